"""One module per chapter of the rulebook.

`reach_…` is called when something comes to the top of the stack: it does what needs no answer and returns whether an
answer is awaited.  `answer_…` is called with that answer.  Both take what they deal with off the stack.
"""
