#!/usr/bin/env python3
"""Turns scripts/starter-stations.txt into the starter set that ships.

usage: make-starter-stations.py           write Sources/Schedule/Files/StarterStations.json
       make-starter-stations.py --check   write nothing; exit 1 if that file is not what the table says
       make-starter-stations.py --figures write nothing; print the counts per country
"""

import collections
import json
import math
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "scripts" / "starter-stations.txt"
RESULT = ROOT / "Sources" / "Schedule" / "Files" / "StarterStations.json"

STATION_ROW = re.compile(r"(FT|F|T) +(\d+) (.+) (-?\d+\.\d+) (-?\d+\.\d+)")
FARTHEST_STATION_KM = 60


class TableError(Exception):
    """A row that cannot be right, told with its line number."""


def point(latitude, longitude):
    return {"longitude": float(longitude), "latitude": float(latitude)}


def kilometres(a, b):
    """Great-circle distance on a sphere of 6,371 km."""
    lat_a, lat_b = math.radians(a["latitude"]), math.radians(b["latitude"])
    half_lat = (lat_b - lat_a) / 2
    half_lon = math.radians(b["longitude"] - a["longitude"]) / 2
    h = math.sin(half_lat) ** 2 + math.cos(lat_a) * math.cos(lat_b) * math.sin(half_lon) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))


def parse_city(text, country):
    fields = [field.strip() for field in text.split("|")]
    if len(fields) not in (5, 6) or (len(fields) == 6 and fields[5] != "="):
        raise TableError("a city row has id, title, region, district, point and perhaps '='")
    number, title, region, district, place = fields[:5]
    latitude, longitude = place.split()
    return {
        "countryTitle": country,
        "point": point(latitude, longitude),
        "districtTitle": district,
        "cityId": int(number),
        "cityTitle": title,
        "regionTitle": region,
        "stationCityTitle": title if len(fields) == 6 else "город " + title,
        "rows": [],
    }


def parse_station(line, city):
    match = STATION_ROW.fullmatch(line)
    if not match:
        raise TableError("a station row has lists, id, title, latitude and longitude")
    lists, number, title, latitude, longitude = match.groups()
    station = {
        "countryTitle": city["countryTitle"],
        "point": point(latitude, longitude),
        "districtTitle": city["districtTitle"],
        "cityId": city["cityId"],
        "cityTitle": city["stationCityTitle"],
        "regionTitle": city["regionTitle"],
        "stationId": int(number),
        "stationTitle": json.loads(title) if title.startswith('"') else title,
    }
    distance = kilometres(station["point"], city["point"])
    if distance > FARTHEST_STATION_KM:
        raise TableError(f"the station is {distance:.0f} km from its city")
    return lists, station


def read_table(text):
    """The cities of the table in its order, each with its (lists, station) rows."""
    cities, country = [], None
    city_ids, station_ids = set(), set()
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            if not line or line.startswith("#"):
                continue
            if line.startswith("= "):
                country = line[2:].strip()
            elif line.startswith("> "):
                city = parse_city(line[2:], country)
                if city["cityId"] in city_ids:
                    raise TableError(f"city id {city['cityId']} is used twice")
                city_ids.add(city["cityId"])
                cities.append(city)
            else:
                lists, station = parse_station(line, cities[-1])
                if station["stationId"] in station_ids:
                    raise TableError(f"station id {station['stationId']} is used twice")
                station_ids.add(station["stationId"])
                cities[-1]["rows"].append((lists, station))
        except (TableError, ValueError, IndexError) as problem:
            raise TableError(f"{TABLE.name}:{number}: {problem}: {line}") from problem
    for city in cities:
        if not city["rows"]:
            raise TableError(f"{TABLE.name}: {city['cityTitle']} has no station")
    return cities


def one_line(value):
    return json.dumps(value, ensure_ascii=False, separators=(", ", " : "))


def city_text(city, mark):
    stations = [one_line(station) for lists, station in city["rows"] if mark in lists]
    if not stations:
        return None
    head = {key: value for key, value in city.items() if key not in ("rows", "stationCityTitle")}
    rows = ",\n".join("      " + station for station in stations)
    return "    " + one_line(head)[:-1] + ', "stations" : [\n' + rows + "\n    ]}"


def render(cities):
    """The task's JSON form, a station a line so that a change can be read."""
    lists = []
    for key, mark in (("citiesFrom", "F"), ("citiesTo", "T")):
        texts = [text for text in (city_text(city, mark) for city in cities) if text]
        lists.append(f'  "{key}" : [\n' + ",\n".join(texts) + "\n  ]")
    return "{\n" + ",\n".join(lists) + "\n}\n"


def print_figures(cities):
    per_country = collections.Counter()
    for city in cities:
        per_country[city["countryTitle"]] += len(city["rows"])
    for country, count in per_country.most_common():
        print(f"{count:4}  {country}")
    for name, mark in (("citiesFrom", "F"), ("citiesTo", "T")):
        counts = [sum(mark in lists for lists, _ in city["rows"]) for city in cities]
        print(f"{name}: {sum(count > 0 for count in counts)} cities, {sum(counts)} stations")
    print(f"in all: {len(per_country)} countries, {len(cities)} cities, {per_country.total()} stations")


def main(arguments):
    if arguments not in ([], ["--check"], ["--figures"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        cities = read_table(TABLE.read_text(encoding="utf-8"))
    except TableError as problem:
        print(problem, file=sys.stderr)
        return 1
    if arguments == ["--figures"]:
        print_figures(cities)
        return 0
    text = render(cities)
    if arguments == ["--check"]:
        if not RESULT.exists() or RESULT.read_text(encoding="utf-8") != text:
            print(f"{RESULT.name} is not what {TABLE.name} says: run scripts/make-starter-stations.py", file=sys.stderr)
            return 1
        return 0
    RESULT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
