#!/usr/bin/python3
"""Generates web/ui/fonts/*.woff2: subsets of Libertinus Serif, Libertinus Math and Inter (see NOTICE).

The results are committed, so this is needed only when a test finds a character that they lack. The fonts are those of Debian 12:

    apt-get install python3-fonttools python3-brotli
    apt-get download texlive-fonts-extra fonts-inter-variable
    for package in *.deb; do dpkg -x $package FOLDER; done
    npm run build        # for web/generated/equations*.json
    /usr/bin/python3 .tools/fonts/subset.py FOLDER

The same fonts and characters give the same files.
"""

import sys
from io import BytesIO
from pathlib import Path

from characters import LATIN_EXTENDED, mathematics, texts
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).parents[2] / "web/ui/fonts"
LIBERTINUS = "usr/share/texlive/texmf-dist/fonts/opentype/public/libertinus-fonts/Libertinus"
INTER = "usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

TEXT_FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
# Alternates that browsers choose in scripts, under accents and for the letters i and j.
MATH_FEATURES = ["ssty", "flac", "dtls", "mark", "ccmp"]

# Name records: copyright, family, style, full name, version, PostScript name, designer, licence and its URL.
KEPT_NAMES = [0, 1, 2, 4, 5, 6, 9, 13, 14]


def main(folder):
    source = folder / LIBERTINUS
    for style, file, more in (("Regular", "serif", LATIN_EXTENDED), ("Italic", "serif-italic", set())):
        font = opened(f"{source}Serif-{style}.otf")
        for letter in "TO":
            add_superscript(font, letter)
        write(font, "Serif", file, texts() | more, TEXT_FEATURES)
    font = opened(f"{source}Math-Regular.otf")
    widen_norms(font)
    write(font, "Math", "math", mathematics(), MATH_FEATURES)
    write(inter(folder / INTER), "Sans", "sans", texts(), TEXT_FEATURES)


def opened(file):
    """Keeps the time stamp of the original, so that the results are always the same."""
    return TTFont(file, recalcTimestamp=False)


def inter(path):
    """Inter in the weights 400 to 700, with digits of equal width as the default."""
    font = reloaded(instantiateVariableFont(opened(path), {"wght": (400, 700)}))
    tabular = tabular_digits(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = tabular.get(table.cmap[code], table.cmap[code])
    return font


def reloaded(font):
    """fontTools cannot make a subset of an instance that it has not saved."""
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return opened(file)


def tabular_digits(font):
    """The substitutions of the feature tnum."""
    table = font["GSUB"].table
    (indices,) = {
        tuple(record.Feature.LookupListIndex)
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
    }
    subtables = [subtable for index in indices for subtable in table.LookupList.Lookup[index].SubTable]
    pairs = [getattr(subtable, "ExtSubTable", subtable).mapping for subtable in subtables]
    return {before: after for mapping in pairs for before, after in mapping.items()}


def add_superscript(font, letter):
    """Adds the modifier letter of a capital, which Libertinus lacks: ᵀ is the transpose in texts without MathML."""
    scale, rise = 0.62, 270
    name = {"T": "uni1D40", "O": "uni1D3C"}[letter]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    strings.charStrings[name] = len(strings.charStringsIndex)
    strings.charStringsIndex.append(None)
    font["CFF "].cff.topDictIndex[0].charset.append(name)
    draw(font, name, letter, (scale, 0, 0, scale, 0, rise), font["hmtx"][letter][0] * scale)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[int(name[3:], 16)] = name


def widen_norms(font):
    """Adds space around ‖: in browsers, italic letters reach into the space beside them."""
    space = 40
    for name in font.getGlyphOrder():
        if name.split(".")[0] == "uni2016":
            draw(font, name, name, (1, 0, 0, 1, space, 0), font["hmtx"][name][0] + 2 * space)


def draw(font, name, original, transform, width):
    """Draws a glyph as the transformed outline of another one, or of itself."""
    top = font["CFF "].cff.topDictIndex[0]
    # A charstring holds the difference from the nominal width; FreeType trusts it more than the table of widths.
    pen = T2CharStringPen(round(width) - top.Private.nominalWidthX, None)
    font.getGlyphSet()[original].draw(TransformPen(pen, transform))
    top.CharStrings[name] = pen.getCharString(private=top.Private, globalSubrs=top.GlobalSubrs)
    bearing = font["hmtx"][original][1] * transform[0] + transform[4]
    font["hmtx"][name] = (round(width), round(bearing))


def write(font, family, file, characters, features):
    options = Options()
    options.layout_features = features
    options.name_IDs = KEPT_NAMES
    options.name_languages = [0x409]
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.glyph_names = False
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    rename(font, f"Attention Lab {family}")
    font.flavor = "woff2"
    path = TARGET / f"attention-lab-{file}.woff2"
    font.save(path)
    lacking = "".join(map(chr, sorted(set(characters) - set(font.getBestCmap()))))
    print(f"{path.name}: {path.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs; lacks {lacking}")


def rename(font, family):
    """Modified versions have their own name, so that they are not mistaken for an installed original."""
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = family
        elif record.nameID == 6:
            record.string = family.replace(" ", "")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
