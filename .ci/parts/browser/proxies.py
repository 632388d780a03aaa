"""nginx, HAProxy, Caddy and Apache as the article *Behind a proxy* configures them."""

import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

ARTICLE = pathlib.Path(__file__).parents[3] / "Sources/WebHost/WebHost.docc/BehindAProxy.md"
APACHE_MODULES = ["mpm_event", "authz_core", "http2", "proxy", "proxy_http", "socache_shmcb", "ssl",
                  "deflate", "filter", "headers"]


def configuration(language):
    """The only block of code in a language in the article."""
    [block] = ARTICLE.read_text().split(f"```{language}\n")[1:]
    return block.split("```")[0]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def replaced(text, *changes):
    """A text with other parts, each of which it contains once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is not once in the configuration"
        text = text.replace(old, new)
    return text


class ProxyProcess:
    """A proxy before a server, at a port of its own, until the end of a test."""

    program = ""
    # What is changed in the article's configuration: its port, its certificate and its name.
    language = ""

    def __init__(self, test, server, *changes, path="/shop/"):
        self.server, self.path = server, path
        self.port = free_port()
        self.folder = pathlib.Path(
            test.enterContext(tempfile.TemporaryDirectory(prefix="rows-proxy-")))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
             "-keyout", "key.pem", "-out", "certificate.pem"],
            cwd=self.folder, check=True, capture_output=True)
        both = [(self.folder / name).read_text() for name in ["certificate.pem", "key.pem"]]
        (self.folder / "both.pem").write_text("".join(both))
        # The server's port may contain what is replaced before it.
        text = self.local(configuration(self.language))
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
        self.text = replaced(text, *changes)
        self.log = open(self.folder / "log", "w")
        test.addCleanup(self.log.close)
        self.process = subprocess.Popen(
            self.command(), stdout=self.log, stderr=self.log, cwd=self.folder,
            env={**os.environ, "HOME": str(self.folder)})
        test.addCleanup(self.stop)
        end = time.monotonic() + 20
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                return socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                assert time.monotonic() < end, f"{self.program} does not listen"
                time.sleep(0.02)

    @classmethod
    def is_missing(cls):
        return shutil.which(cls.program) is None

    def url(self, path):
        return f"https://localhost:{self.port}{self.path}{path}"

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Nginx(ProxyProcess):
    program = language = "nginx"

    def local(self, text):
        return replaced(
            text, ("443", f"127.0.0.1:{self.port}"), ("shop.example.org", "localhost"),
            ("/etc/ssl/shop.pem", "certificate.pem"), ("/etc/ssl/shop.key", "key.pem"))

    def command(self):
        user = "user root;" if os.getuid() == 0 else ""
        folders = "".join(f"{name}_temp_path {name};" for name in
                          ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (self.folder / "nginx.conf").write_text(
            f"{user} daemon off; pid nginx.pid; events {{ }}\n"
            f"http {{ access_log off; {folders}\n{self.text} }}\n")
        return ["nginx", "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log"]


class HAProxy(ProxyProcess):
    program = language = "haproxy"

    def local(self, text):
        return replaced(text, (":443", f"127.0.0.1:{self.port}"),
                        ("/etc/ssl/shop.pem", str(self.folder / "both.pem")))

    def command(self):
        (self.folder / "haproxy.cfg").write_text(self.text)
        return ["haproxy", "-db", "-f", "haproxy.cfg"]


class Caddy(ProxyProcess):
    program, language = "caddy", "caddyfile"

    def local(self, text):
        site = f"https://localhost:{self.port} {{\n    tls certificate.pem key.pem"
        return replaced(text, ("shop.example.org {", site))

    def command(self):
        # Otherwise, it waits for open streams when it ends.
        options = ["admin off", "auto_https disable_redirects", "grace_period 1s"]
        (self.folder / "Caddyfile").write_text("\n".join(["{", *options, "}", self.text]))
        return ["caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"]


class Apache(ProxyProcess):
    program, language = "apache2", "apache"

    def local(self, text):
        return replaced(
            text, ("*:443", f"127.0.0.1:{self.port}"), ("shop.example.org", "localhost"),
            ("/etc/ssl/shop.pem", str(self.folder / "certificate.pem")),
            ("/etc/ssl/shop.key", str(self.folder / "key.pem")))

    def command(self):
        modules = "".join(f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n"
                          for name in APACHE_MODULES)
        (self.folder / "apache.conf").write_text(
            f"ServerName localhost\nPidFile {self.folder}/pid\nErrorLog {self.folder}/error.log\n"
            f"DefaultRuntimeDir {self.folder}\nListen 127.0.0.1:{self.port}\n{modules}{self.text}")
        return ["apache2", "-d", str(self.folder), "-f", "apache.conf", "-DFOREGROUND"]
