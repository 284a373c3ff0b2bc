#!/usr/bin/env python3
"""usage: bench-spine.py [--rounds N] [--program PATH]: opens Wayside and a bare libadwaita window in turn and compares.

- start: from exec to the second frame, timed here, in the parent (Benchmarks/FrameWitness tells of the frames);
- memory: proportional set size 10 s after the first frame;
- idle: share of a core and wake-ups a second, over 10 s that begin 20 s after the last input (the first rounds only).

Medians of N rounds (15), after one round each that is not counted; the spread is from the smallest to the greatest.
"""

import argparse
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
IDLE_ROUNDS = 3
TICKS = os.sysconf("SC_CLK_TCK")


def build(folder):
    """The bare window and the witness, compiled; their paths."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libadwaita-1"], check=True, stdout=subprocess.PIPE,
                           text=True).stdout.split()
    compiler = os.environ.get("CC", "clang")
    bare, witness = folder / "bare-window", folder / "witness.so"
    subprocess.run([compiler, "-O2", "-o", bare, ROOT / "Benchmarks/BareWindow/main.c", *flags], check=True)
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", witness,
                    ROOT / "Benchmarks/FrameWitness/witness.c", *flags], check=True)
    return bare, witness


class Run:
    """One program, from its start to its end."""

    def __init__(self, program, witness, environment, log):
        reading, writing = os.pipe()
        self.frames = reading

        # The child finds the pipe as descriptor 3.
        def child():
            os.dup2(writing, 3)

        environment = {**environment, "LD_PRELOAD": str(witness)}
        with open(log, "wb") as output:
            start = time.monotonic()
            self.process = subprocess.Popen([program], env=environment, stdout=output, stderr=subprocess.STDOUT,
                                            preexec_fn=child, pass_fds=(3,) if writing == 3 else (), close_fds=False)
        os.close(writing)
        self.log = log
        self._wait_frame()
        self.first_frame = time.monotonic()
        self._wait_frame()
        self.start = time.monotonic() - start

    def _wait_frame(self):
        if not select.select([self.frames], [], [], 60)[0] or not os.read(self.frames, 1):
            self.end()
            sys.exit(f"bench-spine: no frame of {self.process.args[0]}:\n{Path(self.log).read_text()}")

    def wait_until(self, seconds):
        """Sleeps until so many seconds after the first frame."""
        time.sleep(max(0, self.first_frame + seconds - time.monotonic()))
        if self.process.poll() is not None:
            sys.exit(f"bench-spine: {self.process.args[0]} ended:\n{Path(self.log).read_text()}")

    def memory(self):
        """Proportional set size in MB."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1000
        return 0.0

    def counters(self):
        """Processor seconds and wake-ups so far, of all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        wakes = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            for line in (task / "status").read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    wakes += int(line.split()[1])
        return (int(fields[11]) + int(fields[12])) / TICKS, wakes

    def idle(self, seconds):
        """Percent of a core and wake-ups a second over a while."""
        processor, wakes = self.counters()
        time.sleep(seconds)
        later, more = self.counters()
        return 100 * (later - processor) / seconds, (more - wakes) / seconds

    def end(self):
        self.process.kill()
        self.process.wait()
        os.close(self.frames)


def told(values, unit, digits=0):
    median = statistics.median(values)
    return f"{median:.{digits}f} {unit} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--program", default=ROOT / ".build/release/wayside", type=Path)
    options = parser.parse_args()
    if not options.program.exists():
        sys.exit(f"bench-spine: {options.program} is not built: swift build -c release --product wayside")

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare, witness = build(folder)
        programs = {"bare window": bare, "wayside": options.program}
        environments = {}
        for program in programs:
            home = folder / "home" / program.replace(" ", "-")
            for part in ("data", "cache", "config"):
                (home / part).mkdir(parents=True)
            environments[program] = {**os.environ, "XDG_DATA_HOME": str(home / "data"), "LANG": "en_GB.UTF-8",
                                     "XDG_CACHE_HOME": str(home / "cache"), "XDG_CONFIG_HOME": str(home / "config")}
        starts = {p: [] for p in programs}
        memory = {p: [] for p in programs}
        processor = {p: [] for p in programs}
        wakes = {p: [] for p in programs}

        for round_number in range(options.rounds + 1):
            for program, path in programs.items():
                run = Run(path, witness, environments[program], folder / "log.txt")
                if round_number == 0:
                    # The first start fills the caches of the disk and of the fonts.
                    time.sleep(1)
                    run.end()
                    continue
                starts[program].append(run.start * 1000)
                run.wait_until(10)
                memory[program].append(run.memory())
                if round_number <= IDLE_ROUNDS:
                    run.wait_until(20)
                    share, count = run.idle(10)
                    processor[program].append(share)
                    wakes[program].append(count)
                run.end()
            if round_number:
                print(f"round {round_number} of {options.rounds}", file=sys.stderr)

        def ratio(values):
            return statistics.median(values["wayside"]) / statistics.median(values["bare window"])

        for program in programs:
            print(f"spine: {program}: start {told(starts[program], 'ms')}, memory {told(memory[program], 'MB', 1)}, "
                  f"idle {told(processor[program], '% of a core', 2)}, {told(wakes[program], 'wake-ups a second', 1)}")
        print(f"spine: wayside / bare window: start {ratio(starts):.2f} (1.5 at most), "
              f"memory {ratio(memory):.2f} (1.6 at most); medians of {options.rounds}, interleaved")


if __name__ == "__main__":
    main()
