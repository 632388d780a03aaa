"""Servers that the tests start, kill and start again."""

import base64
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time

ROWS = os.environ["ROWS"]
SECRET = base64.b64encode(bytes(range(32))).decode()


# Processes that the tests have started end with them.
signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))


def wait_for_port(port, process):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        assert process.poll() is None, f"{process.args[0]} ended with {process.returncode}"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.005)
    raise AssertionError(f"nothing listens on port {port}")


def check_port_is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


class Node:
    """A process of `rows serve`."""

    def __init__(self, port, folder, *arguments, out=None):
        self.port = port
        self.arguments = arguments
        self.out = out or pathlib.Path(folder) / f"answers-{port}.jsonl"
        self.log = open(pathlib.Path(folder) / f"node-{port}.log", "a")
        check_port_is_free(port)
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [ROWS, "serve", *self.arguments, "--include-secrets", "--address", "127.0.0.1",
             "--port", str(self.port), "--out", str(self.out)],
            stderr=self.log, env={**os.environ, "ROWS_SECRET": SECRET})
        wait_for_port(self.port, self.process)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.kill()
        self.log.close()

    def answers(self):
        """The answers in the file, whose lines are all complete."""
        return [json.loads(line) for line in self.out.read_bytes().splitlines()] \
            if self.out.exists() else []


class Nginx:
    """A separate nginx, with the configuration of a site."""

    MAIN = """
daemon off;
pid nginx.pid;
worker_processes 2;
events { worker_connections 512; }
http {
    log_format upstream '$request_method $request_uri $status $upstream_addr';
    access_log access.log upstream;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include rows.conf;
}
"""

    def __init__(self, folder, site, port):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(exist_ok=True)
        (self.folder / "rows.conf").write_text(site)
        # The folder belongs to this user.
        user = "user root;" if os.getuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(user + self.MAIN)
        check_port_is_free(port)
        self.process = subprocess.Popen(
            ["nginx", "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log"])
        wait_for_port(port, self.process)

    def configure(self, site):
        """Replaces the configuration, and waits until it is in effect."""
        (self.folder / "rows.conf").write_text(site)
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        workers = set(children.read_text().split())
        self.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 10
        while len(set(children.read_text().split()) - workers) < 2:
            assert time.monotonic() < end, "nginx does not take its configuration"
            time.sleep(0.01)

    def nodes(self, path, count=1):
        """The ports of the nodes reached by each of `count` requests for a path."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            # The log is written shortly after the response.
            lines = [line.split(" ", 3)
                     for line in (self.folder / "access.log").read_text().splitlines()]
            found = [addresses.split(", ") for _, own, _, addresses in lines if own == path]
            if len(found) >= count:
                return [[int(address.rpartition(":")[2]) for address in addresses if address != "-"]
                        for addresses in found]
            time.sleep(0.01)
        raise AssertionError(f"nginx does not log {count} requests of {path}")

    def stop(self):
        self.process.terminate()
        self.process.wait()
