#!/usr/bin/env python3
"""Writes the tables of outlines in Data from Natural Earth's data in the PyPI package geopandas.

    pip download --no-deps geopandas==0.14.4
    generate_outline_table.py geopandas-0.14.4-py3-none-any.whl

The data are Natural Earth's countries at 1:110,000,000, which are in the public domain. Two
countries share the points of their border, so an edge that occurs once is a coast, and an edge that
occurs twice is a border.
"""

import collections
import pathlib
import struct
import sys
import zipfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent
SHAPES = "geopandas/datasets/naturalearth_lowres/naturalearth_lowres.shp"
# The greatest distance in degrees by which a drawing of each level of detail leaves the line.
TOLERANCES = [0.7, 0.35, 0.15, 0.05, 0]
# Five digits hold a longitude and a latitude in hundredths of a degree, and a level.
DIGITS = [chr(code) for code in range(35, 123) if chr(code) not in '"\\#'][:85]
assert len(DIGITS) == 85


def rings(wheel):
    """The rings of all countries, as lists of points without the repeated last one."""
    with zipfile.ZipFile(wheel) as archive:
        data = archive.read(SHAPES)
    place = 100
    while place < len(data):
        _, words = struct.unpack_from(">ii", data, place)
        kind, = struct.unpack_from("<i", data, place + 8)
        assert kind == 5, "a polygon"
        parts, points = struct.unpack_from("<ii", data, place + 44)
        starts = struct.unpack_from(f"<{parts}i", data, place + 52) + (points,)
        first = place + 52 + 4 * parts
        for start, end in zip(starts, starts[1:]):
            ring = [struct.unpack_from("<dd", data, first + 16 * index) for index in range(start, end)]
            ring = [(round(x, 4), round(y, 4)) for x, y in ring]
            yield [point for point, after in zip(ring, ring[1:]) if point != after]
        place += 8 + 2 * words


def lines(wheel):
    """The coasts as closed lines with land on their right, and the borders as open lines."""
    edges = [edge for ring in rings(wheel) for edge in zip(ring, ring[1:] + ring[:1])]
    count = collections.Counter(frozenset(edge) for edge in edges)
    after = collections.defaultdict(list)
    beside = collections.defaultdict(list)
    for start, end in edges:
        if count[frozenset((start, end))] == 1:
            after[start].append(end)
        elif start < end:
            beside[start].append(end)
            beside[end].append(start)
    coasts = []
    while after:
        start = next(iter(after))
        coast = [start]
        while True:
            ends = after[coast[-1]]
            end = ends.pop()
            if not ends:
                del after[coast[-1]]
            if end == start:
                break
            coast.append(end)
        coasts.append(coast)
    borders = []
    nodes = [point for point in beside if len(beside[point]) != 2]
    for node in nodes + list(beside):
        while beside[node]:
            border = [node]
            while not border[1:] or (len(beside[border[-1]]) == 1 and border[-1] not in nodes):
                end = beside[border[-1]].pop()
                beside[end].remove(border[-1])
                border.append(end)
            borders.append(border)
    return coasts, borders


def distance(point, start, end):
    (x, y), (dx, dy) = (point[0] - start[0], point[1] - start[1]), (end[0] - start[0], end[1] - start[1])
    length = dx * dx + dy * dy
    share = min(max((x * dx + y * dy) / length, 0), 1) if length else 0
    return ((x - share * dx) ** 2 + (y - share * dy) ** 2) ** 0.5


def mark(points, first, last, limit, found):
    """Notes the distance by which the line changes without each point (Douglas and Peucker)."""
    if last - first < 2:
        return
    far = max(range(first + 1, last), key=lambda index: distance(points[index], points[first], points[last]))
    limit = min(limit, distance(points[far], points[first], points[last]))
    found[far] = limit
    mark(points, first, far, limit, found)
    mark(points, far, last, limit, found)


def levels(points, is_closed):
    """The first level of detail at which each point is drawn."""
    line = points + points[:1] if is_closed else points
    found = [0.0] * len(line)
    if is_closed:
        # An island is drawn from the level on at which its size can be seen.
        far = max(range(len(points)), key=lambda index: distance(points[index], points[0], points[0]))
        size = distance(points[far], points[0], points[0]) / 2
        found[0] = found[far] = size
        mark(line, 0, far, size, found)
        mark(line, far, len(points), size, found)
    else:
        found[0] = found[-1] = float("inf")
        mark(line, 0, len(line) - 1, float("inf"), found)
    return [next(level for level, least in enumerate(TOLERANCES) if found[index] >= least)
            for index in range(len(points))]


def text(points, is_closed):
    digits = []
    for (x, y), level in zip(points, levels(points, is_closed)):
        number = (round((x + 180) * 100) * 18001 + round((y + 90) * 100)) * len(TOLERANCES) + level
        digits.append("".join(DIGITS[number // 85 ** power % 85] for power in (4, 3, 2, 1, 0)))
    return "".join(digits)


def area(points):
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(points, points[1:] + points[:1])) / 2


def main():
    coasts, borders = lines(sys.argv[1])
    # Seas within the land have it on their outside. They are drawn over it.
    land = sorted((coast for coast in coasts if area(coast) < 0), key=lambda coast: area(coast))
    seas = [coast for coast in coasts if area(coast) > 0]
    borders.sort(key=len, reverse=True)
    tables = {"land": [text(line, True) for line in land], "seas": [text(line, True) for line in seas],
              "borders": [text(line, False) for line in borders]}
    for name, table in tables.items():
        text_of_table = "".join(f"{line}\n" for line in table)
        (FOLDER / "Data" / f"{name}.txt").write_text(text_of_table, encoding="ascii")
    swift = (FOLDER / "OutlineTable.swift").read_text(encoding="utf-8")
    for literal in (f'#"{"".join(DIGITS)}"#', str(TOLERANCES)):
        if literal not in swift:
            sys.exit(f"OutlineTable.swift does not fit the tables before it has this: {literal}")
    for level, tolerance in enumerate(TOLERANCES):
        counts = [sum(found <= level for line in group for found in levels(line, closed))
                  for group, closed in ((land, True), (seas, True), (borders, False))]
        print(f"{tolerance} degrees: {counts} points")


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    main()
