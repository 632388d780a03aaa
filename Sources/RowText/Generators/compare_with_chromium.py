"""Records which e-mail addresses and web addresses are valid in Chromium.

    apt-get install chromium
    python3 compare_with_chromium.py Tests/RowKitTests/Rules/Chromium/ChromiumVerdicts.txt

The inputs come from a corpus, its systematic combinations, and mutations of it with a fixed seed.
The answer for each is `validity.typeMismatch` of an `<input>` of the type.

The schemes `chrome:` and `filesystem:` are left out, since Chromium treats them specially.

An `<input>` sanitises its value before it validates it: it removes line breaks and trims ASCII
white space at both ends. An empty value is then never a mismatch. So every input is sanitised here
first, and empty ones are left out. Chromium converts the domain of an e-mail address only when the
user types it, not when a script sets the value, so addresses outside ASCII are typed (`insertText`)
and the others are set. Typing would lose control characters, so addresses outside ASCII have none.

The file has one input per line: `E` or `U` for the type, `+` for valid or `-` for invalid, then the
text, with `\\`, controls and everything outside ASCII written as `\\{hexadecimal}`.
"""

import html
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

SEED = 20230915
COUNT = 6000

USERS = ["ada", "a", "a.b", ".a", "a.", "a..b", "a+tag", "!#$%&'*+/=?^_`{|}~-", "a b", '"a b"', ""]
USERS += ["ü", "a(c)", "a,b", "a;b", "a:b", "<a", "a\\b", "a[b]", "Ⓐ", "x" * 70]
DOMAINS = ["example.com", "a", "a.b", "localhost", "EXAMPLE.Com", "xn--bcher-kva.example"]
DOMAINS += ["bücher.example", "例え.テスト", "пример.рф", "straße.de", "faß.de", "ＥＸＡＭＰＬＥ.ｃｏｍ"]
DOMAINS += ["a。b", "a．b", "مثال.إختبار", "דוגמה.com", "א1.com", "1א.com", "aא.com", "א.1a"]
DOMAINS += ["नी\u200dन.com", "क्\u200dष.com", "क्\u200cष.com", "a\u200db.com", "a\u200cb.com"]
DOMAINS += ["ن\u200cم.com", "a\u00adb.com", "\u0301a.com", "a\u0301.com", "ñ.com", "n\u0303.com"]
DOMAINS += ["xn--.com", "xn--a.com", "xn--abc-.com", "xn--ls8h.la", "xn--0.com", "xn--ü.com"]
DOMAINS += ["XN--BCHER-KVA.com", "xn--zca.com", "xn--fa-hia.de", "xn--xn---epa.com", "xn--ls8h="]
DOMAINS += ["ab--c.com", "-a.com", "a-.com", "a-b.com", "ab--cü.com", "-ü.com", "ü-.com", "a_b.com"]
DOMAINS += ["a..b", ".a", "a.", "ü.", "..", ".", "a.b.c.d.e", "😀.com", "a\ufffdb", "a\u2060b"]
DOMAINS += ["x" * 63 + ".com", "x" * 64 + ".com", "ü" * 57 + ".de", "ü" * 60 + ".de", "ⅷ.com"]
DOMAINS += [".".join(["x" * 60] * 5), ".".join(["ü" + "x" * 40] * 6), "㏇.com", "ﷺ.com", "ß"]
DOMAINS += ["가나.com", "\u1100\u1161.com", "ガ.com", "ｶﾞ.com", "ς.gr", "Σ.gr", "İ.com", "ſ.com"]
DOMAINS += ["1.2.3.4", "[1.2.3.4]", "٣.com", "א٣.com", "א3٣.com", "א-.com", "א\u0301.com", "3.אב"]
HOSTS = DOMAINS + ["1.2.3", "1.2", "1", "0", "1.2.3.4.", "1.2.3.4.5", "256.1.1.1", "1.2.3.256"]
HOSTS += ["0x7f.1", "0x", "0x.0x", "0xg", "1.0xg", "08.1", "07.1", "4294967295", "4294967296", "1e3"]
HOSTS += ["1..2", "a.1", "a.0x1", "a.1.", "a.0xz", "１.２.３.４", "1。2。3。4", "a.09", "09", "0x1ffffffff"]
HOSTS += ["[::]", "[::1]", "[1:2:3:4:5:6:7:8]", "[1::8]", "[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7]"]
HOSTS += ["[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[:1]", "[1:]", "[::1.2.3.4]", "[::1.2.3]", "[::g]"]
HOSTS += ["[::01.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]", "[::1.2.3.256]", "[12345::]", "[::1", "::1]", "[]"]
HOSTS += ["[::1]a", "a[::1]", "[::1%25eth0]", "[::ffff:1.2.3.4]", "[1.2.3.4]", "[::1.2.3.4:5]", "[:::]"]
HOSTS += ["%41.com", "a%2ecom", "%C3%BC.com", "%ff.com", "a%", "a%2", "a%zz", "a%00b", "%e2%80%8d"]
HOSTS += ["a%20b", "a%2Fb", "a%25b", "a%40b", "a%3ab", "%31.2.3.4", "a%5bb", "a%7fb", "a%0ab", "%2e"]
HOSTS += ["a<b", "a>b", "a^b", "a|b", "a`b", "a{b}", 'a"b', "a'b", "a*b", "a!b", "a$b", "a,b", "a;b"]
HOSTS += ["a=b", "a~b", "a(b)", "a&b", "a+b", "a\u0001b", "a\u007fb", "a\tb", "a\\b", "a\u0080b", ""]
HOSTS += ["\u00ad", "a\ufeffb", "a\u00a0b", "a\u3000b", "a%ef%bc%8fb", "a／b", "a？b", "a＃b", "a：b"]
HOSTS += ["a＠b", "a％41b", "℀.com", "⒈com", "a\u0338.com", "=\u0338.com", "\u2260.com", "c:", "c|", "C:d"]
SCHEMES = ["http:", "https:", "ws:", "wss:", "ftp:", "file:", "HTTP:", "foo:", "mailto:", "data:"]
SCHEMES += ["javascript:", "about:", "blob:", "a+b-c.1:", "1a:", "+a:", "a_b:", "ü:", ":", "", "ht tp:"]
SCHEMES += ["h\tttp:", "view-source:", "urn:", "tel:", "git+ssh:", "non-special:"]
SLASHES = ["//", "/", "", "///", "\\\\", "/\\", "\\/", "////", "//\t/", "\\"]
USERINFO = ["", "u@", "u:p@", "@", ":@", "u@v@", "ü:ß@", "u:p:q@", "u%40:@", "u/@", "u\\@", "u?@", "u#@"]
PORTS = ["", ":", ":80", ":0", ":65535", ":65536", ":8a", ": 80", ":-1", ":+1", ":080", ":80:", ":٣"]
PORTS += [":0000000000080", ":99999999999999999999", ":8\t0", ":80\\"]
TAILS = ["", "/", "/a b", "/ü?q=ä#ö", "?q", "#f", "/%zz", "\\a", "/a\u0000b", "/\ufffe", "/../..", "/c|/"]
PARTS = ["@", ".", ":", "/", "\\", "-", "%", "#", "?", "[", "]", " ", "xn--", "ü", "א", "1", "\t", "\n"]
PARTS += ["\u200d", "\u0301", "。", "\u00ad", "0x", "_", "A", "\u0007", "\u007f", "{", "|", "^", "😀"]
WEB_WHITE_SPACE = "\t\n\f\r "


