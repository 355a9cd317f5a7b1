#!/usr/bin/env python3
"""Prints the names of a program's own data that a run reads or writes, those touched first at the top.

    touched-data.py PROGRAM ARGUMENT...

Valgrind's lackey tells each access; the program lies at one place in memory, so that its table of symbols says what
stands there. script/bench --functions appends the names to the list by which the linker puts side by side what a
short run needs: a page that is written to is copied, whatever else is on it, and a page that is read brings fifteen.
"""
import bisect
import subprocess
import sys

# What only is read needs no copies, but the system maps it in pieces of sixteen pages, all of which count as memory.
SECTIONS = {".data", ".data.rel.ro", ".bss", ".rodata"}


def symbols(program):
    """Places and names of what may be written to, by place."""
    command = ["nm", "--numeric-sort", "--format=sysv", program]
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        parts = [part.strip() for part in line.split("|")]
        if len(parts) == 7 and parts[1]:
            yield int(parts[1], 16), parts[0] if parts[6] in SECTIONS else None


def main():
    program = sys.argv[1]
    places, names = zip(*symbols(program))
    tracing = ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-fd=9"]
    command = " ".join(["exec", *tracing, '"$@"', "9>&1", ">/dev/null"])
    with subprocess.Popen(["bash", "-c", command, "-", *sys.argv[1:]], stdout=subprocess.PIPE) as run:
        seen, met = {}, set()
        for line in run.stdout:
            # ` S 04222cac,4`, ` L …`, ` M …`; instructions begin with an I.
            if line[:1] != b" " or line[1:2] not in b"LSM":
                continue
            place = int(line[3:line.index(b",")], 16)
            if not places[0] <= place < places[-1] or place in met:
                continue
            met.add(place)
            name = names[bisect.bisect_right(places, place) - 1]
            if name:
                seen.setdefault(name)
    print("\n".join(seen))


main()
