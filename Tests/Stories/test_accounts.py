"""Accounts: registered right the first time, safe on the device, gone when they are to be gone."""

import time
from pathlib import Path

import account_forms as forms
from account_forms import PERSON
from harness import Story
from harness.tabs import tabs
from harness.waiting import wait_for

SECRET = "Rainy-Day-7"


class Accounts(Story):
    def open_music(self, **named):
        app = self.open(services=False, **named)
        forms.music(app, named.get("language", "en"))
        return app

    def registered(self):
        app = self.open_music()
        forms.register(app)
        return app

    def sign_out(self, app):
        forms.choose_in_menu(app, "sign out")
        app.find("push button", "Create an Account")

    def sign_in(self, app, email, password):
        forms.set_field(app, "email", email)
        forms.set_field(app, "password", password)
        button = app.find("push button", "Sign In")
        wait_for(lambda: button.has_state("sensitive"), "the button")
        button.activate()

    def says(self, app, text):
        return app.find("label", containing=text, timeout=60)

    def assert_silent(self, app, text):
        self.assertEqual(app.all("label", containing=text), [])

    def focus(self, app, name):
        field = forms.field(app, name)
        field.click()
        wait_for(lambda: app.focused and app.focused.name == field.name, f"the keyboard in {name}")
        return field

    def wait_text(self, app, name, text):
        wait_for(lambda: forms.field(app, name).text == text,
                 lambda: f"{text!r} in {name}; there is {forms.field(app, name).text!r}")

    def files(self):
        """Every byte that the program keeps."""
        return b"".join(file.read_bytes() for file in Path(self.folder).glob("[dch]*/**/*") if file.is_file())

    def tab_to(self, app, role, name, key="Tab"):
        for _ in range(60):
            focused = app.focused
            if focused and focused.role == role and name in focused.name:
                return
            app.key(key)
        self.fail(f"Tab does not come to {role} {name!r}; the keyboard is in {app.focused and app.focused.name!r}")

    # Registering.

    def test_mistakes_are_told_beside_their_fields_and_mended(self):
        app = self.open_music()
        forms.form(app)
        app.find("push button", "Register").activate()
        for text in ("Enter your first name", "Enter your last name", "Choose your birth date",
                     "Enter your phone number", "Enter your e-mail", "Make up a password"):
            self.says(app, text)
        wait_for(lambda: app.focused and app.focused.name == "First name", "the keyboard in the first wrong field")
        forms.set_field(app, "first", "Иван")
        self.says(app, "“И” is a Cyrillic letter")
        forms.set_field(app, "first", "Ivan")
        app.wait_gone("label", containing="Cyrillic")
        forms.set_field(app, "last", PERSON["last"])
        app.find("push button", "Register").activate()
        app.find("spin button", "Year")
        forms.birth_date(app).activate()
        forms.choose_birth_date(app)
        forms.set_field(app, "phone", "8 912 123-45")
        self.says(app, "2 digits are missing")
        forms.set_field(app, "phone", PERSON["phone"])
        forms.set_field(app, "email", "ivan.example.org")
        self.says(app, "An e-mail has an @")
        forms.set_field(app, "email", PERSON["email"])
        forms.set_field(app, "password", "rainy")
        self.says(app, "Still needed: 6 characters or more, a digit, 0–9, a capital English letter, A–Z.")
        self.says(app, "a small English letter, a–z: done")
        self.says(app, "a digit, 0–9: not yet")
        forms.set_field(app, "password", SECRET)
        self.says(app, "a digit, 0–9: done")
        app.find("push button", "Register").activate()
        forms.signed_in(app)
        self.says(app, "17 November 1985")
        self.says(app, "+7 (912) 123-45-67")
        self.says(app, PERSON["email"])

    def test_nothing_is_said_of_a_field_before_it_is_left(self):
        app = self.open_music()
        forms.form(app)
        self.focus(app, "first")
        app.type("Ivan3")
        self.wait_text(app, "first", "Ivan3")
        self.assert_silent(app, "A name has no digits")
        app.key("Tab")
        self.says(app, "A name has no digits")
        app.key("shift+Tab", "End", "BackSpace")
        app.wait_gone("label", containing="A name has no digits")
        self.assert_silent(app, "Enter your e-mail")

    def test_an_address_that_somebody_has_is_told_beside_it(self):
        app = self.registered()
        self.sign_out(app)
        forms.form(app)
        forms.fill(app, email=PERSON["email"].upper(), first="Anna")
        app.find("push button", "Register").activate()
        self.says(app, "Somebody is registered with this e-mail")
        wait_for(lambda: app.focused and app.focused.name == "E-mail", "the keyboard in the e-mail")
        forms.set_field(app, "email", "anna@example.org")
        app.wait_gone("label", containing="Somebody is registered")
        app.find("push button", "Register").activate()
        self.says(app, "Anna O'Brien")

    def test_the_phone_forms_itself_and_the_caret_stays(self):
        app = self.open_music()
        forms.form(app)
        self.focus(app, "phone")
        app.type("89121234567")
        self.wait_text(app, "phone", "+7 (912) 123-45-67")
        # Behind the bracket: the digit before it goes, and another takes its place.
        app.key("Home", *["Right"] * 8, "BackSpace")
        self.wait_text(app, "phone", "+7 (911) 234-56-7")
        app.type("5")
        self.wait_text(app, "phone", "+7 (915) 123-45-67")
        app.type("3")
        self.says(app, "Too many digits")
        self.wait_text(app, "phone", "+7 (915) 123-45-67")
        app.key("ctrl+a", "BackSpace")
        self.wait_text(app, "phone", "")
        app.type("+7 (701) 000-77-88")
        self.wait_text(app, "phone", "+7 (701) 000-77-88")

    def test_the_calendar_is_seen_together_with_its_field(self):
        app = self.open_music()
        forms.form(app)
        self.focus(app, "last")
        app.type("OBrien")
        app.key("Return")
        year = app.find("spin button", "Year")
        wait_for(lambda: year.is_in_sight and forms.birth_date(app).is_in_sight, "field and calendar in sight")
        self.assertLess(year.value, 2010)
        self.assertGreater(year.value, 1950)
        wait_for(lambda: app.focused and app.focused.role != "text", "the keyboard out of the text")

    def test_who_is_too_young_is_told_from_when_on(self):
        app = self.open_music()
        forms.form(app)
        forms.choose_birth_date(app, year=time.localtime().tm_year - 10, day=1)
        self.says(app, "You must be 18 or older. You will be on 1 ")

    def test_the_password_can_be_shown(self):
        app = self.open_music()
        forms.form(app)
        forms.set_field(app, "password", SECRET)
        app.find("push button", "Show password").activate()
        app.find("push button", "Hide password").activate()
        app.find("push button", "Show password")
        self.assertEqual(app.log().count(SECRET), 0)

    def test_the_form_by_keyboard_alone(self):
        app = self.open(services=False)
        names = [element.name for element in tabs(app)]
        for _ in range(40):
            if app.focused and app.focused.name in names:
                break
            app.key("Tab")
        for _ in names:
            if app.focused.name == "Music":
                break
            app.key("Right")
        app.key("space")
        app.find("push button", "Create an Account")
        self.tab_to(app, "push button", "Create an Account", key="shift+Tab")
        app.key("space")
        app.find("push button", "Register")
        self.tab_to(app, "text", "First name")
        app.type("Ivan")
        app.key("Return")
        app.type("OBrien")
        app.key("Return")
        # The calendar: a year typed, a day reached by arrows, taken by its button.
        app.find("spin button", "Year")
        self.tab_to(app, "spin button", "Year", key="shift+Tab")
        app.key("ctrl+a")
        app.type("1985")
        app.key("Return")
        self.tab_to(app, "push button", "1985")
        app.key("Home", "Right", "space")
        self.tab_to(app, "push button", "Choose 2 November 1985")
        app.key("space")
        wait_for(lambda: app.focused and app.focused.name == "Phone", "the keyboard in the phone")
        app.type("9121234567")
        app.key("Return")
        app.type("ivan@example.org")
        app.key("Return")
        app.type("Rainy7")
        app.key("Return")
        self.says(app, "Ivan OBrien")
        self.says(app, "2 November 1985")

    def test_the_form_by_a_screen_reader_alone(self):
        app = self.registered()
        for text in ("Ivan O'Brien", "17 November 1985", "+7 (912) 123-45-67", PERSON["email"]):
            self.says(app, text)
        forms.choose_in_menu(app, "profile")
        app.find("heading", "Profile")
        app.find("push button", containing="Back").perform(0)
        app.wait_gone("heading", "Profile")
        self.sign_out(app)

    # Signing in.

    def test_wrongly_and_rightly(self):
        app = self.registered()
        self.sign_out(app)
        app.find("push button", "Sign In").activate()
        self.says(app, "Enter your e-mail")
        self.says(app, "Enter your password")
        for email, password in ((PERSON["email"], "Rainy-Day-8"), ("nobody@example.org", SECRET)):
            self.sign_in(app, email, password)
            self.says(app, forms.word("wrong"))
            forms.set_field(app, "password", "")
            app.wait_gone("label", containing="is wrong")
        self.sign_in(app, PERSON["email"].lower(), SECRET)
        forms.signed_in(app)

    def test_after_five_wrong_tries_one_has_to_wait(self):
        app = self.open_music()
        for _ in range(6):
            self.sign_in(app, "nobody@example.org", "Wrong-1")
            self.says(app, "wrong")
            wait_for(lambda: not app.all("label", containing="wrong")
                     or app.find("push button", "Sign In").has_state("sensitive")
                     or app.all("label", containing="Too many"), "the answer", timeout=60)
        self.says(app, "Too many wrong tries")
        self.assertFalse(app.find("push button", "Sign In").has_state("sensitive"))

    def test_it_survives_a_kill(self):
        app = self.registered()
        app.kill()
        app = self.open_music()
        forms.signed_in(app)
        self.sign_out(app)
        app.kill()
        app = self.open_music()
        app.find("push button", "Create an Account")

    # What is kept.

    def test_no_password_is_kept_and_only_the_owner_reads_the_file(self):
        app = self.registered()
        app.kill()
        kept = self.files()
        self.assertIn(PERSON["email"].encode(), kept)
        self.assertNotIn(SECRET.encode(), kept)
        for file in Path(self.folder, "data/wayside").glob("user.sqlite*"):
            self.assertEqual(file.stat().st_mode & 0o777, 0o600, file.name)

    def test_a_deleted_account_leaves_nothing(self):
        app = self.registered()
        forms.choose_in_menu(app, "delete account")
        app.find("push button", "Cancel").activate()
        app.wait_gone("push button", "Cancel")
        forms.signed_in(app)
        forms.choose_in_menu(app, "delete account")
        app.find("push button", "Delete").activate()
        app.find("push button", "Create an Account")
        traces = [PERSON["email"], PERSON["email"].lower(), "+79121234567", "O'Brien", "1985-11-17", "argon2id$v"]
        wait_for(lambda: not [text for text in traces if text.encode() in self.files()],
                 lambda: f"the end of {[text for text in traces if text.encode() in self.files()]} in the files")
        self.sign_in(app, PERSON["email"], SECRET)
        self.says(app, forms.word("wrong"))
        app.kill()
        app = self.open_music()
        app.find("push button", "Create an Account")

    def test_it_speaks_russian(self):
        app = self.open_music(language="ru")
        forms.form(app, "ru")
        app.find("push button", "Зарегистрироваться").activate()
        self.says(app, "Введите фамилию")
        forms.set_field(app, "first", "Ёлка", "ru")
        self.says(app, "«Ё» — кириллица")
        forms.fill(app, "ru")
        app.find("push button", "Зарегистрироваться").activate()
        forms.signed_in(app)
        self.says(app, "17 ноября 1985")
