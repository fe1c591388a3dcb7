"""What bots, coach, learners and the laboratory know of the game."""
