"""The databases of the article *Keep the answers*."""

import json
import os
import pathlib
import pwd
import sqlite3
import subprocess
import sys

from article import Article

ARTICLE = Article("Sources/RowsCommand/RowsCommand.docc/KeepTheAnswers.md")


class SQLite:
    def __init__(self, folder):
        self.database = pathlib.Path(folder) / "answers.db"
        self.script = pathlib.Path(folder) / "keep.py"
        self.script.write_text(ARTICLE.block("#!/usr/bin/env python3\n# keep.py"))
        self.environment = os.environ
        self.loop = ARTICLE.block("while sleep 1")

    def command(self, *files):
        """The command that adds the answers of files."""
        return [sys.executable, str(self.script), str(self.database), *map(str, files)]

    def answers(self):
        """The identifier and values of each row, or none before the first run."""
        store = sqlite3.connect(self.database, timeout=60)
        try:
            rows = store.execute('SELECT id, "values" FROM answers').fetchall()
        except sqlite3.OperationalError:
            rows = []
        store.close()
        return [(id, json.loads(values)) for id, values in rows]

    def clear(self):
        self.database.unlink(missing_ok=True)

    def stop(self):
        pass


class PostgreSQL:
    """A separate cluster, reachable only through sockets of this machine."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder) / "postgresql"
        self.folder.mkdir()
        self.script = pathlib.Path(folder) / "keep.sh"
        self.script.write_text(ARTICLE.block("#!/bin/sh\n# keep.sh"))
        # The server refuses to run as root.
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            pathlib.Path(folder).chmod(0o755)
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        programs = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        self.run(programs / "initdb", "--pgdata", self.folder / "data", "--auth", "trust",
                 "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync")
        (self.folder / "data/postgresql.auto.conf").write_text(
            f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n")
        self.control = programs / "pg_ctl"
        self.run(self.control, "--pgdata", self.folder / "data", "--wait",
                 "--log", self.folder / "log", "start")
        self.environment = {
            **os.environ, "PGHOST": str(self.folder), "PGUSER": self.user, "PGDATABASE": "postgres"}
        self.query(ARTICLE.block("-- answers.sql"))
        _, _, self.loop = ARTICLE.block("psql --file answers.sql").partition("\n")

    def run(self, *command):
        subprocess.run(
            command, check=True, cwd="/", stdout=subprocess.DEVNULL,
            **({"user": self.user} if os.getuid() == 0 else {}))

    def command(self, *files):
        """The command that adds the answers of files."""
        return ["sh", str(self.script), *map(str, files)]

    def answers(self):
        """The identifier and values of each row."""
        lines = self.query('SELECT jsonb_build_array(id, "values") FROM answers').split("\n")
        return [tuple(json.loads(line)) for line in lines if line]

    def clear(self):
        self.query("TRUNCATE answers")

    def query(self, text):
        return subprocess.run(
            ["psql", "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1"], input=text, text=True,
            check=True, stdout=subprocess.PIPE, env=self.environment).stdout

    def stop(self):
        self.run(self.control, "--pgdata", self.folder / "data", "--mode", "immediate", "stop")