def mutate(text, rng, parts=PARTS):
    for _ in range(rng.randint(1, 3)):
        place = rng.randint(0, len(text))
        kind = rng.randrange(4)
        if kind == 0:
            text = text[:place] + rng.choice(parts) + text[place:]
        elif kind == 1:
            text = text[:place] + text[place + 1 :]
        elif kind == 2:
            text = text[:place] + rng.choice(parts) + text[place + 1 :]
        else:
            end = rng.randint(place, min(len(text), place + 6))
            text = text[:place] + text[place:end] * 2 + text[end:]
    return text


def emails(rng):
    yield from (f"{user}@{DOMAINS[0]}" for user in USERS)
    yield from (f"a@{host}" for host in HOSTS)
    yield from ("a", "@", "a@b@c", "a@ü@c", "a＠b.com", "ü＠b.com", "mailto:a@b.c", "a@b.c, d@e.f")
    while True:
        pools = [USERS[:8]] * 3 + [USERS], [DOMAINS] * 3 + [HOSTS]
        text = "@".join(rng.choice(rng.choice(pool)) for pool in pools)
        yield text if rng.random() < 0.2 else mutate(text, rng)


def urls(rng):
    yield from (scheme + "//" + host for scheme in ("http:", "foo:", "file:") for host in HOSTS)
    yield from (scheme + slash + "a.b" for scheme in SCHEMES for slash in SLASHES)
    yield from (scheme + "//" + host + "a" + port for scheme in ("http:", "foo:", "file:")
                for host in USERINFO for port in PORTS)  # fmt: skip
    yield from (scheme + tail for scheme in SCHEMES for tail in TAILS)
    while True:
        common = (SCHEMES[:6] + ["foo:"], SLASHES[:1], USERINFO[:3], HOSTS, PORTS[:4], TAILS)
        rare = (SCHEMES, SLASHES, USERINFO, HOSTS, PORTS, TAILS)
        choices = [rng.choice(usual if rng.random() < 0.8 else odd)
                   for usual, odd in zip(common, rare)]  # fmt: skip
        text = "".join(choices)
        yield text if rng.random() < 0.3 else mutate(text, rng)


