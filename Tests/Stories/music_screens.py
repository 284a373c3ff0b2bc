"""The way to each screen of the albums, for the pictures and the stories: somebody is registered first."""

import account_forms as forms
from harness.waiting import wait_for

WORDS = {"share": ("Share", "Поделиться"), "nothing": ("Nothing found", "Ничего не найдено"),
         "start": ("Search for Albums", "Поиск альбомов"), "back": ("Back", "Назад")}


def word(name, language):
    return WORDS[name][language == "ru"]


def start(app, language):
    """The search before anything is typed."""
    forms.register(app, language)
    app.find(containing=word("start", language))


def field(app):
    return app.find("text")


def ask(app, text):
    """Writes into the search field; not typed: the tool that presses keys mixes up letters the keyboard lacks."""
    search = field(app)
    search.click()
    search.set_text(text)


def album_row(app, containing):
    return app.find("list item", containing=containing)


def searching(text, containing):
    def go(app, language):
        start(app, language)
        ask(app, text)
        album_row(app, containing)
        app.wait_gone(containing="Searching…" if language == "en" else "Идёт поиск…")

    return go


def nothing(app, language):
    start(app, language)
    ask(app, "xyzzy")
    app.find(containing=word("nothing", language))


def album(text, containing):
    def go(app, language):
        searching(text, containing)(app, language)
        album_row(app, containing).click()
        app.find("push button", word("share", language))
        wait_for(lambda: len(app.all("list item")) > 1, "the songs")

    return go


def recents(app, language):
    album("кольцо", "Расширенное")(app, language)
    app.find("push button", containing=word("back", language)).click()
    app.wait_gone("push button", word("share", language))
    ask(app, "")
    app.find("list item", containing="кольцо")


SCREENS = {
    "music-start": start, "music-results": searching("the", "The One"), "music-twins": searching("сияние", "Озёрская"),
    "music-versions": searching("halloran salt", "Ida Halloran"), "music-nothing": nothing, "music-recents": recents, "music-album": album("кольцо", "Расширенное"),
    "music-sampler": album("platforms", "Long Platforms"),
}
