"""Solves printed exercise sheets from their text, and compares the results with the key page.

    python3 solve_sheets.py FILE.html ...

Reads nothing but the text that a printer would print: it knows neither the page's code nor its numbers. Prints one JSON object,
{"solved": n, "wrong": [...]}. Plain Python, so that it runs wherever the tests run.
"""

import json
import math
import re
import sys
from html.parser import HTMLParser


class Text(HTMLParser):
    """The text of a page: a tab after each cell, a line for each row, paragraph and caption, a form feed after each section."""

    BREAKS = {"tr", "p", "h1", "figcaption", "li", "div"}

    def __init__(self):
        super().__init__()
        self.parts = []
        self.hidden = False
        self.block = False

    def handle_starttag(self, tag, attrs):
        self.hidden = self.hidden or tag in ("style", "title")
        self.block = ("display", "block") in attrs if tag == "math" else self.block

    def handle_endtag(self, tag):
        if tag in ("style", "title"):
            self.hidden = False
        if tag in ("td", "th"):
            self.parts.append("\t")
        elif tag in self.BREAKS or (tag == "math" and self.block):
            self.parts.append("\n")
        elif tag == "section":
            self.parts.append("\f")

    def handle_data(self, data):
        if not self.hidden:
            self.parts.append(data)


def sections(path):
    parser = Text()
    with open(path, encoding="utf-8") as file:
        parser.feed(file.read())
    return "".join(parser.parts).split("\f")[:-1]


def number(text):
    text = text.replace("\u2212", "-").replace("\u221e", "inf")
    return float(text)


def figures(lines):
    """The matrices of a sheet in order: (caption, column names, row names, numbers; None where blank)."""
    found = []
    for at, line in enumerate(lines):
        if not line.startswith("\t") or at == 0:
            continue
        columns = line.split("\t")[1:-1]
        rows, names = [], []
        for row in lines[at + 1 :]:
            cells = row.split("\t")[:-1]
            if len(cells) != len(columns) + 1:
                break
            names.append(cells[0])
            rows.append([number(cell) if cell else None for cell in cells[1:]])
        found.append((lines[at - 1].strip(), columns, names, rows))
    return found


def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def combine(a, b, op):
    """Element by element; a row or a column is repeated."""
    pick = lambda m, i, j: m[i if len(m) > 1 else 0][j if len(m[0]) > 1 else 0]
    rows, cols = max(len(a), len(b)), max(len(a[0]), len(b[0]))
    return [[op(pick(a, i, j), pick(b, i, j)) for j in range(cols)] for i in range(rows)]


def softmax(a):
    powers = [[math.exp(x - max(row)) for x in row] for row in a]
    return [[x / sum(row) for x in row] for row in powers]


def each(a, op):
    return [[op(x) for x in row] for row in a]


def shifted(b, row, offset):
    return b[row + offset] if 0 <= row + offset < len(b) else None


def band_scores(q, k):
    def score(row, offset):
        key = shifted(k, row, offset)
        return -math.inf if key is None else sum(x * y for x, y in zip(q[row], key))

    return [[score(row, offset) for offset in (-1, 0, 1)] for row in range(len(q))]


def band_context(weights, v):
    def entry(row, col):
        terms = zip(weights[row], (shifted(v, row, offset) for offset in (-1, 0, 1)))
        return sum(w * value[col] for w, value in terms if value is not None)

    return [[entry(row, col) for col in range(len(v[0]))] for row in range(len(weights))]


def average(row):
    return sum(row) / len(row)


def root_of_squares(row):
    return math.sqrt(sum(x * x for x in row))


def hardmax(a):
    return [[(x == max(row)) / row.count(max(row)) for x in row] for row in a]


def added(given, _):
    return combine(*given, lambda x, y: x + y)


def scaled(given, text):
    factor = number(re.search(r"multiplied by (\S+)\.", text).group(1))
    return each(given[0], lambda x: factor * x)


def multiplied(given, _):
    return product(*given)


def divided(given, _):
    return combine(*given, lambda x, y: x / y)


# The step that a sheet asks for, by its English name.
STEPS = {
    **dict.fromkeys(["queries", "keys", "values", "scores", "context", "output", "hidden layer before bias"], multiplied),
    **dict.fromkeys(["query of one token", "scores of one token", "result for one token"], multiplied),
    **dict.fromkeys(["projected decoder states", "output before bias", "products of lengths"], multiplied),
    **dict.fromkeys(["feed-forward output before bias"], multiplied),
    **dict.fromkeys(["attention weights", "weights of one token"], lambda given, _: softmax(given[0])),
    **dict.fromkeys(["masked scores", "tokens with positions", "first sum", "normed rows"], added),
    **dict.fromkeys(["hidden layer before activation", "feed-forward output"], added),
    **dict.fromkeys(["scaled scores", "scaled scores of the band"], scaled),
    **dict.fromkeys(["cosines", "normalised rows"], divided),
    "scores of the band": lambda given, _: band_scores(*given),
    "hidden layer": lambda given, _: each(given[0], lambda x: max(0, x)),
    "weights of a hard lookup": lambda given, _: hardmax(given[0]),
    "logarithms of the weights": lambda given, _: each(softmax(given[0]), math.log),
    "lengths of queries": lambda given, _: [[root_of_squares(row)] for row in given[0]],
    "mean of each row": lambda given, _: [[average(row)] for row in given[0]],
    "variance of each row": lambda given, _: [[average(row)] for row in given[0]],
    "standard deviation of each row": lambda given, _: each(given[0], math.sqrt),
    "centred rows": lambda given, _: combine(*given, lambda x, y: x - y),
    "rows after the gain": lambda given, _: combine(*given, lambda x, y: x * y),
}

