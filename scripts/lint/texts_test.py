import unittest

import texts
from project import Project

USE = 'localizer.text("news.title"); localizer.plural("news.count", count: 1); localizer.text("news.reason.\\(reason)")'
EN = {"title": "News", "count.one": "%d item", "count.other": "%d items", "reason.a": "A"}
RU = {"title": "Новости", "count.one": "%d статья", "count.few": "%d статьи", "count.many": "%d статей", "reason.a": "Б"}


def table(entries):
    return "/* News. */\n" + "\n".join(f'"news.{k}" = "{v}";' for k, v in entries.items())


def found(en=EN, ru=RU, use=USE, extra={}):
    return [str(f) for f in texts.check(Project({
        texts.FOLDER + "en.lproj/News.strings": table(en),
        texts.FOLDER + "ru.lproj/News.strings": table(ru),
        "Sources/Screens/A.swift": use, **extra,
    }))]


class TextTests(unittest.TestCase):
    def test_complete_tables_pass(self):
        self.assertEqual(found(), [])

    def test_a_key_that_one_language_lacks(self):
        self.assertIn("news.b is missing in ru", found(en={**EN, "b": "B"})[0])
        self.assertIn("news.b is missing in en", found(ru={**RU, "b": "Б"})[0])

    def test_the_name_of_a_symbol_is_no_key(self):
        use = USE + '; UIImage(systemName: "news.note")'
        self.assertIn("news.note is in no table", found(use=use)[0])
        self.assertEqual(found(use=use, extra={texts.SYMBOLS: '"news.note": "emblem-music",'}), [])

    def test_plural_forms_are_complete(self):
        ru = {k: v for k, v in RU.items() if k != "count.few"}
        self.assertIn("news.count.few is missing", found(ru=ru)[0])
        self.assertIn("no such form", found(ru={**RU, "count.other": "%d штук"})[0])

    def test_placeholders_agree(self):
        self.assertTrue(any("placeholders" in f for f in found(ru={**RU, "title": "Новости %@"})))
        swapped = found(en={**EN, "title": "%@ in %d"}, ru={**RU, "title": "%2$d у %1$@"})
        self.assertEqual(swapped, [])

    def test_untranslated_texts(self):
        self.assertIn("not translated", found(ru={**RU, "title": "News"})[0])
        self.assertIn("not in English", found(en={**EN, "title": "Новости"})[0])
        same = table({**RU, "title": "MIT"}).replace('"MIT";', '"MIT"; // same in every language')
        self.assertEqual(found(extra={texts.FOLDER + "ru.lproj/News.strings": same}), [])

    def test_used_and_unused_keys(self):
        self.assertIn("news.nothing is in no table", found(use=USE + '; localizer.text("news.nothing")')[0])
        self.assertIn("news.title is used nowhere", found(use=USE.replace("news.title", "x"))[0])
        self.assertIn("news.other.… is in no table", found(use=USE + '; text("news.other.\\(x)")')[0])

    def test_what_is_no_entry_and_what_is_given_twice(self):
        broken = table(EN) + "\n\"news.x\" = \"y\""
        self.assertIn("not in the form", found(extra={texts.FOLDER + "en.lproj/News.strings": broken})[0])
        twice = table(EN) + '\n"news.title" = "Again";'
        self.assertIn("stands already", found(extra={texts.FOLDER + "en.lproj/News.strings": twice})[0])

    def test_keys_begin_with_their_topic(self):
        other = {texts.FOLDER + "en.lproj/A.strings": '"b.c" = "C";', texts.FOLDER + "ru.lproj/A.strings": '"b.c" = "Ц";'}
        self.assertTrue(any("begin with a." in f for f in found(extra=other)))


if __name__ == "__main__":
    unittest.main()
