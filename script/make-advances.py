#!/usr/bin/env python3
"""Makes the advance table of the `sf-fitted` measurer and docs/TEXT.md.

San Francisco may not be shipped; how wide its letters are was measured, and stands in
script/data/san-francisco.txt. Inter draws: this reads Inter's advances and bounds for where a glyph
stands in San Francisco's advance, and for letters that nobody measured. Noto Sans lends the other
alphabets. It writes Sources/BarLayout/Text/Generated as arrays that the compiler lays out as data.

    pip install uharfbuzz numpy                    # and the fonts that script/bootstrap fetches
    script/make-advances.py [--check]              # --check writes nothing, exits 1 on a difference

Where an advance comes from, the first that holds:

    measured      the rows of san-francisco.txt
    a relative    that of a measured letter, and what Inter gives the one more than the other:
                  é of e, Cyrillic А of A, ’ of the comma
    Inter         p Inter(c) + e, as measured letters have it on average, by cut and weight

What a letter of a watch's font adds to it stands in script/data/sf-compact.txt.
"""

import argparse
import functools
import importlib.util
import pathlib
import re
import sys
import unicodedata

import numpy as np
import uharfbuzz as hb

ROOT = pathlib.Path(__file__).resolve().parent.parent
FETCH = ROOT / "Sources/BarCommand/Fonts/fetch-fonts.py"
FONTS = ROOT / "Sources/BarRender/Fonts/pinned-fonts.tsv"
DATA = ROOT / "script/data/san-francisco.txt"
COMPACT = ROOT / "script/data/sf-compact.txt"
ROWS = ROOT / "Tests/BarLayoutTests/Text/PublishedWidths.swift"
WATCH_ROWS = ROOT / "Tests/BarLayoutTests/Text/WatchWidths.swift"
STRINGS = ROOT / "Tests/BarLayoutTests/Text/MeasuredStrings.swift"
OUT = ROOT / "Sources/BarLayout/Text/Generated"
SIZES = (14, 28)  # the optical sizes that text and large text are drawn at
WEIGHTS = (400, 700)
CAP_HEIGHT = 0.7046  # San Francisco: 1443 of 2048
SCALE = (CAP_HEIGHT / (1490 / 2048),) * 2  # by cut
UNIT = 4096  # units of an em in the tables; pairs have 2048
# How far an outline may be stretched along x towards San Francisco's letter, as a share. Published
# inks are off by 0.32 pt (one standard deviation) unstretched, by 0.26 pt so.
STRETCH = 0.04
# Pictures of Arabic titles are 1 to 2 % narrower than Noto Sans Arabic.
ARABIC = 0.985
# Hebrew of iOS 17 is narrower than Noto Sans Hebrew: two labels of nutritionfactsorg/daily-dozen-ios, 105.33 and
# 56.33 wide, are 0.961 and 0.946 of it. Four words on watchOS 9.1 (sf-compact.txt) are narrower too.
HEBREW = 0.955
# Cyrillic letters without a Latin twin, by cut: 16 titles and words of iOS 18 and 26 (easydev991/SwiftUI-WorkoutApp
# and SwiftUI-Days, smfedoroviosdev/glowlab-ai.github.io) are 0.3 to 2 % wider than as Inter has them, two large titles
# 0.3 %; about half of their letters are such.
CYRILLIC = (1.018, 1.005)

TEXT_RANGES = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x21FF),
    (0x2200, 0x22FF), (0x2300, 0x23FF), (0x25A0, 0x25FF), (0x2600, 0x27BF),
]
KERNED = "".join(map(chr, range(0x20, 0x7F))) + "‘’“”–—…•·«»"
KERNED += "".join(map(chr, range(0x391, 0x3CA))) + "".join(map(chr, range(0x410, 0x450)))
KERN_FLOOR = 0.0015  # pairs of Inter that move less than this in every table are left out, in em
# Pairs of these were measured.
KERN_MEASURED = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,'-")

# Letters of other alphabets that are drawn as a Latin letter are as wide.
TWINS = dict(zip("АВЕКМНОРСТУХаеорсухіѕјІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧοκ",
                 "ABEKMHOPCTYXaeopcyxisjISJABEZHIKMNOPTYXok"))
# Further letters and signs that are as wide as another, but for what Inter makes of the difference.
RELATIVES = dict(zip("øØđĐłŁħĦŧŦıȷŀĿ\u00a0‐‑–—‘’‚“”„", "oOdDlLhHtTijlL ----,,,\"\"\""))


@functools.cache
def pinned(start):
    """The path of the pinned font whose file's name begins so; script/bootstrap puts it there."""
    spec = importlib.util.spec_from_file_location("fetch_fonts", FETCH)
    fetch = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fetch)
    rows = [line for line in FONTS.read_text().splitlines() if line.startswith(start)]
    assert len(rows) == 1, f"{len(rows)} pinned fonts begin with {start}"
    return fetch.Font(rows[0]).place(pathlib.Path(fetch.usual_folder()))


