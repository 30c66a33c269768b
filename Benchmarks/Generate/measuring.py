"""Whole processes, measured in turn: what each took by the clock and of the processor, and its memory at the peak."""
import os
import signal
import statistics
import subprocess
import threading
import time

MIB = 1024 * 1024


class Case:
    """One process to measure.

    The memory is never less than this program's, from which the process begins. words: the command. prepare: done before each run, and not measured. codes: the exit codes of a run that counts.
    """

    def __init__(self, name, words, folder, prepare=None, codes=(0,), most=120):
        self.name, self.words, self.folder = name, words, folder
        self.prepare, self.codes, self.most = prepare, codes, most
        self.clock, self.processor, self.memory = [], [], 0
        self.failure = None

    def run(self, counts):
        """One run; after one that failed or took too long there is no other."""
        if self.failure:
            return
        if self.prepare:
            self.prepare()
        start = time.perf_counter()
        child = subprocess.Popen(self.words, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                 process_group=0)
        _, status, usage = self._wait(child)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in self.codes:
            took_long = time.perf_counter() - start > self.most
            self.failure = f"over {self.most} s" if took_long else f"exit code {child.returncode}"
        elif counts:
            self.clock.append(time.perf_counter() - start)
            self.processor.append(usage.ru_utime + usage.ru_stime)
            self.memory = max(self.memory, usage.ru_maxrss * 1024)

    def _wait(self, child):
        alarm = threading.Timer(self.most, os.killpg, [child.pid, signal.SIGKILL])
        alarm.start()
        try:
            return os.wait4(child.pid, 0)
        finally:
            alarm.cancel()

    @property
    def seconds(self):
        return statistics.median(self.clock)

    @property
    def work(self):
        return statistics.median(self.processor)

    def text(self):
        if self.failure:
            return self.failure
        return (f"{milliseconds(self.seconds)} ({milliseconds(min(self.clock))} to {milliseconds(max(self.clock))}), "
                f"{milliseconds(self.work)} of the processor, {self.memory / MIB:.0f} MiB")


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def interleaved(cases, rounds):
    """All cases in turn, so that a slower hour of the machine falls on each; the first turn is a warm-up."""
    for number in range(rounds + 1):
        for case in cases:
            case.run(counts=number > 0)


def ratio(one, other):
    """What one takes of the other's, of the processor and by the clock; nothing where one of them failed."""
    if one.failure or other.failure:
        return None
    return one.work / other.work, one.seconds / other.seconds
