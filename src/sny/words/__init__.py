"""What Kraina snów needs of language: the word cards, and the referee of clues, guesses and stories."""
