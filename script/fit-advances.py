#!/usr/bin/env python3
"""Makes the advance table of the `sf-fitted` measurer.

San Francisco may not be shipped, Inter may: this reads Inter's advances, bounds and kerning,
fits them to the widths of San Francisco in Tests/BarLayoutTests/Text/PublishedWidths.swift and
writes Sources/BarLayout/Text/Generated and docs/TEXT.md. Noto Sans lends the other alphabets.

    pip install fonttools uharfbuzz numpy          # and Debian's fonts-inter, fonts-noto-core
    script/fit-advances.py [--check]               # --check writes nothing, exits 1 on a difference

The model, in em, with x = -1 at regular and 1 at bold:

    advance(c) = (p + q x) Inter(c) + extra + letter(c) + tilt(c) x + tracking(size)

p, q and extra belong to a cut (text below 17 pt, display above 28 pt, a straight mix between).
letter and tilt are ridge-regularised: 0 unless the published widths say otherwise. A glyph is
drawn with Inter's own proportions at San Francisco's cap height, in the middle of
(p + q x) Inter(c) + extra + tracking; what letter and tilt add stands to its right.
"""

import argparse
import pathlib
import re
import sys
import unicodedata

import numpy as np
import uharfbuzz as hb

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTER = pathlib.Path("/usr/share/fonts/opentype/inter")
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
ROWS = ROOT / "Tests/BarLayoutTests/Text/PublishedWidths.swift"
OUT = ROOT / "Sources/BarLayout/Text/Generated"
CUTS = ("Inter", "InterDisplay")
WEIGHTS = ("Regular", "Bold")
X = {"regular": -1.0, "medium": -1 / 3, "semibold": 1 / 3, "bold": 1.0}
CAP_HEIGHT = 0.7046  # San Francisco: 1443 of 2048
SCALE = (CAP_HEIGHT / (2048 / 2816), CAP_HEIGHT / (1472 / 2048))  # by cut
# Large titles that begin with V start 1/3 pt after their frame, Inter's V twice as far.
LEANING, LEAN = set("AVWYvwy"), -0.010

# San Francisco's tracking in 1/1000 em, as Apple's design resources list it: size, value until
# the next size. FittedFont.swift has the same rows and those of larger sizes.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14,
    31: 13, 33: 12, 35: 11,
}

# Standard deviations of the prior, in em; chosen by leave-one-out.
SD_P, SD_Q, SD_EXTRA = 0.03, 0.009, 0.003
SD_LETTER, SD_DISPLAY_LETTER, SD_TILT = 0.005, 0.02, 0.002
SD_MODEL_POINTS = 0.12  # what the model cannot say, in points

TEXT_RANGES = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x21FF),
    (0x2200, 0x22FF), (0x2300, 0x23FF), (0x25A0, 0x25FF), (0x2600, 0x27BF),
]
KERNED = "".join(map(chr, range(0x21, 0x7F))) + "‘’“”–—…•·«»"
KERNED += "".join(map(chr, range(0x391, 0x3CA))) + "".join(map(chr, range(0x410, 0x450)))
KERN_FLOOR = 0.0015  # pairs that move less than this in every table are left out, in em

# Letters of other alphabets that are drawn as a Latin letter take over its correction.
TWINS = dict(zip("АВЕКМНОРСТУХаеорсухіѕјІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧοκ",
                 "ABEKMHOPCTYXaeopcyxisjISJABEZHIKMNOPTYXok"))


class Font:
    """One font file; answers in em."""

    def __init__(self, path):
        self.face = hb.Face(hb.Blob.from_file_path(str(path)))
        self.font = hb.Font(self.face)
        self.upem = self.face.upem

    def shape(self, text, kern=True):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, {"kern": kern, "calt": False, "liga": False})
        return list(zip(buffer.glyph_infos, buffer.glyph_positions))

    def advances(self, text, kern=True):
        return [p.x_advance / self.upem for _, p in self.shape(text, kern)]

    def width(self, text):
        return sum(self.advances(text))

    def bounds(self, text):
        """x0, x1, y0, y1 of the first glyph, y up; all 0 when it draws nothing."""
        e = self.font.get_glyph_extents(self.shape(text)[0][0].codepoint)
        box = (e.x_bearing, e.x_bearing + e.width, e.y_bearing + e.height, e.y_bearing)
        return tuple(v / self.upem for v in box)

    def has(self, scalar):
        return self.font.get_nominal_glyph(scalar) is not None


INTER_FONTS = [[Font(INTER / f"{cut}-{w}.otf") for w in WEIGHTS] for cut in CUTS]


