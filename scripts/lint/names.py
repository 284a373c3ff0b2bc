"""Names: front doors, types that would hide their module, targets that differ in case only."""

import re

from project import Finding, module_of

TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias)\s+([A-Za-z_]\w*)")


def check(project):
    modules = set()
    for path, source in project.swift("Sources/"):
        module = module_of(path)
        modules.add(module)
        for match in TYPE.finditer(source.code):
            if match.group(1) == module:
                line = source.line(match.start())
                yield Finding(path, line, f"a type named {module} hides its module: {module}.X no longer finds X")
    for module in sorted(modules):
        if module == "wayside" or f"Sources/{module}/main.swift" in project.files:
            continue
        door = f"Sources/{module}/{module}.swift"
        if door not in project.files:
            yield Finding(f"Sources/{module}", 1, f"the front door {module}.swift is missing")
        elif not project.files[door].startswith("//"):
            yield Finding(door, 1, "a front door opens with a comment on what the module offers")

    manifest = project.files.get("Package.swift", "")
    seen = {}
    for match in re.finditer(r"(?:[tT]arget|systemLibrary|plugin|macro)\(\s*name:\s*\"([^\"]+)\"", manifest):
        name = match.group(1)
        other = seen.setdefault(name.lower(), name)
        if other != name:
            line = manifest.count("\n", 0, match.start()) + 1
            yield Finding("Package.swift", line, f"{name} and {other} are one folder on Apple's file system")
