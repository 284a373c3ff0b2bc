"""What is newer than iOS 15: Linux compiles it without a word, iPhone would not."""

import re

from project import Finding
from swift_source import INTERPOLATION

# Modules that exist on Linux only may use what they like.
LINUX_ONLY = ("Sources/UIKit/", "Sources/wayside-services/", "Sources/CMainQueue/")

NEWER = [
    (r"\bTask\.sleep\s*\(\s*(?:for|until)\b", "16.0", "Task.sleep(nanoseconds:)"),
    (r"\b(?:Continuous|Suspending)Clock\b|\bsome Clock\b|\bany Clock\b", "16.0", "Date or DispatchTime"),
    (r"(?<![.\w])Duration\b", "16.0", "TimeInterval"),
    (r"\bRegex\s*[<({]|\bRegexBuilder\b|#/|\b(?:first|whole|prefix)Match\s*\(\s*of:", "16.0", "a scanner of our own"),
    (r"\.(?:firstRange|ranges)\s*\(\s*of:|\.trimmingPrefix\s*\(|\.replacing\s*\(|\.trimPrefix\s*\(", "16.0", "range(of:)"),
    (r"\bURL\s*\(\s*filePath:", "16.0", "URL(fileURLWithPath:)"),
    (r"\.append(?:ing)?\s*\(\s*(?:path|component|components|queryItems)\s*:", "16.0", "appendingPathComponent(_:)"),
    (r"\.path\s*\(\s*(?:percentEncoded\s*:[^)]*)?\)", "16.0", "path"),
    (r"\bURL\.(?:documents|caches|applicationSupport|temporary|home|downloads)Directory\b", "16.0", "FileManager"),
    (r"\bLocale\.(?:Language|Region|LanguageCode|Components)\b|\.language\.languageCode\b", "16.0", "LanguageSettings"),
    (r"\bTimeZone\.gmt\b|(?<=[ (:])\.gmt\b", "16.0", "TimeZone(secondsFromGMT: 0)"),
    (r"\bany\s+[A-Z]\w*<", "16.0", "a generic parameter"),
    (r"\bOSAllocatedUnfairLock\b", "16.0", "NSLock"),
    (r"\bUICalendarView\b|\bUIEditMenuInteraction\b|\bUIHostingConfiguration\b|\bselfSizingInvalidation\b", "16.0", "nothing"),
    (r"\bpreferredSearchBarPlacement\b|\bUIFindInteraction\b|\bUIPasteControl\b", "16.0", "nothing"),
    (r"\bpreferredMenuElementOrder\b|\bdisplaysAsPalette\b", "16.0", "nothing"),
    (r"@Observable\b|\bwithObservationTracking\b", "17.0", "a closure"),
    (r"\bwith(?:Throwing)?DiscardingTaskGroup\b", "17.0", "withTaskGroup"),
    (r"#Predicate\b|\bSwiftData\b|\bUIContentUnavailable\w+", "17.0", "nothing"),
    (r"\btraitOverrides\b|\bregisterForTraitChanges\b|\bviewIsAppearing\b.*@available", "17.0", "traitCollectionDidChange"),
    (r"\bUIImage\s*\(\s*resource:|\bUIColor\s*\(\s*resource:", "17.0", "names"),
    (r"\bMutex\s*[<(]|\bAtomic\s*<", "18.0", "NSLock"),
    (r"\bString\s*\(\s*validating\s*:", "18.0", "String(bytes:encoding:)"),
    (r"\b(?:some|any)\s+AsyncSequence\s*<", "18.0", "AsyncStream"),
    (r"\bU?Int128\b", "18.0", "two Int64"),
    (r"\bisolated\s+deinit\b", "18.4", "a deinit that touches nothing isolated"),
    (r"\bInlineArray\b|\bUTF8Span\b|(?<![.\w])(?:Mutable)?(?:Raw)?Span\s*<", "26.0", "withUnsafeBytes"),
]


def check(project):
    for path, source in project.swift("Sources/", "Tests/ScreensTests/", "Tests/UIKitContractTests/Portable/"):
        if path.startswith(LINUX_ONLY):
            continue
        for pattern, version, instead in NEWER:
            for match in re.finditer(pattern, source.code):
                word = " ".join(match.group(0).split())
                yield Finding(path, source.line(match.start()), f"{word} is iOS {version}; use {instead}")
        for literal in source.literals:
            before = source.code[max(0, literal.start - 24):literal.start]
            if re.search(r"\.split\s*\(\s*separator:\s*$", before) and len(plain(literal.text)) > 1:
                line = source.line(literal.start)
                yield Finding(path, line, "splitting by more than one character is iOS 16.0; use components(separatedBy:)")


def plain(text):
    """A literal's text with each escape as one character."""
    return re.sub(r"\\(?:u\{[0-9A-Fa-f]+\}|.)", ".", text.replace(INTERPOLATION, ".."))
