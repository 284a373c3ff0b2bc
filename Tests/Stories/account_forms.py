"""The account forms as a person meets them: fields by their names, what is said beside them, the calendar."""

from harness.tabs import choose, title
from harness.waiting import wait_for

WORDS = {
    "first": ("First name", "Имя"), "last": ("Last name", "Фамилия"), "birth": ("Birth date", "Дата рождения"),
    "phone": ("Phone", "Телефон"), "email": ("E-mail", "Эл. почта"), "password": ("Password", "Пароль"),
    "create": ("Create an Account", "Создать учётную запись"), "register": ("Register", "Зарегистрироваться"),
    "sign in": ("Sign In", "Войти"), "sign out": ("Sign Out", "Выйти"), "year": ("Year", "Год"),
    "choose": ("Choose ", "Выбрать "), "profile": ("Profile", "Профиль"), "account": ("Account", "Учётная запись"),
    "delete account": ("Delete Account…", "Удалить учётную запись…"), "delete": ("Delete", "Удалить"),
    "wrong": ("The e-mail or the password is wrong.", "Неверный адрес почты или пароль."),
}
PERSON = {"first": "Ivan", "last": "O'Brien", "phone": "8 912 123-45-67", "email": "Ivan.OBrien@example.org",
          "password": "Rainy-Day-7"}


def word(name, language="en"):
    return WORDS[name][language == "ru"]


def music(app, language="en"):
    choose(app, title("music", language))


def form(app, language="en"):
    """The empty registration form."""
    music(app, language)
    app.find("push button", word("create", language)).activate()
    app.find("push button", word("register", language))


def field(app, name, language="en"):
    return app.find("text", word(name, language))


def set_field(app, name, text, language="en"):
    """Writes into a field over the accessibility bus, and goes by what stands in it then."""
    field(app, name, language).set_text(text)


def birth_date(app, language="en"):
    return app.find("push button", containing=word("birth", language) + ", ")


def open_calendar(app, language="en"):
    birth_date(app, language).activate()
    return app.find("spin button", word("year", language))


def choose_birth_date(app, year=1985, day=17, language="en"):
    """The year in the calendar's field, then the day of the month that the calendar opened at."""
    open_calendar(app, language).accessible.get_value_iface().set_current_value(year)

    def days():
        return [b for b in app.all("push button", containing=str(year)) if f"{day} " in b.name + " "
                and not b.name.startswith(word("choose", language))]

    wait_for(days, f"the days of {year}")[0].activate()
    take = word("choose", language)
    wait_for(lambda: [b for b in app.all("push button", containing=str(year)) if b.name.startswith(take)],
             "the day on the button")[0].activate()
    wait_for(lambda: str(year) in birth_date(app, language).name, "the chosen day")


def fill(app, language="en", **changed):
    """Every field of the form, over the accessibility bus."""
    person = PERSON | changed
    for name in ("first", "last"):
        set_field(app, name, person[name], language)
    choose_birth_date(app, language=language)
    for name in ("phone", "email", "password"):
        set_field(app, name, person[name], language)


def register(app, language="en", **changed):
    """From the chosen tab to the screens of the person who has registered."""
    form(app, language)
    fill(app, language, **changed)
    app.find("push button", word("register", language)).activate()
    signed_in(app)


def choose_in_menu(app, name, language="en"):
    """An entry of the account's menu; a menu is a surface of its own, of which the window knows no places."""
    app.find("push button", word("account", language)).click()
    entry = wait_for(lambda: app.all("menu item", word(name, language), showing=False), f"the entry {name}")[0]
    entry.perform(0)


def signed_in(app):
    """The name of the person is read; hashing the password takes a while on a busy machine."""
    return app.find("label", containing="O'Brien", timeout=60)
