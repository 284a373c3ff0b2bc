"""Which module may import which (the map in CONTRIBUTING.md), and which libraries have one owner."""

import re

from project import Finding, module_of

FOUNDATION = {"Foundation", "FoundationNetworking", "Dispatch", "Glibc", "Darwin"}
ENGINE_BASE = {"Storage", "Networking", "Folding", "RichText", "Localization"}
ENGINES = {"Schedule", "News", "Music", "Places", "Settings"}

# Our modules and the C libraries that each module of Sources may import.
ALLOWED = {
    "Folding": set(),
    "Localization": set(),
    # libxml2 is the name of the module in Apple's SDK.
    "RichText": {"CXML2", "libxml2"},
    "Storage": {"CSQLite"},
    "Networking": {"CCurl", "CZlib"},
    **{engine: ENGINE_BASE for engine in ENGINES},
    "Settings": {"Storage"},
    # Clibsodium is the same library as built for phones.
    "LocalAccounts": ENGINE_BASE | {"CSodium", "Clibsodium"},
    "SampleContent": {"Networking", "Localization"},
    "UniformTypeIdentifiers": set(),
    "UIKit": {"CGtk", "CWidgets", "CMainQueue", "UniformTypeIdentifiers"},
    "Screens": ENGINES | ENGINE_BASE | {"UIKit", "UniformTypeIdentifiers", "LocalAccounts", "SampleContent", "Settings"},
    "wayside": {"UIKit", "Screens"},
    "uikit-gallery": {"UIKit"},
    "wayside-stations": {"Schedule", "Folding", "Localization"},
    "LocalServices": {"SampleContent", "Networking", "CMicrohttpd", "CZlib"},
    "wayside-services": {"LocalServices"},
}
C_LIBRARIES = {"CGtk", "CWidgets", "CMainQueue", "CSQLite", "CCurl", "CSodium", "CXML2", "CMicrohttpd", "CZlib"}
FORBIDDEN = {
    "SwiftUI": "the screens are UIKit",
    "Combine": "output is a State value and a closure",
    "Observation": "newer than iOS 15",
    "Synchronization": "newer than iOS 15; use NSLock",
    "CoreData": "Storage is SQLite on every platform",
}

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)[ \t]+)?([A-Za-z_]\w*)",
    re.M,
)


def imports(source):
    for match in IMPORT.finditer(source.code):
        yield match.group(1), source.line(match.start(1))


def check(project):
    for path, source in project.swift("Sources/"):
        module = module_of(path)
        for name, line in imports(source):
            if name in FORBIDDEN:
                yield Finding(path, line, f"import {name}: {FORBIDDEN[name]}")
            elif module not in ALLOWED:
                yield Finding(path, line, f"{module} is not on the map of modules in scripts/lint/edges.py")
                break
            elif name not in FOUNDATION | ALLOWED[module]:
                yield Finding(path, line, f"{module} may not import {name}")
            elif module == "Screens" and name == "UIKit" and path.endswith("Model.swift"):
                yield Finding(path, line, "a screen's model imports no UIKit")
    for path, source in project.swift("Tests/"):
        module = module_of(path)
        for name, line in imports(source):
            tested = {"ServicesTests": "LocalServices"}.get(module, (module or "").removesuffix("Tests"))
            if name in FORBIDDEN:
                yield Finding(path, line, f"import {name}: {FORBIDDEN[name]}")
            elif name == "UIKit" and tested in ENGINES | ENGINE_BASE | {"LocalAccounts", "SampleContent"}:
                yield Finding(path, line, f"the tests of {tested} need no UIKit")
            elif name in C_LIBRARIES and name not in ALLOWED.get(tested, {"CGtk", "CWidgets", "CMainQueue"}):
                yield Finding(path, line, f"{module} may not import {name}")
