"""The way to each screen of the News tab, for the pictures."""

from harness.tabs import choose, title
from harness.waiting import wait_for

WORDS = {"share": ("Share", "Поделиться"), "end": ("That is all", "Это всё")}


def word(name, language):
    return WORDS[name][language == "ru"]


def news(app, language):
    choose(app, title("news", language))
    return app.find("list item")


def item(app, language):
    news(app, language).click()
    app.find("push button", word("share", language))
    app.find("list item")


def end(app, language):
    """The last rows, and what is said below them."""
    news(app, language)

    def at_end():
        if app.all(containing=word("end", language)):
            return True
        app.scroll(app.size[0] // 2, app.size[1] // 2, 15)
        return False

    wait_for(at_end, "the end of the list", timeout=90)


SCREENS = {"news-item": item, "news-end": end}
