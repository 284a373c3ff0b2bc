"""Splits a Swift file into code, comments and string literals, so that a rule about code never reads a comment."""

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True)
class Literal:
    start: int      # offset of the opening quote
    text: str       # what stands between the quotes; an interpolation is the one character INTERPOLATION


INTERPOLATION = "\ufffc"


class SwiftSource:
    """`code` and `comments` have the length and the lines of the file: what is of the other kind is spaces.

    In `code` a string literal keeps its quotes and loses what is between them, except the code of interpolations.
    """

    def __init__(self, text):
        self.text = text
        self.literals = []
        self._code = list(text)
        self._comments = [" " if c != "\n" else c for c in text]
        self._scan_code(0, closing=None)
        self.code = "".join(self._code)
        self.comments = "".join(self._comments)
        self.literals.sort(key=lambda literal: literal.start)
        self._starts = [0] + [i + 1 for i, c in enumerate(text) if c == "\n"]
        self.lines = text.split("\n")

    def line(self, offset):
        """The line of an offset, from 1."""
        return bisect_right(self._starts, offset)

    def _blank(self, start, end):
        for i in range(start, min(end, len(self._code))):
            if self._code[i] != "\n":
                self._code[i] = " "

    def _scan_code(self, i, closing):
        """Goes through code up to the parenthesis that closes an interpolation, or to the end; gives what is after."""
        text, depth = self.text, 0
        while i < len(text):
            if text.startswith("//", i):
                i = self._comment(i, self._end_of_line(i))
            elif text.startswith("/*", i):
                i = self._comment(i, self._end_of_block(i))
            elif text[i] == '"':
                i = self._scan_literal(i, hashes=0)
            elif text[i] == "#":
                hashes = 1
                while text.startswith("#", i + hashes):
                    hashes += 1
                if text.startswith('"', i + hashes):
                    i = self._scan_literal(i + hashes, hashes)
                else:
                    i += hashes
            else:
                if closing and text[i] == "(":
                    depth += 1
                if closing and text[i] == closing:
                    if depth == 0:
                        return i + 1
                    depth -= 1
                i += 1
        return i

    def _comment(self, start, end):
        self._comments[start:end] = self.text[start:end]
        self._blank(start, end)
        return end

    def _end_of_line(self, i):
        end = self.text.find("\n", i)
        return len(self.text) if end < 0 else end

    def _end_of_block(self, i):
        depth, i = 1, i + 2
        while i < len(self.text) and depth:
            if self.text.startswith("/*", i):
                depth, i = depth + 1, i + 2
            elif self.text.startswith("*/", i):
                depth, i = depth - 1, i + 2
            else:
                i += 1
        return i

    def _scan_literal(self, start, hashes):
        text = self.text
        quote = '"""' if text.startswith('"""', start) else '"'
        end_mark = quote + "#" * hashes
        escape = "\\" + "#" * hashes
        content, i = [], start + len(quote)
        while i < len(text) and not text.startswith(end_mark, i):
            if quote == '"' and text[i] == "\n":
                break
            if text.startswith(escape + "(", i):
                opening = i + len(escape) + 1
                self._blank(i, opening)
                i = self._scan_code(opening, closing=")")
                self._blank(i - 1, i)
                content.append(INTERPOLATION)
            elif text.startswith(escape, i):
                step = len(escape) + 1
                content.append(text[i:i + step])
                self._blank(i, i + step)
                i += step
            else:
                content.append(text[i])
                self._blank(i, i + 1)
                i += 1
        self.literals.append(Literal(start, "".join(content)))
        return i + len(end_mark)
