"""What desktops are told of Wayside agrees with the programs: versions, options, icons, names of files."""

import re
import shutil
import struct
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DESKTOP = ROOT / "Desktop"
ID = "app.wayside.Wayside"
VERSION = re.search(r'static let short = "(.*)"', (ROOT / "Sources/Settings/AppVersion.swift").read_text())[1]
# The texts of --help, and the pages that explain them.
PROGRAMS = {
    "wayside": "Sources/Screens/App/CommandLineAnswers.swift",
    "wayside-stations": "Sources/wayside-stations",
    "wayside-services": "Sources/wayside-services",
}


def source(path):
    path = ROOT / path
    return path.read_text() if path.is_file() else "\n".join(each.read_text() for each in path.glob("*.swift"))


class DesktopTests(unittest.TestCase):
    def test_every_option_of_a_program_is_in_its_manual(self):
        for program, path in PROGRAMS.items():
            options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", source(path)))
            self.assertGreater(len(options), 2, program)
            page = (DESKTOP / f"man/{program}.1").read_text().replace("\\-", "-")
            self.assertEqual({option for option in options if option not in page}, set(), program)

    def test_manuals_and_description_name_the_version(self):
        for page in DESKTOP.glob("man/*.1"):
            self.assertIn(f'"Wayside {VERSION}"', page.read_text())
        description = ElementTree.parse(DESKTOP / f"{ID}.metainfo.xml").getroot()
        self.assertEqual(description.find("releases/release").get("version"), VERSION)
        self.assertEqual(description.find("launchable").text, f"{ID}.desktop")

    def test_icons_have_the_sizes_that_their_folders_say(self):
        found = set()
        for picture in DESKTOP.glob("icons/hicolor/*/apps/*.png"):
            width, height = struct.unpack(">II", picture.read_bytes()[16:24])
            self.assertEqual(picture.parts[-3], f"{width}x{height}")
            self.assertEqual(picture.stem, ID)
            found.add(width)
        self.assertEqual(found, {16, 24, 32, 48, 64, 128, 256, 512})

    def test_the_menu_entry_is_sound(self):
        entry = (DESKTOP / f"{ID}.desktop").read_text()
        self.assertIn(f"\nIcon={ID}\n", entry)
        self.assertIn("\nExec=wayside\n", entry)
        if not shutil.which("desktop-file-validate"):
            self.skipTest("desktop-file-validate is not installed")
        subprocess.run(["desktop-file-validate", DESKTOP / f"{ID}.desktop"], check=True)

    def test_the_description_is_sound(self):
        if not shutil.which("appstreamcli"):
            self.skipTest("appstreamcli is not installed")
        done = subprocess.run(["appstreamcli", "validate", "--no-net", DESKTOP / f"{ID}.metainfo.xml"],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
