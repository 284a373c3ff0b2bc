"""The tables of texts: complete in both languages, plural forms included, every key used and every used key there."""

import re
from collections import Counter, defaultdict

from project import Finding
from swift_source import INTERPOLATION

FOLDER = "Sources/Localization/Files/"
FORMS = {"en": ("one", "other"), "ru": ("one", "few", "many")}
ALL_FORMS = {"one", "few", "many", "other"}
ENTRY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;([^\n"]*)')
PLACEHOLDER = re.compile(r"%(?:(\d+)\$)?([@d])")
# A literal that looks like a key: its first word is a topic, as in "station.reason.typo".
KEY = re.compile(rf"[a-z]\w*(?:\.(?:\w|{INTERPOLATION})+)+\.?")
# The table of symbols: names of SF Symbols look like keys.
SYMBOLS = "Sources/UIKit/Values/Images/SymbolNames.swift"
SYMBOL = re.compile(r'"([\w.]+)": "')
# On the line of a text that is the same in both languages on purpose.
SAME = "same in every language"


class Entry:
    def __init__(self, path, line, value, note):
        self.path, self.line, self.value, self.note = path, line, value, note


def without_comments(text):
    """The table with its block comments and whole-line comments as blanks of the same length."""
    blank = lambda m: re.sub(r"[^\n]", " ", m.group(0))
    return re.sub(r"(?m)^\s*//[^\n]*", blank, re.sub(r"/\*.*?\*/", blank, text, flags=re.S))


def tables(project):
    """Entries by language and key, and findings about keys that are given twice or lines that are no entries."""
    result, findings = {language: {} for language in FORMS}, []
    for path, text in sorted(project.files.items()):
        match = re.fullmatch(re.escape(FOLDER) + r"(\w+)\.lproj/(\w+)\.strings", path)
        if not match or match.group(1) not in FORMS:
            continue
        language, topic = match.groups()
        clean, end = without_comments(text), 0
        for entry in ENTRY.finditer(clean):
            line = clean.count("\n", 0, entry.start()) + 1
            if clean[end:entry.start()].strip():
                findings.append(Finding(path, line, 'not in the form "key" = "value";'))
            # What follows on the line is a note if it is a comment, and the next thing to read if not.
            end = entry.end(3) if entry.group(3).strip().startswith("//") else entry.start(3)
            key, value, note = entry.groups()
            if key in result[language]:
                first = result[language][key]
                findings.append(Finding(path, line, f"{key} stands already in {first.path}:{first.line}"))
            if not key.startswith(topic[0].lower() + topic[1:] + "."):
                findings.append(Finding(path, line, f"{key}: the keys of {topic} begin with {topic[0].lower() + topic[1:]}."))
            result[language].setdefault(key, Entry(path, line, value, note))
        if clean[end:].strip():
            findings.append(Finding(path, clean.count("\n", 0, len(clean.rstrip())) + 1, 'not in the form "key" = "value";'))
    return result, findings


def family(key):
    """The key of a counted text and its form; the form is None for a plain one."""
    base, _, form = key.rpartition(".")
    return (base, form) if form in ALL_FORMS else (key, None)


def families(entries):
    result = defaultdict(dict)
    for key, entry in entries.items():
        base, form = family(key)
        result[base][form] = entry
    return result


def placeholders(value):
    """Each argument's number and kind, so that "%2$@ %1$d" equals "%d %@"."""
    found, next_number = Counter(), 1
    for number, kind in PLACEHOLDER.findall(value.replace("%%", "")):
        if not number:
            number, next_number = next_number, next_number + 1
        found[(int(number), kind)] += 1
    return set(found)


def compare_languages(by_language):
    groups = {language: families(entries) for language, entries in by_language.items()}
    for language, others in (("en", "ru"), ("ru", "en")):
        for base, forms in sorted(groups[language].items()):
            first = next(iter(forms.values()))
            if base not in groups[others]:
                yield Finding(first.path, first.line, f"{base} is missing in {others}")
                continue
            if (None in forms) != (None in groups[others][base]):
                yield Finding(first.path, first.line, f"{base} is counted in one language and plain in the other")
                continue
            if None not in forms:
                wanted = set(FORMS[language])
                for form in sorted(wanted - set(forms)):
                    yield Finding(first.path, first.line, f"{base}.{form} is missing: {language} needs {', '.join(FORMS[language])}")
                for form in sorted(set(forms) - wanted):
                    yield Finding(forms[form].path, forms[form].line, f"{base}.{form}: {language} has no such form")
    for base, forms in sorted(groups["ru"].items()):
        english = groups["en"].get(base)
        if not english:
            continue
        wanted = set().union(*(placeholders(e.value) for e in english.values()))
        for entry in list(forms.values()) + list(english.values()):
            if placeholders(entry.value) != wanted:
                yield Finding(entry.path, entry.line, f"{base}: its placeholders differ between languages or forms")
        for entry in forms.values():
            words = PLACEHOLDER.sub("", entry.value)
            if re.search(r"[A-Za-z]{2}", words) and not re.search(r"[а-яё]", words, re.I) and SAME not in entry.note:
                yield Finding(entry.path, entry.line, f"{base} is not translated (or say \"// {SAME}\" on its line)")
        for entry in english.values():
            if re.search(r"[а-яё]", entry.value, re.I) and SAME not in entry.note:
                yield Finding(entry.path, entry.line, f"{base} is not in English")


def check(project):
    by_language, findings = tables(project)
    yield from findings
    for entries in by_language.values():
        for key, entry in entries.items():
            if not entry.value:
                yield Finding(entry.path, entry.line, f"{key} is empty")
    yield from compare_languages(by_language)

    known = {family(key)[0] for entries in by_language.values() for key in entries}
    topics = {key.split(".")[0] for key in known}
    # "music.note" is a picture, whatever topics there are.
    symbols = set(SYMBOL.findall(project.files.get(SYMBOLS, "")))
    used = set()
    for path, source in project.swift("Sources/", "Tests/LocalizationTests/"):
        for literal in source.literals:
            if not KEY.fullmatch(literal.text) or literal.text.split(".")[0] not in topics:
                continue
            pattern = re.compile(re.escape(literal.text).replace(re.escape(INTERPOLATION), r"\w+(?:\.\w+)*"))
            hits = {key for key in known if pattern.fullmatch(key)}
            # "news.error.\(reason)" may also stand before more words.
            if literal.text.endswith("."):
                hits = {key for key in known if key.startswith(literal.text)}
            before = source.code[max(0, literal.start - 40):literal.start]
            is_look_up = re.search(r"\b(?:text|plural)\s*\(\s*$", before)
            is_suspect = path.startswith("Sources/Screens/") and literal.text not in symbols
            if not hits and path.startswith("Sources/") and (is_look_up or is_suspect):
                shown = literal.text.replace(INTERPOLATION, "…")
                yield Finding(path, source.line(literal.start), f"{shown} is in no table of texts")
            if path.startswith("Sources/"):
                used |= hits
    for base in sorted(known - used):
        entry = families(by_language["en"]).get(base) or families(by_language["ru"])[base]
        entry = next(iter(entry.values()))
        yield Finding(entry.path, entry.line, f"{base} is used nowhere")