class Font:
    """One font file, a variable one at a weight and a size; answers in em."""

    def __init__(self, path, weight=400, size=14):
        self.face = hb.Face(hb.Blob.from_file_path(str(path)))
        self.font = hb.Font(self.face)
        self.font.set_variations({"wght": weight, "opsz": size})
        self.upem = self.face.upem

    @functools.cache
    def shape(self, text, kern=True):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        # Digits of other alphabets are set as wide as each is, which Noto Sans Arabic has to be asked for.
        hb.shape(self.font, buffer, {"kern": kern, "calt": False, "liga": False, "pnum": not text.isascii()})
        return list(zip(buffer.glyph_infos, buffer.glyph_positions))

    def advances(self, text, kern=True):
        return [p.x_advance / self.upem for _, p in self.shape(text, kern)]

    def width(self, text):
        return sum(self.advances(text))

    @functools.cache
    def bounds(self, text):
        """x0, x1, y0, y1 of the first glyph, y up; all 0 when it draws nothing."""
        e = self.font.get_glyph_extents(self.shape(text)[0][0].codepoint)
        box = (e.x_bearing, e.x_bearing + e.width, e.y_bearing + e.height, e.y_bearing)
        return tuple(v / self.upem for v in box)

    def has(self, scalar):
        return self.font.get_nominal_glyph(scalar) is not None


INTER_FONTS = [[Font(pinned("Inter["), w, size) for w in WEIGHTS] for size in SIZES]


def root_letter(char):
    """The letter whose width a letter shares: e for é, A for Cyrillic А."""
    if char in RELATIVES:
        return RELATIVES[char]
    base = unicodedata.normalize("NFD", char)[0]
    return TWINS.get(base, base)


# --- San Francisco ------------------------------------------------------------------------------

def parts_of(path):
    """The rows of a data file under each of its headers."""
    parts, part = {}, None
    for line in path.read_text().splitlines():
        if header := re.match(r"\[(\w+)\]", line):
            part = parts.setdefault(header[1], [])
        elif line and not line.startswith("#"):
            part.append(line)
    return parts


def number(row):
    return float(row.split()[-1])


def name(word):
    return {"space": " ", "hash": "#"}.get(word, word)


class SanFrancisco:
    """The measured figures; advances in em without tracking, pairs in 1/2048 em."""

    def __init__(self):
        parts = parts_of(DATA)
        self.weights = {row.split()[0]: number(row) for row in parts["weights"]}
        self.optical = {int(row.split()[0]): number(row) for row in parts["optical"]}
        self.trackings = {int(row.split()[0].lstrip("+")): number(row) for row in parts["tracking"]}
        self.advances = {name(row.split()[0]): [int(n) / UNIT for n in row.split()[1:]]
                         for row in parts["advances"]}
        self.pairs = {}
        for row in parts["kerning"]:
            first, items = row.split(": ", 1)
            for item in items.strip(";").split(";"):
                second, *numbers = item.split()
                self.pairs[name(first) + name(second)] = [int(n) for n in numbers]

    def share(self, size):
        return float(np.interp(size, list(self.optical), list(self.optical.values())))

    def tracking(self, size):
        return float(np.interp(size, list(self.trackings), list(self.trackings.values())))


class Compact:
    """What the watch's font adds to it: advances in em, stretches of the outline as shares."""

    def __init__(self):
        parts = parts_of(COMPACT)
        rows = {name(row.split()[0]): row.split()[1:4] for row in parts["advances"] + parts["others"]}
        self.rows = {char: [int(n) / 1000 for n in numbers] for char, numbers in rows.items()}
        self.heights = {row.split()[0]: number(row) for row in parts["heights"]}
        self.fallback = {row.split()[0]: number(row) / 1000 for row in parts["fallback"]}
        self.trackings = {int(row.split()[0]): number(row) for row in parts["tracking"]}

    def tracking(self, size):
        """In 1/2048 em, as San Francisco's."""
        return 2.048 * float(np.interp(size, list(self.trackings), list(self.trackings.values())))

    def kind(self, char):
        if char.isupper() or char.isdigit():
            return "capital"
        return "small" if char.isalpha() else "sign"

    def row(self, char):
        """Text and display advance, what the outline is stretched by."""
        base = unicodedata.normalize("NFD", char)[0]
        for known in (char, base, root_letter(char)):
            if known in self.rows:
                return self.rows[known]
        return self.rows[self.kind(base)]

    def height(self, char):
        """What the outline's height is multiplied by; a letter's own bounds say how tall it is."""
        base = root_letter(char)
        if self.kind(base) != "small":
            return self.heights["capital"] / CAP_HEIGHT
        top, tall, low = (MODEL.bounds(c, 0)[3] for c in (base, "l", "x"))
        if top > (tall + low) / 2:
            return self.heights["ascender"] / tall
        return self.heights["small"] / low


SF = SanFrancisco()
COMPACT_FONT = Compact()


