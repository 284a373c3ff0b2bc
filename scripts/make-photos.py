#!/usr/bin/python3
"""Draws the sample places' photos and writes places.txt, which names them.

usage: scripts/make-photos.py [--only PLACE] [--out FOLDER]

Every picture is drawn here, from a seed per place and photo: the same run gives the same pictures. It needs Pillow
(Debian: python3-pil) and DejaVu Sans (fonts-dejavu-core); the results are kept in the repository, so that neither
building nor running Wayside needs either.

Besides landscapes there are the files that a photo viewer meets one day: all eight EXIF orientations, 60 megapixels, a
progressive JPEG, PNG with alpha, WebP, GIF, a broken one, a cut one, HTML instead of a picture, a long strip, one pixel.
"""

import argparse
import datetime
import io
import math
import random
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from landscapes import paint

OUT = Path(__file__).resolve().parent.parent / "Sources/SampleContent/Files"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

WIDE, TALL, SQUARE, PANORAMA = (1200, 800), (800, 1200), (1000, 1000), (1500, 560)

# id, name, how many photos, the motifs that take turns, the palettes that take turns.
# The names are made to be sorted: ё beside е, quotes, digits by value, lower case, equal names, Latin and Cyrillic.
PLACES = [
    ("1", "Ёлочный перевал", 12, ["mountains", "firs", "peak"], ["winter", "dawn", "day", "night"]),
    ("2", "Ель-городок", 8, ["city", "street", "hills"], ["dusk", "night", "day"]),
    ("3", "«Ромашка», турбаза", 9, ["meadow", "hills", "lake"], ["day", "dawn", "storm"]),
    ("4", "10-й причал", 10, ["harbour", "city", "sea"], ["dusk", "day", "storm"]),
    ("5", "2-я линия", 7, ["street", "city"], ["autumn", "dusk", "winter"]),
    ("6", "Old Harbour", 30, ["lighthouse", "harbour", "sea", "hills"], ["day", "dusk", "dawn", "storm", "night"]),
    ("7", "aurora bay", 11, ["aurora", "peak", "sea"], ["night", "winter"]),
    ("8", "Янтарный берег", 8, ["sea", "dunes", "lighthouse"], ["dusk", "dawn", "day"]),
    ("9", "Øst Lighthouse", 6, ["lighthouse", "sea"], ["storm", "night", "day"]),
    ("10", "Поющие дюны", 9, ["dunes"], ["desert", "dusk", "dawn", "night"]),
    ("11", "Long Lake", 12, ["lake", "firs", "mountains"], ["dawn", "day", "autumn", "dusk"]),
    ("12", "Long Lake", 6, ["lake", "meadow"], ["autumn", "winter"]),
    ("15", "Йошкин пруд", 7, ["lake", "bridge"], ["day", "autumn"]),
    ("16", "Train Yard No. 9", 10, ["railway", "bridge", "city"], ["dawn", "dusk", "storm", "night"]),
]
ORIENTATIONS_ID, ORIENTATIONS_NAME = "13", "Восемь ракурсов"
ATTIC_ID, ATTIC_NAME = "14", "Чердак"


def save(picture, name, quality=76, **options):
    path = OUT / "photos" / name
    picture.save(path, quality=quality, optimize=True, **options)
    return path


def moment(rng, day):
    clock = datetime.datetime(2023, 4, 1) + datetime.timedelta(days=day, seconds=rng.randrange(86400))
    return clock.strftime("%Y-%m-%dT%H:%M:%S.") + f"{rng.randrange(1000):03d}Z"


def dates(rng, count):
    """Dates of a place's photos: mostly falling, two equal, one or two absent."""
    days = sorted((rng.randrange(1000) for _ in range(count)), reverse=True)
    result = [moment(rng, day) for day in days]
    if count >= 8:
        result[3] = result[2]
        result[count - 1] = "-"
    if count >= 10:
        result[count - 2] = "null"
    return result


def thumbnail(picture, name):
    side = min(picture.size)
    left, top = (picture.width - side) // 2, (picture.height - side) // 2
    square = picture.crop((left, top, left + side, top + side)).resize((240, 240), Image.LANCZOS)
    save(square, name, quality=74)


