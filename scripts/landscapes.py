"""Landscapes drawn from a seed: sky, then motif, from far to near.

`paint(motif, palette, size, seed)` is the whole interface. Everything is drawn at twice the size and scaled down, which
smooths the edges.
"""

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

# Sky from top to horizon, the light (sun, moon, windows), far and near land, water.
PALETTES = {
    "dawn": dict(sky=["#3b4d7d", "#8a7ca8", "#f0b6a0", "#fde3bd"], light="#fff2cf", far="#a58fae", near="#3a3550", water="#8f90b4"),
    "day": dict(sky=["#2f7fc9", "#6fb1e4", "#bfe0f2", "#e9f4f4"], light="#fffbe6", far="#8fb3c4", near="#2f6b43", water="#3f8fb8"),
    "dusk": dict(sky=["#2a2350", "#7a3b69", "#e0695a", "#fbb85f"], light="#ffd98a", far="#8a4a66", near="#241d33", water="#5d3f63"),
    "night": dict(sky=["#050b1f", "#0d1a3a", "#1c2f57", "#31486f"], light="#f4f1de", far="#1d2d4d", near="#070c18", water="#12233f"),
    "winter": dict(sky=["#6d8fb5", "#a3bdd6", "#d5e2ec", "#f6f4f2"], light="#ffffff", far="#a9bccf", near="#50657a", water="#9fb8cb"),
    "autumn": dict(sky=["#5b7fa0", "#9db4bd", "#e2d4b5", "#f5e3bd"], light="#fff3c4", far="#b08a63", near="#7a3d1c", water="#6f8791"),
    "storm": dict(sky=["#20272f", "#3d4852", "#67737a", "#a3aaa5"], light="#dfe4d8", far="#5c6a70", near="#20302f", water="#3e5057"),
    "desert": dict(sky=["#2f76b5", "#7fb4d6", "#f2dcb0", "#f9ecd0"], light="#fffbe0", far="#dba766", near="#b4652c", water="#5f9aa5"),
}


def rgb(text):
    return tuple(int(text[index:index + 2], 16) for index in (1, 3, 5))


def mix(first, second, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(first, second))


def gradient(size, stops):
    """A vertical gradient through the stops."""
    column = Image.new("RGB", (1, 256))
    for row in range(256):
        place = row / 255 * (len(stops) - 1)
        index = min(int(place), len(stops) - 2)
        column.putpixel((0, row), mix(stops[index], stops[index + 1], place - index))
    return column.resize(size, Image.BICUBIC)


