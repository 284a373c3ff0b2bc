"""The way to each screen of registration, sign-in and profile, for the pictures."""

import account_forms as forms
from account_forms import word


def wrong(app, language):
    """Refused at the sign-in."""
    forms.music(app, language)
    forms.set_field(app, "email", "ivan@example.org", language)
    forms.set_field(app, "password", "Wrong-1", language)
    app.find("push button", word("sign in", language)).activate()
    app.find("label", word("wrong", language), timeout=60)


def mistakes(app, language):
    """Wrong in every field, each in a way of its own."""
    forms.form(app, language)
    for name, text in (("first", "Ivаn"), ("last", "O''Brien"), ("phone", "912 123 45"), ("email", "ivan@example"),
                       ("password", "rain")):
        forms.set_field(app, name, text, language)
    app.find("push button", word("register", language)).activate()
    app.find("label", containing="“а”" if language == "en" else "«а»")


def calendar(app, language):
    forms.form(app, language)
    forms.open_calendar(app, language)


def filled(app, language):
    """All fields, down to the ticked rules."""
    forms.form(app, language)
    forms.fill(app, language)
    app.scroll(app.size[0] // 2, app.size[1] // 2, 30)


def profile(app, language):
    forms.register(app, language)
    forms.choose_in_menu(app, "profile", language)
    app.find("push button", word("sign out", language))


def delete(app, language):
    profile(app, language)
    app.find("push button", word("delete account", language)).activate()
    app.find("push button", word("delete", language))


SCREENS = {
    "account-wrong": wrong, "account-register": forms.form, "account-mistakes": mistakes,
    "account-calendar": calendar, "account-filled": filled, "account-signed-in": forms.register,
    "account-profile": profile, "account-delete": delete,
}