def ordinary_place(place, name, count, motifs, palettes):
    rng = random.Random(f"place {place}")
    rows = []
    created = dates(rng, count)
    sizes = [WIDE, WIDE, TALL, WIDE, SQUARE, WIDE, TALL, PANORAMA]
    for index in range(count):
        # Once all pairs that this rhythm gives have been, it is shifted by one.
        turn = index + index // math.lcm(len(motifs), len(palettes))
        motif, palette = motifs[index % len(motifs)], palettes[turn % len(palettes)]
        picture = paint(motif, palette, sizes[index % len(sizes)], f"{place}/{index}")
        file = f"{place}-{index + 1:02d}.jpg"
        save(picture, file)
        if index == 0:
            thumbnail(picture, f"{place}-thumb.jpg")
        rows.append((str(int(place) * 100 + index + 1), created[index], file))
    rng.shuffle(rows)
    return heading(place, name, rng), rows


def heading(place, name, rng):
    return f"=== {place} | {moment(rng, 1000 + int(place))} | {place}-thumb.jpg | {name}"


# How the upright picture has to be turned to be stored under each orientation.
STORED = {
    1: None, 2: Image.FLIP_LEFT_RIGHT, 3: Image.ROTATE_180, 4: Image.FLIP_TOP_BOTTOM,
    5: Image.TRANSPOSE, 6: Image.ROTATE_90, 7: Image.TRANSVERSE, 8: Image.ROTATE_270,
}


