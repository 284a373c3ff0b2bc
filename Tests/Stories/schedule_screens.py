"""The way to each screen of the Schedule tab, over the starter set, for the pictures."""

from harness.waiting import wait_for

WORDS = {"from": ("From", "Откуда"), "to": ("To", "Куда"), "data": ("Station data", "Данные о станциях"),
         "more": ("More Info", "Подробнее"), "trip": ("Your trip", "Ваша поездка")}


def word(name, language):
    return WORDS[name][language == "ru"]


def picker(app, language, end="from"):
    app.find("push button", containing=word(end, language) + ", ").activate()
    app.find("list item")


def searching(query, end="from"):
    def go(app, language):
        picker(app, language, end)
        before = app.find("label").name
        field = app.find("text")
        field.click()
        # Not typed: the tool that presses keys mixes up letters which the keyboard does not have.
        field.set_text(query)
        wait_for(lambda: app.find("label").name != before, f"the answer to {query}")

    return go


def details(app, language):
    searching("вокзал")(app, language)
    app.find("list item").children[-1].activate()


def trip(app, language):
    for end, query in (("from", "орел"), ("to", "казанский вокзал")):
        searching(query, end)(app, language)
        app.find("list item").activate()
        app.find("push button", containing=word("to", language) + ", ")
    app.find("heading", word("trip", language))


def data(app, language):
    app.find("push button", containing=word("data", language) + ", ").activate()
    app.find("list item")


SCREENS = {
    "schedule-list": picker, "schedule-search": searching("моск"), "schedule-layout": searching("vjcrdf"),
    "schedule-nothing": searching("qqqqqq"), "schedule-details": details, "schedule-trip": trip,
    "schedule-data": data,
}
