#!/usr/bin/env python3
"""Gets the pinned fonts: script/bootstrap and `navbar fonts fetch` run this.

Every file is known by its SHA-256, and nothing else is kept. A file that is missing is taken from --from, or from the
machine's own fonts where one is the same, or from Python's package index, or from a package of Debian or Ubuntu. Says
what it fetched and, in one line, what it could not get; then it exits with 69. Needs nothing but Python 3.6.
"""
import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

UNAVAILABLE = 69


def usual_folder():
    """Where fonts are kept; the program's FontLibrary.pinnedFolder says the same."""
    kept = os.environ.get("NAVBAR_FONTS")
    home = os.environ.get("HOME")
    if kept:
        return pathlib.Path(kept)
    if sys.platform == "darwin":
        return home and pathlib.Path(home, "Library/Caches/navbar/fonts")
    caches = os.environ.get("XDG_CACHE_HOME") or (home and os.path.join(home, ".cache"))
    return caches and pathlib.Path(caches, "navbar/fonts")


def say(line):
    print("fonts: " + line, file=sys.stderr)


def checksum(path):
    digest = hashlib.sha256()
    try:
        with open(path, "rb") as file:
            for block in iter(lambda: file.read(1 << 20), b""):
                digest.update(block)
    except OSError:
        return None
    return digest.hexdigest()


class Font:
    """A line of the list."""

    def __init__(self, line):
        self.name, self.version, size, self.sha256, self.licence, when, source, self.held = line.split("\t")
        self.size = int(size)
        self.scripts = [] if when == "usual" else when.split(",")
        self.kind, self.source = source.split(":", 1)

    def place(self, folder):
        return folder / self.sha256[:12] / self.name

    def is_kept(self, folder):
        return checksum(self.place(folder)) == self.sha256

    def is_same(self, path):
        try:
            return os.path.getsize(path) == self.size and checksum(path) == self.sha256
        except OSError:
            return False

    def keep(self, path, folder):
        """Puts a file into the folder in one step, so that nobody sees a part of it."""
        place = self.place(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as target, open(path, "rb") as origin:
                shutil.copyfileobj(origin, target)
            os.chmod(part, 0o644)
            os.replace(part, place)
        except BaseException:
            os.unlink(part)
            raise


def run(command, **others):
    """Runs a program that may not ask anybody; its last words where it fails."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600, **others)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    lines = done.stdout.decode(errors="replace").strip().splitlines() or ["exit %d" % done.returncode]
    errors = [line for line in lines if line.startswith(("ERROR", "E:"))]
    return (errors or lines)[-1]


def from_index(source, fonts, folder):
    """Downloads a wheel, whose checksum pip is told, and unpacks it."""
    wanted = folder / "wanted.txt"
    wanted.write_text("%s --hash=sha256:%s\n" % (source, fonts[0].held))
    problem = run([
        sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check", "--no-deps",
        "--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted), "--dest", str(folder)])
    if problem:
        if "No module named pip" in problem:
            problem = "Python has no pip (Debian and Ubuntu: apt-get install python3-pip)"
        return problem
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.namelist():
                if os.path.basename(member) in {font.name for font in fonts}:
                    archive.extract(member, folder / "files")
    return None


def from_packages(source, fonts, folder):
    """Downloads a package of Debian or Ubuntu and unpacks it; nothing is installed."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return "it is Debian's package %s, and there is no apt-get here" % source
    problem = run(["apt-get", "download", "-qq", source], cwd=str(folder))
    if problem and os.getuid() == 0:
        problem = run(["apt-get", "update", "-qq"]) or run(["apt-get", "download", "-qq", source], cwd=str(folder))
    if problem:
        return problem
    for package in folder.glob("*.deb"):
        problem = run(["dpkg-deb", "-x", str(package), str(folder / "files")])
    return problem


def files_below(folders):
    """Every font file in folders, by its name."""
    found = {}
    for folder in folders:
        for place, _, names in os.walk(folder):
            for name in names:
                if name.lower().endswith((".ttf", ".otf", ".ttc", ".otc")):
                    found.setdefault(name, []).append(os.path.join(place, name))
    return found


def take(fonts, found, folder):
    """Keeps the fonts that are among files; those that are not remain."""
    missing = []
    for font in fonts:
        same = next((path for path in found.get(font.name, []) if font.is_same(path)), None)
        if same:
            font.keep(same, folder)
        else:
            missing.append(font)
    return missing


def installed_folders():
    home = os.environ.get("HOME", "/nonexistent")
    if sys.platform == "darwin":
        return ["/Library/Fonts", os.path.join(home, "Library/Fonts")]
    return ["/usr/share/fonts", "/usr/local/share/fonts", os.path.join(home, ".local/share/fonts")]


def fetch(fonts, every, folder, asks_network):
    """Fetches what is missing; why some could not be had, by their sources."""
    problems = []
    for kind, source in sorted({(font.kind, font.source) for font in fonts}):
        # What else the source holds comes with it.
        kin = [font for font in every if (font.kind, font.source) == (kind, source)]
        missing = [font for font in kin if not font.is_kept(folder)]
        if not any(font in fonts for font in missing):
            continue
        if not asks_network:
            problems += [(font, "no file is the same") for font in missing if font in fonts]
            continue
        say("fetching %s" % source)
        with tempfile.TemporaryDirectory() as name:
            place = pathlib.Path(name)
            get = {"pypi": from_index, "apt": from_packages}[kind]
            problem = get(source, missing, place)
            left = take(missing, files_below([place]), folder)
            problems += [(font, problem or "%s holds another version" % source) for font in left if font in fonts]
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", type=pathlib.Path)
    parser.add_argument("--rows")
    parser.add_argument("--folder", type=pathlib.Path, default=usual_folder())
    parser.add_argument("--script", action="append", default=[])
    parser.add_argument("--from", action="append", default=[], dest="origins")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    text = options.rows if options.rows is not None else options.list.read_text(encoding="utf-8")
    every = [Font(line) for line in text.splitlines() if line and not line.startswith("#")]
    if not options.folder:
        say("error: there is no folder to keep fonts in: set HOME, or NAVBAR_FONTS to one")
        return UNAVAILABLE
    wanted = [
        font for font in every
        if options.all or not font.scripts or any(tag in options.script for tag in font.scripts)]
    missing = [font for font in wanted if not font.is_kept(options.folder)]
    if options.check:
        problems = [(font, "it was not fetched") for font in missing]
    elif missing:
        before = len(missing)
        sources = {(font.kind, font.source) for font in missing}
        kin = [font for font in every if (font.kind, font.source) in sources and not font.is_kept(options.folder)]
        take(kin, files_below(options.origins or installed_folders()), options.folder)
        missing = [font for font in missing if not font.is_kept(options.folder)]
        problems = fetch(missing, every, options.folder, asks_network=not options.origins)
        if len(problems) < before:
            say("%d of %d fonts are new in %s" % (before - len(problems), len(wanted), options.folder))
    else:
        problems = []
    if problems:
        names = ", ".join(font.name for font, _ in problems[:3]) + (" …" if len(problems) > 3 else "")
        reasons = "; ".join(dict.fromkeys(reason for _, reason in problems))
        say("error: %d of %d fonts are missing (%s): %s; a folder that has them: --from DIR" % (
            len(problems), len(wanted), names, reasons))
        return UNAVAILABLE
    return 0


if __name__ == "__main__":
    sys.exit(main())
