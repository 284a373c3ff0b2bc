#!/usr/bin/env python3
"""Invents a stations file that is as large and as odd as the real one (439 and 2,681 cities, 933 and 3,848 stations).

usage: make-station-twin.py [--seed N] OUT.json     write the twin; the same seed gives the same bytes
       make-station-twin.py --verify [--seed N]     measure the twin (and the real file where it is at hand)
                                                    against the expected counts; exit 1 where one differs

The names are put together from syllables; only Москва, Орёл, Артём and Kaniukai, which search counts are known for,
are real. station-twin-profile.txt holds how many cities of which make-up each country has.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import struct
import sys
import unicodedata

SCRIPTS = pathlib.Path(__file__).resolve().parent
PROFILE = SCRIPTS / "station-twin-profile.txt"
REAL = SCRIPTS.parent.parent / "shared" / "data" / "tutu" / "allStations.json"

# What the real file shows, departures and arrivals. Search counts are of station titles unless the row says otherwise.
EXPECTED = {
    "cities": (439, 2681),
    "stations": (933, 3848),
    "distinct city ids": (439, 2681),
    "distinct station ids": (933, 3848),
    "headers equal to another's": (4, 146),
    "groups of equal headers": (2, 65),
    "groups still equal with the region": (1, 34),
    "groups still equal with region and district": (0, 0),
    "cities without region": (41, 46),
    "cities without district": (202, 485),
    "countries": (29, 32),
    "titles with edge white space": (8, 13),
    "titles with doubled spaces": (37, 35),
    "titles with a line break": (1, 11),
    "titles mixing Latin and Cyrillic in a word": (2, 4),
    "stations that say «город …»": (848, 1828),
    "stations with a point of their own": (2, 2),
    "stations titled like another city": (0, 12),
    "cities with stations whose titles fold alike": (3, 3),
    "вокзал": (268, 324),
    "автовокзал": (215, 250),
    "москва": (15, 9),
    "орёл": (0, 5),
    "орел": (0, 5),
    "щелк": (2, 1),
    "артем": (0, 3),
    "zob": (35, 40),
    "трасса": (32, 137),
    "kaniukai": (1, 2),
    "мой": (0, 0),
    "москва, title or city": (53, 38),
    "орёл, title or city": (1, 6),
    "cities in both lists": (408, 408),
    "of these with different stations": (175, 175),
    "stations in both lists": (744, 744),
    "numbers that are a city id and a station id": (374, 374),
}
SEARCH_WORDS = ("вокзал", "автовокзал", "москва", "орёл", "орел", "щелк", "артем", "zob", "трасса", "kaniukai", "мой")

# --- folding: an own one, so that the engine's is checked by something that shares no line with it ---

WITHOUT_DECOMPOSITION = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ı": "i", "ð": "d", "œ": "oe", "æ": "ae", "ß": "ss", "þ": "th", "ё": "е"}
)
DASHES = re.compile("[\u002d\u2010-\u2015\u2212]")
QUOTES = re.compile("[\u0022\u0027\u0060\u00b4\u02bb\u02bc\u2018-\u201f\u00ab\u00bb]")
MIXED_WORD = re.compile("[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]")


def fold(text):
    """Case-blind, ё as е, й apart from и, Latin letters without marks, dashes as spaces, no quotes, single spaces."""
    letters = []
    for letter in unicodedata.normalize("NFC", text).lower():
        if not "\u0400" <= letter <= "\u04ff":
            letter = "".join(c for c in unicodedata.normalize("NFD", letter) if not unicodedata.combining(c))
        letters.append(letter)
    plain = "".join(letters).translate(WITHOUT_DECOMPOSITION)
    return " ".join(QUOTES.sub("", DASHES.sub(" ", plain)).split())


FOLDED_SEARCH_WORDS = tuple({fold(word) for word in SEARCH_WORDS})


def is_counted(text):
    """Whether a search whose hits are counted would find this text."""
    folded = fold(text)
    return any(word in folded for word in FOLDED_SEARCH_WORDS)


# --- names ---


def tries(what):
    """Turns of a search by chance: bounded, and it says what was not found."""
    yield from range(100_000)
    raise RuntimeError(f"no {what} found: the syllables are too few")


RUSSIAN_ONSETS = (
    "Бал Бар Бел Бер Бир Бор Брус Бур Вад Вал Вед Верб Вес Вет Виш Вол Ворс Гад Гол Гор Грач Гриб Грун Гус Даль Дер "
    "Дон Дор Друж Дуб Ерш Жав Жел Жур Зав Зар Зел Зим Зор Ив Ильм Ир Кал Кам Кар Кед Клен Ков Кол Кон Кор Кош Крас Крут "
    "Куд Кур Лад Лаз Лап Лес Лип Лис Лог Лоп Луг Лук Льв Мал Мар Мел Мир Мох Мул Нав Над Нар Нев Нов Ож Окун Ол Ос Пав "
    "Пар Пен Пет Пил Полв Пон Прим Пуш Рад Разд Рак Рем Род Рос Руч Рыб Сав Сад Сар Сел Сив Слоб Сок Сол Сос Стар Степ "
    "Суд Сух Тал Тар Тер Тим Тиш Ток Тур Туч Удал Уст Фед Хар Хол Цвет Чап Чер Чист Чул Шад Шар Шест Шир Шум Юр Яб Яр Яс"
).split()
RUSSIAN_ENDINGS = (
    "ово ино овка евка енки ичи иха ское ная ный ское-Поле ушка аево енино арино атово иково инцы ищи одино озёрск "
    "онцы унино ыкино ятино"
).split()
LITHUANIAN = (
    [("Ал", "Al"), ("Бир", "Bir"), ("Вай", "Vai"), ("Гру", "Gru"), ("Дау", "Dau"), ("Жа", "Ža"), ("Ка", "Ka"),
     ("Лай", "Lai"), ("Мар", "Mar"), ("Няр", "Ner"), ("Пас", "Pas"), ("Руд", "Rūd"), ("Свед", "Svėd"), ("Тау", "Tau"),
     ("Шве", "Šve"), ("Чяп", "Čep")],
    [("бу", "bu"), ("га", "ga"), ("ли", "ly"), ("ми", "mi"), ("ни", "ny"), ("ру", "rū"), ("та", "tą"), ("жи", "ži"),
     ("ше", "šė")],
    [("чяй", "čiai"), ("ляй", "liai"), ("няй", "niai"), ("шкес", "škės"), ("ва", "va"), ("тис", "tis")],
)  # fmt: skip
LATIN = (
    [("Ан", "An"), ("Бер", "Ber"), ("Бри", "Bri"), ("Гра", "Gra"), ("Дол", "Dol"), ("Кар", "Kar"), ("Лин", "Lin"),
     ("Мон", "Mon"), ("Нор", "Nor"), ("Пел", "Pel"), ("Рос", "Ros"), ("Сан", "San"), ("Тор", "Tor"), ("Вал", "Wal")],
    [("бе", "be"), ("ди", "dí"), ("ле", "lé"), ("ма", "mä"), ("ну", "nü"), ("ро", "rö"), ("та", "ta"), ("шо", "šo"),
     ("лу", "łu"), ("го", "gó")],
    [("бург", "burg"), ("вик", "wik"), ("на", "na"), ("нто", "nto"), ("рис", "ris"), ("лья", "lia"), ("шау", "schau")],
)  # fmt: skip
VILLAGE_WORDS = (("село", 1012), ("поселок", 510), ("деревня", 237), ("станица", 7), ("станция", 6),
                 ("коттеджный поселок", 4), ("рабочий поселок", 3), ("хутор", 2))  # fmt: skip
CYRILLIC_COUNTRIES = {"Россия", "Украина", "Беларусь", "Казахстан", "Армения", "Грузия", "Молдова", "Болгария"}


class Names:
    """Names that were not given before and that no counted search finds."""

    def __init__(self, rng):
        self.rng = rng
        self.given = set()

    def _syllables(self, table):
        parts = [self.rng.choice(syllables) for syllables in table]
        return "".join(part[0] for part in parts), "".join(part[1] for part in parts)

    def _draw(self, country):
        if country == "Литва":
            return self._syllables(LITHUANIAN)
        if country not in CYRILLIC_COUNTRIES:
            return self._syllables(LATIN)
        name = self.rng.choice(RUSSIAN_ONSETS) + self.rng.choice(RUSSIAN_ENDINGS)
        return name, name

    def new(self, country):
        """A new name in Russian letters and the same name as signs on the spot write it."""
        for _ in tries("new name"):
            name, native = self._draw(country)
            if fold(name) not in self.given and not is_counted(name) and not is_counted(native):
                self.given.add(fold(name))
                return name, native

    def word(self):
        """A Russian name for streets, shops and districts; it may repeat."""
        return self._draw("Россия")[0].split("-")[0]


# --- cities ---

Shape = collections.namedtuple("Shape", "village region district shared departures arrivals")


class City:
    def __init__(self, country, shape):
        self.country = country
        self.shape = shape
        self.title = self.native = self.base = ""
        self.region = self.district = ""
        self.point = None
        self.slots = []
        self.special = False  # its name, and so its stations, are spoken for

    def is_in(self, mark):
        return any(mark in slot.lists for slot in self.slots)


class Slot:
    """A station to be: which lists it is in, and its title once it has one."""

    def __init__(self, city, lists):
        self.city = city
        self.lists = lists
        self.title = None
        self.point = None


def read_profile():
    """Country → (number of regions, box, shapes)."""
    text = "\n".join(line for line in PROFILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    profile = {}
    for row in text.replace("\n    ", " ").strip().splitlines():
        country, regions, box, shapes = (field.strip() for field in row.split("|"))
        cities = []
        for shape in shapes.split():
            kind, region, district, a, b, c, times = re.fullmatch(
                r"([vt])([r-])([d-])(\d+)/(\d+)/(\d+)(?:x(\d+))?", shape
            ).groups()
            cities += [Shape(kind == "v", region == "r", district == "d", int(a), int(b), int(c))] * int(times or 1)
        profile[country] = (int(regions), tuple(int(edge) for edge in box.split()), cities)
    return profile


def float32(value):
    """The value as a single-precision number prints when widened: 37.62039184570312 and the like."""
    return struct.unpack("f", struct.pack("f", value))[0]


def random_point(rng, box):
    south, north, west, east = box
    return {"longitude": float32(rng.uniform(west, east + 0.9)), "latitude": float32(rng.uniform(south, north + 0.9))}


def region_names(rng, names, country, count):
    found = []
    for _ in tries("region name"):
        if len(found) == count:
            break
        word = names.word()
        name = rng.choice((word + "ская область", "Республика " + word, word + " край", word + "ский район"))
        if name not in found and not is_counted(name):
            found.append(name)
    return found


def make_cities(rng, names):
    """All cities with their slots, regions, districts and points; titles follow."""
    cities = []
    for country, (region_count, box, shapes) in read_profile().items():
        regions = region_names(rng, names, country, region_count)
        districts = {region: [names.word() + "ский район" for _ in range(14)] for region in [""] + regions}
        for shape in shapes:
            city = City(country, shape)
            city.region = rng.choice(regions) if shape.region else ""
            city.district = rng.choice(districts[city.region]) if shape.district else ""
            city.point = random_point(rng, box)
            city.slots = (
                [Slot(city, "FT") for _ in range(shape.shared)]
                + [Slot(city, "F") for _ in range(shape.departures)]
                + [Slot(city, "T") for _ in range(shape.arrivals)]
            )
            cities.append(city)
    return cities


def title_cities(rng, names, cities):
    words = [word for word, weight in VILLAGE_WORDS for _ in range(weight)]
    for city in cities:
        city.base, city.native = names.new(city.country)
        city.title = f"{rng.choice(words)} {city.base}" if city.shape.village else city.base


def pick(rng, cities, wanted, count=1):
    """Cities that are as wanted and bear no special name yet, taken at random."""
    free = [city for city in cities if wanted(city) and not city.special]
    taken = rng.sample(free, count)
    for city in taken:
        city.special = True
    return taken


def name_alike(rng, names, group, by_district):
    """One header for the whole group, told apart by region or, within one region, by district."""
    base, native = names.new(group[0].country)
    first = group[0]
    kind = first.title.removesuffix(first.base)
    used = set()
    for city in group:
        city.base, city.native, city.title = base, native, kind + base
        if by_district:
            city.region = first.region
            while city.district in used or not city.district:
                city.district = names.word() + "ский район"
            used.add(city.district)
        else:
            while city.region in used:
                city.region = names.word() + "ский край"
            used.add(city.region)


def make_homonyms(rng, names, cities):
    """65 groups of equal headers among the arrivals, two of them among the departures too."""

    def far(city):
        shape = city.shape
        return city.country == "Россия" and shape == Shape(True, True, True, 0, 0, 1)

    def near(city):
        shape = city.shape
        return city.country == "Россия" and shape.village and shape.region and shape.district and shape.shared > 0

    name_alike(rng, names, pick(rng, cities, near, 2), by_district=False)
    name_alike(rng, names, pick(rng, cities, near, 2), by_district=True)
    for size, by_region, by_district in ((2, 19, 30), (3, 7, 3), (4, 3, 0)):
        for number in range(by_region + by_district):
            name_alike(rng, names, pick(rng, cities, far, size), by_district=number >= by_region)


def set_title(city, base, native=None):
    city.title = city.title.removesuffix(city.base) + base
    city.base = base
    city.native = native or base


def make_known_cities(rng, names, cities):
    """The few real names, each with the stations its search counts need. Slots are given titles here."""
    moscow = max(cities, key=lambda city: len(city.slots))
    moscow.special = True
    moscow.title = moscow.base = moscow.native = "Москва"
    moscow.point = {"longitude": float32(37.6204), "latitude": float32(55.754)}
    by_lists = collections.defaultdict(list)
    for slot in moscow.slots:
        by_lists[slot.lists].append(slot)
    for lists, count in (("FT", 4), ("F", 11), ("T", 4)):
        for slot in by_lists[lists][:count]:
            slot.title = f"Москва ({unique_word(names, moscow)})"
    by_lists["FT"][4].title = "Щелковская, у метро"
    by_lists["F"][11].title = "Ул. Щелковская, 5"
    for slot in (by_lists["FT"][0], by_lists["F"][0], by_lists["T"][0]):
        slot.point = {axis: float32(value + rng.uniform(0.05, 0.1)) for axis, value in moscow.point.items()}

    def russian(city, village, shared, departures, arrivals):
        shape = city.shape
        counts = (shape.shared, shape.departures, shape.arrivals)
        return city.country == "Россия" and shape.village == village and counts == (shared, departures, arrivals)

    def arrivals_only(city):
        return russian(city, True, 0, 0, 1)

    (orel,) = pick(rng, cities, lambda city: russian(city, False, 1, 0, 2))
    set_title(orel, "Орёл")
    orel.slots[0].title = "АС «Центральная»"
    orel.slots[1].title, orel.slots[2].title = "Орел АВ", "Орёл, ул. Весенняя, 9"
    for base, city in zip(("Загорелово", "Пригорелое", "Погорелка"), pick(rng, cities, arrivals_only, 3)):
        set_title(city, base)
        city.slots[0].title = base

    (artyom,) = pick(rng, cities, lambda city: russian(city, False, 0, 0, 2))
    set_title(artyom, "Артём")
    artyom.slots[0].title, artyom.slots[1].title = "Артём", "Артем (поворот)"
    (near_artyom,) = pick(rng, cities, arrivals_only)
    set_title(near_artyom, "Артемовка")
    near_artyom.slots[0].title = "Артемовка"

    (little_moscow,) = pick(rng, cities, arrivals_only)
    set_title(little_moscow, "Малая Москва")
    little_moscow.slots[0].title = "Малая Москва"

    def lithuanian(shared, arrivals):
        return lambda city: city.country == "Литва" and city.shape == Shape(False, True, True, shared, 0, arrivals)

    kaniukai = pick(rng, cities, lithuanian(1, 0)) + pick(rng, cities, lithuanian(0, 1))
    for number, city in enumerate(kaniukai):
        set_title(city, "Канюкай", "Kaniūkai")
        city.slots[0].title = "Kaniūkai" if number == 0 else "Kaniūkai, st."
    while kaniukai[0].region == kaniukai[1].region:
        kaniukai[1].region = names.word() + "ский край"


def make_namesakes(rng, cities):
    """Twelve villages whose only station bears the bare name of a town elsewhere."""

    def town(city):
        return city.country == "Россия" and not city.shape.village and city.shape.arrivals > 0

    def village(city):
        return city.country == "Россия" and city.shape == Shape(True, True, True, 0, 0, 1)

    for namesake, city in zip(pick(rng, cities, town, 12), pick(rng, cities, village, 12)):
        set_title(city, namesake.base)
        city.slots[0].title = city.base


# --- station titles ---


def unique_word(names, city):
    """A word that no title of the city holds yet and that no counted search finds."""
    taken = " ".join(slot.title or "" for slot in city.slots)
    for _ in tries("word"):
        word = names.word()
        if word not in taken and not is_counted(word):
            return word


def free_slots(rng, cities, lists, wanted, count):
    slots = [slot for city in cities if wanted(city) for slot in city.slots if slot.lists == lists and slot.title is None]
    return rng.sample(slots, count)


def put(rng, cities, counts, wanted, write):
    """Gives titles by write(slot) to as many slots in both lists, among departures, among arrivals as counts say."""
    done = []
    for lists, count in zip(("FT", "F", "T"), counts):
        for slot in free_slots(rng, cities, lists, wanted, count):
            slot.title = write(slot)
            done.append(slot)
    return done


def make_counted_titles(rng, names, cities):
    """The titles that searches are counted for: bus stations, railway stations, motorway stops, ZOB."""

    def russian_town(city):
        return city.country in CYRILLIC_COUNTRIES and not city.shape.village and len(city.slots) < 30

    def anywhere(city):
        return len(city.slots) < 30 and not city.shape.village

    def write_bus_station(slot):
        if not any(fold(other.title or "") == "автовокзал" for other in slot.city.slots):
            return rng.choice(("Автовокзал", "автовокзал"))
        word = unique_word(names, slot.city)
        number = rng.randint(1, 120)
        return rng.choice((f"Автовокзал, ул. {word}, {number}", f'Автовокзал "{word}"', f"{word}, автовокзал ул.{word} {number}"))

    def write_railway_station(slot):
        word = unique_word(names, slot.city)
        return rng.choice((f"Ж/Д вокзал, пл. {word}, {rng.randint(1, 9)}", f"{word}, речной вокзал", f"Вокзал «{word}»"))

    def write_motorway(slot):
        if not any(fold(other.title or "") == "трасса" for other in slot.city.slots):
            return rng.choice(("трасса", "Трасса"))
        return f"Трасса М-{rng.randint(1, 12)}, {unique_word(names, slot.city)}"

    def write_bus_centre(slot):
        if not any(fold(other.title or "") == "zob" for other in slot.city.slots):
            return "ZOB"
        return f"ZOB, {names.new(slot.city.country)[1]}str. {rng.randint(1, 200)}"

    put(rng, cities, (32, 3, 8), lambda city: city.country == "Германия", write_bus_centre)
    # One title of each kind mixes alphabets inside a word: a Latin A at the start, a Cyrillic а at the end.
    put(rng, cities, (1, 0, 0), russian_town, lambda slot: f"Aвтовокзал, ул. {unique_word(names, slot.city)}, 40")
    put(rng, cities, (0, 0, 1), russian_town, lambda slot: "Ж/Д вокзалF")
    put(rng, cities, (1, 0, 0), anywhere, lambda slot: f"Автовокзал Velonа, ул. {unique_word(names, slot.city)} 8-24")
    put(rng, cities, (190, 24, 59), anywhere, write_bus_station)
    put(rng, cities, (37, 15, 35), russian_town, write_railway_station)
    return put(rng, cities, (28, 4, 109), lambda city: city.country == "Россия" and len(city.slots) < 30, write_motorway)


def plain_title(rng, names, city):
    base, word, number = city.base, names.word(), rng.randint(1, 150)
    if city.shape.village:
        return rng.choice((base, base, base, f"{base} пов.", f"{base} (поворот)", f"{base}, ост. {word}"))
    if city.country == "Литва":
        return rng.choice(
            (city.native, f"{city.native}, st.", f"{city.native}, kryžkelė", f"{city.native}, Ūnų g. {number}")
        )
    if city.country not in CYRILLIC_COUNTRIES:
        native = city.native
        return rng.choice(
            (native, f"{native} Hbf", f"Hbf, {native}er Straße {number}", f"P+R {native} Süd", f"Gare routière {native} {number}",
             f"Central Station, Halte {number}", f"Aéroport {native}", f"Główny Dw.PKS {native}, ul. {native}a {number}",
             f"Остановка Euroline, {word} {number}")
        )  # fmt: skip
    return rng.choice(
        (f"{base} АВ", f"АС {base}", f"ул. {word}, {number}", f'Гостиница "{word}"', f"ТЦ «{word}», пл.{number}",
         f"станция метро {word}", f"Аэропорт {word}", f"остановка на ул. {word} (напротив д. № {number})",
         f"пл. {word} – {number}", f"{word}; касса {number}", f"АС “{word}”")
    )  # fmt: skip


def fill_titles(rng, names, cities):
    """Titles for all that have none; within a city no two fold alike, and no counted search finds one."""
    for city in cities:
        taken = {fold(slot.title) for slot in city.slots if slot.title is not None}
        for slot in city.slots:
            for _ in tries("title"):
                if slot.title is not None:
                    break
                title = plain_title(rng, names, city)
                if fold(title) not in taken and not is_counted(title) and not MIXED_WORD.search(title):
                    slot.title = title
                    taken.add(fold(title))


def make_oddities(rng, names, cities, motorway):
    """Spaces, line breaks, mixed alphabets, titles that fold alike, points of their own."""
    for slot in rng.sample([slot for slot in motorway if slot.lists == "T"], 11):
        slot.title += f", {names.word()}\nконт. тел.:  8 (000) 000-{rng.randint(10, 99)}-{rng.randint(10, 99)}"

    def is_plain(slot):
        return not is_counted(slot.title) and "\n" not in slot.title and not slot.city.special

    slots = [slot for city in cities for slot in city.slots if is_plain(slot)]
    rng.shuffle(slots)
    touched = set()

    def take(lists, count, wanted=lambda slot: True):
        found = [slot for slot in slots if slot.lists == lists and id(slot) not in touched and wanted(slot)][:count]
        touched.update(id(slot) for slot in found)
        return found

    for lists, count in (("FT", 12), ("F", 25), ("T", 12)):
        for slot in take(lists, count, lambda slot: " " in slot.title):
            slot.title = slot.title.replace(" ", "  ", 1)
    for lists, count, edge in (("FT", 4, " "), ("F", 3, " "), ("F", 1, "\n"), ("T", 9, " ")):
        for slot in take(lists, count):
            slot.title += edge
    for slot in take("T", 1, lambda slot: slot.city.country == "Россия" and not slot.city.shape.village):
        slot.title = "Нов.дома(Валиpа)"

    pairs = 0
    for city in cities:
        plain = [slot for slot in city.slots if slot.lists == "FT" and is_plain(slot) and id(slot) not in touched]
        if city.country in CYRILLIC_COUNTRIES and not city.shape.village and len(plain) >= 2 and pairs < 3:
            name = unique_word(names, city)
            plain[0].title, plain[1].title = f"Остановка «{name}-2»", f'остановка "{name} 2"'
            touched.update(id(slot) for slot in plain[:2])
            pairs += 1


# --- the file ---


def give_ids(rng, cities):
    """Two series of numbers that overlap in 374 places."""
    slots = [slot for city in cities for slot in city.slots]
    station_ids = rng.sample(range(18, 10515), len(slots))
    used = set(station_ids)
    others = [number for number in range(15, 13600) if number not in used]
    city_ids = rng.sample(station_ids, 374) + rng.sample(others, len(cities) - 374)
    rng.shuffle(city_ids)
    for city, number in zip(cities, city_ids):
        city.number = number
    for slot, number in zip(slots, station_ids):
        slot.number = number


def city_record(city, mark):
    shared = {"countryTitle": city.country, "point": city.point, "districtTitle": city.district, "cityId": city.number}
    stations = [
        {
            **shared,
            "point": slot.point or city.point,
            "cityTitle": city.title if city.shape.village else "город " + city.title,
            "regionTitle": city.region,
            "stationId": slot.number,
            "stationTitle": slot.title,
        }
        for slot in city.slots
        if mark in slot.lists
    ]
    return {**shared, "cityTitle": city.title, "regionTitle": city.region, "stations": stations}


def make_twin(seed):
    rng = random.Random(seed)
    names = Names(rng)
    cities = make_cities(rng, names)
    title_cities(rng, names, cities)
    make_homonyms(rng, names, cities)
    make_known_cities(rng, names, cities)
    make_namesakes(rng, cities)
    motorway = make_counted_titles(rng, names, cities)
    fill_titles(rng, names, cities)
    make_oddities(rng, names, cities, motorway)
    give_ids(rng, cities)
    cities.sort(key=lambda city: (city.country, city.title, city.number))
    return {
        key: [city_record(city, mark) for city in cities if city.is_in(mark)]
        for key, mark in (("citiesFrom", "F"), ("citiesTo", "T"))
    }


def render(data):
    return json.dumps(data, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


# --- measuring ---


def measure_list(cities):
    pairs = [(city, station) for city in cities for station in city["stations"]]
    titles = [station["stationTitle"] for _, station in pairs]
    folded = [(fold(station["stationTitle"]), fold(city["cityTitle"])) for city, station in pairs]
    folded_cities = {city for _, city in folded}

    def groups(*fields):
        counts = collections.Counter(tuple(city[field] for field in fields) for city in cities)
        return [count for count in counts.values() if count > 1]

    header = ("countryTitle", "cityTitle")
    figures = {
        "cities": len(cities),
        "stations": len(pairs),
        "distinct city ids": len({city["cityId"] for city in cities}),
        "distinct station ids": len({station["stationId"] for _, station in pairs}),
        "headers equal to another's": sum(groups(*header)),
        "groups of equal headers": len(groups(*header)),
        "groups still equal with the region": len(groups(*header, "regionTitle")),
        "groups still equal with region and district": len(groups(*header, "regionTitle", "districtTitle")),
        "cities without region": sum(not city["regionTitle"] for city in cities),
        "cities without district": sum(not city["districtTitle"] for city in cities),
        "countries": len({city["countryTitle"] for city in cities}),
        "titles with edge white space": sum(title != title.strip() for title in titles),
        "titles with doubled spaces": sum("  " in title for title in titles),
        "titles with a line break": sum("\n" in title for title in titles),
        "titles mixing Latin and Cyrillic in a word": sum(bool(MIXED_WORD.search(title)) for title in titles),
        "stations that say «город …»": sum(s["cityTitle"] == "город " + c["cityTitle"] for c, s in pairs),
        "stations with a point of their own": sum(station["point"] != city["point"] for city, station in pairs),
        "stations titled like another city": sum(title in folded_cities and title != city for title, city in folded),
        "cities with stations whose titles fold alike": sum(
            len({fold(station["stationTitle"]) for station in city["stations"]}) < len(city["stations"]) for city in cities
        ),
    }
    for word in SEARCH_WORDS:
        figures[word] = sum(fold(word) in title for title, _ in folded)
    for word in ("москва", "орёл"):
        figures[f"{word}, title or city"] = sum(fold(word) in title or fold(word) in city for title, city in folded)
    return figures


def station_ids(city):
    return {station["stationId"] for station in city["stations"]}


def measure(data):
    """Every expected figure of a stations file, as (departures, arrivals)."""
    departures, arrivals = (measure_list(data[key]) for key in ("citiesFrom", "citiesTo"))
    figures = {name: (departures[name], arrivals[name]) for name in departures}
    left, right = ({city["cityId"]: station_ids(city) for city in data[key]} for key in ("citiesFrom", "citiesTo"))
    both = left.keys() & right.keys()
    left_ids, right_ids = set().union(*left.values()), set().union(*right.values())
    for name, count in (
        ("cities in both lists", len(both)),
        ("of these with different stations", sum(left[number] != right[number] for number in both)),
        ("stations in both lists", len(left_ids & right_ids)),
        ("numbers that are a city id and a station id", len((left.keys() | right.keys()) & (left_ids | right_ids))),
    ):
        figures[name] = (count, count)
    return figures


def verify(name, data):
    figures = measure(data)
    wrong = [key for key in EXPECTED if figures[key] != EXPECTED[key]]
    for key in wrong:
        print(f"{name}: {key}: expected {EXPECTED[key]}, found {figures[key]}", file=sys.stderr)
    print(f"{name}: {len(EXPECTED) - len(wrong)} of {len(EXPECTED)} figures are as expected")
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", nargs="?", type=pathlib.Path, metavar="OUT.json")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    if arguments.verify == (arguments.out is not None):
        parser.error("give either OUT.json or --verify")
    twin = make_twin(arguments.seed)
    if not arguments.verify:
        arguments.out.write_text(render(twin), encoding="utf-8")
        return 0
    right = verify("twin", twin)
    if REAL.exists():
        right = verify("real file", json.loads(REAL.read_text(encoding="utf-8"))) and right
    else:
        print(f"real file: skipped, there is no {REAL.parent.name}/{REAL.name} at hand")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
