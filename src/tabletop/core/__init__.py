"""The nouns every game is built from; each file is one of them."""
