"""A PostgreSQL of a proof's own: in a folder that is gone afterwards, on a socket there, as an ordinary user."""
import contextlib
import glob
import os
import re
import shutil
import subprocess
import tempfile


class Postgres:
    """The server, which can crash and be started again. As in earnest, a commit waits for the disk."""

    def __init__(self, folder):
        self.folder = folder
        self.count = 0
        self.programs = self._programs()
        self.user = []
        if os.geteuid() == 0:
            # PostgreSQL refuses root.
            shutil.chown(folder, "nobody")
            self.user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        self._run("initdb", "-D", "data", "-U", "lab", "-A", "trust", "-E", "UTF8", "--no-locale")
        self.start()

    @staticmethod
    def _programs():
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"),
                       key=lambda path: int(re.search(r"(\d+)/bin", path).group(1)))
        initdb = found[-1] if found else shutil.which("initdb")
        if not initdb:
            raise SystemExit("there is no PostgreSQL: run scripts/libraries postgresql")
        return os.path.dirname(initdb)

    def _run(self, program, *arguments):
        command = self.user + [os.path.join(self.programs, program), *arguments]
        done = subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{program} failed: {done.stdout}")

    def start(self):
        # Its output goes to the log: a pipe would stay open for as long as the server runs.
        with open(os.path.join(self.folder, "started"), "w") as out:
            done = subprocess.run(
                self.user + [os.path.join(self.programs, "pg_ctl"), "-s", "-w", "-t", "60", "-D", "data", "-l", "log",
                             "-o", f"-k {self.folder} -c listen_addresses='' -c max_connections=100", "start"],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        if done.returncode != 0:
            with open(os.path.join(self.folder, "log")) as log:
                raise SystemExit(f"PostgreSQL did not start: {log.read()}")

    def crash(self):
        """Nobody is asked to come to an end."""
        self._run("pg_ctl", "-s", "-w", "-m", "immediate", "-D", "data", "stop")

    def new_database(self):
        """The URL of one more database, which is empty."""
        self.count += 1
        self._run("createdb", "-h", self.folder, "-U", "lab", f"lab{self.count}")
        return f"postgres://lab@/lab{self.count}?host={self.folder}"

    @property
    def url(self):
        return f"postgres://lab@/postgres?host={self.folder}"


@contextlib.contextmanager
def server():
    folder = tempfile.mkdtemp(prefix="lab-")
    postgres = None
    try:
        postgres = Postgres(folder)
        yield postgres
    finally:
        if postgres and os.path.exists(os.path.join(folder, "data/postmaster.pid")):
            postgres.crash()
        shutil.rmtree(folder, ignore_errors=True)
