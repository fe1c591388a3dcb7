"""What goes over the wire: the messages in and out, the words in them, refusals, and how connections are held."""
