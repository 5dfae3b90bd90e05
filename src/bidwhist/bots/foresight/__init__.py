"""What a deal may come to: hands valued over many worlds, auctions rolled out, scores as chances in the match."""
