"""The games of the house; each is a folder with the same rooms."""