class Model:
    """What becomes of it for every letter of Inter: advance, and where the outline stands."""

    def __init__(self):
        known = [c for c in SF.advances if c.isalnum()]
        self.lines, self.extra = {}, {}
        for column in range(4):
            own = np.array([self.own(c, column) for c in known])
            real = np.array([SF.advances[c][column] for c in known])
            self.lines[column] = np.polyfit(own, real, 1)
            self.extra[column] = float(np.median(real - own))

    def own(self, char, column):
        """How wide Inter's letter is at San Francisco's height."""
        cut, weight = divmod(column, 2)
        return SCALE[cut] * INTER_FONTS[cut][weight].advances(char)[0]

    def bounds(self, char, column):
        cut, weight = divmod(column, 2)
        return [SCALE[cut] * v for v in INTER_FONTS[cut][weight].bounds(char)]

    def advance(self, char, column):
        if char in SF.advances:
            return SF.advances[char][column]
        own, root = self.own(char, column), root_letter(char)
        if root in SF.advances:
            return SF.advances[root][column] + own - self.own(root, column)
        slope, extra = self.lines[column]
        share = CYRILLIC[column // 2] if script_of(char) == 2 else 1
        return share * (slope * own + extra)

    def stretch(self, char, column):
        """Gaps as even as Inter's need a letter that fills San Francisco's advance as Inter's does."""
        left, right, _, _ = self.bounds(char, column)
        own = self.own(char, column)
        if own == 0 or right <= left:
            return 1.0
        missing = self.advance(char, column) - own - self.extra[column]
        return 1 + min(max(missing / (right - left), -STRETCH), STRETCH)


MODEL = Model()


def mixed(columns, size, weight):
    """Between the four columns at a size and weight, as the tables are read."""
    o, b = SF.share(size), SF.weights[weight]
    return sum(v * c * w for v, c, w in zip(
        columns, (1 - o, 1 - o, o, o), (1 - b, b, 1 - b, b)))


def pen(text, size, weight):
    """How far the pen travels, in points."""
    b = SF.weights[weight]
    total = sum(mixed([MODEL.advance(c, i) for i in range(4)], size, weight)
                + SF.tracking(size) / 2048 for c in text)
    for pair in map("".join, zip(text, text[1:])):
        tr, tb, dr, db = SF.pairs.get(pair, (0, 0, 0, 0))
        o = SF.share(size)
        total += ((1 - o) * (tr + b / 2 * (tb - tr)) + o * (dr + b / 2 * (db - dr))) / 2048
    return total * size


def drawn_edges(char, size, weight):
    """Room left and right of a letter's ink in its advance, in points."""
    b, x, cut = SF.weights[weight], DRAWN[weight], 2 * (size >= 20)
    advance = mixed([MODEL.advance(char, i) for i in range(4)], size, weight)
    advance += SF.tracking(size) / 2048
    numbers = []
    for column in (cut, cut + 1):
        stretch = MODEL.stretch(char, column)
        left, right, _, _ = MODEL.bounds(char, column)
        numbers.append([stretch * v for v in (MODEL.own(char, column), left, right)])
    own, left, right = (1 - x) * np.array(numbers[0]) + x * np.array(numbers[1])
    start = (advance - own) / 2
    return (start + left) * size, (advance - start - right) * size


def compact_ink(text, size, weight):
    """How wide a text of ASCII letters is drawn in the watch's font, in points."""
    o = SF.share(size)
    rows = [COMPACT_FONT.row(c) for c in text]
    added = [(1 - o) * row[0] + o * row[1] for row in rows]
    tracking = (COMPACT_FONT.tracking(size) - SF.tracking(size)) / 2048
    ends = 0
    for char, extra, row, edge in ((text[0], added[0], rows[0], 0), (text[-1], added[-1], rows[-1], 1)):
        room = drawn_edges(char, size, weight)
        ink = pen(char, size, weight) - sum(room)
        ends += room[edge] + size * (extra + tracking) / 2 + ink * (1 - row[2]) / 2
    return pen(text, size, weight) + size * (sum(added) + len(text) * tracking) - ends


# Where Inter's weights lie between regular and bold.
ANTIALIAS = 0.2  # what antialiasing adds to an ink's width in a picture of 2x, in points
DRAWN = {"regular": 0, "medium": 1 / 3, "semibold": 2 / 3, "bold": 1}


# --- The tables -------------------------------------------------------------------------------

def units(value, unit=UNIT):
    return int(round(float(value) * unit))


def packed(numbers, bits=16):
    """Numbers with a sign side by side in a word, the first one lowest."""
    word = 0
    for place, number in enumerate(numbers):
        assert -(1 << bits - 1) <= number < 1 << bits - 1, number
        word |= (number & (1 << bits) - 1) << bits * place
    return word


def letter_words(rows, compact):
    """Eight words: advance, width, left and right of the outline by column; bottom and top of the text
    cut's regular and bold, of the display cut's; the four stretches; what the watch's font adds to the
    text and display cut's advance, and stretches the outline by along x and y."""
    words = [packed([units(r[i]) for i in range(4)]) for r in rows]
    words += [packed([units(v) for r in rows[i:i + 2] for v in r[4:6]]) for i in (0, 2)]
    return words + [packed([units(r[6]) for r in rows]), packed([units(v) for v in compact])]


def inter_letter(char):
    rows = []
    for column in range(4):
        stretch = MODEL.stretch(char, column)
        left, right, bottom, top = MODEL.bounds(char, column)
        own = MODEL.own(char, column)
        advance = MODEL.advance(char, column) if own else 0
        rows.append([advance, own * stretch, left * stretch, right * stretch, bottom, top, stretch])
    text, display, drawn = COMPACT_FONT.row(char) if MODEL.own(char, 0) else (0, 0, 1)
    compact = (text, display, drawn, COMPACT_FONT.height(char))
    return letter_words(rows, compact), MODEL.own(char, 0) != 0


def noto(script, weight):
    """A script's font at a weight: one variable file, or one for each weight."""
    name = f"NotoSans{script}"
    if any(line.startswith(f"{name}[") for line in FONTS.read_text().splitlines()):
        return Font(pinned(f"{name}["), weight)
    return Font(pinned(f"{name}-{'Bold' if weight == 700 else 'Regular'}."))


def noto_letters():
    for name, start, end in (("Hebrew", 0x5BE, 0x5F4), ("Devanagari", 0x900, 0x97F),
                             ("Thai", 0xE01, 0xE5B)):
        fonts = [noto(name, w) for w in WEIGHTS]
        for s in range(start, end + 1):
            if not fonts[0].has(s) or unicodedata.category(chr(s)) in ("Mn", "Me", "Cf", "Cn"):
                continue
            rows = []
            for font in fonts:
                glyph = font.font.get_nominal_glyph(s)
                share = HEBREW if name == "Hebrew" else 1
                advance = share * font.font.get_glyph_h_advance(glyph) / font.upem
                e = font.font.get_glyph_extents(glyph)
                box = (e.x_bearing, e.x_bearing + e.width, e.y_bearing + e.height, e.y_bearing)
                x = [share * v / font.upem for v in box[:2]]
                rows.append([advance, advance, *x] + [v / font.upem for v in box[2:]] + [share])
            share = COMPACT_FONT.fallback[name]
            yield s, letter_words(rows + rows, (0, 0, share, share))


def letters():
    """Scalar, whether tracking applies to it, and its words."""
    font = INTER_FONTS[0][0]
    for a, b in TEXT_RANGES:
        for s in range(a, b + 1):
            if font.has(s) and unicodedata.category(chr(s)) not in ("Cf", "Mn", "Me", "Cn"):
                words, is_tracked = inter_letter(chr(s))
                yield s, is_tracked, words
    for s, words in noto_letters():
        yield s, False, words


def kerning_classes():
    """A number for each letter that kerns, the same for one that kerns like it."""
    classes = {c: i + 1 for i, c in enumerate(KERNED)}
    assert len(classes) < 256
    font = INTER_FONTS[0][0]
    for start, end in ((0xA0, 0x250), (0x370, 0x530), (0x1E00, 0x1F00)):
        for c in map(chr, range(start, end)):
            base = RELATIVES.get(c, unicodedata.normalize("NFD", c)[0])
            if font.has(ord(c)) and c not in classes and base in KERNED:
                classes[c] = classes[base]
    return classes


def kerning_rows():
    """By first class: second class, then text regular, text black, display regular, display black."""
    rows = [[]]
    for a in KERNED:
        row = []
        for second, b in enumerate(KERNED, 1):
            if a in KERN_MEASURED and b in KERN_MEASURED:
                numbers = SF.pairs.get(a + b)
                if numbers:
                    row.append((second, numbers))
                continue
            if script_of(a) != script_of(b):
                continue
            moved = [SCALE[i] * (f.width(a + b) - f.width(a) - f.width(b))
                     for i, fonts in enumerate(INTER_FONTS) for f in fonts]
            if max(map(abs, moved)) < KERN_FLOOR:
                continue
            black = [2 * bold - regular for regular, bold in (moved[:2], moved[2:])]
            row.append((second, [units(v, 2048) for v in (moved[0], black[0], moved[2], black[1])]))
        rows.append(row)
    return rows


def script_of(char):
    code = ord(char)
    return 1 if 0x370 <= code < 0x400 else 2 if 0x400 <= code < 0x530 else 0


ZWJ, TATWEEL = "\u200d", "\u0640"
ALEFS = "\u0622\u0623\u0625\u0627"
JOINING = {"U": 0, "R": 1, "D": 2}


def arabic_rows():
    """Scalar, joining (D both sides, R to the letter before, U none), then for regular and bold the
    advances alone, first, between, last, and the bounds' bottom and top."""
    fonts = [noto("Arabic", w) for w in WEIGHTS]
    invisible = {g.codepoint for g, _ in fonts[0].shape(ZWJ)}  # in place of a joiner
    for s in list(range(0x600, 0x700)) + list(range(0x750, 0x780)):
        char = chr(s)
        if not fonts[0].has(s) or unicodedata.category(char) in ("Mn", "Me", "Cf", "Cn"):
            continue
        alone, first, last = (
            {g.codepoint for g, _ in fonts[0].shape(t)} - invisible
            for t in (char, char + ZWJ, ZWJ + char))
        joins = "D" if first != alone or char == TATWEEL else "R" if last != alone else "U"
        numbers = []
        for font in fonts:
            for text in (char, char + ZWJ, ZWJ + char + ZWJ, ZWJ + char):
                numbers.append(units(ARABIC * font.width(text)))
            boxes = [font.font.get_glyph_extents(g.codepoint) for g, _ in font.shape(char)]
            numbers.append(units(min(e.y_bearing + e.height for e in boxes) / font.upem))
            numbers.append(units(max(e.y_bearing for e in boxes) / font.upem))
        yield s, joins, numbers


def lam_alef(form):
    fonts = [noto("Arabic", w) for w in WEIGHTS]
    text = [(ZWJ if form else "") + "\u0644" + a for a in ALEFS]
    return [units(ARABIC * np.mean([f.width(t) for t in text])) for f in fonts]


# --- Writing ----------------------------------------------------------------------------------

def array(name, comment, kind, items):
    """A static array; the compiler lays one of plain numbers out as data."""
    lines, line = [], ""
    for item in items:
        if line and len(line) + len(item) + 2 > 95:
            lines.append(line)
            line = ""
        line += (" " if line else "") + item + ","
    lines.append(line)
    body = "\n".join("    " + line for line in lines)
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n{body}\n  ]\n"


