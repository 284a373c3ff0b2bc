"""The way to each screen of the Places tab, for the pictures."""

from harness.tabs import choose, title

WORDS = {"of": ("of", "из"), "damaged": ("something else in place", "что-то другое")}


def word(name, language):
    return WORDS[name][language == "ru"]


def places(app, language):
    choose(app, title("places", language))
    return app.find("list item")


def place(name, count):
    """The photos of a place, at the newest."""

    def go(app, language):
        places(app, language)
        app.reveal("list item", containing=name).click()
        app.find("image", containing=f" 1 {word('of', language)} {count},")

    return go


def zoomed(app, language):
    place("Old Harbour", 30)(app, language)
    app.key("plus", "plus")


def failed(app, language):
    """The page of what is no picture."""
    place("Чердак", 12)(app, language)
    for number in range(2, 10):
        app.key("Right")
        app.find("label", containing=f"{number} {word('of', language)} 12")
    app.find("label", containing=word("damaged", language))


def nothing_found(app, language):
    places(app, language)
    app.key("ctrl+f")
    app.type("xyz")
    app.find("label", containing="xyz")


SCREENS = {"places-photo": place("aurora bay", 11), "places-photo-tall": place("10-й причал", 10),
           "places-zoomed": zoomed, "places-failed": failed, "places-nothing-found": nothing_found}
