"""System figures about processes, and about the machine on which a figure was measured."""

import os
import pathlib
import statistics

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A process, including its children in the processor time."""

    def __init__(self, pid):
        self.pid = pid
        self.folder = pathlib.Path(f"/proc/{pid}")

    @property
    def memory(self):
        """The resident memory, in bytes."""
        return int((self.folder / "statm").read_text().split()[1]) * PAGE

    @property
    def descriptors(self):
        return len(os.listdir(self.folder / "fd"))

    @property
    def threads(self):
        return len(os.listdir(self.folder / "task"))

    @property
    def processor_time(self):
        """The processor time of this process and its children, in seconds."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        own = (int(fields[11]) + int(fields[12])) / TICK
        children = (self.folder / f"task/{self.pid}/children").read_text().split()
        return own + sum(Process(int(child)).processor_time for child in children)


def machine_time():
    """The seconds that all processors were busy, those that they were idle, and those taken from
    this machine by its host."""
    fields = [int(field) / TICK for field in pathlib.Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    user, nice, system, idle, wait, interrupt, soft, steal = fields
    return user + nice + system + interrupt + soft, idle + wait, steal


class Conditions:
    """The other load on the machine during a measurement."""

    def __init__(self, *measured):
        self.measured = measured
        self.own = [process.processor_time for process in measured]
        self.begun = machine_time()

    def __str__(self):
        busy, idle, steal = (now - begun for now, begun in zip(machine_time(), self.begun))
        all_time = max(busy + idle + steal, 1e-9)
        own = sum(process.processor_time - begun
                  for process, begun in zip(self.measured, self.own))
        return (f"{os.cpu_count()} processors, {idle / all_time:.0%} idle, "
                f"{max(busy - own, 0) / all_time:.0%} taken by other programs, "
                f"load {os.getloadavg()[0]:.1f}")


def spread(values):
    """The median, the 99th percentile and the maximum."""
    values = sorted(values)
    return (statistics.median(values), values[min(len(values) - 1, len(values) * 99 // 100)], values[-1])


def text_of(values):
    return "p50 {:.2f} ms, p99 {:.2f} ms, at most {:.1f} ms".format(
        *(value * 1000 for value in spread(values)))