class Canvas:
    """A picture in the making, with its palette, its seed and where its horizon is."""

    def __init__(self, size, palette, seed):
        self.width, self.height = size
        self.name = palette
        raw = PALETTES[palette]
        self.sky_stops = [rgb(stop) for stop in raw["sky"]]
        self.light, self.far, self.near, self.water_colour = (rgb(raw[key]) for key in ("light", "far", "near", "water"))
        self.rng = random.Random(seed)
        self.horizon = round(self.height * self.rng.uniform(0.5, 0.62))
        self.unit = min(size) / 100
        self.image = Image.new("RGB", size)

    @property
    def is_dark(self):
        return self.name in ("night", "dusk")

    # Sky

    def sky(self, light=True, clouds=True):
        self.image.paste(gradient((self.width, self.horizon), self.sky_stops), (0, 0))
        self.image.paste(self.sky_stops[-1], (0, self.horizon, self.width, self.height))
        if self.name == "night":
            self.stars()
        if light and self.name != "storm":
            self.sun()
        if clouds:
            self.clouds()

    def stars(self):
        draw = ImageDraw.Draw(self.image)
        for _ in range(260):
            x, y = self.rng.randrange(self.width), self.rng.randrange(self.horizon)
            size = self.rng.choice([1, 1, 2, 3]) * self.unit / 14
            draw.ellipse((x - size, y - size, x + size, y + size), fill=mix(self.sky_stops[0], (255, 255, 255), self.rng.uniform(0.4, 1)))

    def sun(self):
        """The sun low at dawn and dusk, high by day; the moon at night."""
        height = {"dawn": 0.82, "dusk": 0.86, "night": 0.35}.get(self.name, 0.4)
        self.sun_x = round(self.width * self.rng.uniform(0.2, 0.8))
        self.sun_y = round(self.horizon * self.rng.uniform(height - 0.1, height + 0.06))
        radius = self.unit * self.rng.uniform(4, 6)
        self.glow(self.sun_x, self.sun_y, radius * 9, 0.55)
        self.glow(self.sun_x, self.sun_y, radius * 3.5, 0.6)
        draw = ImageDraw.Draw(self.image)
        draw.ellipse((self.sun_x - radius, self.sun_y - radius, self.sun_x + radius, self.sun_y + radius), fill=self.light)
        if self.name == "night":
            for dx, dy, size in ((-0.35, -0.2, 0.22), (0.25, 0.3, 0.3), (0.3, -0.4, 0.14), (-0.2, 0.45, 0.12)):
                x, y, spot = self.sun_x + dx * radius, self.sun_y + dy * radius, size * radius
                draw.ellipse((x - spot, y - spot, x + spot, y + spot), fill=mix(self.light, self.sky_stops[2], 0.16))

    def glow(self, x, y, radius, strength, colour=None):
        scale = 16
        mask = Image.new("L", (self.width // scale + 1, self.height // scale + 1), 0)
        small = radius / scale
        ImageDraw.Draw(mask).ellipse((x / scale - small / 2, y / scale - small / 2, x / scale + small / 2, y / scale + small / 2),
                                     fill=round(255 * strength))
        mask = mask.filter(ImageFilter.GaussianBlur(small / 3)).resize(self.image.size, Image.BICUBIC)
        self.image.paste(colour or self.light, (0, 0), mask)

    def clouds(self):
        count = {"storm": 26, "night": 3, "desert": 2}.get(self.name, 8)
        scale = 8
        mask = Image.new("L", (self.width // scale, self.height // scale), 0)
        draw = ImageDraw.Draw(mask)
        for _ in range(count):
            x, y = self.rng.uniform(0, mask.width), self.rng.uniform(0.04, 0.8) * self.horizon / scale
            width = self.rng.uniform(0.08, 0.24) * mask.width
            for _ in range(9):
                dx, dy = self.rng.uniform(-width, width), self.rng.uniform(-1, 1) * width * 0.07
                size = self.rng.uniform(0.1, 0.34) * width
                draw.ellipse((x + dx - size * 1.7, y + dy - size * 0.42, x + dx + size * 1.7, y + dy + size * 0.42), fill=self.rng.randrange(60, 190))
        mask = mask.filter(ImageFilter.GaussianBlur(mask.width / 110)).resize(self.image.size, Image.BICUBIC)
        fade = gradient(self.image.size, [(0, 0, 0), (0, 0, 0), (255, 255, 255)]).convert("L")
        mask = ImageChops.multiply(mask, ImageChops.invert(fade))
        colour = (40, 46, 54) if self.name == "storm" else mix(self.sky_stops[-1], (255, 255, 255), 0.5 if not self.is_dark else 0.05)
        self.image.paste(colour, (0, 0), mask)

    # Land

    def outline(self, base, height, roughness, smooth=False):
        """The points of a ridge: midpoint displacement, or a sum of waves where it is smooth."""
        if smooth:
            waves = [(self.rng.uniform(0.4, 2.4) * (index + 1), self.rng.uniform(0, 7), height / (index + 1)) for index in range(3)]
            count = 160
            values = [sum(size * math.sin(turns * math.pi * step / count + start) for turns, start, size in waves) / 2 for step in range(count + 1)]
        else:
            values = [self.rng.uniform(-0.3, 0.3) * height, self.rng.uniform(-0.3, 0.3) * height]
            reach = height
            for _ in range(8):
                spread = []
                for first, second in zip(values, values[1:]):
                    spread += [first, (first + second) / 2 + self.rng.uniform(-reach, reach)]
                values = spread + [values[-1]]
                reach *= roughness
        step = self.width / (len(values) - 1)
        return [(index * step, base - value) for index, value in enumerate(values)]

    def ridge(self, points, top, bottom):
        """Fills what is below the points, from one colour at the top to another below: the haze of distance."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(points + [(self.width, self.height), (0, self.height)], fill=255)
        highest = max(0, round(min(y for _, y in points)))
        fill = Image.new("RGB", self.image.size, bottom)
        fill.paste(gradient((self.width, max(2, self.height - highest)), [top, bottom]), (0, highest))
        self.image.paste(fill, (0, 0), mask)

    def ridges(self, count, roughness=0.5, smooth=False, lift=0.12):
        """Ridges from far to near, each darker than the one behind."""
        points = []
        for index in range(count):
            share = index / max(1, count - 1)
            base = self.horizon + (self.height - self.horizon) * share * 0.75
            height = self.height * lift * (1 - share * 0.45)
            points = self.outline(base, height, roughness, smooth)
            colour = mix(self.far, self.near, share)
            self.ridge(points, mix(colour, self.light, 0.08), mix(colour, self.sky_stops[-1], 0.35 * (1 - share)))
        return points

    def trees(self, points, count, size, colour):
        """Firs that stand on a ridge."""
        draw = ImageDraw.Draw(self.image)
        for _ in range(count):
            x, y = self.rng.choice(points)
            x += self.rng.uniform(-1, 1) * self.unit * 2
            tall = size * self.rng.uniform(0.55, 1.15)
            shade = mix(colour, (0, 0, 0), self.rng.uniform(0, 0.35))
            for storey in range(5):
                top = y - tall + storey * tall * 0.17
                half = tall * (0.08 + storey * 0.045)
                draw.polygon([(x, top), (x - half, top + tall * 0.3), (x + half, top + tall * 0.3)], fill=shade)
                if self.name == "winter":
                    draw.polygon([(x, top), (x - half * 0.8, top + tall * 0.22), (x - half * 0.2, top + tall * 0.18)], fill=mix(shade, (255, 255, 255), 0.75))

    def water(self, level, ripple=1.0):
        """Water from a level down: what is above, mirrored, tinted and rippled."""
        depth = self.height - level
        if depth < 4:
            return
        above = self.image.crop((0, max(0, level - depth), self.width, level)).transpose(Image.FLIP_TOP_BOTTOM)
        mirror = above.resize((self.width // 6, max(2, depth // 3))).filter(ImageFilter.GaussianBlur(self.unit / 3)).resize((self.width, depth), Image.BICUBIC)
        tint = gradient((self.width, depth), [mix(self.water_colour, self.sky_stops[-1], 0.4), mix(self.water_colour, (0, 0, 0), 0.35)])
        self.image.paste(Image.blend(mirror, tint, 0.45), (0, level))
        draw = ImageDraw.Draw(self.image, "RGBA")
        for _ in range(round(240 * ripple)):
            share = self.rng.random() ** 1.6
            y = level + share * depth
            half = self.unit * (0.6 + 7 * share) * self.rng.uniform(0.4, 1.4)
            x = self.rng.uniform(0, self.width)
            colour = self.light if self.rng.random() < 0.55 else mix(self.water_colour, (0, 0, 0), 0.4)
            thick = max(1, self.unit * (0.08 + 0.3 * share))
            draw.ellipse((x - half, y - thick / 2, x + half, y + thick / 2), fill=colour + (self.rng.randrange(25, 85),))
        if hasattr(self, "sun_x"):
            for _ in range(90):
                share = self.rng.random()
                y = level + share * depth
                half = self.unit * (0.8 + 5 * share) * self.rng.uniform(0.3, 1)
                x = self.sun_x + self.rng.gauss(0, self.unit * (1.5 + 6 * share))
                draw.ellipse((x - half, y - self.unit * 0.15, x + half, y + self.unit * 0.15), fill=self.light + (self.rng.randrange(60, 150),))

    # Built things

    def houses(self, base, tallest, colour, lit):
        """A row of buildings with windows, some of them lit."""
        draw = ImageDraw.Draw(self.image)
        x = -self.unit * 4
        while x < self.width:
            width = self.unit * self.rng.uniform(6, 15)
            height = tallest * self.rng.uniform(0.3, 1)
            shade = mix(colour, (255, 255, 255), self.rng.uniform(0, 0.1))
            draw.rectangle((x, base - height, x + width, base), fill=shade)
            roof = self.rng.random()
            if roof < 0.25:
                draw.polygon([(x, base - height), (x + width / 2, base - height - width * 0.4), (x + width, base - height)], fill=mix(shade, (120, 40, 30), 0.3))
            elif roof < 0.4:
                draw.rectangle((x + width * 0.47, base - height - width, x + width * 0.53, base - height), fill=shade)
            pane, gap = self.unit * 0.85, self.unit * 1.9
            rows, columns = int((height - gap) / gap), int((width - gap * 0.6) / gap)
            for row in range(max(0, rows)):
                for column in range(max(0, columns)):
                    left = x + gap * 0.5 + column * gap
                    top = base - height + gap * 0.6 + row * gap
                    bright = self.rng.random() < lit
                    fill = mix(self.light, (255, 190, 90), self.rng.random() * 0.7) if bright else mix(shade, (0, 0, 0) if not self.is_dark else (120, 140, 170), 0.22)
                    draw.rectangle((left, top, left + pane, top + pane * 1.3), fill=fill)
            x += width + self.unit * self.rng.choice([0, 0, 0.5, 2])

    def boat(self, x, y, size):
        draw = ImageDraw.Draw(self.image)
        hull = mix(self.near, self.rng.choice([(170, 50, 40), (30, 80, 130), (225, 220, 205), (60, 110, 80)]), 0.75)
        draw.polygon([(x - size, y), (x + size, y), (x + size * 0.7, y + size * 0.35), (x - size * 0.75, y + size * 0.35)], fill=hull)
        draw.line([(x - size * 0.05, y), (x - size * 0.05, y - size * 1.9)], fill=mix(self.near, (0, 0, 0), 0.3), width=max(2, round(size * 0.05)))
        sail = mix(self.light, (255, 255, 255), 0.4) if not self.is_dark else mix(self.light, self.near, 0.3)
        draw.polygon([(x, y - size * 1.8), (x, y - size * 0.15), (x + size * 0.85, y - size * 0.15)], fill=sail)
        draw.polygon([(x - size * 0.12, y - size * 1.6), (x - size * 0.12, y - size * 0.15), (x - size * 0.6, y - size * 0.15)], fill=mix(sail, self.far, 0.25))

    def lighthouse(self, x, base, tall):
        draw = ImageDraw.Draw(self.image)
        lower, upper = tall * 0.11, tall * 0.07
        stripes = 6
        for stripe in range(stripes):
            first, second = stripe / stripes, (stripe + 1) / stripes
            widths = [lower + (upper - lower) * share for share in (first, second)]
            colour = (190, 52, 44) if stripe % 2 == 0 else (238, 234, 224)
            if self.is_dark or self.name == "storm":
                colour = mix(colour, self.near, 0.5)
            draw.polygon([(x - widths[0], base - tall * first), (x + widths[0], base - tall * first),
                          (x + widths[1], base - tall * second), (x - widths[1], base - tall * second)], fill=colour)
        top = base - tall
        draw.rectangle((x - upper * 1.5, top - tall * 0.02, x + upper * 1.5, top), fill=mix(self.near, (0, 0, 0), 0.4))
        draw.rectangle((x - upper * 0.75, top - tall * 0.11, x + upper * 0.75, top - tall * 0.02), fill=self.light)
        draw.polygon([(x - upper, top - tall * 0.11), (x + upper, top - tall * 0.11), (x, top - tall * 0.19)], fill=mix((170, 45, 40), self.near, 0.3))
        if self.is_dark or self.name == "storm":
            beam = Image.new("L", self.image.size, 0)
            lamp = top - tall * 0.065
            ImageDraw.Draw(beam).polygon([(x, lamp), (0, lamp - tall * 0.5), (0, lamp + tall * 0.05)], fill=90)
            ImageDraw.Draw(beam).polygon([(x, lamp), (self.width, lamp - tall * 0.3), (self.width, lamp + tall * 0.12)], fill=60)
            self.image.paste(self.light, (0, 0), beam.filter(ImageFilter.GaussianBlur(self.unit)))
            self.glow(x, lamp, tall * 0.5, 0.8)


# Motifs


def hills(canvas):
    canvas.sky()
    points = canvas.ridges(5, smooth=True)
    canvas.trees(points, 14, canvas.unit * 14, mix(canvas.near, (0, 0, 0), 0.25))


def mountains(canvas):
    canvas.sky()
    snow(canvas, canvas.outline(canvas.horizon * 0.85, canvas.height * 0.2, 0.55))
    points = canvas.ridges(3, 0.45, lift=0.07)
    canvas.trees(points, 60, canvas.unit * 11, canvas.near)


def peak(canvas):
    """One mountain, with snow, over water or forest."""
    canvas.sky()
    top, middle = canvas.height * 0.2, canvas.width * canvas.rng.uniform(0.35, 0.65)
    points = []
    for index in range(129):
        x = canvas.width * index / 128
        slope = abs(x - middle) / canvas.width
        points.append((x, top + slope ** 0.82 * canvas.height * 0.85 + canvas.rng.uniform(-1, 1) * canvas.unit * (0.5 + slope * 3)))
    snow(canvas, points)
    canvas.ridge(canvas.outline(canvas.horizon + canvas.unit * 3, canvas.height * 0.03, 0.5), mix(canvas.far, canvas.near, 0.6), mix(canvas.far, canvas.near, 0.7))
    canvas.water(round(canvas.horizon + canvas.unit * 8))


def snow(canvas, points):
    """A range whose upper parts are white, lit on one side."""
    rock = mix(canvas.far, canvas.near, 0.25)
    canvas.ridge(points, rock, mix(rock, canvas.sky_stops[-1], 0.45))
    white = mix((250, 250, 255), canvas.sky_stops[-2], 0.35 if not canvas.is_dark else 0.7)
    highest = min(y for _, y in points)
    line = highest + (canvas.horizon - highest) * canvas.rng.uniform(0.35, 0.6)
    draw = ImageDraw.Draw(canvas.image)
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        if min(y1, y2) < line:
            depth = (line - min(y1, y2)) * canvas.rng.uniform(0.25, 0.75) + canvas.unit
            shade = white if y2 < y1 else mix(white, rock, 0.42)
            draw.polygon([(x1, y1), (x2, y2), (x2, y2 + depth), (x1, y1 + depth * canvas.rng.uniform(0.7, 1.1))], fill=shade)


def firs(canvas):
    canvas.sky()
    for share in (0.0, 0.3, 0.65, 1.0):
        base = canvas.horizon + (canvas.height - canvas.horizon) * share
        points = canvas.outline(base, canvas.height * 0.05, 0.5, smooth=True)
        colour = mix(canvas.far, canvas.near, share)
        if canvas.name == "autumn":
            colour = mix(colour, (176, 110, 40), 0.3 * (1 - share))
        canvas.ridge(points, colour, colour)
        canvas.trees(points, round(90 - 60 * share), canvas.unit * (9 + 26 * share), colour)


def sea(canvas):
    canvas.sky()
    level = canvas.horizon
    if canvas.rng.random() < 0.6:
        canvas.ridge(canvas.outline(level, canvas.height * 0.04, 0.5), mix(canvas.far, canvas.sky_stops[-1], 0.3), canvas.far)
    canvas.water(level, 1.6)
    for _ in range(canvas.rng.randrange(1, 4)):
        size = canvas.unit * canvas.rng.uniform(2.5, 6)
        canvas.boat(canvas.rng.uniform(0.1, 0.9) * canvas.width, level + size * canvas.rng.uniform(0.5, 2.5), size)


def lake(canvas):
    canvas.sky()
    for share in (0.0, 0.5, 1.0):
        points = canvas.outline(canvas.horizon + share * canvas.unit * 6, canvas.height * (0.13 - 0.08 * share), 0.48, smooth=share > 0)
        colour = mix(canvas.far, canvas.near, 0.15 + share * 0.65)
        canvas.ridge(points, colour, mix(colour, canvas.sky_stops[-1], 0.25))
        if share > 0:
            canvas.trees(points, round(40 + 50 * share), canvas.unit * (4 + 5 * share), colour)
    canvas.water(round(canvas.horizon + canvas.unit * 9), 0.8)
    draw = ImageDraw.Draw(canvas.image)
    for _ in range(70):
        x = canvas.rng.choice([canvas.rng.gauss(0, 0.14), 1 - abs(canvas.rng.gauss(0, 0.1))]) * canvas.width
        tall = canvas.unit * canvas.rng.uniform(8, 22)
        draw.line([(x, canvas.height), (x + canvas.unit * canvas.rng.uniform(-3, 3), canvas.height - tall)], fill=mix(canvas.near, (0, 0, 0), 0.3), width=max(2, round(canvas.unit * 0.4)))


def meadow(canvas):
    canvas.sky()
    canvas.ridges(3, smooth=True, lift=0.07)
    green = mix(canvas.near, (90, 150, 60) if canvas.name != "winter" else (240, 244, 250), 0.55)
    canvas.ridge(canvas.outline(canvas.horizon + canvas.unit * 9, canvas.unit * 4, 0.5, smooth=True), mix(green, canvas.light, 0.25), mix(green, (0, 0, 0), 0.25))
    draw = ImageDraw.Draw(canvas.image)
    start = canvas.horizon + canvas.unit * 12
    flowers = sorted(canvas.rng.random() ** 1.5 for _ in range(420))
    for share in flowers:
        y = start + share * (canvas.height - start)
        x = canvas.rng.uniform(0, canvas.width)
        size = canvas.unit * (0.25 + 2.4 * share)
        draw.line([(x, y), (x + size * 0.3, y + size * 3)], fill=mix(green, (0, 0, 0), 0.35), width=max(1, round(size * 0.2)))
        petal = mix((252, 252, 248), canvas.sky_stops[0], 0.12)
        for turn in range(8):
            angle = turn * math.pi / 4 + share * 9
            px, py = x + math.cos(angle) * size * 0.75, y + math.sin(angle) * size * 0.6
            draw.ellipse((px - size * 0.42, py - size * 0.34, px + size * 0.42, py + size * 0.34), fill=petal)
        draw.ellipse((x - size * 0.42, y - size * 0.36, x + size * 0.42, y + size * 0.36), fill=(244, 190, 50))


def city(canvas):
    canvas.sky()
    base = canvas.horizon + canvas.unit * 8
    lit = {"night": 0.45, "dusk": 0.35, "storm": 0.2}.get(canvas.name, 0.03)
    for share in (0.0, 0.5, 1.0):
        colour = mix(mix(canvas.far, canvas.sky_stops[-1], 0.35), mix(canvas.near, (70, 70, 90), 0.25), share)
        canvas.houses(base, canvas.height * (0.42 - 0.12 * share), colour, lit * (0.5 + share * 0.5))
    canvas.water(round(base), 1.1)


def harbour(canvas):
    canvas.sky()
    canvas.ridges(2, smooth=True, lift=0.06)
    base = canvas.horizon + canvas.unit * 5
    canvas.houses(base, canvas.height * 0.12, mix(canvas.far, (200, 170, 140), 0.45), 0.4 if canvas.is_dark else 0.04)
    canvas.water(round(base), 1.2)
    draw = ImageDraw.Draw(canvas.image)
    crane = canvas.rng.uniform(0.1, 0.9) * canvas.width
    colour = mix(canvas.near, (200, 90, 40), 0.5)
    width = max(2, round(canvas.unit * 0.7))
    top = base - canvas.height * 0.3
    draw.line([(crane, base), (crane, top)], fill=colour, width=width)
    draw.line([(crane - canvas.unit * 6, top), (crane + canvas.unit * 22, top)], fill=colour, width=width)
    draw.line([(crane, top - canvas.unit * 6), (crane + canvas.unit * 22, top)], fill=colour, width=max(1, width // 2))
    draw.line([(crane + canvas.unit * 17, top), (crane + canvas.unit * 17, top + canvas.unit * 9)], fill=colour, width=max(1, width // 2))
    for _ in range(5):
        size = canvas.unit * canvas.rng.uniform(3, 7)
        canvas.boat(canvas.rng.uniform(0.05, 0.95) * canvas.width, base + size * canvas.rng.uniform(0.8, 3.2), size)


def lighthouse(canvas):
    canvas.sky()
    canvas.water(canvas.horizon, 1.5)
    x = canvas.width * canvas.rng.choice([0.25, 0.3, 0.7, 0.75])
    base = canvas.horizon + canvas.unit * 10
    rock = mix(canvas.near, (90, 85, 80), 0.35)
    points = []
    for index in range(65):
        px = canvas.width * index / 64
        rise = math.exp(-((px - x) / (canvas.width * 0.16)) ** 2)
        points.append((px, base + canvas.unit * 14 - rise * canvas.unit * 17 + canvas.rng.uniform(-1, 1) * canvas.unit * 1.2 + (1 - rise) * canvas.unit * 18))
    canvas.lighthouse(x, base - canvas.unit * 1, canvas.height * 0.42)
    canvas.ridge(points, mix(rock, canvas.light, 0.15), mix(rock, (0, 0, 0), 0.4))


def aurora(canvas):
    canvas.sky(light=False, clouds=False)
    scale = 4
    glow = Image.new("RGB", (canvas.width // scale, canvas.height // scale))
    draw = ImageDraw.Draw(glow)
    for band in range(3):
        start, turns, lift = canvas.rng.uniform(0, 7), canvas.rng.uniform(1.5, 3.5), canvas.rng.uniform(0.22, 0.55)
        colour = [(70, 230, 150), (60, 190, 210), (150, 90, 210)][band]
        for x in range(glow.width):
            share = x / glow.width
            y = canvas.horizon / scale * (lift + 0.12 * math.sin(turns * math.pi * share + start) + 0.04 * math.sin(17 * share + start))
            strength = 0.35 + 0.4 * math.sin(9 * share + start * 2) ** 2 + canvas.rng.uniform(0, 0.12)
            tall = canvas.horizon / scale * (0.28 + 0.12 * math.sin(5 * share + start))
            for piece in range(8):
                first = y - tall * (1 - piece / 8)
                draw.line([(x, first), (x, first + tall / 8)], fill=tuple(round(c * strength * (piece + 1) / 8) for c in colour))
    glow = glow.filter(ImageFilter.GaussianBlur(glow.width / 130)).resize(canvas.image.size, Image.BICUBIC)
    canvas.image = ImageChops.screen(canvas.image, glow)
    points = canvas.ridges(2, 0.5, lift=0.1)
    canvas.trees(points, 40, canvas.unit * 9, mix(canvas.near, (0, 0, 0), 0.4))
    canvas.water(round(canvas.height * 0.84), 0.5)


def dunes(canvas):
    canvas.sky()
    sand = mix(canvas.far, (222, 170, 100), 0.6 if not canvas.is_dark else 0.2)
    for share in (0.0, 0.33, 0.66, 1.0):
        base = canvas.horizon + (canvas.height - canvas.horizon) * share * 0.72
        points = canvas.outline(base, canvas.height * (0.06 + 0.06 * share), 0.5, smooth=True)
        colour = mix(mix(sand, canvas.sky_stops[-1], 0.4 * (1 - share)), canvas.near, share * 0.4)
        canvas.ridge(points, mix(colour, canvas.light, 0.25), colour)
        # The side away from the sun lies in shade.
        crest = max(range(len(points)), key=lambda index: -points[index][1])
        x, y = points[crest]
        shade = Image.new("L", canvas.image.size, 0)
        edge = [points[index] for index in range(crest, len(points))]
        ImageDraw.Draw(shade).polygon([(x, y)] + edge + [(canvas.width, canvas.height), (x + canvas.width * 0.12, canvas.height)], fill=95)
        mask = Image.new("L", canvas.image.size, 0)
        ImageDraw.Draw(mask).polygon(points + [(canvas.width, canvas.height), (0, canvas.height)], fill=255)
        canvas.image.paste(mix(colour, (60, 20, 10), 0.55), (0, 0), ImageChops.multiply(shade.filter(ImageFilter.GaussianBlur(canvas.unit * 1.2)), mask))


def street(canvas):
    """A street that runs to the horizon, with a tram."""
    canvas.sky()
    vanish = canvas.width * canvas.rng.uniform(0.42, 0.58)
    level = canvas.horizon
    draw = ImageDraw.Draw(canvas.image)
    lit = 0.5 if canvas.is_dark else 0.05
    ground = mix(canvas.near, (130, 125, 120) if canvas.name != "winter" else (235, 240, 246), 0.5)
    draw.polygon([(vanish, level), (canvas.width * 1.1, canvas.height), (-canvas.width * 0.1, canvas.height)], fill=ground)
    for side in (-1, 1):
        edge = 0 if side < 0 else canvas.width
        steps = [1, 0.7, 0.5, 0.36, 0.26, 0.19]
        for index in reversed(range(len(steps) - 1)):
            near, far = steps[index], steps[index + 1]
            x1, x2 = vanish + (edge - vanish) * near * 1.05, vanish + (edge - vanish) * far * 1.05
            rise = canvas.height * canvas.rng.uniform(0.34, 0.5)
            colour = mix(canvas.far, canvas.rng.choice([(214, 180, 130), (196, 120, 96), (222, 214, 196), (150, 165, 150)]), 0.62)
            if canvas.is_dark:
                colour = mix(colour, canvas.near, 0.6)
            colour = mix(colour, canvas.sky_stops[-1], 0.45 * (1 - near))
            fall = (canvas.height - level)
            face = [(x1, level - rise * near), (x2, level - rise * far), (x2, level + fall * far * 0.75), (x1, level + fall * near * 0.75)]
            draw.polygon(face, fill=colour)
            for row in range(4):
                for column in range(3):
                    u1, u2 = (column + 0.25) / 3, (column + 0.7) / 3
                    v1, v2 = (row + 0.2) / 5, (row + 0.7) / 5
                    def place(u, v):
                        x = x1 + (x2 - x1) * u
                        top = face[0][1] + (face[1][1] - face[0][1]) * u
                        bottom = face[3][1] + (face[2][1] - face[3][1]) * u
                        return (x, top + (bottom - top) * v)
                    fill = mix(canvas.light, (255, 180, 80), 0.4) if canvas.rng.random() < lit else mix(colour, (20, 30, 50), 0.4)
                    draw.polygon([place(u1, v1), place(u2, v1), place(u2, v2), place(u1, v2)], fill=fill)
    for offset in (-0.16, -0.05, 0.05, 0.16):
        draw.line([(vanish, level), (vanish + offset * canvas.width * 2, canvas.height)], fill=mix(ground, (0, 0, 0), 0.45), width=max(2, round(canvas.unit * 0.35)))
    tram(canvas, draw, vanish - canvas.width * 0.08, level + (canvas.height - level) * 0.45, canvas.unit * 13)


def tram(canvas, draw, x, base, size):
    body = mix((196, 40, 40), canvas.near, 0.15 if not canvas.is_dark else 0.35)
    draw.rounded_rectangle((x - size * 0.55, base - size * 1.25, x + size * 0.55, base), radius=size * 0.12, fill=body)
    draw.rectangle((x - size * 0.55, base - size * 0.5, x + size * 0.55, base - size * 0.38), fill=(240, 230, 205))
    glass = mix(canvas.light, (255, 220, 150), 0.5) if canvas.is_dark else mix(canvas.sky_stops[1], (255, 255, 255), 0.3)
    draw.rounded_rectangle((x - size * 0.45, base - size * 1.08, x + size * 0.45, base - size * 0.6), radius=size * 0.06, fill=glass)
    for side in (-0.33, 0.33):
        draw.ellipse((x + size * side - size * 0.09, base - size * 0.3, x + size * side + size * 0.09, base - size * 0.12), fill=canvas.light)
    draw.line([(x, base - size * 1.25), (x - size * 0.3, base - size * 1.6), (x, base - size * 1.9)], fill=mix(canvas.near, (0, 0, 0), 0.5), width=max(1, round(size * 0.04)))


def bridge(canvas):
    canvas.sky()
    canvas.ridges(2, smooth=True, lift=0.08)
    level = round(canvas.horizon + canvas.unit * 10)
    draw = ImageDraw.Draw(canvas.image)
    stone = mix(canvas.near, (170, 150, 130), 0.5 if not canvas.is_dark else 0.2)
    deck = level - canvas.unit * 15
    draw.rectangle((0, deck, canvas.width, level), fill=stone)
    arches = max(2, round(canvas.width / (canvas.unit * 34)))
    span = canvas.width / arches
    behind = canvas.image.crop((0, 0, canvas.width, level))
    holes = Image.new("L", canvas.image.size, 0)
    hole = ImageDraw.Draw(holes)
    for index in range(arches):
        middle = span * (index + 0.5)
        hole.ellipse((middle - span * 0.4, deck + canvas.unit * 3, middle + span * 0.4, level + canvas.unit * 14), fill=255)
    hazy = Image.new("RGB", canvas.image.size, mix(canvas.far, canvas.sky_stops[-1], 0.4))
    canvas.image.paste(hazy, (0, 0), holes)
    draw = ImageDraw.Draw(canvas.image)
    draw.rectangle((0, deck - canvas.unit * 1.4, canvas.width, deck), fill=mix(stone, canvas.light, 0.25))
    for index in range(arches * 6):
        x = index * span / 6
        draw.line([(x, deck - canvas.unit * 4), (x, deck)], fill=mix(stone, (0, 0, 0), 0.4), width=max(2, round(canvas.unit * 0.4)))
    draw.line([(0, deck - canvas.unit * 4), (canvas.width, deck - canvas.unit * 4)], fill=mix(stone, (0, 0, 0), 0.4), width=max(2, round(canvas.unit * 0.5)))
    canvas.water(level, 1.1)


def railway(canvas):
    """Tracks that run to the horizon, with masts and a train far off."""
    canvas.sky()
    canvas.ridges(3, smooth=True, lift=0.06)
    level = canvas.horizon + canvas.unit * 6
    draw = ImageDraw.Draw(canvas.image)
    gravel = mix(canvas.near, (150, 140, 130), 0.45)
    draw.rectangle((0, level, canvas.width, canvas.height), fill=mix(canvas.near, (80, 110, 60), 0.3))
    vanish = canvas.width * canvas.rng.uniform(0.4, 0.6)
    draw.polygon([(vanish - canvas.unit, level), (vanish + canvas.unit, level), (canvas.width * 0.95, canvas.height), (canvas.width * 0.05, canvas.height)], fill=gravel)
    fall = canvas.height - level
    for track in (-0.24, 0.24):
        for sleeper in range(26):
            share = (sleeper / 26) ** 2.2
            y = level + fall * share
            middle = vanish + track * canvas.width * share
            half = canvas.width * 0.13 * share
            thick = max(1, canvas.unit * 2.2 * share)
            draw.rectangle((middle - half, y, middle + half, y + thick), fill=mix(gravel, (50, 30, 20), 0.6))
        for rail in (-0.08, 0.08):
            draw.line([(vanish, level), (vanish + (track + rail) * canvas.width, canvas.height)], fill=mix(canvas.light, (90, 95, 105), 0.55), width=max(2, round(canvas.unit * 0.6)))
    for mast in range(7):
        share = 0.06 * 1.6 ** mast
        for side in (-1, 1):
            x = vanish + side * canvas.width * 0.6 * share
            y = level + fall * share
            tall = canvas.height * 0.75 * share + canvas.unit * 2
            width = max(1, round(canvas.unit * 2.2 * share))
            draw.line([(x, y), (x, y - tall)], fill=mix(canvas.near, (0, 0, 0), 0.3), width=width)
            draw.line([(x, y - tall * 0.9), (x - side * tall * 0.3, y - tall * 0.9)], fill=mix(canvas.near, (0, 0, 0), 0.3), width=width)
    share = 0.16
    train_x, train_y, size = vanish + 0.24 * canvas.width * share, level + fall * share, canvas.unit * 11
    body = mix((30, 90, 160), canvas.near, 0.2)
    draw.rounded_rectangle((train_x - size * 0.5, train_y - size, train_x + size * 0.5, train_y), radius=size * 0.2, fill=body)
    draw.rounded_rectangle((train_x - size * 0.38, train_y - size * 0.85, train_x + size * 0.38, train_y - size * 0.5), radius=size * 0.1, fill=mix(canvas.light, canvas.sky_stops[1], 0.4))
    for side in (-0.3, 0.3):
        draw.ellipse((train_x + size * side - size * 0.08, train_y - size * 0.3, train_x + size * side + size * 0.08, train_y - size * 0.14), fill=canvas.light)
    canvas.glow(train_x, train_y - size * 0.2, size * 1.6, 0.35)


MOTIFS = {motif.__name__: motif for motif in (
    hills, mountains, peak, firs, sea, lake, meadow, city, harbour, lighthouse, aurora, dunes, street, bridge, railway)}


def paint(motif, palette, size, seed):
    """A picture of the size asked for; the same seed gives the same picture."""
    canvas = Canvas((size[0] * 2, size[1] * 2), palette, f"{motif} {palette} {seed}")
    MOTIFS[motif](canvas)
    return canvas.image.resize(size, Image.LANCZOS)