def swift(owner, *arrays):
    source = "// Generated by script/make-advances.py; do not edit. Sources: docs/TEXT.md.\n"
    return f"{source}\nextension {owner} {{\n" + "\n".join(arrays) + "}\n"


def hexed(word):
    return f"0x{word:x}"


def letter_files():
    classes = kerning_classes()
    words, entries = [], {}
    for number, (scalar, is_tracked, own) in enumerate(letters(), 1):
        words += own
        entries[scalar] = number | classes.get(chr(scalar), 0) << 16 | is_tracked << 24
    size, pages, blocks = 64, [], [[0] * 64]
    for start in range(0, 0x3000, size):
        block = [entries.get(start + i, 0) for i in range(size)]
        pages.append(blocks.index(block) if block in blocks else len(blocks))
        if block not in blocks:
            blocks.append(block)
    yield OUT / "GlyphTable+Letters.swift", swift(
        "GlyphTable",
        array("pages", "Which block of `entries` the letters of every 64 scalars stand in.", "UInt8",
              map(str, pages)),
        array("entries", "A letter's number from 1, its kerning class above 16 bits and whether it is\n"
              "  /// tracked above 24; 0 where there is none.", "UInt32",
              (hexed(e) for b in blocks for e in b)))
    yield OUT / "GlyphTable+Words.swift", swift(
        "GlyphTable", array("words", "Eight words a letter; `GlyphTable` says what is in them.",
                            "UInt64", map(hexed, words)))


