"""The Schedule tab: choosing where from, where to and when, out of thousands of stations, with every means of input."""

import json
import re
import subprocess
import sys
from pathlib import Path

from harness import Story
from harness.story import PROGRAMS, ROOT
from harness.waiting import wait_for

CHOOSE = "Choose a station"


def xdotool(*arguments):
    return subprocess.run(["xdotool", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          timeout=30).stdout


def dialogs(app):
    """The dialogs of the desktop that the program has opened: windows of its own, of some size."""
    found = xdotool("search", "--onlyvisible", "--pid", str(app.process.pid)).split()
    sizes = {window: re.findall(r"(?:WIDTH|HEIGHT)=(\d+)", xdotool("getwindowgeometry", "--shell", window))
             for window in found if window != app.window}
    return [window for window, size in sizes.items() if size and all(int(length) > 150 for length in size)]


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

    def twin(self):
        """A file as large and as odd as the real one."""
        file = Path(self.folder, "twin.json")
        subprocess.run([sys.executable, ROOT / "scripts/make-station-twin.py", file], check=True,
                       stdout=subprocess.DEVNULL)
        return file

    def import_file(self, app, file):
        """Opens a file in the dialog of the desktop, by its path."""
        app.find("list item", "Import Stations from a File…").activate()
        dialog = wait_for(lambda: dialogs(app), "the file dialog")[0]
        xdotool("windowfocus", "--sync", dialog)
        app.type(str(file))
        app.key("Return")
        wait_for(lambda: not dialogs(app), "the end of the file dialog")
        xdotool("windowfocus", "--sync", app.window)

    def tab_to(self, app, role, name, key="Tab"):
        """Presses Tab until something of a role and a name, or a part of it, has the keyboard."""
        for _ in range(40):
            focused = app.focused
            if focused and focused.role == role and name in focused.name:
                return
            app.key(key)
        self.fail(f"Tab does not come to {role} {name!r}; the keyboard is in {app.focused and app.focused.name!r}")

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

    def day(self, app):
        """The day of departure as the field says it."""
        return self.field(app, "Departure date").name.removeprefix("Departure date, ")

    def choose(self, app, caption, station):
        """Opens the picker and chooses a station as a screen reader does."""
        self.field(app, caption).activate()
        self.row(app, station).activate()

    def row(self, app, station):
        return app.find("list item", containing=station)

    def rows(self, app):
        return app.names("list item")

    def search(self, app, text):
        app.find("text").click()
        app.type(text)

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

    def test_both_stations_and_a_day_are_chosen(self):
        app = self.open_with_stations()
        for caption, station in (("From", "Орёл ЖД"), ("To", "Курский вокзал")):
            self.field(app, caption).click()
            self.row(app, station).click()
            self.assert_field(app, caption, station)
        self.field(app, "Departure date").click()
        # Where the calendar lies is its own window's business: what is in it is not clicked at, but activated.
        app.find("push button", "Next month").activate()
        whole = re.compile(r"\w+, ((\d+) (\w+) \d{4})")
        wanted = wait_for(lambda: [b for b in app.all("push button") if whole.fullmatch(b.name)], "days")[-1]
        words, number, month = whole.fullmatch(wanted.name).groups()
        wanted.activate()
        # The field says the month in short.
        short = f"{number} {month[:3]}"
        wait_for(lambda: self.day(app).startswith(short), lambda: f"{short} in the field: it says {self.day(app)}")
        app.find("heading", "Your trip")
        wait_for(lambda: app.all("label", containing=words, showing=False), f"{words} in the trip")
        app.kill()
        app = self.open(services=False)
        wait_for(lambda: self.day(app).startswith(short), "the day after the restart")

    def test_a_day_that_is_over_cannot_be_chosen(self):
        app = self.open_with_stations()
        self.field(app, "Departure date").click()
        today = wait_for(lambda: [b for b in app.all("push button") if b.name.endswith(", Today")], "today")[0]
        self.assertTrue(today.has_state("sensitive"))
        self.assertFalse(app.find("push button", "Previous month").has_state("sensitive"))

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

    def test_a_file_is_imported_while_the_program_runs_and_replaced_by_another(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Самара Центральная")
        self.assert_field(app, "From", "Самара Центральная")
        twin = self.twin()
        app.find("push button", containing="Station data, ").activate()
        self.import_file(app, twin)
        app.find("list item", containing="“twin” is imported")
        app.find("list item", containing="2,681 cities, 3,848 stations")
        app.key("Escape")
        app.find("push button", containing="stations, twin")
        # The same name again: its stations take the place of the earlier ones.
        self.write("stations.json", [OREL, MOSCOW], [OREL, MOSCOW])
        app.find("push button", containing="Station data, ").activate()
        self.import_file(app, Path(self.folder, "stations.json"))
        app.find("list item", containing="“stations” is replaced")
        app.key("Escape")
        self.assert_field(app, "From", "Самара Центральная, Россия, Самара · No longer in the data")

    def test_a_file_that_is_no_stations_file_is_refused_in_words(self):
        app = self.open(services=False)
        wrong = Path(self.folder, "wrong.json")
        wrong.write_text('{"citiesFrom": [')
        app.find("push button", containing="Station data, ").activate()
        self.import_file(app, wrong)
        app.find("list item", containing="“wrong.json” could not be imported, It is not valid JSON: line 1")

    # Searching.

    def test_orel_without_dots_finds_it(self):
        app = self.open_with_stations()
        self.field(app, "From").activate()
        # Not typed: the tool that presses keys here mixes up letters which the keyboard does not have.
        app.find("text", "Station, city or region").set_text("орел")
        app.find("label", "2 stations found")
        app.find("heading", "Россия, Орёл")
        # What is announced is read out and never seen.
        wait_for(lambda: app.all("status bar", "2 stations found", showing=False), "the announcement")
        app.wait_gone("list item", containing="Тула Восток")

    def test_a_wrong_keyboard_layout_finds_moscow_and_says_why(self):
        app = self.open_with_stations(language="ru")
        self.field(app, "Откуда").activate()
        self.search(app, "vjcrdf")
        app.find("list item", containing="Набрано в другой раскладке: москва")
        app.find("heading", "Россия, Москва")

    def test_nothing_found_is_said_and_the_list_comes_back(self):
        app = self.open_with_stations()
        self.field(app, "From").activate()
        self.search(app, "qqqqqqqq")
        app.find("heading", "Nothing found")
        app.find("push button", "Cancel").activate()
        app.find("label", "4 cities, 6 stations")
        self.row(app, "Самара Центральная")

    # Without a pointer, without seeing.

    def test_the_whole_flow_by_keyboard_alone(self):
        app = self.open_with_stations()
        self.field(app, "From")
        app.key("Return")
        app.find("label", "4 cities, 6 stations")
        app.key("slash")
        # Letters that every keyboard has, in the wrong layout for "орел".
        app.type("jhtk")
        app.find("label", "2 stations found")
        self.tab_to(app, "list item", "")
        self.tab_to(app, "list item", "Орёл ЖД", key="Down")
        app.key("Return")
        self.assert_field(app, "From", "Орёл ЖД")
        self.tab_to(app, "push button", "To, ")
        app.key("Return")
        app.find("label", "3 cities, 5 stations")
        self.tab_to(app, "list item", "")
        app.key("End", "Return")
        self.assert_field(app, "To", "Тула Запад")
        self.tab_to(app, "push button", "Departure date, ")
        today = self.day(app)
        app.key("space", "Page_Down", "Return")
        wait_for(lambda: self.day(app) != today, "the same day of the next month")
        before = self.day(app)
        app.find("heading", "Your trip")
        self.tab_to(app, "push button", "Swap stations", key="shift+Tab")
        app.key("space")
        app.find("label", containing="is not among the departure stations")
        app.key("Escape")
        self.assert_field(app, "To", "Тула Запад")
        app.kill()
        app = self.open(services=False)
        self.assert_field(app, "From", "Орёл ЖД")
        self.assertEqual(self.day(app), before)

    def test_the_whole_flow_by_a_screen_reader_alone(self):
        app = self.open_with_stations()
        self.field(app, "From").activate()
        app.find("text", "Station, city or region").set_text("троп")
        app.find("label", "1 station found")
        self.row(app, "Тропарёво").perform(0)
        self.assert_field(app, "From", "Тропарёво")
        self.field(app, "To").perform(0)
        self.row(app, "Орёл ЖД").perform(0)
        self.assert_field(app, "To", "Орёл ЖД")
        app.find("label", containing="as the crow flies")
        app.find("push button", "Swap stations").perform(0)
        self.assert_field(app, "From", "Орёл ЖД")
        app.find("push button", "Copy").perform(0)
        app.find("push button", "Copied")

    def test_recent_trips_are_chosen_again_and_forgotten(self):
        app = self.open_with_stations()
        self.choose(app, "From", "Орёл ЖД")
        self.choose(app, "To", "Курский вокзал")
        self.assert_field(app, "To", "Курский вокзал")
        self.choose(app, "To", "Тула Запад")
        self.assert_field(app, "To", "Тула Запад")
        # The trips stand below what is seen of the screen; a screen reader meets them all the same.
        earlier = wait_for(lambda: app.all("push button", containing="Орёл ЖД → Курский вокзал, ", showing=False),
                           "the earlier trip")
        self.assertTrue(earlier[0].perform(0), "it can be chosen")
        self.assert_field(app, "To", "Курский вокзал")
        app.find("push button", "Delete: Орёл ЖД → Тула Запад").activate()
        app.wait_gone("push button", containing="Орёл ЖД → Тула Запад")
        app.find("push button", "Clear All").activate()
        app.wait_gone("heading", "Recent trips")

    def test_a_file_as_large_as_the_real_one_is_scrolled_to_its_last_row(self):
        self.command("import", self.twin())
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
