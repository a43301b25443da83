"""Solves printed exercise sheets from their text, and compares the results with the key page.

    python3 solve_sheets.py FILE.html ...

Reads nothing but the text that a printer would print: it knows neither the page's code nor its numbers. Prints one JSON object,
{"solved": n, "wrong": [...]}. Plain Python, so that it runs wherever the tests run.

A number is right if rounding explains its distance: half of its own last decimal, and what half of the last decimal of each rounded
number that it is computed from changes. That is computed by solving the sheet again with each of those numbers half a decimal larger
and smaller. A wrong number must be further away than any right one can seem to be.
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
    text = text.replace("\u2212", "-").replace("\u221e", "inf").replace(",", ".")
    return float(text)


class Matrix(list):
    """Rows of numbers, None where blank, and by how much each may differ from the number that was printed."""

    def __init__(self, texts):
        super().__init__([number(text) if text else None for text in row] for row in texts)
        # A matrix of multiples of 1/4 is written exactly, any other with two decimals; its zeros come from masks.
        is_exact = all(re.fullmatch(r"\u2212?(\d+(\.5|\.25|\.75)?|\u221e)|", text) for row in texts for text in row)
        self.errors = [[0 if is_exact or text == "0" or "\u221e" in text else 0.005 for text in row] for row in texts]


def figures(lines):
    """The matrices of a sheet in order: (caption, column names, row names, numbers; None where blank)."""
    found = []
    for at, line in enumerate(lines):
        if not line.startswith("\t") or at == 0:
            continue
        columns = line.split("\t")[1:-1]
        texts, names = [], []
        for row in lines[at + 1 :]:
            cells = row.split("\t")[:-1]
            if len(cells) != len(columns) + 1:
                break
            names.append(cells[0])
            texts.append([cell.replace(",", ".") for cell in cells[1:]])
        found.append((lines[at - 1].strip(), columns, names, Matrix(texts)))
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


def lookup(given, text):
    if any(row.count(max(row)) > 1 for row in given[0]) and "share the weight equally" not in text:
        raise ValueError("a tie without a rule")
    return hardmax(given[0])


def added(given, _):
    return combine(*given, lambda x, y: x + y)


def scaled(given, text):
    printed = re.search(r"multiplied by (\S+)\.", text).group(1)
    if printed not in ("0.25", "0.5"):
        raise ValueError(f"the factor {printed} may be rounded")
    factor = number(printed)
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
    "weights of a hard lookup": lookup,
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


def changed(matrix, row, col, by):
    """The matrix with one number changed."""
    return [[x + by if (i, j) == (row, col) else x for j, x in enumerate(numbers)] for i, numbers in enumerate(matrix)]


def distance(x, y):
    return 0 if x == y else abs(x - y)


def solve_with_errors(caption, lesson, given, text):
    """The asked matrix, and by how much the rounding of the given numbers may have moved each of its numbers."""
    solved = solve(caption, lesson, given, text)
    moved = [[0] * len(row) for row in solved]
    for at, matrix in enumerate(given):
        for i, errors in enumerate(matrix.errors):
            for j, error in enumerate(errors):
                if error == 0:
                    continue
                with_number = lambda by: [changed(m, i, j, by) if k == at else m for k, m in enumerate(given)]
                more, less = (solve(caption, lesson, with_number(by), text) for by in (error, -error))
                for r, row in enumerate(moved):
                    for c in range(len(row)):
                        row[c] += distance(more[r][c], less[r][c]) / 2
    return solved, moved


# Layer norm adds 0.00001 under its root.
SLACK = 0.00003


class Solution:
    """A sheet with blanks or with a mistake, solved."""

    def __init__(self, lesson, text, lines):
        *given, (self.caption, self.columns, self.names, self.asked) = figures(lines)
        given = [matrix for _, _, _, matrix in given]
        self.numbers, self.carried = solve_with_errors(self.caption, lesson, given, text)
        self.is_rounded = any(x for row in self.carried for x in row)
        self.tolerances = [
            # A number that is written exactly, and computed from such numbers, is exact.
            [moved + (own or (0.005 if moved else 0)) + SLACK for moved, own in zip(row, errors)]
            for row, errors in zip(self.carried, self.asked.errors)
        ]
        self.check_text(text)

    def check_text(self, text):
        """The sheet says by how much numbers may differ, and how an infinity is written."""
        said = re.search(r"may differ from the printed results by up to (\S+)\.", text)
        most = max(x for row in self.tolerances for x in row)
        if (said is not None) != self.is_rounded or (said and not most - 0.001 <= number(said.group(1)) < most + 0.011):
            raise ValueError(f"says {said and said.group(1)} where rounding changes {most}")
        if any(x == -math.inf for row in self.numbers for x in row) and "-inf" not in text:
            raise ValueError("an infinity, and not how it is written")

    def cells(self):
        return [(i, j) for i, row in enumerate(self.numbers) for j in range(len(row))]

    def is_right(self, cell, text):
        i, j = cell
        own = 0.005 if re.search(r"\.\d\d$", text) and self.tolerances[i][j] < 0.005 else 0
        return distance(self.numbers[i][j], number(text)) <= self.tolerances[i][j] + own

    def is_shown_right(self, cell):
        i, j = cell
        return distance(self.numbers[i][j], self.asked[i][j]) <= self.tolerances[i][j]


def check_numbers(lesson, text, lines, answer):
    """Blank cells: the key lists them from left to right and from top to bottom."""
    solution = Solution(lesson, text, lines)
    blanks = [(i, j) for i, j in solution.cells() if solution.asked[i][j] is None]
    shown = [cell for cell in solution.cells() if cell not in blanks]
    printed = [part.rpartition(" = ")[2] for part in answer.split("; ")]
    return (
        len(blanks) == len(printed) > 0
        and all(map(solution.is_shown_right, shown))
        and all(map(solution.is_right, blanks, printed))
    )


def check_mistake(lesson, text, lines, answer):
    """The one number that differs from the solution by more than rounding, and what it must be."""
    solution = Solution(lesson, text, lines)
    cell, wrong, right = re.match(r"(.+): (\S+) must be (\S+?)\.(?: |$)", answer).groups()
    found = [each for each in solution.cells() if not solution.is_shown_right(each)]
    if len(found) != 1:
        return False
    [(row, col)] = found
    distance_of_wrong = abs(solution.numbers[row][col] - solution.asked[row][col])
    return (
        cell.endswith(f"[{solution.names[row]}, {solution.columns[col]}]")
        and solution.is_right((row, col), right)
        and number(wrong) == solution.asked[row][col]
        and distance_of_wrong > max(x for numbers in solution.tolerances for x in numbers)
    )


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
