"""What can be checked of the iPhone's side without Apple's tools.

The project in iOS/ is well formed and names only what is there; the package, read as on a Mac, has nothing of Linux in
its graph; every place where the platforms part ways is on docs/platform-conditions.md with its reason.
"""

import json
import plistlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PHONE = ROOT / "iOS"
PROJECT = PHONE / "Wayside.xcodeproj"
PAGE = ROOT / "docs/platform-conditions.md"
CONDITION = re.compile(r"^\s*#(?:if|elseif)\s+(.*?)\s*$", re.MULTILINE)
LINUX_ONLY = {
    "UIKit", "UniformTypeIdentifiers", "CGtk", "CWidgets", "CMainQueue", "CCurl", "CZlib", "CMicrohttpd", "CXML2",
    "CSodium", "LocalServices", "wayside-services", "uikit-gallery", "ListViewBaseline", "UIKitContractTests",
    "ServicesTests",
}


def property_list(path):
    """A property list of any kind, the old one of projects included; `plutil` comes with Swift."""
    done = subprocess.run(["plutil", "-convert", "xml1", "-o", "-", str(path)], check=True, stdout=subprocess.PIPE)
    return plistlib.loads(done.stdout)


def apple_manifest():
    """What Package.swift says where `os(Linux)` is false."""
    text = (ROOT / "Package.swift").read_text()
    turned = text.replace("#if os(Linux)", "#if NEVER").replace("#if !os(Linux)", "#if !NEVER")
    assert turned != text, "Package.swift has no condition to turn"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        (copy / "Package.swift").write_text(turned)
        done = subprocess.run(["swift", "package", "--package-path", folder, "dump-package"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True)
        assert done.returncode == 0, done.stderr
        shutil.rmtree(copy / ".build", ignore_errors=True)
        return json.loads(done.stdout)


def dependency_names(target):
    """The targets and products that a target depends on."""
    names = []
    for dependency in target["dependencies"]:
        for kind in ("byName", "target", "product"):
            if kind in dependency:
                names.append(dependency[kind][0])
    return names


class ProjectTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        project = property_list(PROJECT / "project.pbxproj")
        cls.project, cls.objects = project, project["objects"]

    def of_kind(self, kind):
        return [each for each in self.objects.values() if each["isa"] == kind]

    def test_the_format_is_the_one_with_synchronised_folders(self):
        self.assertEqual(self.project["objectVersion"], "77")
        self.assertIn(self.project["rootObject"], self.objects)

    def test_every_reference_leads_to_an_object(self):
        identifier = re.compile(r"^57A151DE[0-9A-F]{16}$")

        def references(value):
            if isinstance(value, dict):
                for each in value.values():
                    yield from references(each)
            elif isinstance(value, list):
                for each in value:
                    yield from references(each)
            elif isinstance(value, str) and identifier.match(value):
                yield value

        for each in references(self.objects):
            self.assertIn(each, self.objects)

    def test_every_folder_and_exception_is_there(self):
        folders = self.of_kind("PBXFileSystemSynchronizedRootGroup")
        self.assertGreaterEqual(len(folders), 3)
        for folder in folders:
            path = (PHONE / folder["path"]).resolve()
            self.assertTrue(path.is_dir(), path)
            self.assertTrue(any(path.rglob("*.swift")), f"{path} has no source")
            for exception in folder.get("exceptions", []):
                for name in self.objects[exception]["membershipExceptions"]:
                    self.assertTrue((path / name).is_file(), path / name)

    def sources_of(self, name):
        """The Swift files that a target takes from its folders."""
        target, = [each for each in self.of_kind("PBXNativeTarget") if each["name"] == name]
        for folder in (self.objects[each] for each in target["fileSystemSynchronizedGroups"]):
            path = (PHONE / folder["path"]).resolve()
            left_out = {path / file for each in folder.get("exceptions", [])
                        for file in self.objects[each]["membershipExceptions"]}
            yield from sorted(set(path.rglob("*.swift")) - left_out)

    def test_the_unit_tests_touch_nothing_of_linux(self):
        for source in self.sources_of("WaysideTests"):
            for module in re.findall(r"^(?:@testable )?import (\w+)", source.read_text(), re.MULTILINE):
                self.assertNotIn(module, LINUX_ONLY - {"UIKit"}, source)
            self.assertNotIn("@testable import UIKit", source.read_text(), source)

    def test_no_two_types_of_the_unit_tests_have_one_name(self):
        named = re.compile(r"^(?:public |@MainActor )*(?:final )?(?:class|struct|enum|actor|protocol) (\w+)", re.MULTILINE)
        names = [name for source in self.sources_of("WaysideTests") for name in named.findall(source.read_text())]
        self.assertEqual([], sorted({name for name in names if names.count(name) > 1}))

    def test_the_page_says_how_many_contract_tests_are_portable(self):
        def count(folder):
            return sum(len(re.findall(r"^ +func test", source.read_text(), re.MULTILINE))
                       for source in (ROOT / folder).rglob("*.swift"))

        portable = count("Tests/UIKitContractTests/Portable")
        words = f"{portable} of the {portable + count('Tests/UIKitContractTests/Gtk')} contract tests"
        self.assertIn(words, " ".join((PHONE / "README.md").read_text().split()))

    def test_no_source_is_listed_by_hand(self):
        for phase in self.of_kind("PBXSourcesBuildPhase"):
            self.assertEqual(phase["files"], [])

    def test_the_app_takes_the_screens_from_the_package_beside_it(self):
        package, = self.of_kind("XCLocalSwiftPackageReference")
        self.assertTrue((PHONE / package["relativePath"] / "Package.swift").is_file())
        product, = self.of_kind("XCSwiftPackageProductDependency")
        self.assertEqual(product["productName"], "Screens")

    def test_language_and_system_are_what_the_package_says(self):
        settings = [each["buildSettings"] for each in self.of_kind("XCBuildConfiguration")]
        self.assertEqual({each["SWIFT_VERSION"] for each in settings if "SWIFT_VERSION" in each}, {"6.0"})
        self.assertEqual(
            {each["IPHONEOS_DEPLOYMENT_TARGET"] for each in settings if "IPHONEOS_DEPLOYMENT_TARGET" in each}, {"15.0"})

    def test_the_version_is_the_apps(self):
        version = re.search(r'static let short = "(.*)"', (ROOT / "Sources/Settings/AppVersion.swift").read_text())[1]
        versions = {each["buildSettings"].get("MARKETING_VERSION", version)
                    for each in self.of_kind("XCBuildConfiguration")}
        self.assertEqual(versions, {version})

    def test_the_scheme_runs_and_tests_targets_of_the_project(self):
        scheme = ElementTree.parse(PROJECT / "xcshareddata/xcschemes/Wayside.xcscheme").getroot()
        for reference in scheme.iter("BuildableReference"):
            target = self.objects[reference.get("BlueprintIdentifier")]
            self.assertEqual(target["name"], reference.get("BlueprintName"))
        plan = scheme.find(".//TestPlanReference").get("reference").removeprefix("container:")
        self.assertTrue((PHONE / plan).is_file())

    def test_the_test_plan_names_targets_that_exist(self):
        package = {target["name"] for target in apple_manifest()["targets"] if target["type"] == "test"}
        plan = json.loads((PHONE / "Wayside.xctestplan").read_text())
        planned = set()
        for entry in plan["testTargets"]:
            target = entry["target"]
            if target["containerPath"] == "container:..":
                planned.add(target["name"])
            else:
                self.assertEqual(self.objects[target["identifier"]]["name"], target["name"])
        # The screens' tests run inside the app, in the project's own target.
        self.assertEqual(planned, package - {"ScreensTests"})

    def test_the_entry_is_three_lines(self):
        lines = [line for line in (PHONE / "Wayside/main.swift").read_text().splitlines() if line]
        self.assertEqual(lines, ["import Screens", "import UIKit", "AppDelegate.main()"])


class PropertyListTests(unittest.TestCase):
    def test_info_is_sound_and_has_no_storyboard(self):
        subprocess.run(["plutil", "-lint", str(PHONE / "Wayside/Info.plist")], check=True, stdout=subprocess.DEVNULL)
        info = property_list(PHONE / "Wayside/Info.plist")
        self.assertEqual(info["CFBundleLocalizations"], ["en", "ru"])
        self.assertIn("UIApplicationSceneManifest", info)
        self.assertIn("UILaunchScreen", info)
        self.assertFalse([key for key in info if "Storyboard" in key or "NibFile" in key])

    def test_the_launch_screen_and_the_project_name_colours_and_icons_that_exist(self):
        assets = PHONE / "Wayside/Assets.xcassets"
        info = property_list(PHONE / "Wayside/Info.plist")
        for name in (info["UILaunchScreen"]["UIColorName"], "AccentColor"):
            self.assertTrue((assets / f"{name}.colorset/Contents.json").is_file(), name)
        for contents in assets.rglob("Contents.json"):
            for image in json.loads(contents.read_text()).get("images", []):
                self.assertTrue((contents.parent / image["filename"]).is_file(), image["filename"])


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.manifest = apple_manifest()
        cls.targets = {target["name"]: target for target in cls.manifest["targets"]}

    def test_nothing_of_linux_is_in_the_graph(self):
        self.assertEqual(LINUX_ONLY & self.targets.keys(), set())
        for target in self.targets.values():
            self.assertEqual(LINUX_ONLY.intersection(dependency_names(target)), set(), target["name"])

    def test_every_dependency_is_a_target_or_a_product_of_libsodium(self):
        for target in self.targets.values():
            for name in dependency_names(target):
                self.assertTrue(name in self.targets or name == "Clibsodium", f"{target['name']} needs {name}")

    def test_the_screens_are_a_product_and_no_package_but_libsodiums_is_asked_for(self):
        self.assertIn("Screens", [product["name"] for product in self.manifest["products"]])
        addresses = json.dumps(self.manifest["dependencies"])
        self.assertEqual(len(self.manifest["dependencies"]), addresses.count("swift-sodium.git"))

    def test_no_folder_of_files_is_named_resources(self):
        # A signed iOS bundle with a folder of that name at its top is refused: "bundle format unrecognized".
        for target in self.targets.values():
            for resource in target.get("resources", []):
                self.assertNotEqual(Path(resource["path"]).name.lower(), "resources", target["name"])


class ConditionTests(unittest.TestCase):
    def test_every_condition_is_on_the_page_with_its_reason_and_nothing_else_is(self):
        found = set()
        for source in sorted([ROOT / "Package.swift", *(ROOT / "Sources").rglob("*.swift")]):
            name = source.relative_to(ROOT).as_posix()
            # This module is Linux's alone; Apple's compiler never sees it.
            if not name.startswith(("Sources/UIKit/", "Sources/UniformTypeIdentifiers/")):
                found |= {(name, condition) for condition in CONDITION.findall(source.read_text())}
        listed, reasons = set(), []
        for line in PAGE.read_text().splitlines():
            row = re.match(r"^\| `([^`]+)` \| `([^`]+)` \| (.+) \|$", line)
            if row:
                listed.add((row[1], row[2].replace("\\|", "|")))
                reasons.append(row[3].strip())
        self.assertEqual(found, listed)
        self.assertTrue(all(reasons))

    def test_screens_have_none(self):
        for source in (ROOT / "Sources/Screens").rglob("*.swift"):
            self.assertEqual(CONDITION.findall(source.read_text()), [], source)


if __name__ == "__main__":
    unittest.main()
