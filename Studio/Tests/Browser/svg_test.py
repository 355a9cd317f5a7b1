"""Draws SVGs with other renderers and holds them against the PNG of the same scene.

    svg_test.py NAVBAR SCENE… [--only NAME] [--pictures DIR] [--limit N]

Every scene is drawn twice by navbar, as PNG and as SVG. Each renderer that is there (Chromium through Playwright,
resvg, rsvg-convert, cairosvg, Inkscape) draws the SVG. The mean colours of squares of 8 points are compared; squares with
a sharp edge of a letter or a shape are left out, since each renderer has edges of its own; blurs have none. All but
rsvg-convert may differ by LIMIT of 255.
"""

import argparse
import io
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

LIMIT = 3.0
SCALE = 2
SQUARE = 8
# What is left, with its reason; a greater difference is a failure.
KNOWN = {
    # Along the screen's corner Chromium smooths each shape by itself, and the dark one beneath the sheet shines through.
    "new-message-page-sheet.yaml": 4,
}
# A step between neighbouring pixels that no blur makes.
SHARP = 24


def run(*command):
    return subprocess.run(command, check=True, capture_output=True).stdout


def pixels(png):
    picture = Image.open(png if isinstance(png, pathlib.Path) else io.BytesIO(png)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"), dtype=numpy.float64)


class Chromium:
    def __init__(self):
        from playwright.sync_api import sync_playwright

        path = shutil.which("chromium") or shutil.which("google-chrome")
        self.runtime = sync_playwright().start()
        self.browser = self.runtime.chromium.launch(executable_path=path, args=["--no-sandbox"])
        self.page = self.browser.new_page(device_scale_factor=SCALE)

    def draw(self, svg, size):
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.set_content("<style>*{margin:0}svg{display:block}</style>" + svg.read_text())
        return self.page.screenshot()

    def close(self):
        self.browser.close()
        self.runtime.stop()


def resvg(svg, size):
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg.read_text(), width=size[0] * SCALE, height=size[1] * SCALE))


def rsvg(svg, size):
    return run("rsvg-convert", "-w", str(size[0] * SCALE), "-h", str(size[1] * SCALE), str(svg))


def cairosvg(svg, size):
    import cairosvg as library

    return library.svg2png(url=str(svg), output_width=size[0] * SCALE, output_height=size[1] * SCALE)


def inkscape(svg, size):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "out.png")
        run("inkscape", str(svg), "-o", str(out), "-w", str(size[0] * SCALE), "-h", str(size[1] * SCALE))
        return out.read_bytes()


def renderers(wanted):
    found = {}
    try:
        found["chromium"] = Chromium().draw
    except ImportError:
        pass
    for name, draw in [("resvg", resvg), ("cairosvg", cairosvg)]:
        try:
            __import__("resvg_py" if name == "resvg" else name)
            found[name] = draw
        except (ImportError, OSError):
            pass
    if shutil.which("rsvg-convert"):
        found["rsvg-convert"] = rsvg
    if shutil.which("inkscape"):
        found["inkscape"] = inkscape
    return {name: draw for name, draw in found.items() if not wanted or name in wanted}


def are_soft(picture):
    """Which squares have no sharp edge, those beside an edge not counted either."""
    across = numpy.abs(numpy.diff(picture, axis=1, append=picture[:, -1:])).max(axis=2)
    down = numpy.abs(numpy.diff(picture, axis=0, append=picture[-1:])).max(axis=2)
    steps = numpy.maximum(across, down)[:, :, None].repeat(3, axis=2)
    step = SQUARE * SCALE
    height, width = (picture.shape[0] // step, picture.shape[1] // step)
    cut = steps[: height * step, : width * step].reshape(height, step, width, step, 3)
    return cut.max(axis=(1, 3, 4)) < SHARP


def squares(picture):
    step = SQUARE * SCALE
    height, width = (picture.shape[0] // step, picture.shape[1] // step)
    cut = picture[: height * step, : width * step]
    return cut.reshape(height, step, width, step, 3).mean(axis=(1, 3))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("navbar")
    parser.add_argument("scenes", nargs="+", type=pathlib.Path)
    parser.add_argument("--only", action="append", help="a renderer")
    parser.add_argument("--limit", type=float, default=LIMIT)
    parser.add_argument("--pictures", type=pathlib.Path, help="where pictures of what differs go")
    options = parser.parse_args()
    draws = renderers(options.only)
    if not draws:
        sys.exit("no renderer is there")
    scenes = [s for p in options.scenes for s in (sorted(p.glob("*.yaml")) if p.is_dir() else [p])]
    worst = {name: (0.0, "") for name in draws}
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for scene in scenes:
            png, svg = pathlib.Path(folder, "a.png"), pathlib.Path(folder, "a.svg")
            common = (options.navbar, "render", str(scene), "--crop", "screen", "--scale", str(SCALE))
            run(*common, "-o", str(png))
            run(*common, "-o", str(svg))
            ours = pixels(png)
            size = (ours.shape[1] // SCALE, ours.shape[0] // SCALE)
            mean = squares(ours)
            counts = are_soft(ours)
            for name, draw in draws.items():
                try:
                    theirs = pixels(draw(svg, size))
                except Exception as error:  # A renderer that fails is a result too.
                    print(f"{name}: {scene.name}: {type(error).__name__}: {error}")
                    continue
                if theirs.shape != ours.shape:
                    print(f"{name}: {scene.name}: {theirs.shape[1]} x {theirs.shape[0]} pixels")
                    bad += 1
                    continue
                difference = numpy.abs(squares(theirs) - mean).max(axis=2) * counts
                row, column = numpy.unravel_index(difference.argmax(), difference.shape)
                most = difference[row, column]
                worst[name] = max(worst[name], (most, scene.name))
                if most <= max(options.limit, KNOWN.get(scene.name, 0)):
                    continue
                counted = name != "rsvg-convert"
                bad += counted
                over = int((difference > options.limit).sum())
                print(
                    f"{name}: {scene.name}: {most:.1f} of 255 at {column * SQUARE}, {row * SQUARE};"
                    f" {over} squares over {options.limit:g}{'' if counted else ' (not counted)'}"
                )
                if options.pictures:
                    options.pictures.mkdir(parents=True, exist_ok=True)
                    pair = numpy.concatenate([ours, theirs, numpy.minimum(numpy.abs(ours - theirs) * 8, 255)], axis=1)
                    Image.fromarray(pair.astype("uint8")).save(options.pictures / f"{scene.stem}-{name}.png")
    for name, (most, scene) in worst.items():
        print(f"{name}: at most {most:.2f} of 255 ({scene})")
    sys.exit(1 if bad else 0)


main()
