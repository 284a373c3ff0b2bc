#!/usr/bin/env python3
"""Writes Sources/Folding/FoldTable+Data.swift: what each scalar folds to, from Python's own Unicode data.

usage: scripts/make-fold-table.py > Sources/Folding/FoldTable+Data.swift

A scalar folds to the lower case of its canonical decomposition without the marks that fold away. What Unicode does
not decompose (ł, ø, æ, ß …) is in OWN below. Hangul is decomposed by arithmetic in Swift and is not in the table.
"""
import unicodedata

OWN = {
    "ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ß": "ss", "ı": "i", "ð": "d", "þ": "th",
    "ħ": "h", "ŧ": "t", "ŋ": "n", "ĸ": "k", "ſ": "s", "ɨ": "i", "ƀ": "b", "ɖ": "d", "ƒ": "f", "ƶ": "z",
    "ŀ": "l", "ŉ": "n", "ĳ": "ij", "ǆ": "dz", "ǉ": "lj", "ǌ": "nj", "ǳ": "dz", "ς": "σ",
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
}
SHORT_I = "\u0439"  # й is a letter of its own: it keeps its breve
# Marks of the classes 8 (kana voicing) and 9 (virama) change the letter and stay.
KEPT_CLASSES = {0, 8, 9}


def is_mark(ch):
    return unicodedata.combining(ch) not in KEPT_CLASSES


def fold(ch, depth=0):
    if ch in "йЙ":
        return SHORT_I
    if 0xFF01 <= ord(ch) <= 0xFF5E:
        ch = chr(ord(ch) - 0xFEE0)
    if unicodedata.category(ch) == "Nd":
        return str(unicodedata.decimal(ch))
    out = ""
    for part in unicodedata.normalize("NFD", ch):
        if is_mark(part):
            continue
        low = part.lower()
        if low != part:
            out += "".join(fold(x, depth + 1) for x in low)
        else:
            out += OWN.get(part, part)
    return out


def ranges(points):
    points = sorted(points)
    result = []
    for p in points:
        if result and result[-1][1] == p - 1:
            result[-1][1] = p
        else:
            result.append([p, p])
    return result


def main():
    targets = {}
    marks = []
    for cp in list(range(0x80, 0xD800)) + list(range(0xE000, 0x2FA20)):
        if 0xAC00 <= cp <= 0xD7A3:
            continue
        ch = chr(cp)
        if unicodedata.category(ch) == "Cn":
            continue
        if is_mark(ch):
            marks.append(cp)
            continue
        to = fold(ch)
        if to != ch:
            if not to:  # made of marks only
                marks.append(cp)
                continue
            targets.setdefault(to, []).append(cp)

    def hexes(text):
        return " ".join(f"{ord(c):X}" for c in text)

    print("// Made by scripts/make-fold-table.py from Unicode", unicodedata.unidata_version + ". Do not edit by hand.")
    print()
    print("extension FoldTable {")
    print("    /// The foldings: a target's scalars, a colon, the scalars and ranges that fold to it (hexadecimal).")
    print("    ///")
    print("    /// A range `A-B/S` steps by S in the source; `+` after the target steps the target along.")
    print('    static let foldings = """')
    # runs: consecutive sources with stepping single targets
    singles = {cps: to for to, l in targets.items() if len(to) == 1 for cps in l}
    used = set()
    lines = []
    keys = sorted(singles)
    for cp in keys:
        if cp in used:
            continue
        best = None
        for step in (1, 2):
            n = 1
            while singles.get(cp + n * step) == chr(ord(singles[cp]) + n * step) and cp + n * step not in used:
                n += 1
            if n >= 4 and (best is None or n > best[0]):
                best = (n, step)
        if best:
            n, step = best
            used.update(cp + i * step for i in range(n))
            lines.append(f"{hexes(singles[cp])}+: {cp:X}-{cp + (n - 1) * step:X}/{step}")
    rest = {}
    for to, l in targets.items():
        left = [c for c in l if c not in used]
        if left:
            rest[to] = left
    for to in sorted(rest):
        lines.append(f"{hexes(to)}: " + " ".join(f"{a:X}" if a == b else f"{a:X}-{b:X}/1" for a, b in ranges(rest[to])))
    # pack several foldings in one source line, separated by semicolons
    packed, current = [], ""
    for line in lines:
        piece = line
        if current and len(current) + len(piece) + 2 > 110:
            packed.append(current + ";")
            current = piece
        else:
            current = piece if not current else current + "; " + piece
    packed.append(current)
    flat = []
    for line in packed:
        while len(line) > 112:
            cut = line.rfind(" ", 0, 112)
            flat.append(line[:cut])
            line = line[cut + 1:]
        flat.append(line)
    for line in flat:
        print("        " + line)
    print('        """')
    print()
    print("    /// The marks that fold away, as ranges (hexadecimal).")
    print('    static let marks = """')
    current = ""
    for a, b in ranges(marks):
        piece = f"{a:X}" if a == b else f"{a:X}-{b:X}"
        if len(current) + len(piece) > 105:
            print("        " + current)
            current = piece
        else:
            current = piece if not current else current + " " + piece
    print("        " + current)
    print('        """')
    print("}")


main()
