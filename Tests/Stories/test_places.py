"""The places: a list of names and pictures, and the photos of each, one at a time."""

import os
import re
import subprocess
import time

from harness import Story
from harness.tabs import choose, title
from harness.waiting import wait_for

LIGHTHOUSE = "Øst Lighthouse"
HARBOUR = "Old Harbour"
ORIENTATIONS = "Восемь ракурсов"


class Places(Story):
    # Going about it.

    def open_places(self, **named):
        app = self.open(**named)
        choose(app, title("places", named.get("language", "en")))
        return app

    def open_place(self, name, count, **named):
        app = self.open_places(**named)
        app.reveal("list item", containing=name).click()
        self.at(app, 1, count)
        return app

    def at(self, app, number, count, of="of"):
        """Waits until the photo of a number is the one on the screen."""
        app.find("label", containing=f"{number} {of} {count} ·")

    def photo(self, app, number, count):
        """The photo of a number, waited for."""
        return app.find("image", containing=f"Photo {number} of {count},")

    def turn(self, app, key, number, count):
        app.key(key)
        self.at(app, number, count)
        return self.photo(app, number, count)

    def photo_requests(self):
        """The photos that were asked for, in order."""
        return [r["path"].split("/")[-1] for r in self.services.ask("log?path=/photos")["requests"]
                if "thumb" not in r["path"]]

    def fault(self, name, file=""):
        self.services.change(f"fault?path=/photos/{file}&fault={name}")

    def look(self, app):
        """The window's pixels."""
        path = app.picture(os.path.join(self.folder, "look.png"))
        return subprocess.run(["convert", path, "rgb:-"], check=True, stdout=subprocess.PIPE).stdout

    def is_like(self, app, before):
        """Whether the window shows what it did; a row of pixels that was rounded another way counts for nothing."""
        now = self.look(app)
        return len(now) == len(before) and sum(a != b for a, b in zip(now, before)) < len(now) / 100

    def color(self, app, x, y):
        """Red, green and blue at a place of the window, each from 0 to 1."""
        path = app.picture(os.path.join(self.folder, "color.png"))
        text = subprocess.run(["convert", path, "-format", f"%[fx:p{{{x},{y}}}.r] %[fx:p{{{x},{y}}}.g] %[fx:p{{{x},{y}}}.b]",
                               "info:"], check=True, stdout=subprocess.PIPE, text=True).stdout
        return tuple(float(part) for part in text.split())

    def drag(self, app, x, y, dx, dy=0):
        """The pointer, pressed at a place of the window and moved on in steps."""
        app._move_pointer(x, y)
        steps = 12
        moves = [part for _ in range(steps)
                 for part in ("mousemove_relative", "--", str(dx // steps), str(dy // steps), "sleep", "0.02")]
        app._xdotool("mousedown", "1", *moves, "mouseup", "1")

    # The stories.

    def test_the_list_is_in_order_and_there_offline_after_a_restart(self):
        app = self.open_places()
        rows = ["2-я линия", "10-й причал", "aurora bay", "Long Lake"]
        found = [app.find("list item", containing=name).frame[1] for name in rows]
        self.assertEqual(found, sorted(found))
        wait_for(lambda: any("thumb" in r["path"] for r in self.services.ask("log?path=/photos")["requests"]),
                 "the thumbnails")
        app.kill()
        self.services.stop()
        app = self.open_places()
        app.find("list item", containing=rows[0])
        app.find(containing="Stored list, updated")
        x, y, _, height = app.find("list item", containing="aurora bay").frame
        red, _, blue = wait_for(lambda: self.color(app, x + 44, y + height // 2), "a look at the thumbnail")
        self.assertGreater(blue, red, "the night over aurora bay is blue")

    def test_turning_to_the_end_and_back_asks_for_each_photo_once(self):
        app = self.open_place(LIGHTHOUSE, 6)
        for number in (2, 3, 4, 5, 6):
            self.turn(app, "Right", number, 6)
        for number in (5, 4, 3, 2, 1):
            self.turn(app, "Left", number, 6)
        self.assertEqual(sorted(self.photo_requests()), [f"9-0{n}.jpg" for n in range(1, 7)])

    def test_of_thirty_photos_the_ten_downloaded_last_are_not_asked_for_again(self):
        app = self.open_place(HARBOUR, 30)
        for number in range(2, 31):
            self.turn(app, "Right", number, 30)
        self.assertEqual(sorted(self.photo_requests()), [f"6-{n:02d}.jpg" for n in range(1, 31)])
        for number in range(29, 21, -1):
            self.turn(app, "Left", number, 30)
        self.assertEqual(len(self.photo_requests()), 30, "the last ten are in memory")
        self.turn(app, "Left", 21, 30)
        self.turn(app, "Left", 20, 30)
        wait_for(lambda: self.photo_requests().count("6-20.jpg") == 2, "the photo that had to go")

    def test_the_connection_is_lost_in_the_middle_and_comes_back(self):
        app = self.open_place(HARBOUR, 30)
        self.photo(app, 1, 30)
        self.turn(app, "Right", 2, 30)
        wait_for(lambda: "6-03.jpg" in self.photo_requests(), "the neighbour")
        self.fault("reset")
        self.turn(app, "Right", 3, 30)
        app.key("Right")
        self.at(app, 4, 30)
        app.find(containing="This Photo Could Not Be Shown")
        self.turn(app, "Left", 3, 30)
        self.turn(app, "Left", 2, 30)
        self.services.change("fault/clear")
        self.turn(app, "Right", 3, 30)
        self.turn(app, "Right", 4, 30)

    def test_what_is_no_picture_says_what_it_is_and_comes_once_it_is_mended(self):
        faults = [("9-02.jpg", "cut=3000", "The connection broke off"),
                  ("9-03.jpg", "html", "The service sent something else in place of the picture"),
                  ("9-04.jpg", "404-picture", "The picture is no longer there"),
                  ("9-05.jpg", "image", "The service sent an empty picture")]
        for file, fault, _ in faults:
            self.fault(fault, file)
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        for number, (_, _, words) in enumerate(faults, 2):
            app.key("Right")
            self.at(app, number, 6)
            app.find("label", containing=words)
        self.services.change("fault/clear")
        app.find("push button", "Try Again").click()
        self.photo(app, 5, 6)
        app.key("Left")
        self.at(app, 4, 6)
        app.find("push button", "Try Again").click()
        self.photo(app, 4, 6)
        for number in (3, 2):
            self.turn(app, "Left", number, 6)

    def test_all_eight_orientations_stand_upright(self):
        app = self.open_place(ORIENTATIONS, 12, size=(800, 720))
        for number in range(1, 9):
            x, y, width, height = self.photo(app, number, 12).frame
            self.assertGreater(width, height, f"photo {number} is a wide one")
            # The upper corners are red on the left and green on the right, an eighth of the lesser side wide.
            inset = height // 16
            red = self.color(app, x + inset, y + inset)
            green = self.color(app, x + width - inset, y + inset)
            self.assertTrue(red[0] > 0.8 and red[1] < 0.3, f"photo {number} has {red} on the upper left")
            self.assertTrue(green[1] > 0.6 and green[0] < 0.3, f"photo {number} has {green} on the upper right")
            if number < 8:
                self.turn(app, "Right", number + 1, 12)

    def test_a_photo_is_zoomed_by_keys_moved_by_the_pointer_and_shown_whole_again(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        whole = self.look(app)
        app.key("plus", "plus", "plus")
        wait_for(lambda: not self.is_like(app, whole), "the zoom")
        zoomed = self.look(app)
        self.drag(app, 250, 350, -96)
        wait_for(lambda: not self.is_like(app, zoomed), "the movement")
        self.at(app, 1, 6)
        app.key("0")
        wait_for(lambda: self.is_like(app, whole), "the whole photo")
        app.key("plus")
        wait_for(lambda: not self.is_like(app, whole), "the zoom")
        app.key("minus")
        wait_for(lambda: self.is_like(app, whole), "the whole photo")

    def double_click(self, app):
        app._move_pointer(180, 350)
        # Four clicks in a row are not two double clicks.
        time.sleep(1)
        app._xdotool("click", "--repeat", "2", "--delay", "60", "1")

    def test_a_double_click_zooms_and_a_click_hides_the_caption(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        whole = self.look(app)
        self.double_click(app)
        wait_for(lambda: not self.is_like(app, whole), "the zoom")
        self.at(app, 1, 6)
        self.double_click(app)
        wait_for(lambda: self.is_like(app, whole), "the whole photo")
        # A third click in a row is none of its own.
        time.sleep(1)
        app.click_at(180, 350)
        app.wait_gone("label", containing="1 of 6 ·")
        time.sleep(1)
        app.click_at(180, 350)
        self.at(app, 1, 6)

    def test_a_slow_click_is_a_click(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        app._move_pointer(180, 350)
        # Longer than a double click may take.
        app._xdotool("mousedown", "1", "sleep", "0.9", "mouseup", "1")
        app.wait_gone("label", containing="1 of 6 ·")

    def test_who_has_zoomed_in_stays_there_when_new_photos_arrive(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.turn(app, "Right", 2, 6)
        whole = self.look(app)
        app.key("plus", "plus")
        wait_for(lambda: not self.is_like(app, whole), "the zoom")
        self.services.change("photos?place=9&insert=3")
        # Without the caption, which tells another number then.
        app.click_at(180, 350)
        app.wait_gone("label", containing="2 of 6 ·")
        zoomed = self.look(app)
        app.key("F5")
        app.find("image", containing="Photo 5 of 9,")
        self.assertTrue(self.is_like(app, zoomed))

    def test_a_photo_fills_the_window_and_the_tabs_come_back_behind_it(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        self.assertEqual(app.all("page tab"), [])
        app.key("Escape")
        app.find("page tab", title("places", "en"))

    def test_a_photo_is_saved_as_the_service_has_it(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        app.find("push button", "Save or Share").click()
        app.find(containing="9-01.jpg")
        app.find("push button", "Copy")
        app.find("push button", "Cancel").click()
        self.assertEqual(self.photo_requests().count("9-01.jpg"), 1, "it is in memory")

    def test_a_swipe_turns_the_page_from_a_zoomed_photo_at_its_edge_only(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.photo(app, 1, 6)
        self.drag(app, 300, 350, -240)
        self.at(app, 2, 6)
        self.photo(app, 2, 6)
        self.drag(app, 60, 350, 240)
        self.at(app, 1, 6)

    def test_the_keyboard_alone_goes_everywhere(self):
        app = self.open_places()
        app.find("list item", containing="2-я линия")
        app.key("Tab")

        def at_a_row():
            if app.focused is not None and app.focused.role == "list item":
                return True
            app.key("Tab")
            return False

        wait_for(at_a_row, "the keyboard on a row")
        name = app.focused.name
        app.key("Return")
        app.find("label", containing="1 of ")
        app.key("End")
        last = wait_for(lambda: [re.match(r"(\d+) of \1 ", e.name) for e in app.all("label", containing=" of ")
                                 if re.match(r"(\d+) of \1 ", e.name)], "the last photo")[0].group(1)
        app.key("Home")
        self.photo(app, 1, last)
        app.key("Escape")
        app.find("list item", name)

    def test_new_photos_do_not_move_the_one_on_the_screen(self):
        app = self.open_place(LIGHTHOUSE, 6)
        self.turn(app, "Right", 2, 6)
        self.services.change("photos?place=9&insert=3")
        app.key("F5")
        self.at(app, 5, 9)
        self.photo(app, 5, 9)
        self.assertEqual(self.photo_requests().count("9-02.jpg"), 1)

    def test_a_first_start_offline_offers_sample_content_and_says_what_it_is(self):
        self.services.stop()
        app = self.open_places()
        app.find(containing="The Places Could Not Be Loaded")
        app.find("push button", "Show Sample Content").click()
        app.find(containing="These are not real places")
        app.find("list item", containing="2-я линия").click()
        app.find("image", containing="Photo 1 of 7,")

    def test_the_search_finds_a_part_of_a_name(self):
        app = self.open_places()
        app.find("list item", containing="2-я линия")
        app.key("ctrl+f")
        app.type("light")
        app.find("list item", containing=LIGHTHOUSE)
        app.wait_gone("list item", containing="2-я линия")

    def test_it_speaks_russian(self):
        app = self.open_places(language="ru")
        app.reveal("list item", containing=LIGHTHOUSE).click()
        self.at(app, 1, 6, of="из")
        app.find("push button", "Сохранить или поделиться")
