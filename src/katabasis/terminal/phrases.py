"""Small phrases: a card as people write it, a rule in a line, a list of names."""

from __future__ import annotations

from katabasis.rulebook import Rule, plain, rulebook
from katabasis.words import Words

A_FEW_RULES = 5


def as_card(text: str, words: Words, symbols: dict[str, str]) -> str:
    """A card as people write it, in our notation: "Q♥", or in French "D♥" and "Dh", is "qh"."""
    letters = plain(text)
    for symbol, letter in symbols.items():
        letters = letters.replace(symbol, letter)
    figures = words.say("terminal-figures").split()  # Jack, Queen, King as the language abbreviates them
    for own, figure in zip(figures, "jqk", strict=True):
        if len(letters) == 2 and letters[0] == own:
            return figure + letters[1]
    return letters


def cited(rule: Rule, words: Words) -> str:
    """A rule in a line: id, title and text."""
    label = f"[{rule.id}] {rule.title(words.language)}"
    if label.endswith("?"):
        return f"{label} {rule.text(words.language)}"
    return words.say("terminal-labelled", {"label": label, "text": rule.text(words.language)})


def rules_about(game: str, text: str, words: Words) -> list[str]:
    """A few rules that speak of a text, or what to type instead."""
    if not text:
        return [words.say("terminal-help-rules")]
    found = rulebook(game).search(text, words.language)
    if not found:
        return [words.say("terminal-no-rule", {"text": text})]
    lines = [cited(rule, words) for rule in found[:A_FEW_RULES]]
    if len(found) > A_FEW_RULES:
        lines.append(words.say("terminal-more-rules", {"count": len(found) - A_FEW_RULES}))
    return lines


def listed(names: list[str]) -> dict[str, int | str]:
    return {"names": ", ".join(names), "count": len(names)}
