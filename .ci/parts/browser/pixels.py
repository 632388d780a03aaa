"""Pictures in PNG: their pixels, and small files of them."""

import dataclasses
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclasses.dataclass(frozen=True)
class Picture:
    """The pixels of a picture, each of a red, a green and a blue byte."""

    width: int
    height: int
    pixels: bytes

    @staticmethod
    def reading(png):
        """The picture of a file that Chromium or this module wrote."""
        assert png.startswith(SIGNATURE)
        header, palette, packed, place = None, b"", b"", len(SIGNATURE)
        while place < len(png):
            size, kind = struct.unpack(">I4s", png[place:place + 8])
            content = png[place + 8:place + 8 + size]
            if kind == b"IHDR":
                header = struct.unpack(">IIBBBBB", content)
            elif kind == b"PLTE":
                palette = content
            elif kind == b"IDAT":
                packed += content
            place += 12 + size
        width, height, depth, color, *_ = header
        assert depth == 8, depth
        step = {2: 3, 3: 1, 6: 4}[color]
        lines = unfiltered(zlib.decompress(packed), width * step, step)
        if color == 3:
            table = [palette[at:at + 3] for at in range(0, len(palette), 3)]
            pixels = b"".join(table[index] for index in lines)
        elif color == 6:
            pixels = bytearray(width * height * 3)
            for channel in range(3):
                pixels[channel::3] = lines[channel::4]
        else:
            pixels = lines
        return Picture(width, height, bytes(pixels))

    def png(self):
        """A file of the picture, with a palette if it has few enough colours."""
        count = self.width * self.height
        colors = [self.pixels[at:at + 3] for at in range(0, 3 * count, 3)]
        distinct = sorted(set(colors))
        if len(distinct) > 256:
            lines, step, color, palette = self.pixels, 3, 2, []
        else:
            places = {color: index for index, color in enumerate(distinct)}
            lines, step, color = bytes(places[color] for color in colors), 1, 3
            palette = [chunk(b"PLTE", b"".join(distinct))]
        row = self.width * step
        if color == 3:
            filtered = b"".join(b"\0" + lines[at:at + row] for at in range(0, len(lines), row))
        else:
            filtered = sloped(lines, row, step)
        return SIGNATURE + b"".join([
            chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, color, 0, 0, 0)),
            *palette, chunk(b"IDAT", zlib.compress(filtered, 9)), chunk(b"IEND", b"")])


def chunk(kind, content):
    return (struct.pack(">I", len(content)) + kind + content
            + struct.pack(">I", zlib.crc32(kind + content)))


def sloped(lines, row, step):
    """The lines, each as its difference from the one above."""
    above, filtered = bytes(row), []
    for at in range(0, len(lines), row):
        line = lines[at:at + row]
        filtered.append(b"\2" + bytes((new - old) & 255 for new, old in zip(line, above)))
        above = line
    return b"".join(filtered)


def unfiltered(data, row, step):
    """The bytes of all lines, whose filters are undone."""
    lines, above = bytearray(), bytearray(row)
    for start in range(0, len(data), row + 1):
        kind, line = data[start], bytearray(data[start + 1:start + 1 + row])
        for at in range(row) if kind else ():
            left = line[at - step] if at >= step else 0
            corner = above[at - step] if at >= step else 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = above[at]
            elif kind == 3:
                guess = (left + above[at]) // 2
            else:
                guess = nearest(left, above[at], corner)
            line[at] = (line[at] + guess) & 255
        lines += line
        above = line
    return bytes(lines)


def nearest(left, above, corner):
    """The Paeth predictor: the one of three bytes that is nearest to their slope."""
    slope = left + above - corner
    return min((abs(slope - left), 0, left), (abs(slope - above), 1, above),
               (abs(slope - corner), 2, corner))[2]