def blend(x, pair):
    """Between the value at regular and the value at bold."""
    return np.asarray(pair[0]) * (1 - x) / 2 + np.asarray(pair[1]) * (1 + x) / 2


def display_share(size):
    return min(max((size - 17) / 11, 0), 1)


def tracking(size):
    return TRACKING[max(k for k in TRACKING if k <= size)] / 1000


def root_letter(char):
    """The letter whose correction a letter shares: e for é, A for Cyrillic А."""
    base = unicodedata.normalize("NFD", char)[0]
    return TWINS.get(base, base)


# --- The published widths ---------------------------------------------------------------------

class Row:
    def __init__(self, match):
        kind, text, size, weight, width, pixels = match
        self.is_ink, self.text, self.weight = kind == "ink", text, weight
        self.size, self.x, pixels = float(size), X[weight], float(pixels)
        # A frame is rounded up to a pixel; ink is off by up to half a pixel at either end.
        self.width = float(width) - (0 if self.is_ink else 0.5 / pixels)
        self.sd = (0.45 if self.is_ink else 0.3) / pixels


def read_rows():
    source = ROWS.read_text()
    row = r"\(\s*\.(ink|frame), \"([^\"]+)\", ([\d.]+), \.(\w+), ([\d.]+), pixels: (\d)"
    rows = [Row(m) for m in re.findall(row, source)]
    assert len(rows) > 40, "the rows of PublishedWidths.swift were not understood"
    return rows


# --- The fit ----------------------------------------------------------------------------------

class Fit:
    """Linear least squares with a Gaussian prior; the parameters in em, in the order
    p q of text, p q of display, extra of text and of display, letter, display's letter, tilt."""

    def __init__(self, rows):
        self.rows = rows
        letters = sorted({root_letter(c) for r in rows for c in r.text})
        self.index = {c: 6 + i for i, c in enumerate(letters)}
        self.count = len(letters)
        n = self.count
        self.prior = np.zeros(6 + 3 * n)
        self.prior[[0, 2]] = 1
        self.variance = np.array(
            [SD_P, SD_Q, SD_P, SD_Q, SD_EXTRA, SD_EXTRA]
            + [SD_LETTER] * n + [SD_DISPLAY_LETTER] * n + [SD_TILT] * n) ** 2
        pairs = [self.features(r) for r in rows]
        self.features_, self.fixed = (np.array([p[i] for p in pairs]) for i in (0, 1))
        self.size = np.array([r.size for r in rows])
        self.target = np.array([r.width for r in rows]) / self.size
        self.noise = (np.array([r.sd for r in rows]) ** 2 + SD_MODEL_POINTS ** 2) / self.size ** 2
        self.theta = self.solve(range(len(rows)))

    def features(self, row):
        f = np.zeros(len(self.prior))
        fixed = 0.0
        share, text, n = display_share(row.size), row.text, len(row.text)
        halves = np.ones(n)
        if row.is_ink:
            halves[0] -= 0.5
            halves[-1] -= 0.5
        for cut, part in ((0, 1 - share), (1, share)):
            if part == 0:
                continue
            fonts = INTER_FONTS[cut]
            own = blend(row.x, [g.advances(text, kern=False) for g in fonts])
            kern = blend(row.x, [g.advances(text) for g in fonts]).sum() - own.sum()
            spread = part * ((halves * own).sum() + kern)
            f[2 * cut] += spread
            f[2 * cut + 1] += spread * row.x
            f[4 + cut] += part * halves.sum()
            for i, char in enumerate(text):
                k = self.index[root_letter(char)]
                amount = part * (0 if row.is_ink and i == n - 1 else 1)
                f[k] += amount
                f[k + 2 * self.count] += amount * row.x
                if cut == 1:
                    f[k + self.count] += amount
            if row.is_ink:
                first, last = (blend(row.x, [g.bounds(c) for g in fonts]) for c in
                               (text[0], text[-1]))
                fixed += part * SCALE[cut] * (own[0] / 2 - first[0] + last[1] - own[-1] / 2)
                fixed -= part * cut * (LEAN if text[0] in LEANING else 0)
                fixed += part * cut * (LEAN if text[-1] in LEANING else 0)
        return f, fixed + tracking(row.size) * halves.sum()

    def solve(self, rows):
        rows = list(rows)
        a = self.features_[rows]
        residual = self.target[rows] - self.fixed[rows] - a @ self.prior
        gram = (a * self.variance) @ a.T + np.diag(self.noise[rows])
        return self.prior + self.variance * (a.T @ np.linalg.solve(gram, residual))

    def error(self, theta, i):
        """Relative to the published width."""
        return (self.features_[i] @ theta + self.fixed[i]) / self.target[i] - 1

    def errors(self):
        return np.array([self.error(self.theta, i) for i in range(len(self.rows))])

    def left_out_errors(self):
        """Each row by a fit that has not seen its text, at any size or weight."""
        everything = range(len(self.rows))
        return np.array([
            self.error(self.solve(j for j in everything if self.rows[j].text != row.text), i)
            for i, row in enumerate(self.rows)])

    def correction(self, char, cut, x):
        k = self.index.get(root_letter(char))
        if k is None:
            return 0.0
        n, t = self.count, self.theta
        return t[k] + cut * t[k + n] + x * t[k + 2 * n]

    def slope(self, cut, x):
        return self.theta[2 * cut] + self.theta[2 * cut + 1] * x

    def extra(self, cut):
        return self.theta[4 + cut]