def marked(picture, text):
    """A large mark in the middle and an arrow at the upper edge: upright can be seen and proved."""
    picture = picture.copy()
    draw = ImageDraw.Draw(picture, "RGBA")
    width, height = picture.size
    side = min(width, height)
    # Pure colours in the upper corners: red left, green right.
    corner = side // 8
    draw.rectangle((0, 0, corner, corner), fill=(230, 30, 30, 255))
    draw.rectangle((width - corner, 0, width, corner), fill=(30, 180, 60, 255))
    arrow = side // 9
    draw.polygon(
        [(width / 2, arrow * 0.3), (width / 2 - arrow, arrow * 1.6), (width / 2 + arrow, arrow * 1.6)],
        fill=(255, 255, 255, 235),
    )
    draw.text((width / 2, arrow * 2.1), "верх · top", font=ImageFont.truetype(FONT, side // 16), anchor="mm",
              fill=(255, 255, 255, 235))
    draw.text((width / 2, height * 0.58), text, font=ImageFont.truetype(FONT, side // 2), anchor="mm",
              fill=(255, 255, 255, 215), stroke_width=side // 80, stroke_fill=(20, 30, 40, 150))
    return picture


def orientations():
    rng = random.Random("orientations")
    rows = []
    for index in range(12):
        tag = index % 8 + 1
        size = (960, 640) if index < 8 else (640, 960)
        picture = marked(paint("hills" if index < 8 else "peak", ["day", "dawn", "dusk"][index % 3], size, f"o{index}"), str(tag))
        if index == 0:
            thumbnail(picture, f"{ORIENTATIONS_ID}-thumb.jpg")
        stored = picture if STORED[tag] is None else picture.transpose(STORED[tag])
        exif = Image.Exif()
        exif[0x0112] = tag
        file = f"{ORIENTATIONS_ID}-{index + 1:02d}-exif{tag}.jpg"
        save(stored, file, quality=72, exif=exif)
        # Newest first shows them as 1, 2, … 8.
        rows.append((str(1301 + index), moment(rng, 900 - index * 7), file))
    return heading(ORIENTATIONS_ID, ORIENTATIONS_NAME, rng), rows


def huge():
    """9000 × 6700: 60 megapixels in little more than a megabyte, since it is drawn small and drawn out."""
    small = marked(paint("mountains", "dawn", (1125, 838), "huge"), "60")
    large = small.resize((9000, 6704), Image.BICUBIC).crop((0, 0, 9000, 6700))
    save(large, f"{ATTIC_ID}-huge.jpg", quality=30)


def attic():
    """What one finds in an attic: old, damaged and odd pictures."""
    rng = random.Random("attic")
    files = []

    def add(name):
        files.append(f"{ATTIC_ID}-{name}")

    folder = OUT / "photos"
    scene = paint("street", "autumn", WIDE, "attic")
    thumbnail(scene, f"{ATTIC_ID}-thumb.jpg")
    save(scene, f"{ATTIC_ID}-plain.jpg")
    add("plain.jpg")
    save(paint("sea", "dusk", (1500, 1000), "progressive"), f"{ATTIC_ID}-progressive.jpg", progressive=True)
    add("progressive.jpg")
    huge()
    add("huge.jpg")

    drawing = Image.new("RGBA", (800, 800), (0, 0, 0, 0))
    draw = ImageDraw.Draw(drawing)
    for ring in range(12):
        inset = 20 + ring * 32
        draw.ellipse((inset, inset, 800 - inset, 800 - inset), fill=(255 - ring * 14, 120 + ring * 9, 60 + ring * 12, 90 + ring * 12))
    drawing.save(folder / f"{ATTIC_ID}-alpha.png", optimize=True)
    add("alpha.png")

    paint("lake", "autumn", WIDE, "webp").save(folder / f"{ATTIC_ID}-modern.webp", quality=72)
    add("modern.webp")

    frames = [paint("lighthouse", palette, (360, 240), "gif").quantize(64) for palette in ("day", "dusk", "night")]
    frames[0].save(folder / f"{ATTIC_ID}-moving.gif", save_all=True, append_images=frames[1:], duration=700, loop=0)
    add("moving.gif")

    encoded = io.BytesIO()
    paint("bridge", "dawn", WIDE, "cut").save(encoded, "JPEG", quality=76)
    whole = encoded.getvalue()
    (folder / f"{ATTIC_ID}-cut.jpg").write_bytes(whole[: len(whole) * 2 // 5])
    add("cut.jpg")
    noise = bytes(rng.randrange(256) for _ in range(6000))
    (folder / f"{ATTIC_ID}-broken.jpg").write_bytes(whole[:20] + noise)
    add("broken.jpg")
    (folder / f"{ATTIC_ID}-notice.jpg").write_text(
        "<!DOCTYPE html>\n<html><body><p>This picture has moved to another attic.</p></body></html>\n"
    )
    add("notice.jpg")

    strip = Image.new("RGB", (700, 7000))
    for index, (motif, palette) in enumerate([("aurora", "night"), ("peak", "dawn"), ("firs", "day"), ("meadow", "day"),
                                              ("sea", "dusk"), ("city", "night"), ("dunes", "desert")]):
        strip.paste(paint(motif, palette, (700, 1000), f"strip{index}"), (0, index * 1000))
    save(strip, f"{ATTIC_ID}-strip.jpg", quality=60)
    add("strip.jpg")
    Image.new("RGB", (1, 1), (200, 120, 60)).save(folder / f"{ATTIC_ID}-pixel.png")
    add("pixel.png")
    save(paint("city", "night", TALL, "attic-grey").convert("L"), f"{ATTIC_ID}-grey.jpg")
    add("grey.jpg")

    created = [moment(rng, 800 - index * 11) for index in range(len(files))]
    created[8], created[10], created[11] = created[7], "-", "null"
    rows = [(str(1401 + index), created[index], file) for index, file in enumerate(files)]
    return heading(ATTIC_ID, ATTIC_NAME, rng), rows


def main():
    global OUT
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="draw one place and leave places.txt alone")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder that holds photos/ and places.txt")
    arguments = parser.parse_args()
    OUT = arguments.out
    (OUT / "photos").mkdir(parents=True, exist_ok=True)

    makers = {place[0]: (lambda place=place: ordinary_place(*place)) for place in PLACES}
    makers[ORIENTATIONS_ID] = orientations
    makers[ATTIC_ID] = attic
    if arguments.only:
        makers[arguments.only]()
        return
    lines = ["Written by scripts/make-photos.py: id | createdAt | thumbnail | name, then id | createdAt | file."]
    for place in sorted(makers, key=int):
        head, rows = makers[place]()
        print(head)
        lines += [head] + [" | ".join(row) for row in rows]
    (OUT / "places.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
