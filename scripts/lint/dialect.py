"""The portable dialect (CONTRIBUTING.md): what Apple's UIKit and ours cannot both compile, or must not be used."""

import re

from project import Finding

# What not both UIKits have, or what does not work on Linux.
SHARED = [
    (r"\baddTarget\b", "use addAction(_:for:)"),
    (r"#selector\b", "there are no selectors on Linux"),
    (r"@objc\b", "there is no Objective-C on Linux"),
    (r"\bUI\w*GestureRecognizer\b", "use a UIControl with .touchUpInside"),
    (r"\bUIKeyCommand\b", "use pressesBegan(_:with:)"),
    (r"\bTimer\b", "it never fires here; use a stored Task with Task.sleep(nanoseconds:)"),
    (r"\bRunLoop\b", "use a stored Task with Task.sleep(nanoseconds:)"),
    (r"\basyncAfter\b", "use a stored Task with Task.sleep(nanoseconds:)"),
    (r"\bperform\s*\([^()]*\bafterDelay\b", "use a stored Task with Task.sleep(nanoseconds:)"),
    (r"\b(?:addObserver|value|setValue)\s*\([^()]*\bforKey(?:Path)?\b", "there is no KVO or KVC on Linux"),
    (r"\bobserve\s*\(\s*\\", "there is no KVO on Linux"),
    (r"#if\b", "screens are the same on every platform"),
    (r"\bUIStoryboard\b|\bUINib\b|@IBOutlet\b|@IBAction\b", "views are made in code"),
]

# In the screens and the executable.
SCREENS = SHARED + [
    (r"(?m)^[ \t]*(?:public |internal |package |open )?class[ \t]+\w", "classes of the screens are final"),
    (r"\bclass\s+\w+\s*:\s*UI(?:TableView|CollectionView)(?:List)?Cell\b", "cells have content configurations"),
    # Of these the designated initialisers are the same in both; of a text view, a table or a button they are not.
    (r"\bclass\s+\w+\s*:\s*UI(?!(?:View|ViewController|Control|ImageView|Responder|TabBarController)\b)\w+",
     "hold one instead: Apple's has other designated initialisers"),
    (r"\bstatic\s+func\s+main\s*\(\s*\)\s*async\b", "the entry is synchronous"),
    (r"\bstatic\s+(?:let|var)\s+shared\b", "dependencies are passed by initialiser"),
]

# In all of Sources.
EVERYWHERE = [
    (r"\bNSCache\b", "it drops the newest on Linux"),
    (r"\bBundle\.module\b", "it stops an installed program; use ResourceLocator"),
    (r"\bNSLocalizedString\b|\bString\s*\(\s*localized\b", "use Localizer"),
    (r"\bDispatchQueue\.main\.sync\b", "it blocks the main thread"),
    (r"@main\b[^{]*\{\s*static\s+func\s+main\s*\(\s*\)\s*async\b", "the entry is synchronous"),
]


def search(project, folders, rules):
    for path, source in project.swift(*folders):
        for pattern, reason in rules:
            for match in re.finditer(pattern, source.code):
                word = " ".join(match.group(0).split())
                yield Finding(path, source.line(match.start()), f"{word}: {reason}")


def check(project):
    yield from search(project, ("Sources/Screens/", "Sources/wayside/"), SCREENS)
    yield from search(project, ("Sources/",), EVERYWHERE)
    for path, source in project.swift("Sources/"):
        if path.startswith("Sources/Localization/"):
            continue
        for match in re.finditer(r"\bLocale\.(?:current|autoupdatingCurrent|preferredLanguages)\b", source.code):
            message = "Locale.current follows no system language on Linux; use Localizer.locale"
            yield Finding(path, source.line(match.start()), message)