def kerning_file():
    rows = kerning_rows()
    masks, starts, pairs = [], [], []
    for row in rows:
        for first in range(0, 256, 64):
            items = [(second - first, n) for second, n in row if first <= second < first + 64]
            masks.append(sum(1 << bit for bit, _ in items))
            starts.append(len(pairs))
            pairs += [packed(numbers) for _, numbers in items]
    return OUT / "KerningTable+Pairs.swift", swift(
        "KerningTable",
        array("masks", "A bit for each second class that a first one kerns with: four words a first class.",
              "UInt64", map(hexed, masks)),
        array("starts", "Where the pairs of a word's first bit stand in `pairs`.", "UInt16",
              map(str, starts)),
        array("pairs", "Text regular, text black, display regular, display black, in 1/2048 em.",
              "UInt64", map(hexed, pairs)))


def arabic_file():
    rows = list(arabic_rows())
    places, words = [0] * 0x180, [0] * 3
    joins = [0]
    for number, (scalar, joining, numbers) in enumerate(rows, 1):
        places[scalar - 0x600] = number
        joins.append(JOINING[joining])
        words += [packed(numbers[i:i + 4]) for i in (0, 4, 8)]
    words[0] = packed([v for f in (0, 1) for v in lam_alef(f)])
    return OUT / "ArabicTable+Letters.swift", swift(
        "ArabicTable",
        array("places", "A letter's number from U+0600 on; 0 where there is none.", "UInt8",
              map(str, places)),
        array("joinings", "Which neighbours a letter joins: none, the one before, both.", "UInt8",
              map(str, joins)),
        array("words", "Three words a letter.\n"
              "  ///\n"
              "  /// Advances alone, first, between and last, bottom and top, for regular and then for bold, in\n"
              "  /// 1/4096 em. The first word is lam with alef: alone at regular and bold, joined at regular and\n"
              "  /// bold.", "UInt64", map(hexed, words)))


