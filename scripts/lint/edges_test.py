import unittest

import edges
from project import Project


def found(**files):
    return [str(f) for f in edges.check(Project({p.replace("__", "/") + ".swift": t for p, t in files.items()}))]


class EdgeTests(unittest.TestCase):
    def test_the_map_is_kept(self):
        self.assertEqual(found(Sources__News__A="import Foundation\nimport Storage\n@testable import RichText"), [])
        self.assertEqual(found(Sources__UIKit__A="@_exported import Foundation\nimport CGtk"), [])

    def test_an_edge_that_is_not_on_the_map(self):
        self.assertEqual(
            found(Sources__News__A="import Foundation\n\nimport Music"),
            ["Sources/News/A.swift:3: News may not import Music"],
        )
        self.assertEqual(len(found(Sources__Folding__A="import Localization")), 1)
        self.assertEqual(len(found(Sources__Screens__A="import struct Storage.Row\nimport CGtk")), 1)

    def test_an_import_in_a_comment_or_a_text_is_none(self):
        self.assertEqual(found(Sources__News__A='// import Music\nlet a = """\nimport Music\n"""'), [])

    def test_what_no_module_may_import(self):
        self.assertIn("the screens are UIKit", found(Sources__Screens__A="import SwiftUI")[0])

    def test_a_module_without_a_place_on_the_map(self):
        self.assertIn("not on the map", found(Sources__Weather__A="import Foundation")[0])

    def test_a_model_knows_no_screen(self):
        self.assertEqual(len(found(Sources__Screens__NewsModel="import UIKit")), 1)

    def test_engine_tests_need_no_display(self):
        self.assertEqual(len(found(Tests__NewsTests__A="import UIKit")), 1)
        self.assertEqual(len(found(Tests__NewsTests__A="import CSQLite")), 1)
        self.assertEqual(found(Tests__StorageTests__A="import CSQLite"), [])


if __name__ == "__main__":
    unittest.main()
