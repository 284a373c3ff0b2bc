"""The Schedule tab: choosing where from, where to and when, out of thousands of stations, with every means of input."""

import json
import subprocess
import sys
from pathlib import Path

from harness import Story
from harness.story import PROGRAMS, ROOT
from harness.waiting import wait_for

CHOOSE = "Choose a station"


def city(number, title, stations, country="Россия"):
    """A city of a file in the task's form."""
    place = {"countryTitle": country, "cityTitle": title, "cityId": number, "regionTitle": f"{title} обл.",
             "districtTitle": "", "point": {"latitude": 50 + number, "longitude": 36 + number}}
    records = [dict(place, stationId=identifier, stationTitle=name) for identifier, name in stations]
    return dict(place, stations=records)


OREL = city(1, "Орёл", [(11, "Автовокзал"), (12, "Орёл ЖД")])
MOSCOW = city(2, "Москва", [(21, "Курский вокзал"), (22, "Тропарёво")])
SAMARA = city(3, "Самара", [(31, "Самара Центральная")])
TULA_EAST = city(4, "Тула", [(41, "Тула Восток")])
TULA_WEST = city(4, "Тула", [(42, "Тула Запад")])


class Schedule(Story):
    # Going about it.

    def write(self, name, departures, arrivals):
        """A stations file in the task's form."""
        file = Path(self.folder, name)
        file.write_text(json.dumps({"citiesFrom": departures, "citiesTo": arrivals}, ensure_ascii=False), "utf-8")
        return file

    def command(self, *arguments):
        """Runs wayside-stations over the folder of the story."""
        subprocess.run([PROGRAMS / "wayside-stations", *map(str, arguments), "--directory",
                        Path(self.folder, "data/wayside")], check=True, stdout=subprocess.DEVNULL)

    def open_with_stations(self, **options):
        """Opens the program over a few stations that are known here."""
        self.command("import", self.write("stations.json", [OREL, MOSCOW, SAMARA, TULA_EAST],
                                          [OREL, MOSCOW, TULA_WEST]), "--name", "stations")
        return self.open(services=False, **options)

    def field(self, app, caption):
        return app.find("push button", containing=caption + ", ")

    def assert_field(self, app, caption, value):
        wait_for(lambda: self.field(app, caption).name.startswith(f"{caption}, {value}"),
                 lambda: f"{value} in the field {caption}: it says {self.field(app, caption).name}")

    def choose(self, app, caption, station):
        """Opens the picker and chooses a station as a screen reader does."""
        self.field(app, caption).activate()
        self.row(app, station).activate()

    def row(self, app, station):
        return app.find("list item", containing=station)

    def rows(self, app):
        return [e.name for e in app.all("list item")]

    def search(self, app, text):
        field = app.find("text")
        field.focus()
        app.type(text)
        return field

    # What a person does.

    def test_both_stations_are_chosen_and_the_trip_is_told(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Орёл ЖД")
        self.assert_field(app, "From", "Орёл ЖД, Россия, Орёл")
        self.choose(app, "To", "Курский вокзал")
        self.assert_field(app, "To", "Курский вокзал, Россия, Москва")
        app.find("heading", "Your trip")
        app.find("label", "Орёл, Орёл обл., Россия")
        app.find("label", "Москва, Москва обл., Россия")
        app.find("label", containing="as the crow flies")
        app.find("label", containing="Timetables are not loaded yet")

    def test_details_are_seen_and_the_station_is_chosen_from_there(self):
        app = self.open_with_stations()
        self.field(app, "From").activate()
        row = self.row(app, "Тропарёво")
        app.find("push button", "More Info", within=row).activate()
        app.find("label", "Россия, Москва")
        app.find("label", "Москва обл.")
        app.find("push button", "Choose This Station").activate()
        self.assert_field(app, "From", "Тропарёво, Россия, Москва")

    def test_a_swap_that_the_lists_allow_exchanges_the_ends(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Орёл ЖД")
        self.choose(app, "To", "Тропарёво")
        self.assert_field(app, "To", "Тропарёво")
        app.find("push button", "Swap stations").activate()
        self.assert_field(app, "From", "Тропарёво")
        self.assert_field(app, "To", "Орёл ЖД")

    def test_a_swap_that_the_lists_do_not_allow_says_so_and_opens_the_city(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Тула Восток")
        self.choose(app, "To", "Тропарёво")
        self.assert_field(app, "To", "Тропарёво")
        app.find("push button", "Swap stations").activate()
        app.find("label", containing="“Тула Восток” is not among the arrival stations")
        app.find("push button", "Cancel").activate()
        self.assert_field(app, "From", "Тула Восток")
        app.find("push button", "Swap stations").activate()
        app.find("push button", "Choose Station").activate()
        self.row(app, "Тула Запад").activate()
        self.assert_field(app, "From", "Тропарёво")
        self.assert_field(app, "To", "Тула Запад")

    def test_the_same_station_twice_is_refused(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Тропарёво")
        self.assert_field(app, "From", "Тропарёво")
        self.choose(app, "To", "Тропарёво")
        app.find("label", containing="is chosen for the other end")
        app.find("push button", "OK").activate()
        self.row(app, "Орёл ЖД").activate()
        self.assert_field(app, "To", "Орёл ЖД")

    def test_after_a_kill_everything_is_there_again(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Орёл ЖД")
        self.choose(app, "To", "Курский вокзал")
        self.assert_field(app, "To", "Курский вокзал")
        app.kill()
        app = self.open(services=False)
        self.assert_field(app, "From", "Орёл ЖД")
        self.assert_field(app, "To", "Курский вокзал")
        app.find("push button", containing="Орёл ЖД → Курский вокзал")
        self.field(app, "From").activate()
        app.find("heading", "Recent stations")
        self.assertTrue(self.rows(app)[0].startswith("Орёл ЖД"), self.rows(app))

    def test_a_station_that_new_data_lack_is_greyed_and_not_lost(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Самара Центральная")
        self.assert_field(app, "From", "Самара Центральная, Россия, Самара")
        app.kill()
        self.command("import", self.write("stations.json", [OREL, MOSCOW], [OREL, MOSCOW]), "--name", "stations")
        app = self.open(services=False)
        self.assert_field(app, "From", "Самара Центральная, Россия, Самара · No longer in the data")

    def test_recent_trips_are_chosen_again_and_forgotten(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Орёл ЖД")
        self.choose(app, "To", "Курский вокзал")
        self.assert_field(app, "To", "Курский вокзал")
        self.choose(app, "To", "Тула Запад")
        self.assert_field(app, "To", "Тула Запад")
        app.find("push button", containing="Орёл ЖД → Курский вокзал, ").activate()
        self.assert_field(app, "To", "Курский вокзал")
        app.find("push button", "Delete: Орёл ЖД → Тула Запад").activate()
        app.wait_gone("push button", containing="Орёл ЖД → Тула Запад")
        app.find("push button", "Clear All").activate()
        app.wait_gone("heading", "Recent trips")

    def test_a_file_as_large_as_the_real_one_is_scrolled_to_its_last_row(self):
        twin = Path(self.folder, "twin.json")
        subprocess.run([sys.executable, ROOT / "scripts/make-station-twin.py", twin], check=True,
                       stdout=subprocess.DEVNULL)
        self.command("import", twin)
        app = self.open(services=False)
        self.field(app, "To").activate()
        app.find("label", "2,681 cities, 3,848 stations")
        first = wait_for(lambda: self.rows(app), "rows")
        app.key("Down", "End")
        last = wait_for(lambda: self.rows(app) != first and self.rows(app), "the last rows")
        app.key("End")
        self.assertEqual(self.rows(app)[-1], last[-1], "there is nothing behind the last row")
        app.key("Home")
        wait_for(lambda: self.rows(app)[0] == first[0], "the first row again")
