"""The way to each screen, for the pictures: from the opened program to what the picture shows."""

from harness.waiting import wait_for

TABS = {"schedule": ("Schedule", "Расписание"), "news": ("News", "Новости"), "music": ("Music", "Музыка"),
        "places": ("Places", "Места"), "about": ("About", "О приложении")}


def tab(name):
    english, russian = TABS[name]

    def go(app, language):
        title = russian if language == "ru" else english
        app.find("page tab", title).activate()
        wait_for(lambda: app.find("page tab", title).has_state("selected"), f"the choice of {title}")

    return go


SCREENS = {name: tab(name) for name in TABS}