# --- The tables -------------------------------------------------------------------------------

def units(value):
    """Ten-thousandths of an em."""
    return int(round(value * 10_000))


def inter_row(fit, cut, scalar):
    char, numbers = chr(scalar), []
    for x, font in zip((-1.0, 1.0), INTER_FONTS[cut]):
        own = font.advances(char)[0]
        box = font.bounds(char)
        if own == 0:
            numbers += [0, 0] + [units(v * SCALE[cut]) for v in box]
            continue
        plain = fit.slope(cut, x) * own + fit.extra(cut)
        lean = LEAN if cut == 1 and unicodedata.normalize("NFD", char)[0] in LEANING else 0
        numbers += [units(plain + fit.correction(char, cut, x)),
                    units((plain - SCALE[cut] * own) / 2 + lean)]
        numbers += [units(v * SCALE[cut]) for v in box]
    return f"{scalar:X} " + " ".join(map(str, numbers))


def inter_rows(fit, cut):
    font = INTER_FONTS[cut][0]
    return [inter_row(fit, cut, s) for a, b in TEXT_RANGES for s in range(a, b + 1)
            if font.has(s) and unicodedata.category(chr(s)) not in ("Cf", "Mn", "Me", "Cn")]


def kerning_rows(fit):
    """`first second …`: what the pair moves, for text regular, bold, display regular, bold."""
    rows = []
    for a in KERNED:
        items = []
        for b in KERNED:
            if script_of(a) != script_of(b):
                continue
            moved = [font.width(a + b) - font.width(a) - font.width(b)
                     for fonts in INTER_FONTS for font in fonts]
            if max(map(abs, moved)) < KERN_FLOOR:
                continue
            scaled = [fit.slope(i // 2, (-1, 1)[i % 2]) * v for i, v in enumerate(moved)]
            items.append(f"{ord(b):X} " + " ".join(str(units(v)) for v in scaled))
        rows += [f"{ord(a):X} {item}" for item in items]
    return rows


def alias_rows():
    font = INTER_FONTS[0][0]
    rows = []
    for start, end in ((0xC0, 0x250), (0x370, 0x530), (0x1E00, 0x1F00)):
        for s in range(start, end):
            base = unicodedata.normalize("NFD", chr(s))[0]
            if font.has(s) and base != chr(s) and base in KERNED and chr(s) not in KERNED:
                rows.append(f"{s:X} {ord(base):X}")
    return rows


def script_of(char):
    code = ord(char)
    return 1 if 0x370 <= code < 0x400 else 2 if 0x400 <= code < 0x530 else 0


def noto_rows():
    rows = []
    for name, start, end in (("Hebrew", 0x5BE, 0x5F4), ("Devanagari", 0x900, 0x97F),
                             ("Thai", 0xE01, 0xE5B)):
        fonts = [Font(NOTO / f"NotoSans{name}-{w}.ttf") for w in WEIGHTS]
        for s in range(start, end + 1):
            if not fonts[0].has(s) or unicodedata.category(chr(s)) in ("Mn", "Me", "Cf", "Cn"):
                continue
            numbers = []
            for font in fonts:
                advance = font.font.get_glyph_h_advance(font.font.get_nominal_glyph(s))
                e = font.font.get_glyph_extents(font.font.get_nominal_glyph(s))
                box = (e.x_bearing, e.x_bearing + e.width, e.y_bearing + e.height, e.y_bearing)
                numbers += [units(advance / font.upem), 0]
                numbers += [units(v / font.upem) for v in box]
            rows.append(f"{s:X} " + " ".join(map(str, numbers)))
    return rows


ZWJ, TATWEEL = "\u200d", "\u0640"
ALEFS = "\u0622\u0623\u0625\u0627"


def arabic_rows():
    """Joining (D both sides, R to the letter before, U none), then for regular and bold the
    advances alone, first, between, last, and the bounds' bottom and top."""
    fonts = [Font(NOTO / f"NotoSansArabic-{w}.ttf") for w in WEIGHTS]
    invisible = {g.codepoint for g, _ in fonts[0].shape(ZWJ)}  # in place of a joiner
    rows = []
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
                numbers.append(units(font.width(text)))
            boxes = [font.font.get_glyph_extents(g.codepoint) for g, _ in font.shape(char)]
            numbers.append(units(min(e.y_bearing + e.height for e in boxes) / font.upem))
            numbers.append(units(max(e.y_bearing for e in boxes) / font.upem))
        rows.append(f"{s:X} {joins} " + " ".join(map(str, numbers)))
    return rows


def lam_alef(form):
    fonts = [Font(NOTO / f"NotoSansArabic-{w}.ttf") for w in WEIGHTS]
    text = [(ZWJ if form else "") + "\u0644" + a for a in ALEFS]
    return [units(np.mean([f.width(t) for t in text])) for f in fonts]


# --- Writing ----------------------------------------------------------------------------------

HEADER = """\
// Generated by script/fit-advances.py from {source}

extension {owner} {{
  /// {comment}
  static let {name} = \"\"\"
{rows}
    \"\"\"
}}
"""


def swift(owner, name, source, comment, rows):
    lines, line = [], ""
    for row in rows:
        item = row + ";"
        if line and len(line) + 1 + len(item) > 94:
            lines.append(line)
            line = item
        else:
            line = f"{line} {item}" if line else item
    lines.append(line)
    text = "\n".join("    " + line for line in lines)
    return HEADER.format(owner=owner, name=name, source=source, comment=comment, rows=text)


COLUMNS = """
  ///
  /// Scalar; then for regular and for bold, in 1/10000 em: advance, the glyph's offset in it,
  /// left, right, bottom and top of the glyph's bounds from its own origin, y upwards."""


def report(fit):
    errors, left_out = fit.errors() * 100, fit.left_out_errors() * 100
    lines = [
        "# How wide the built-in measurer thinks San Francisco is",
        "",
        "Made by `script/fit-advances.py`; do not edit. The rows and their sources stand in",
        "`Tests/BarLayoutTests/Text/PublishedWidths.swift`. Errors are relative to the published",
        "width; *unseen* is the error of a fit that was not shown the row's text.",
        "",
        "| rows | count | mean | worst | unseen mean | unseen worst |",
        "| --- | --- | --- | --- | --- | --- |",
    ]

    def line(name, keep):
        i = [k for k, r in enumerate(fit.rows) if keep(r)]
        e, u = np.abs(errors[i]), np.abs(left_out[i])
        lines.append(f"| {name} | {len(i)} | {e.mean():.2f} % | {e.max():.2f} % |"
                     f" {u.mean():.2f} % | {u.max():.2f} % |")

    line("all ink", lambda r: r.is_ink and r.size != 21)
    line("17 pt regular, ink", lambda r: r.is_ink and r.size == 17 and r.weight == "regular")
    line("17 pt semibold, ink", lambda r: r.is_ink and r.size == 17 and r.weight == "semibold")
    line("34 pt bold, ink", lambda r: r.is_ink and r.size == 34)
    line("21 pt semibold, ink", lambda r: r.size == 21)
    line("labels (17 and 34 pt)", lambda r: not r.is_ink)
    t = fit.theta
    lines += [
        "",
        "| cut | × Inter at regular | at bold | extra, em | drawn at |",
        "| --- | --- | --- | --- | --- |",
    ]
    for cut, name in enumerate(("text", "display")):
        lines.append(f"| {name} | {fit.slope(cut, -1):.4f} | {fit.slope(cut, 1):.4f} |"
                     f" {fit.extra(cut):+.4f} | {SCALE[cut]:.4f} |")
    lines += ["", "What a letter's advance gains, in 1/1000 em (text semibold, display bold):", ""]
    cells = [f"`{c}` {fit.correction(c, 0, 1 / 3) * 1000:+.0f} {fit.correction(c, 1, 1) * 1000:+.0f}"
             for c in fit.index if c not in " "]
    lines += [" · ".join(cells[i:i + 8]) for i in range(0, len(cells), 8)]
    lines += ["", "| text | size | weight | kind | published | error | unseen |",
              "| --- | --- | --- | --- | --- | --- | --- |"]
    for r, e, u in zip(fit.rows, errors, left_out):
        lines.append(f"| {r.text} | {r.size:g} | {r.weight} | {'ink' if r.is_ink else 'label'} |"
                     f" {r.width:.2f} | {e:+.2f} % | {u:+.2f} % |")
    lines += arabic_report() + hindi_report()
    lines += [
        "",
        "Chosen, for want of a published width: Hangul 0.94 em, emoji 1.25 em, half-width forms half",
        "an ideograph, 0.6 em for a letter of any other script, nothing for marks and controls;",
        "Hebrew, Arabic, Devanagari and Thai as Noto Sans has them, without tracking; weights below",
        "regular and above bold as wide as those. Ideographs are 17.333 / 17 em (measured at 17 pt).",
    ]
    return "\n".join(lines) + "\n"


WORDS = """السلام عليكم مرحبا شكرا صباح الخير مساء اليوم كتاب مدرسة بيت سيارة الإعدادات رسائل صور
موسيقى الخرائط البريد التقويم الطقس إلغاء تحرير حفظ رجوع بحث الرئيسية المفضلة الحساب لا إلى""".split()


def arabic_report():
    table = {}
    for row in arabic_rows():
        parts = row.split()
        table[chr(int(parts[0], 16))] = (parts[1], [int(v) for v in parts[2:6]])
    ligature = lam_alef(0)[0], lam_alef(1)[0]
    font = Font(NOTO / "NotoSansArabic-Regular.ttf")
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
        errors[word] = total / 10_000 / font.width(word) - 1
    errors = np.abs(list(errors.values())) * 100
    return ["", f"Arabic, {len(WORDS)} common words against the same font shaped by HarfBuzz: mean "
            f"{errors.mean():.2f} %, worst {errors.max():.2f} %."]


VIRAMA = -0.25  # the same stands in UnlistedScalar.swift
HINDI = """नमस्ते सेटिंग्स संदेश फ़ोटो संगीत कैलेंडर मौसम घड़ी स्वास्थ्य हिन्दी भारत पुस्तक प्रोफ़ाइल खोजें
रद्द संपादित पूर्ण अगला वापस विकल्प सूचनाएँ सामान्य गोपनीयता डिस्प्ले ध्वनि बैटरी भाषा क्षेत्र दिनांक समय""".split()


def hindi_report():
    font = Font(NOTO / "NotoSansDevanagari-Regular.ttf")

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
    fit = Fit(read_rows())
    inter = "Inter's advances fitted to published widths of\n" \
        "// San Francisco, which stand with their sources in PublishedWidths.swift (tests); the errors\n" \
        "// stand in docs/TEXT.md. Do not edit."
    noto = "Noto Sans (fonts-noto-core), unscaled. Do not edit."
    yield OUT / "GlyphRows+Text.swift", swift(
        "GlyphRows", "text", inter, "The text cut." + COLUMNS, inter_rows(fit, 0))
    yield OUT / "GlyphRows+Display.swift", swift(
        "GlyphRows", "display", inter, "The display cut." + COLUMNS, inter_rows(fit, 1))
    yield OUT / "GlyphRows+Noto.swift", swift(
        "GlyphRows", "noto", noto, "Hebrew, Devanagari and Thai, for both cuts." + COLUMNS, noto_rows())
    yield OUT / "KerningRows.swift", swift(
        "KerningTable", "rows", inter,
        "How pairs of letters close up.\n  ///\n"
        "  /// First and second scalar; then what is added to the first's advance in 1/10000 em: text\n"
        "  /// regular, text bold, display regular, display bold.", kerning_rows(fit))
    yield OUT / "KerningAliases.swift", swift(
        "KerningTable", "aliases", inter,
        "A letter, and the letter it kerns like, such as é and e.", alias_rows())
    yield OUT / "ArabicRows.swift", swift(
        "ArabicTable", "rows", noto,
        "How wide Arabic letters are in their four forms.\n  ///\n"
        "  /// Scalar, joining (D both sides, R with the letter before, U none); then for regular and\n"
        "  /// bold, in 1/10000 em: advance alone, first, between, last, bottom and top of the ink;\n"
        "  /// the row 0 is lam with alef, alone and joined, regular and bold.",
        ["0 L " + " ".join(str(v) for f in (0, 1) for v in lam_alef(f))] + arabic_rows())
    yield ROOT / "docs/TEXT.md", report(fit)


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
