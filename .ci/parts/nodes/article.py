"""Blocks of code in articles, which the tests run unchanged."""

import pathlib

ROOT = pathlib.Path(__file__).parents[3]


class Article:
    def __init__(self, path):
        self.path = path
        self.blocks = []
        block = None
        for line in (ROOT / path).read_text().splitlines():
            if block is None and line.startswith("```"):
                block = []
            elif line == "```":
                self.blocks.append("\n".join(block) + "\n")
                block = None
            elif block is not None:
                block.append(line)

    def block(self, start):
        """The only block that begins with the text."""
        found = [block for block in self.blocks if block.startswith(start)]
        assert len(found) == 1, f"{self.path}: {len(found)} blocks begin with {start!r}"
        return found[0]
