"""The tab bar, as every story and every picture goes through it."""

from harness.waiting import wait_for

NAMES = {"schedule": ("Schedule", "Расписание"), "news": ("News", "Новости"), "music": ("Music", "Музыка"),
         "places": ("Places", "Места"), "about": ("About", "О приложении")}


def title(tab, language):
    """What a tab is called in a language."""
    english, russian = NAMES[tab]
    return russian if language == "ru" else english


def tabs(app):
    """The tabs that are there now, from the first to the last."""
    bar = app.find("page tab list")
    found = [element for element in bar.children if element.role == "page tab"]
    return sorted(found, key=lambda element: element.frame[0])


def tab(app, name):
    """The tab of a name, waited for."""
    return wait_for(lambda: next((element for element in tabs(app) if element.name == name), None), f"the tab {name}")


def is_selected(app, name):
    return tab(app, name).has_state("selected")


def choose(app, name):
    """Chooses a tab as a screen reader does, and waits until it is chosen."""
    tab(app, name).activate()
    wait_for(lambda: is_selected(app, name), f"the choice of {name}")