def distinct(texts, sanitise, count=COUNT):
    """The first texts of the stream, sanitised and without duplicates."""
    found = {}
    for text in texts:
        text = sanitise(text)
        if text:
            found[text] = None
        if len(found) == count:
            return list(found)


def sanitised(text):
    return re.sub(r"[\r\n]", "", text).strip(WEB_WHITE_SPACE)


def sanitised_email(text):
    text = sanitised(text)
    return text if text.isascii() else sanitised(re.sub(r"[\0-\x1f\x7f-\x9f]", "", text))


PAGE = """<!doctype html><meta charset=utf-8><input id=E type=email><input id=U type=url>
<pre id=out></pre><script>
const inputs = INPUTS, verdicts = [];
for (const [type, text] of inputs) {
  const input = document.getElementById(type);
  input.value = '';
  if (type === 'E' && /[^\\x00-\\x7f]/.test(text)) {
    input.focus(); input.select();
    document.execCommand('insertText', false, text);
  } else { input.value = text; }
  verdicts.push(input.value === '' ? '?' : input.validity.typeMismatch ? '-' : '+');
}
document.getElementById('out').textContent = verdicts.join('');
</script>"""


def ask(inputs, page_text=PAGE):
    """Chromium's verdict on every input, by the script of a page."""
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        script = json.dumps(inputs).replace("</", "<\\/").replace("<!", "<\\!")
        page.write_text(page_text.replace("INPUTS", script), encoding="utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--dump-dom", page.as_uri()]
        shown = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    verdicts = html.unescape(re.search(r'<pre id="out">([^<]*)</pre>', shown.stdout).group(1))
    assert len(verdicts) == len(inputs), (len(verdicts), len(inputs))
    return verdicts


def escaped(text):
    return re.sub(r"[^ -\[\]-~]", lambda match: f"\\{{{ord(match.group()):X}}}", text)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: compare_with_chromium.py <file to write>")
    rng = random.Random(SEED)
    inputs = [("E", text) for text in distinct(emails(rng), sanitised_email)]
    inputs += [("U", text) for text in distinct(urls(rng), sanitised)]
    lines = [
        f"{kind}{verdict}{escaped(text)}"
        for (kind, text), verdict in zip(inputs, ask(inputs))
        if verdict != "?"
    ]
    pathlib.Path(sys.argv[1]).write_text("\n".join(lines) + "\n", encoding="ascii")
    print(f"{len(lines)} verdicts, {sum(line[1] == '+' for line in lines)} of them valid")


if __name__ == "__main__":
    main()
