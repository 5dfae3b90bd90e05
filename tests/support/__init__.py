"""What tests share: hands from text, random rule sets, deals played out."""
