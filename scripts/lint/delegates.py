"""Delegate methods that nearly match: UIKit would never call them.

Apple's compiler warns of a near miss. Ours is silent: a requirement of a delegate protocol has a default here, so a
method with another label, type or access compiles and is ignored.
"""

import re
from collections import defaultdict

from project import Finding

PROTOCOL = re.compile(r"\bprotocol\s+(\w+)\s*(?::\s*([^{]*))?\{")
TYPE = re.compile(r"\b(class|struct|enum|actor|extension)\s+([\w.]+)\s*(?:<[^>{]*>)?\s*(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{")
FUNC = re.compile(r"\bfunc\s+(\w+)\s*\(")
# Protocols whose methods UIKit calls.
DELEGATE = re.compile(r"Delegate|DataSource|Updating|Prefetching|Observer")


def block_end(code, opening):
    """The offset after the brace that closes the one at `opening`."""
    depth = 0
    for i in range(opening, len(code)):
        if code[i] == "{":
            depth += 1
        elif code[i] == "}":
            depth -= 1
            if depth == 0:
                return i + 1
    return len(code)


def matching(code, opening, pair):
    depth = 0
    for i in range(opening, len(code)):
        depth += {pair[0]: 1, pair[1]: -1}.get(code[i], 0)
        if depth == 0:
            return i
    return len(code)


def split_top(text):
    """The parts between commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in "([{<":
            depth += 1
        elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return parts + [text[start:]] if text.strip() else []


def tidy_type(text):
    text = re.sub(r"@\w+(?:\([^)]*\))?", " ", text)
    text = re.sub(r"\b(?:Swift|Foundation|UIKit)\.", "", text)
    text = re.sub(r"\bOptional<(.*)>", r"\1?", text)
    return re.sub(r"\s+", "", text)


class Method:
    """A method's name, its signature without the inner names, where it stands and whether others can see it."""

    def __init__(self, code, match):
        self.name = match.group(1)
        self.offset = match.start()
        opening = match.end() - 1
        closing = matching(code, opening, "()")
        parameters = []
        for part in split_top(code[opening + 1:closing]):
            names, _, kind = part.partition(":")
            label = re.sub(r"@\w+(?:\([^)]*\))?", " ", names).split()
            kind = split_default(kind)
            parameters.append(f"{label[0] if label else '_'}:{tidy_type(kind)}")
        after = re.match(r"\s*((?:async|throws|rethrows)\s*)*(?:->\s*([^{\n]*))?", code[closing + 1:])
        effects = " ".join(sorted(re.findall(r"async|throws", after.group(0).split("->")[0])))
        result = tidy_type(after.group(2) or "") or "Void"
        self.signature = f"{self.name}({','.join(parameters)})" + (f" {effects} " if effects else "") + f"->{result}"
        line_start = max(code.rfind("\n", 0, match.start()), code.rfind("}", 0, match.start()))
        modifiers = code[line_start + 1:match.start()].split()
        self.hidden = bool({"private", "fileprivate"} & set(modifiers))
        self.is_static = bool({"static", "class"} & set(modifiers))


def split_default(kind):
    return re.split(r"(?<![=!<>])=(?!=)", kind)[0]


def methods(code, start, end):
    """The methods of a block, not those of functions and types inside it."""
    depth, i = 0, start
    while i < end:
        if code[i] == "{":
            depth += 1
        elif code[i] == "}":
            depth -= 1
        elif depth == 1:
            match = FUNC.match(code, i)
            if match and (i == 0 or not (code[i - 1].isalnum() or code[i - 1] in "_.")):
                yield Method(code, match)
                i = matching(code, match.end() - 1, "()")
        i += 1


def inherited(clause):
    return {name.strip().split("<")[0] for name in re.split(r"[,&]", clause or "") if name.strip()}


def declared_protocols(project):
    """Requirements by protocol, with those of the protocols that each one refines."""
    own, parents = defaultdict(list), {}
    for _, source in project.swift("Sources/UIKit/"):
        for match in PROTOCOL.finditer(source.code):
            name = match.group(1)
            if DELEGATE.search(name):
                parents[name] = inherited(match.group(2))
                own[name] += methods(source.code, match.end() - 1, block_end(source.code, match.end() - 1))

    def all_of(name, seen):
        if name in seen or name not in parents:
            return []
        return own[name] + [m for parent in parents[name] for m in all_of(parent, seen | {name})]

    return {name: all_of(name, set()) for name in parents}


def check(project):
    protocols = declared_protocols(project)
    conformances, found = defaultdict(set), defaultdict(list)
    for path, source in project.swift("Sources/Screens/", "Sources/wayside/"):
        for match in TYPE.finditer(source.code):
            name = match.group(2)
            conformances[name] |= inherited(re.sub(r"@\w+", " ", match.group(3) or ""))
            for method in methods(source.code, match.end() - 1, block_end(source.code, match.end() - 1)):
                found[name].append((path, source, method))

    for name, entries in found.items():
        requirements = defaultdict(set)
        for protocol in conformances[name] & set(protocols):
            for requirement in protocols[protocol]:
                requirements[requirement.name.lower()].add(requirement.signature)
        for path, source, method in entries:
            known = requirements.get(method.name.lower())
            if not known:
                continue
            line = source.line(method.offset)
            if method.signature not in known:
                near = closest(method.signature, known)
                yield Finding(path, line, f"{name} would never get this call: {method.signature}; declared is {near}")
            elif method.hidden or method.is_static:
                yield Finding(path, line, f"{name} would never get this call: {method.name} is private or static")


def closest(signature, known):
    from difflib import get_close_matches

    return (get_close_matches(signature, sorted(known), n=1, cutoff=0) or [""])[0]
