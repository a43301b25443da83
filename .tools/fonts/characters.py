"""The code points of the shipped fonts: what the page uses, and the letters and marks of western European languages."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]


def span(first, last):
    return set(range(first, last + 1))


LATIN = span(0x20, 0x7E) | span(0xA0, 0xFF) | set(map(ord, "ŒœŸˆ˜"))
# For words that readers type; upright only.
LATIN_EXTENDED = span(0x100, 0x17F)
PUNCTUATION = set(map(ord, "‐‑‒–—‘’‚“”„†•…‹›′″\u2009\u200a\u202f"))
GREEK = set(map(ord, "ΓΔΘΛΞΠΣΦΨΩαβγδεζηθκλμνξπρστφχψω"))
SIGNS = set(map(ord, "←↑→↓↔−±×÷√∞≈≠≤≥∑∏∈∘⋅⊙⊤⋯‖⁰¹²³⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄₅₆₇₈₉"))


def texts():
    """For the serif and the sans: everything that a source file of the page may show."""
    files = [
        file
        for kind in ("ts", "json", "html")
        for file in ROOT.glob(f"web/**/*.{kind}")
        if "generated" not in file.parts
    ]
    used = {ord(letter) for file in files for letter in file.read_text(encoding="utf8")}
    return (LATIN | PUNCTUATION | GREEK | SIGNS | used) - span(0, 0x1F)


def mathematics():
    """For MathML. Browsers replace a single letter by the mathematical italic of the same letter."""
    used = set()
    for file in ROOT.glob("web/generated/equations*.json"):
        used |= characters_of(json.loads(file.read_text(encoding="utf8")))
    letters = span(0x41, 0x5A) | span(0x61, 0x7A) | GREEK
    signs = set(map(ord, "()[]{}|‖⌈⌉⌊⌋+−=<>≤≥≠≈·⋅×÷/*,;:.!'′″…⋯←→∈∘⊕⊙⊤⋆√∑∏∞ℓˆˇ˜‾\u0302\u0303\u0305\u030c\u2061"))
    return letters | span(0x30, 0x39) | {0x20, 0xA0} | signs | used | {italic(code) for code in letters | used}


def characters_of(tree):
    """All text in the equations, but not in \\text, which has the serif."""
    if isinstance(tree, str):
        return set(map(ord, tree))
    if isinstance(tree, dict):
        return set().union(*map(characters_of, tree.values()))
    tag, _, *children = tree
    return set() if tag == "mtext" else set().union(*map(characters_of, children))


def italic(code):
    """The mathematical italic of a Latin or Greek letter."""
    if code == ord("h"):
        return 0x210E
    for first, last, start in ((0x41, 0x5A, 0x1D434), (0x61, 0x7A, 0x1D44E), (0x391, 0x3A9, 0x1D6E2), (0x3B1, 0x3C9, 0x1D6FC)):
        if first <= code <= last:
            return start + code - first
    return {0x2202: 0x1D715, 0x3F5: 0x1D716, 0x3D1: 0x1D717, 0x3D5: 0x1D719}.get(code, code)
