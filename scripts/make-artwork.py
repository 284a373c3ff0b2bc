#!/usr/bin/python3
"""Draws the covers of the invented albums, 600 and 100 pixels wide.

usage: scripts/make-artwork.py [ALBUM-ID …]

Reads the albums from Sources/SampleContent/Files/albums and draws each from a seed of its own: the same run gives
the same covers. Needs Pillow (python3-pil) and DejaVu (fonts-dejavu-core); the results are kept in the repository.
"""

import math
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, ImageOps

from landscapes import MOTIFS, PALETTES, mix, paint, rgb

RESOURCES = Path(__file__).resolve().parent.parent / "Sources/SampleContent/Files"
FONTS = "/usr/share/fonts/truetype/dejavu/"
SIDE = 1200

# Background, then three inks.
INKS = [
    ("#16213e", "#e94560", "#f5c76a", "#f4f1de"), ("#f4f1de", "#e07a5f", "#3d405b", "#81b29a"),
    ("#0b3954", "#bfd7ea", "#ff6663", "#e0ff4f"), ("#fefae0", "#606c38", "#bc6c25", "#283618"),
    ("#2b2d42", "#8d99ae", "#ef233c", "#edf2f4"), ("#ffe8d6", "#cb997e", "#6b705c", "#b7410e"),
    ("#10002b", "#9d4edd", "#ff9e00", "#e0aaff"), ("#e8f1f2", "#13293d", "#1b98e0", "#f26419"),
    ("#1d3557", "#f1faee", "#e63946", "#a8dadc"), ("#fdf0d5", "#780000", "#003049", "#669bbc"),
    ("#004643", "#f9bc60", "#abd1c6", "#e16162"), ("#f7f7f2", "#222222", "#d7263d", "#888888"),
]


def rings(draw, rng, inks):
    x, y = rng.uniform(0.3, 0.7) * SIDE, rng.uniform(0.3, 0.6) * SIDE
    for ring in range(14, 0, -1):
        radius = ring * SIDE * 0.06
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=inks[ring % 4])


def stripes(draw, rng, inks):
    lean = rng.choice([-1, 1]) * SIDE * rng.uniform(0.2, 0.9)
    x = -SIDE
    while x < SIDE * 2:
        width = SIDE * rng.choice([0.02, 0.05, 0.09])
        draw.polygon([(x, 0), (x + width, 0), (x + width + lean, SIDE), (x + lean, SIDE)], fill=rng.choice(inks[1:]))
        x += width + SIDE * rng.choice([0.03, 0.06])


def rays(draw, rng, inks):
    x, y = SIDE / 2, SIDE * rng.uniform(0.55, 0.95)
    count = rng.choice([12, 16, 24])
    for ray in range(count):
        first, second = (math.tau * (ray + part) / count for part in (0, 0.5))
        far = SIDE * 2
        draw.polygon([(x, y), (x + math.cos(first) * far, y + math.sin(first) * far), (x + math.cos(second) * far, y + math.sin(second) * far)], fill=inks[1])
    radius = SIDE * rng.uniform(0.16, 0.28)
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=inks[2])


def waves(draw, rng, inks):
    for layer in range(9):
        base, tall = SIDE * (0.15 + layer * 0.1), SIDE * rng.uniform(0.02, 0.06)
        turns, start = rng.uniform(1, 4), rng.uniform(0, 7)
        line = [(x, base + tall * math.sin(turns * math.tau * x / SIDE + start)) for x in range(0, SIDE + 20, 20)]
        draw.polygon(line + [(SIDE, SIDE), (0, SIDE)], fill=mix(inks[1 + layer % 3], inks[0], 0.1 * (layer % 4)))


def tiles(draw, rng, inks):
    count = rng.choice([4, 5, 6])
    tile = SIDE / count
    for row in range(count):
        for column in range(count):
            x, y = column * tile, row * tile
            draw.rectangle((x, y, x + tile, y + tile), fill=rng.choice(inks))
            ink = rng.choice(inks)
            if rng.random() < 0.5:
                cx, cy = rng.choice([x, x + tile]), rng.choice([y, y + tile])
                box = (cx - tile, cy - tile, cx + tile, cy + tile)
                start = {(False, False): 0, (True, False): 90, (True, True): 180, (False, True): 270}[(cx > x, cy > y)]
                draw.pieslice(box, start, start + 90, fill=ink)
            else:
                draw.polygon([(x, y), (x + tile, y), (rng.choice([x, x + tile]), y + tile)], fill=ink)


