"""Seeded mutations of texts, numbers, JSON and bytes."""

import json

NUMBERS = [0, -1, 1, 2**31, -2**31, 2**53 + 1, 2**63 - 1, -2**63, 2**64, 1e308, -1e308, 5e-324, -0.0,
           0.1, 1e19, 10**40]
TEXTS = ["", " ", "\0", "\r\n", "\"", "</script><script>", "\u202e", "\ud800", "\uffff", "ﬀ", "e\u0301",
         "👩‍👩‍👧‍👦", "a" * 5000, "\n" * 1000, "../..", "%00", "NaN", "-inf", "1e999", "0x10", "٣", "null",
         "9223372036854775807", "-9223372036854775808", "2026-02-30", "9999999-12-31", "-1-01-01",
         "24:60", "#GGGGGG", "guests[99999999999]", ":", ">", "#", "/", "\u0301" * 500]
JSONS = [None, True, False, [], {}, [[]], [None], {"": ""}]
BYTES = [b"\0", b"\r", b"\n", b"\r\n", b"\r\n\r\n", b"\xff", b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"%",
         b"\"", b"\\", b"{", b"[" * 2000, b"}", b":", b";", b"=", b"--", b"0", b"9" * 30, b"-"]


def text(random, known):
    """A meaningful text, a hostile one, or parts of both."""
    pick = random.random()
    if pick < 0.5:
        return random.choice(known)
    if pick < 0.8:
        return random.choice(TEXTS)
    return random.choice(known)[:random.randrange(20)] + random.choice(TEXTS)[:50]


def number(random):
    return random.choice(NUMBERS) if random.random() < 0.7 else random.randrange(-5, 200)


def value(random, known):
    """Any JSON value."""
    pick = random.randrange(6)
    if pick < 2:
        return text(random, known)
    if pick < 4:
        return number(random)
    if pick == 4:
        return random.choice(JSONS)
    return [value(random, known) for _ in range(random.randrange(4))]


def encoded(value):
    """JSON as bytes, with its lone surrogates escaped."""
    return json.dumps(value, ensure_ascii=True).encode()


def damaged(random, data, times=3):
    """Bytes with some removed, repeated, replaced or inserted."""
    data = bytearray(data)
    for _ in range(random.randrange(1, times + 1)):
        place = random.randrange(len(data) + 1)
        end = min(len(data), place + random.choice([1, 1, 2, 8, 64]))
        kind = random.randrange(5)
        if kind == 0:
            del data[place:end]
        elif kind == 1:
            data[place:place] = random.choice(BYTES)
        elif kind == 2:
            data[place:place] = data[place:end]
        elif kind == 3 and place < len(data):
            data[place] ^= 1 << random.randrange(8)
        else:
            data[place:end] = random.choice(BYTES)
    return bytes(data)
