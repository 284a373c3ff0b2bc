import unittest

from swift_source import INTERPOLATION, SwiftSource


class SwiftSourceTests(unittest.TestCase):
    def test_comments_are_no_code(self):
        source = SwiftSource('let a = 1 // "b" /*\n/* x /* y */ z */ let c')
        self.assertEqual(source.code.split(), ["let", "a", "=", "1", "let", "c"])
        self.assertIn('// "b" /*', source.comments)

    def test_literals_are_taken_out_and_interpolations_stay_code(self):
        source = SwiftSource('f("a // \\"b\\"", "n: \\(count("x")) !")')
        self.assertEqual([l.text for l in source.literals], ['a // \\"b\\"', f"n: {INTERPOLATION} !", "x"])
        self.assertIn("count(", source.code)
        self.assertNotIn("n:", source.code)

    def test_raw_and_long_literals(self):
        source = SwiftSource('let a = #"x "quoted" \\(no)"#\nlet b = """\n  two "words"\n  """\nlet c = 1')
        self.assertEqual(source.literals[0].text, 'x "quoted" \\(no)')
        self.assertIn('two "words"', source.literals[1].text)
        self.assertIn("let c = 1", source.code)

    def test_lines_are_kept(self):
        source = SwiftSource('a\n"b\\(c)"\n// d\ne')
        self.assertEqual(source.line(source.code.index("e")), 4)
        self.assertEqual(source.code.count("\n"), 3)

    def test_an_unclosed_literal_ends_with_its_line(self):
        source = SwiftSource('let a = "x\nlet b')
        self.assertIn("let b", source.code)


if __name__ == "__main__":
    unittest.main()