def solve(caption, lesson, given, text):
    """The asked matrix, computed from the matrices that the sheet prints."""
    if lesson == "Sliding window" and caption.startswith("context"):
        return band_context(*given)
    title = max((title for title in STEPS if caption.startswith(title)), key=len, default=None)
    if title is None:
        raise ValueError(f"unknown step {caption!r} in {lesson!r}")
    return STEPS[title](given, text)


def near(solved, printed):
    """Printed numbers have at most two decimals, and so have the weights that a context is computed from."""
    return solved == number(printed) or abs(solved - number(printed)) <= (0.06 if "." in printed else 0.03)


def check_numbers(lesson, text, lines, answer):
    """Blank cells: the key lists them from left to right and from top to bottom."""
    *given, (caption, _, _, asked) = figures(lines)
    solved = solve(caption, lesson, [rows for _, _, _, rows in given], text)
    blanks = [x for row, numbers in zip(solved, asked) for x, shown in zip(row, numbers) if shown is None]
    printed = [part.rpartition(" = ")[2] for part in answer.split("; ")]
    others = [
        abs(x - shown) > 0.06
        for row, numbers in zip(solved, asked)
        for x, shown in zip(row, numbers)
        if shown is not None and math.isfinite(shown)
    ]
    return len(blanks) == len(printed) > 0 and not any(others) and all(map(near, blanks, printed))


def check_mistake(lesson, text, lines, answer):
    """The one number that differs from the solution, and what it must be."""
    *given, (caption, columns, names, asked) = figures(lines)
    solved = solve(caption, lesson, [rows for _, _, _, rows in given], text)
    distances = {
        (i, j): abs(x - shown)
        for i, (row, numbers) in enumerate(zip(solved, asked))
        for j, (x, shown) in enumerate(zip(row, numbers))
        if x != shown
    }
    row, col = max(distances, key=distances.get)
    cell, wrong, right = re.match(r"(.+): (\S+) must be (\S+)\. ", answer).groups()
    return cell.endswith(f"[{names[row]}, {columns[col]}]") and near(solved[row][col], right) and near(asked[row][col], wrong)


def check_mask(_lesson, _text, lines, answer):
    """The mask that removes exactly the cells whose weight is 0."""
    scores, weights, *masks = [rows for _, _, _, rows in figures(lines)]
    letters = []
    for letter, mask in zip("ABCD", masks):
        own = softmax(combine(scores, mask, lambda x, y: x + y))
        differences = [abs(x - y) for row, printed in zip(own, weights) for x, y in zip(row, printed)]
        if max(differences) <= 0.006:
            letters.append(letter)
    return letters == [answer]


# The steps of the mechanisms in the order in which they are computed, as textbooks have it.
CHAINS = [
    chain.split("; ")
    for chain in (
        "angles; sines; position encoding; tokens with positions; keys; input transposed; keys transposed; scores; scaled scores; "
        "scores divided by temperature; masked scores; attention weights; context; heads side by side; context beside state; "
        "output before bias; output; attentional state; first sum; normed rows; hidden layer; feed-forward output before bias",
        "one token; query of one token; scores of one token; weights of one token; result for one token",
        "scores of the band; scaled scores of the band; weights of the band; context",
        "lengths of keys; lengths of keys, as a row; products of lengths; cosines; attention weights; context",
        "mean of each row; centred rows; squares; variance of each row; standard deviation of each row; normalised rows; "
        "rows after the gain; normed rows",
        "hidden layer before bias; hidden layer before activation; hidden layer; feed-forward output before bias; "
        "feed-forward output",
        "what the targets keep; smoothed targets; loss of each row",
    )
]


def check_order(_lesson, _text, lines, answer):
    """The printed steps, which must be shuffled, in the order of the mechanism."""
    shown = lines[lines.index("Number the steps.") + 1 : -1]
    chain = next(chain for chain in CHAINS if set(shown) <= set(chain))
    solved = sorted(shown, key=chain.index)
    return shown != solved and solved == answer.split(" → ")


def solve_section(section, answer):
    lines = [line for line in section.split("\n") if line.strip()]
    lesson = lines[0].strip()
    kind = lines[-1].rpartition("· ")[2].split(":")[1]
    checks = {"cell": check_numbers, "row": check_numbers, "mistake": check_mistake, "mask": check_mask, "order": check_order}
    return checks[kind](lesson, section, lines, answer)


def solve_file(path):
    """Returns the number of sheets that the key page is right about, and the others by file and seed."""
    *sheets, key = sections(path)
    answers = dict(line.split("\t")[:2] for line in key.split("\n") if "\t" in line)
    wrong = []
    for section in sheets:
        seed = re.search(r"^\S+ \d+$", section, re.MULTILINE).group(0)
        if not solve_section(section, answers[seed]):
            wrong.append(f"{path} {seed}: {answers[seed]}")
    return len(sheets) - len(wrong), wrong


if __name__ == "__main__":
    results = [solve_file(path) for path in sys.argv[1:]]
    print(json.dumps({"solved": sum(n for n, _ in results), "wrong": [line for _, lines in results for line in lines]}))
