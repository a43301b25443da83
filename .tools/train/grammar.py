"""English sentences of a small grammar, with French translations and word alignments.

An English noun phrase is: determiner, size, colour, origin, kind, noun; "the small red house". In French the size precedes the
noun and the other adjectives follow it in reverse order, all in the gender of the noun: "la zone économique européenne". Every
noun begins with a consonant, so that articles are not elided.
"""

DETERMINERS = {
    "the": ("le", "la"),
    "a": ("un", "une"),
    "this": ("ce", "cette"),
    "each": ("chaque", "chaque"),
    "my": ("mon", "ma"),
    "your": ("ton", "ta"),
    "her": ("son", "sa"),
}
SIZES = {
    "small": ("petit", "petite"),
    "large": ("grand", "grande"),
    "old": ("vieux", "vieille"),
    "new": ("nouveau", "nouvelle"),
}
COLOURS = {
    "red": ("rouge", "rouge"),
    "green": ("vert", "verte"),
    "black": ("noir", "noire"),
    "white": ("blanc", "blanche"),
}
ORIGINS = {
    "european": ("européen", "européenne"),
    "french": ("français", "française"),
    "german": ("allemand", "allemande"),
    "chinese": ("chinois", "chinoise"),
}
KINDS = {
    "economic": ("économique", "économique"),
    "public": ("public", "publique"),
    "national": ("national", "nationale"),
    "central": ("central", "centrale"),
}
MASCULINE = {
    "market": "marché",
    "garden": "jardin",
    "bridge": "pont",
    "book": "livre",
    "park": "parc",
    "boat": "bateau",
    "treaty": "traité",
}
FEMININE = {
    "area": "zone",
    "house": "maison",
    "city": "ville",
    "bank": "banque",
    "car": "voiture",
    "street": "rue",
    "door": "porte",
}
VERBS = {
    "grows": "grandit",
    "changes": "change",
    "appears": "apparaît",
    "waits": "attend",
    "shines": "brille",
    "suffers": "souffre",
    "moves": "bouge",
    "arrives": "arrive",
}
STOPS = (".", "?", "!")

ADJECTIVES = (SIZES, COLOURS, ORIGINS, KINDS)
#: The slots of an English sentence (determiner 0, adjectives 1 to 4, noun 5, verb 6, stop 7) in French order.
FRENCH_ORDER = (0, 1, 5, 4, 3, 2, 6, 7)


def sentence(random):
    """The words of an English sentence by slot; `None` for an omitted adjective."""
    adjectives = [random.choice([None, *table]) for table in ADJECTIVES]
    noun = random.choice([*MASCULINE, *FEMININE])
    return (random.choice([*DETERMINERS]), *adjectives, noun, random.choice([*VERBS]), random.choice(STOPS))


def translate(words):
    """(English, French, sources): `sources` has, for each French word, the index of the English word that it translates."""
    feminine = words[5] in FEMININE
    by_gender = [{word: forms[feminine] for word, forms in table.items()} for table in (DETERMINERS, *ADJECTIVES)]
    tables = [*by_gender, MASCULINE | FEMININE, VERBS, {stop: stop for stop in STOPS}]
    present = [place for place, word in enumerate(words) if word is not None]
    order = [place for place in FRENCH_ORDER if place in present]
    english = tuple(words[place] for place in present)
    french = tuple(tables[place][words[place]] for place in order)
    return english, french, tuple(present.index(place) for place in order)