def rails(draw, rng, inks):
    for line in range(rng.randrange(4, 8)):
        y = SIDE * rng.uniform(0.1, 0.75)
        bend = SIDE * rng.uniform(0.2, 0.8)
        rise = SIDE * rng.uniform(-0.25, 0.25)
        ink = inks[1 + line % 3]
        points = [(0, y), (bend, y), (bend + abs(rise), y + rise), (SIDE, y + rise)]
        draw.line(points, fill=ink, width=26, joint="curve")
        for _ in range(4):
            x = rng.uniform(0, bend)
            draw.ellipse((x - 30, y - 30, x + 30, y + 30), fill=inks[0], outline=ink, width=14)


def landscape(picture, rng, inks):
    """A landscape in two inks."""
    motif = rng.choice(sorted(MOTIFS))
    scene = paint(motif, rng.choice(sorted(PALETTES)), (SIDE // 2, SIDE // 2), rng.random()).resize((SIDE, SIDE))
    if rng.random() < 0.5:
        scene = ImageOps.colorize(ImageOps.autocontrast(scene.convert("L")), *sorted((inks[0], inks[3]), key=sum))
    picture.paste(scene)


STYLES = [rings, stripes, rays, waves, tiles, rails]


def wrapped(words, font, width):
    lines = [""]
    for word in words:
        longer = (lines[-1] + " " + word).strip()
        if font.getlength(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def letter(picture, rng, title, artist, inks):
    """Title and artist, where the typeface has their letters."""
    if any(ord(character) > 0x2100 and character != "…" or 0x600 <= ord(character) < 0x700 for character in title + artist):
        return
    if len(title) > 60:
        title = title.split(":")[0]
    face = FONTS + rng.choice(["DejaVuSans-Bold.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSansCondensed-Bold.ttf", "DejaVuSansMono-Bold.ttf"])
    for size in (150, 120, 95, 75, 60):
        font = ImageFont.truetype(face, size)
        lines = wrapped(title.split(), font, SIDE - 160)
        if len(lines) <= 3 and all(font.getlength(line) <= SIDE - 160 for line in lines):
            break
    small = ImageFont.truetype(face, max(44, size // 3))
    tall = len(lines) * size * 1.15 + small.size * 1.8
    top = rng.choice([60, SIDE - tall - 60])
    band = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(band)
    draw.rectangle((0, top - 40, SIDE, top + tall + 20), fill=inks[0] + (225,))
    ink = max(inks[1:], key=lambda colour: abs(sum(colour) - sum(inks[0])))
    for index, line in enumerate(lines):
        draw.text((80, top + index * size * 1.15), line, font=font, fill=ink)
    draw.text((80, top + len(lines) * size * 1.15 + small.size * 0.4), artist, font=small, fill=ink)
    picture.paste(band, (0, 0), band)


def cover(album, title, artist):
    # Twins and editions share a cover but for their letters.
    rng = random.Random(artist + title.split("(")[0])
    inks = [rgb(ink) for ink in rng.choice(INKS)]
    picture = Image.new("RGB", (SIDE, SIDE), inks[0])
    if rng.random() < 0.4:
        landscape(picture, rng, inks)
    else:
        rng.choice(STYLES)(ImageDraw.Draw(picture), rng, inks)
    letter(picture, rng, title, artist, inks)
    for side, quality in ((600, 76), (100, 80)):
        path = RESOURCES / "artwork" / f"{album}-{side}.jpg"
        picture.resize((side, side), Image.LANCZOS).save(path, quality=quality, optimize=True)


def main():
    (RESOURCES / "artwork").mkdir(exist_ok=True)
    wanted = set(sys.argv[1:])
    for file in sorted((RESOURCES / "albums").glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("=== "):
                continue
            fields = [field.strip() for field in line[4:].split("|")]
            if not wanted or fields[0] in wanted:
                cover(fields[0], fields[3], fields[2])


if __name__ == "__main__":
    main()