def optical_file():
    tracking = [f"{SF.tracking(size):g}" for size in range(81)]
    compact = [f"{COMPACT_FONT.tracking(size):.4g}" for size in range(97)]
    shares = [f"{SF.share(size):g}" for size in range(17, 29)]
    order = ("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black")
    return OUT / "FittedFont+Sizes.swift", swift(
        "FittedFont",
        array("boldShares", "Share of bold in an advance, from the lightest weight; lighter ones than\n"
              "  /// regular are as wide as it.", "Double",
              [f"{SF.weights.get(weight, 0):g}" for weight in order]),
        array("displayShares", "Share of the display cut at 17 pt and each whole size to 28 pt.",
              "Double", shares),
        array("trackings", "What is added to every advance at each whole size from 0, in 1/2048 em.",
              "Double", tracking),
        array("compactTrackings", "The same for the watch's font.", "Double", compact))


# --- docs/TEXT.md -----------------------------------------------------------------------------

def watch_report():
    row = r'WatchWidth\(\s*"([^"]+)", ([\d.]+), \.(\w+), ([\d.]+), fitted: (\w+),\s*"([^"]+)"'
    rows = [(t, float(s), w, float(n), f == "true", source)
            for t, s, w, n, f, source in re.findall(row, WATCH_ROWS.read_text()) if t.isascii()]
    assert len(rows) > 20, "the rows of WatchWidths.swift were not understood"
    errors = [abs(compact_ink(t, s, w) + ANTIALIAS - n) for t, s, w, n, f, _ in rows if not f]
    lines = [
        "",
        "## Watches",
        "",
        "A watch's font is San Francisco Compact: capitals two thirds of an em tall, where San Francisco's",
        "are 0.7046; round letters and figures narrower, i, l, r, t wider. Nobody published its advances.",
        "`script/data/sf-compact.txt` has what was fitted to the words and clocks of watchOS 9.1 in 36",
        "languages (freyaalminde/watch-date-picker-qa), and says how; its tracking is Apple's own table.",
        f"Inks; a picture is good to half a point, and antialiasing adds about {ANTIALIAS} pt, which is",
        f"counted here. The {len(errors)} rows that shaped nothing are {np.mean(errors):.2f} pt off on average,"
        f" {max(errors):.2f} pt at worst.",
        "",
        "| text | size | weight | shaped the table | in the picture | here | difference | watchOS, source |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for t, s, w, n, f, source in rows:
        ours = compact_ink(t, s, w) + ANTIALIAS
        lines.append(f"| {t} | {s:g} | {w} | {'yes' if f else 'no'} | {n:.1f} | {ours:.2f} |"
                     f" {ours - n:+.2f} | {source} |")
    return lines + [
        "",
        "Fonts of other scripts are drawn smaller than on a phone: Hangul 0.83, kana and Chinese 0.94,",
        "Japanese ideographs 0.88, Thai 0.88, Hebrew 0.93, Arabic 0.95 of the size (three to eight words of",
        "the same pictures each). On watchOS 10 the small title is set 0.031 em closer (three titles of two",
        "apps on 44 and 45 mm). Letters seen once or twice, and Greek and Cyrillic ones, are less sure.",
    ]


class Row:
    """A published width of PublishedWidths.swift."""

    def __init__(self, match):
        kind, self.text, size, self.weight, width, pixels = match
        self.is_ink, self.size, self.width = kind == "ink", float(size), float(width)
        self.pixels = float(pixels)
        self.advance = pen(self.text, self.size, self.weight)
        self.label = np.ceil(self.advance * self.pixels - 1e-6) / self.pixels
        left, _ = drawn_edges(self.text[0], self.size, self.weight)
        _, right = drawn_edges(self.text[-1], self.size, self.weight)
        self.ours = self.advance - left - right if self.is_ink else self.label

    @property
    def error(self):
        return self.ours - self.width


def published():
    row = r"\(\s*\.(ink|frame), \"([^\"]+)\", ([\d.]+), \.(\w+), ([\d.]+), pixels: (\d)"
    rows = [Row(m) for m in re.findall(row, ROWS.read_text())]
    assert len(rows) > 40, "the rows of PublishedWidths.swift were not understood"
    return rows


def measured_strings():
    """Size, weight and unrounded widths of each face."""
    source = STRINGS.read_text()
    texts = re.findall(r'^    "([^"]+)",$', source, re.M)
    rows = re.findall(r"\(([\d.]+), \.(\w+), \[([\d., ]+)\]\)", re.sub(r"\s+", " ", source))
    assert len(texts) == 6 and len(rows) == 40, "MeasuredStrings.swift was not understood"
    for size, weight, widths in rows:
        for text, width in zip(texts, widths.split(",")):
            yield float(size), weight, text, float(width)


def report():
    lines = [
        "# How wide the built-in measurer thinks San Francisco is",
        "",
        "Made by `script/make-advances.py`; do not edit.",
        "",
        "The advances of ASCII letters, digits and most signs are measurements of iOS 26.1 by",
        "Vercantez/openuikit (`golden/font_metrics_ios.json`, `Resources/font_kerning.json`). What all its",
        "faces have in common stands in `script/data/san-francisco.txt`: two cuts at two weights, pairs,",
        "and how sizes and weights lie between them. A label is as wide as the sum, rounded up to a pixel.",
        "",
        "| 240 whole texts: 40 faces, 11 to 40 pt, regular to bold | |",
        "| --- | --- |",
    ]
    texts = list(measured_strings())
    errors = [abs(pen(t, s, w) - v) for s, w, t, v in texts]
    same = sum(np.ceil(pen(t, s, w) * 3 - 1e-6) == np.ceil(v * 3 - 1e-6) for s, w, t, v in texts)
    lines += [
        f"| worst difference | {max(errors):.4f} pt |",
        f"| labels of the same pixel at 3x | {same} of {len(texts)} |",
        "",
        "| frame of a large title, 34 bold at 2x | real | here |",
        "| --- | --- | --- |",
    ]
    for text, real in (("Library", 111.5), ("Reminders", 170), ("Notifications", 203.5)):
        lines.append(f"| {text} | {real:g} | {np.ceil(pen(text, 34, 'bold') * 2 - 1e-6) / 2:g} |")
    rows = published()
    lines += [
        "",
        "## Against screenshots and view dumps",
        "",
        "These were published before, one by one (`PublishedWidths.swift` names each source). The advances",
        "owe nothing to them. An ink is the advance less what Inter's outlines leave free at both ends;",
        "a picture is good to a pixel, a third of a point.",
        "",
        "| rows | count | mean | median | worst |",
        "| --- | --- | --- | --- | --- |",
    ]

    def line(name, keep):
        e = np.abs([r.error for r in rows if keep(r)])
        lines.append(f"| {name} | {len(e)} | {e.mean():.2f} pt | {np.median(e):.2f} pt |"
                     f" {e.max():.2f} pt |")

    line("labels", lambda r: not r.is_ink)
    line("17 pt regular, ink", lambda r: r.is_ink and r.size == 17 and r.weight == "regular")
    line("17 pt semibold, ink", lambda r: r.is_ink and r.size == 17 and r.weight == "semibold")
    line("21 pt semibold, ink", lambda r: r.size == 21)
    line("34 pt bold, ink", lambda r: r.is_ink and r.size == 34)
    line("34 pt bold, ink, without the three in doubt",
         lambda r: r.is_ink and r.size == 34 and abs(r.error) < 1)
    doubted = [r for r in rows if abs(r.error) >= 1]
    lines += [
        "",
        "In doubt: " + ", ".join(f"{r.text} ({r.error:+.1f} pt)" for r in doubted) + ". Their pictures",
        "are narrower than the letters that other pictures show in the same words (the *Server* of",
        "Mock Server fits), so they were not drawn at 34 pt with the usual spacing. *Done* at 17 medium",
        "was published as 42 at 2x and is 41.5 here, *Log in* as 47.333 and is 47.667: a pixel each.",
        "",
        "| text | size | weight | kind | published | here | difference |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for r in rows:
        lines.append(f"| {r.text} | {r.size:g} | {r.weight} | {'ink' if r.is_ink else 'label'} |"
                     f" {r.width:.2f} | {r.ours:.2f} | {r.error:+.2f} |")
    lines += watch_report()
    lines += [
        "",
        "## What is not measured",
        "",
        "- `_`, the grave accent, `'`, `*` and `^` share another character's advance at the source: as Inter",
        "  has them, like all letters without a measured relative (Greek, Cyrillic, arrows, signs):",
    ]
    for column, name in enumerate(("text regular", "text bold", "display regular", "display bold")):
        slope, extra = MODEL.lines[column]
        known = [c for c in SF.advances if c.isalnum()]
        off = [abs(slope * MODEL.own(c, column) + extra - SF.advances[c][column]) for c in known]
        lines.append(f"  {name} {slope:.4f} × Inter {extra:+.4f} em (letters and digits: mean off by"
                     f" {1000 * np.mean(off):.0f}, worst by {1000 * max(off):.0f} thousandths).")
    lines += [
        "- An accented letter is as wide as the bare one, and Cyrillic and Greek letters of Latin shape as",
        "  the Latin ones; each kerns like it.",
        "- Cyrillic letters of a shape of their own are wider than these lines say, by 1.8 % in the text cuts and",
        "  0.5 % in the display cuts, after 18 inks of three apps on iOS 18 and 26.",
        "- Tracking at whole sizes that no face was read at (marked + in the data) lies between its",
        "  neighbours; from 41 pt it follows the table of Apple's design resources, in proportion.",
        "- Weights below regular are as wide as regular.",
        "- Kana are 0.9 em and ideographs 0.99 em wide, after the inks of pictures of iOS 26. View dumps of",
        "  iOS 11 to 15 have labels of two and three ideographs at 17 pt that are 34.5 and 52 wide, 1.01 em",
        "  each: there the table is 2 % narrow. Large titles of three and four ideographs (selenehyun/nook)",
        "  have 0.945 em each where the language is Chinese, and so has the table from 28 pt; between 17 and",
        "  28 pt they follow the share of the display cut, which is assumed. Kana are 0.9 em there as well.",
        "  Arabic is Noto Sans Arabic less 1.5 %, after pictures.",
        "- A Korean syllable is 0.87 em wide, after seven inks of the same app at 17 and 34 pt.",
    ]
    lines += arabic_report() + hindi_report()
    lines += [
        "",
        "Assumed, for want of a published width: emoji 1.25 em, half-width forms half an ideograph,",
        "0.6 em for a letter of any other script, nothing for marks and controls;",
        "Arabic, Devanagari and Thai as Noto Sans has them, without tracking. Hebrew is Noto Sans less",
        "4.5 %, after two labels of iOS 17 (nutritionfactsorg/daily-dozen-ios); iOS 15's is narrower still.",
        "",
        "## Where letters stand",
        "",
        "A glyph is Inter's at San Francisco's cap height. Where an advance differs from Inter's by more",
        "than letters do on average, the outline is stretched towards it, by at most "
        f"{100 * STRETCH:.0f} %, and what",
        "is still missing or left over goes to both sides alike.",
    ]
    return "\n".join(lines) + "\n"

WORDS = """السلام عليكم مرحبا شكرا صباح الخير مساء اليوم كتاب مدرسة بيت سيارة الإعدادات رسائل صور
موسيقى الخرائط البريد التقويم الطقس إلغاء تحرير حفظ رجوع بحث الرئيسية المفضلة الحساب لا إلى""".split()


def arabic_report():
    table = {chr(scalar): (joining, numbers[:4]) for scalar, joining, numbers in arabic_rows()}
    ligature = lam_alef(0)[0], lam_alef(1)[0]
    font = noto("Arabic", 400)
    errors = {}
    for word in WORDS:
        total, joined, i = 0, False, 0
        while i < len(word):
            kind, forms = table[word[i]]
            following = word[i + 1] if i + 1 < len(word) else ""
            if word[i] == "\u0644" and following in ALEFS and following:
                total += ligature[joined]
                joined, i = False, i + 2
                continue
            onwards = kind == "D" and following != "" and table[following][0] != "U"
            before = joined and kind != "U"
            total += forms[(3 if not onwards else 2) if before else (1 if onwards else 0)]
            joined, i = onwards, i + 1
        errors[word] = total / UNIT / ARABIC / font.width(word) - 1
    errors = np.abs(list(errors.values())) * 100
    return ["", f"Arabic, {len(WORDS)} common words against the same font shaped by HarfBuzz: mean "
            f"{errors.mean():.2f} %, worst {errors.max():.2f} %."]


VIRAMA = -0.25  # the same stands in UnlistedScalar.swift
HINDI = """नमस्ते सेटिंग्स संदेश फ़ोटो संगीत कैलेंडर मौसम घड़ी स्वास्थ्य हिन्दी भारत पुस्तक प्रोफ़ाइल खोजें
रद्द संपादित पूर्ण अगला वापस विकल्प सूचनाएँ सामान्य गोपनीयता डिस्प्ले ध्वनि बैटरी भाषा क्षेत्र दिनांक समय""".split()


def hindi_report():
    font = noto("Devanagari", 400)

    def advance(char):
        if ord(char) == 0x94D:
            return VIRAMA
        if unicodedata.category(char) == "Mn":
            return 0
        glyph = font.font.get_nominal_glyph(ord(char))
        return font.font.get_glyph_h_advance(glyph) / font.upem

    errors = [abs(sum(map(advance, w)) / font.width(w) - 1) * 100 for w in HINDI]
    return ["", f"Devanagari, {len(HINDI)} common words likewise: mean {np.mean(errors):.1f} %, worst"
            f" {max(errors):.0f} % (letters that stack)."]


def files():
    yield from letter_files()
    yield kerning_file()
    yield arabic_file()
    yield optical_file()
    yield ROOT / "docs/TEXT.md", report()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if stale")
    arguments = parser.parse_args()
    stale = 0
    for path, text in files():
        if arguments.check:
            if not path.exists() or path.read_text() != text:
                print(f"{path.relative_to(ROOT)} is not what this script writes", file=sys.stderr)
                stale = 1
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(f"{path.relative_to(ROOT)}: {len(text)} bytes", file=sys.stderr)
    return stale


if __name__ == "__main__":
    sys.exit(main())
