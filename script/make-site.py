#!/usr/bin/env python3
"""Makes a website of README, the pages of docs and the examples: make-site.py [folder], by default out/site.

Nothing but Python's own library. The pages are the same files that people read in the repository, so they
cannot say anything else; a link that leads nowhere is a failure.
"""

import html
import os
import re
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGES = [
    ("README.md", "navbar"), ("docs/GOLDENS.md", "Goldens"), ("docs/OUTPUT.md", "JSON"), ("docs/EDITORS.md", "Editors"),
    ("docs/LINT.md", "Rules"), ("docs/IMPORT.md", "Import"), ("docs/IMPORT-TRIALS.md", "Import, tried"),
    ("docs/METRICS.md", "Metrics"),
    ("docs/DEVIATIONS.md", "Deviations"), ("docs/CONFORMANCE.md", "Conformance"),
    ("docs/SYMBOLS.md", "Symbols"), ("docs/TEXT.md", "Text"), ("docs/PERFORMANCE.md", "Performance"),
    ("docs/RELIABILITY.md", "Reliability"), ("docs/THREATS.md", "Threats"), ("docs/COVERAGE.md", "Coverage"),
    ("docs/MUTATION.md", "Mutation"), ("ARCHITECTURE.md", "Architecture"),
    ("CONTRIBUTING.md", "Contributing"), ("SECURITY.md", "Security"), ("CHANGELOG.md", "Changes"),
]
STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: #06c; }
@media (prefers-color-scheme: dark) { :root { --link: #4af; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template-columns: 13rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); }
nav a { display: block; padding: .2rem .5rem; border-radius: .4rem; color: inherit; text-decoration: none; }
nav a[aria-current] { background: var(--soft); font-weight: 600; }
main { padding: 1.5rem 2rem 4rem; max-width: 60rem; overflow-wrap: break-word; }
a { color: var(--link); }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.2rem; }
pre { background: var(--soft); padding: .8rem 1rem; border-radius: .5rem; overflow: auto; font-size: .85rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
img { max-width: 100%; height: auto; }
.table { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
@media (max-width: 700px) {
  body { display: block; }
  nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line); display: flex; overflow-x: auto; padding: .5rem; }
  nav a { white-space: nowrap; } main { padding: 1rem; }
}
"""


def page_name(path):
    return "index.html" if path == "README.md" else os.path.splitext(os.path.basename(path))[0].lower() + ".html"


NAMES = {path: page_name(path) for path, _ in PAGES}


def slug(text, seen):
    """GitHub's name of a heading."""
    name = re.sub(r"[^\w\- ]", "", re.sub(r"`|\*|\[|\]\([^)]*\)", "", text).lower()).replace(" ", "-")
    count = seen.get(name, 0)
    seen[name] = count + 1
    return name if count == 0 else f"{name}-{count}"


class Site:
    def __init__(self, output):
        self.output = output
        self.anchors = {}
        self.links = []

    def target(self, link, path):
        """Where a link of a page leads on the site."""
        if re.match(r"[a-z]+:", link):
            return link
        place, _, anchor = link.partition("#")
        full = os.path.normpath(os.path.join(os.path.dirname(path), place)) if place else path
        if full in NAMES:
            self.links.append((path, full, anchor))
            return NAMES[full] + ("#" + anchor if anchor else "")
        source = os.path.join(ROOT, full)
        if not os.path.exists(source):
            self.links.append((path, full, None))
            return link
        copy = os.path.join(self.output, "files", full)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        if os.path.isdir(source):
            return "files/" + full if os.path.exists(copy) else "#"
        if not full.endswith(".md"):
            shutil.copyfile(source, copy)
            return "files/" + full
        shutil.copyfile(source, copy)
        return "files/" + full

    def inline(self, text, path):
        pieces = re.split(r"(`+[^`]+`+)", text)
        done = []
        for piece in pieces:
            if piece.startswith("`"):
                done.append(f"<code>{html.escape(piece.strip('`').strip())}</code>")
                continue
            piece = re.sub(r"\\([|*_\[\]<>`\\])", lambda m: f"&#{ord(m[1])};", piece)
            tags = []

            def keep(match):
                tag = re.sub(r'src="([^"]+)"', lambda m: f'src="{self.target(m[1], path)}"', match[0])
                tags.append(tag)
                return f"\0{len(tags) - 1}\0"

            piece = re.sub(r"</?(?:img|p|br|a|sub|sup|details|summary)\b[^>]*>", keep, piece)
            piece = piece.replace("<", "&lt;").replace(">", "&gt;")
            piece = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", piece)
            piece = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])", r"<em>\1</em>", piece)
            piece = re.sub(r"\0(\d+)\0", lambda m: tags[int(m[1])], piece)
            done.append(piece)
        text = "".join(done)
        return re.sub(
            r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)",
            lambda m: (f'<img src="{self.target(m[3], path)}" alt="{m[2]}">' if m[1]
                       else f'<a href="{self.target(m[3], path)}">{m[2]}</a>'), text)

    def body(self, text, path):
        lines = text.split("\n")
        out, seen, anchors, index = [], {}, set(), 0
        while index < len(lines):
            line = lines[index]
            fence = re.match(r"( *)(`{3,})(\w*)", line)
            heading = re.match(r"(#{1,6}) (.*)", line)
            item = re.match(r"( *)([-*]|\d+\.) (.*)", line)
            if fence:
                code, index = [], index + 1
                while not lines[index].strip().startswith(fence[2]):
                    code.append(lines[index][len(fence[1]):])
                    index += 1
                out.append(f"<pre><code>{html.escape(chr(10).join(code))}</code></pre>")
            elif heading:
                name = slug(heading[2], seen)
                anchors.add(name)
                level = len(heading[1])
                out.append(f'<h{level} id="{name}">{self.inline(heading[2], path)}</h{level}>')
            elif line.startswith("|"):
                rows = []
                while index < len(lines) and lines[index].startswith("|"):
                    rows.append([c.strip() for c in re.split(r"(?<!\\)\|", lines[index].strip().strip("|"))])
                    index += 1
                index -= 1
                cells = lambda row, tag: "".join(f"<{tag}>{self.inline(c, path)}</{tag}>" for c in row)
                out.append('<div class="table"><table><thead><tr>' + cells(rows[0], "th") + "</tr></thead><tbody>"
                           + "".join(f"<tr>{cells(r, 'td')}</tr>" for r in rows[2:]) + "</tbody></table></div>")
            elif item:
                tag = "ol" if item[2][0].isdigit() else "ul"
                items = []
                while index < len(lines):
                    more = re.match(r"( *)([-*]|\d+\.) (.*)", lines[index])
                    if more:
                        items.append(more[3])
                    elif lines[index].startswith("  ") and lines[index].strip():
                        items[-1] += "\n" + lines[index].strip()
                    else:
                        break
                    index += 1
                index -= 1
                out.append(f"<{tag}>" + "".join(f"<li>{self.inline(i, path)}</li>" for i in items) + f"</{tag}>")
            elif line.startswith("<!--"):
                while "-->" not in lines[index]:
                    index += 1
            elif line.strip():
                words = [line]
                while index + 1 < len(lines) and lines[index + 1].strip() and not re.match(
                        r"#{1,6} |\||`{3}|[-*] |\d+\. ", lines[index + 1]):
                    index += 1
                    words.append(lines[index])
                text = self.inline("\n".join(words), path)
                out.append(text if text.startswith("<p>") else f"<p>{text}</p>")
            index += 1
        self.anchors[path] = anchors
        return "\n".join(out)

    def make(self):
        shutil.rmtree(self.output, ignore_errors=True)
        os.makedirs(self.output)
        for path, title in PAGES:
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                body = self.body(file.read(), path)
            menu = "".join(
                f'<a href="{NAMES[other]}"{" aria-current=page" if other == path else ""}>{name}</a>'
                for other, name in PAGES)
            with open(os.path.join(self.output, NAMES[path]), "w", encoding="utf-8") as file:
                file.write(
                    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
                    '<meta name="viewport" content="width=device-width, initial-scale=1">'
                    f"<title>{title}</title><style>{STYLE}</style></head>\n<body><nav>{menu}</nav>\n"
                    f"<main>\n{body}\n</main></body></html>\n")
        lost = [
            f"{path}: {full}{'#' + anchor if anchor else ''} leads nowhere"
            for path, full, anchor in self.links
            if anchor is None or (anchor and anchor not in self.anchors[full])]
        for line in lost:
            print(line, file=sys.stderr)
        print(f"{len(PAGES)} pages in {os.path.relpath(self.output)}")
        return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(Site(os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "out/site"))).make())
