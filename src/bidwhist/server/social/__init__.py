"""Friends and clubs: who knows whom, who is here, and tables among members."""
