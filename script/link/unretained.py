#!/usr/bin/env python3
"""Links as ld.lld does, but drops what nobody calls: script/release names this file as its linker.

Swift marks each public function, and all that reflection may ask for, so that the linker keeps it (the flag
SHF_GNU_RETAIN of a section). In a program that exports nothing that is a tenth of dead weight. The mark is taken
from code, data and reflection's tables of Swift's object files, in copies; lists of types and conformances keep it,
because the runtime looks into them. Only those of the libraries that the argument parser writes JSON with lose it,
but for the encoder's own: nothing asks the runtime for their types, and it has fewer to look through. The 64 KiB of zeros in which the runtime keeps settings of its backtraces need no
place in the file either. What closures hold is described for debuggers alone: the names of types to which only that
leads go, too.
"""
import os
import shlex
import struct
import subprocess
import sys
import tempfile

RETAIN = 0x200000
NO_BITS = 8
SECTIONS = (
    b".text", b".rodata", b".data", b"swift5_fieldmd", b"swift5_reflstr", b"swift5_typeref", b"swift5_capture",
    b"swift5_assocty", b"swift5_builtin", b"swift5_mpenum",
)
RECORDS = (b"swift5_protocol_conformances\0", b"swift5_type_metadata", b"swift5_protocols\0")
UNASKED = (
    "libFoundationEssentials.a", "lib_FoundationCollections.a", "libswift_StringProcessing.a", "libswift_RegexParser.a",
)
ASKED = b"JSONEncoder.swift.o"
ZEROS = b"swift5_backtrace\0"
CAPTURES = b".relaswift5_capture\0"


def unmarked(contents, sections=SECTIONS):
    """An object file without the marks of sections and zeros; other contents as they are. ELF, 64 bits, little-endian."""
    if contents[:6] != b"\x7fELF\x02\x01":
        return contents
    contents = bytearray(contents)
    table, = struct.unpack_from("<Q", contents, 0x28)
    size, count, names = struct.unpack_from("<HHH", contents, 0x3A)
    # Many sections: their number and the place of their names stand in the first of them.
    count = count or struct.unpack_from("<Q", contents, table + 0x20)[0]
    names = names if names != 0xFFFF else struct.unpack_from("<I", contents, table + 0x28)[0]
    texts, = struct.unpack_from("<Q", contents, table + names * size + 0x18)
    for entry in range(table, table + count * size, size):
        name, = struct.unpack_from("<I", contents, entry)
        flags, = struct.unpack_from("<Q", contents, entry + 8)
        start = texts + name
        if flags & RETAIN and contents.startswith(sections, start):
            struct.pack_into("<Q", contents, entry + 8, flags & ~RETAIN)
        place, length = struct.unpack_from("<QQ", contents, entry + 0x18)
        if contents.startswith(CAPTURES, start):
            struct.pack_into("<Q", contents, entry + 0x20, 0)
        if contents.startswith(ZEROS, start) and not any(contents[place:place + length]):
            struct.pack_into("<I", contents, entry + 4, NO_BITS)
    return bytes(contents)


def unmarked_archive(contents, sections=SECTIONS):
    """An archive whose object files have no marks; its parts keep their length. ASKED keeps those of its records."""
    parts, at, names = [contents[:8]], 8, b""
    while at < len(contents):
        length = int(contents[at + 48:at + 58])
        end = at + 60 + length
        name = contents[at:at + 16].rstrip()
        if name == b"//":
            names = contents[at + 60:end]
        elif name[:1] == b"/" and name[1:].isdigit():
            name = names[int(name[1:]):].split(b"\n", 1)[0]
        own = SECTIONS if name.rstrip(b"/") == ASKED else sections
        parts += [contents[at:at + 60], unmarked(contents[at + 60:end], own), contents[end:end + length % 2]]
        at = end + length % 2
    return b"".join(parts)


def copy(path, folder):
    """The path of a copy without marks; the path itself for what is no object file and no archive."""
    with open(path, "rb") as file:
        contents = file.read()
    if contents[:8] == b"!<arch>\n":
        unasked = os.path.basename(path) in UNASKED
        contents = unmarked_archive(contents, SECTIONS + RECORDS if unasked else SECTIONS)
    elif contents[:4] == b"\x7fELF":
        contents = unmarked(contents)
    else:
        return path
    target = os.path.join(folder, f"{len(os.listdir(folder))}-{os.path.basename(path)}")
    with open(target, "wb") as file:
        file.write(contents)
    return target


def library(name, folders):
    """The static library of Swift's that -lNAME means; None for others."""
    for folder in folders:
        path = os.path.join(folder, f"lib{name}.a")
        if os.path.isfile(path):
            return path if "swift_static" in folder.split(os.sep) else None
        if os.path.isfile(os.path.join(folder, f"lib{name}.so")):
            return None
    return None


def linker():
    """The ld.lld beside the compiler that asks for it; the one on the path where there is none."""
    compiler = os.path.realpath(f"/proc/{os.getppid()}/exe")
    own = os.path.join(os.path.dirname(compiler), "ld.lld")
    return own if os.path.isfile(own) else "ld.lld"


def main():
    arguments = []
    for argument in sys.argv[1:]:
        if argument.startswith("@"):
            with open(argument[1:]) as file:
                arguments += shlex.split(file.read())
        else:
            arguments.append(argument)
    # The package manager names the program's own folder too, where a release has no library.
    arguments = [argument for argument in arguments if argument != "-rpath=$ORIGIN"]
    folders = [argument[2:] for argument in arguments if argument.startswith("-L")]
    with tempfile.TemporaryDirectory() as folder:
        for index, argument in enumerate(arguments):
            path = library(argument[2:], folders) if argument.startswith("-l") else argument
            # swiftrt.o holds the empty lists by which the runtime finds the others.
            is_object = path and path.endswith((".o", ".a")) and os.path.isfile(path)
            if is_object and not os.path.basename(path).startswith(("crt", "swiftrt", "Scrt")):
                arguments[index] = copy(path, folder)
        return subprocess.call([linker()] + arguments)


sys.exit(main())
