"""The way to each screen, for the pictures: from the opened program to what the picture shows.

A way returns nothing where it has arrived, and MISSING where the program has no such screen.
"""

import account_screens
import music_screens
import news_screens
import places_screens
import schedule_screens
from harness.tabs import NAMES, choose, tab, tabs, title

MISSING = "missing"


def tab_screen(name):
    def go(app, language):
        tab(app, title("about", language))
        if title(name, language) not in [element.name for element in tabs(app)]:
            return MISSING
        choose(app, title(name, language))

    return go


SCREENS = ({name: tab_screen(name) for name in NAMES} | schedule_screens.SCREENS | news_screens.SCREENS
           | account_screens.SCREENS | music_screens.SCREENS | places_screens.SCREENS)
