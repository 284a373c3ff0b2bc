"""The scripts before anything is built: what they say and do on a machine that lacks something."""

import os
import socket
import stat
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent


class Machine:
    """A folder of stand-ins that is the whole PATH, beside a few real tools."""

    REAL = ["bash", "awk", "sed", "head", "sort", "seq", "dirname", "cat", "env", "printf", "id"]

    def __init__(self, folder):
        self.folder = Path(folder)
        self.asked = self.folder / "asked"
        for name in self.REAL:
            for place in ("/usr/bin", "/bin"):
                if os.path.exists(f"{place}/{name}") and not (self.folder / name).exists():
                    (self.folder / name).symlink_to(f"{place}/{name}")

    def has(self, name, script):
        path = self.folder / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def run(self, command):
        return subprocess.run(["bash", "-c", command], cwd=SCRIPTS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, env={"PATH": str(self.folder), "HOME": str(self.folder)})


class ScriptTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.machine = Machine(folder.name)
        # Everything is installed but Broadway and the picture reader.
        self.machine.has("dpkg-query", 'case "${@: -1}" in libgtk-4-bin|webp-pixbuf-loader) exit 1;; esac; echo installed')
        self.machine.has("apt-get", f'echo "apt-get $*" >>{self.machine.asked}')

    def asked(self):
        return self.machine.asked.read_text().splitlines() if self.machine.asked.exists() else []

    def test_root_installs_what_is_missing_and_only_that(self):
        self.machine.has("id", "echo 0")
        result = self.machine.run("./install-packages.sh build run")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(self.asked()[-1],
                         "apt-get install --yes --no-install-recommends libgtk-4-bin webp-pixbuf-loader")

    def test_nothing_is_installed_where_nothing_is_missing(self):
        self.machine.has("id", "echo 0")
        self.assertEqual(self.machine.run("./install-packages.sh build").returncode, 0)
        self.assertEqual(self.asked(), [])

    def test_a_person_with_sudo_installs_through_it(self):
        self.machine.has("id", "echo 1000")
        self.machine.has("sudo", f'echo "sudo $*" >>{self.machine.asked}')
        self.assertEqual(self.machine.run("./install-packages.sh run").returncode, 0)
        self.assertIn("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install", self.asked()[-1])

    def test_without_the_right_to_install_the_command_is_printed(self):
        self.machine.has("id", "echo 1000")
        result = self.machine.run("./install-packages.sh run")
        self.assertEqual(result.returncode, 1)
        self.assertIn("apt-get install --no-install-recommends libgtk-4-bin webp-pixbuf-loader", result.stdout)
        self.assertEqual(self.asked(), [])

    def test_without_swift_it_says_how_to_get_it(self):
        result = self.machine.run("source ./lib.sh; require_swift")
        self.assertEqual(result.returncode, 1)
        self.assertIn("swiftly init", result.stdout)

    def test_an_old_swift_is_refused_and_a_new_one_taken(self):
        for version, status in (("5.10.1", 1), ("6.1", 1), ("6.2", 0), ("6.3.1", 0), ("6.10", 0), ("7.0", 0)):
            self.machine.has("swift", f'echo "Swift version {version} (swift-{version}-RELEASE)"')
            result = self.machine.run("source ./lib.sh; require_swift")
            self.assertEqual(result.returncode, status, f"{version}: {result.stdout}")

    def test_a_port_in_use_is_passed_over(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            result = self.machine.run(f"source ./lib.sh; free_port {port}")
        self.assertGreater(int(result.stdout), port)

    def test_every_package_has_a_group_and_a_reason(self):
        for line in (SCRIPTS / "packages.txt").read_text().splitlines():
            if line and not line.startswith("#"):
                group, name, reason = line.split(maxsplit=2)
                self.assertIn(group, ("build", "run", "test", "deb"), name)
                self.assertTrue(reason, name)


if __name__ == "__main__":
    unittest.main()
