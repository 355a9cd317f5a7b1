"""Makes a copy of the package whose rows and branches can be changed by number, and counts what notices.

Called by script/mutate: run.py [COUNT [SEED]]. SWIFT in the environment names another `swift`.
"""
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / '.build-mutants/package'
BUILD = ROOT / '.build-mutants/build'
PAGE = ROOT / 'docs/MUTATION.md'
SWIFT = os.environ.get('SWIFT', 'swift').split()


def copy_package():
    """The files of the package as they stand, those that did not change left alone for the sake of the build."""
    names = subprocess.run(
        ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', 'Sources', 'Package.swift',
         'Package.resolved', 'Tools/Sources/conformance', 'Tools/Sources/properties', 'Mutation'],
        cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode().split('\0')
    fresh = COPY.with_name('fresh')
    shutil.rmtree(fresh, ignore_errors=True)
    for name in names:
        # The tools are parts of the judge here, without their own programs.
        if name and (ROOT / name).is_file() and not (name.startswith('Tools/') and name.endswith('/main.swift')):
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, fresh / name)
    shutil.copy(ROOT / 'Mutation/Mutant.swift', fresh / 'Sources/BarLayout/Geometry/Mutant.swift')
    edit(fresh / 'Sources/BarLayout/Metrics/BarMetricValues.swift', '    self.facts = facts\n  }',
         '    self.facts = facts\n    if let (name, value) = Mutant.change(Table.self, context) {\n'
         '      name.set(value, in: &self.numbers, &self.facts)\n    }\n  }')
    manifest = fresh / 'Package.swift'
    edit(manifest, '  .treatAllWarnings(as: .error),\n  .strictMemorySafety(),\n', '')
    edit(manifest, '  dependencies: [\n    .package(',
         '  dependencies: [\n    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),\n    .package(')
    text = manifest.read_text()
    extra = '\npackage.targets.append(.executableTarget(name: "judge", dependencies: ["BarComparison", "BarFiles", ' \
        '"BarGolden", "BarLayout", "BarSceneFile", "conformance", "properties"], path: "Mutation/Judge"))\n'
    for target, needs in [('conformance', '"BarLayout", "BarSceneFile", .product(name: "Yams", package: "Yams")'),
                          ('properties', '"BarLayout"')]:
        extra += f'package.targets.append(.target(name: "{target}", dependencies: [{needs}], ' \
            f'path: "Tools/Sources/{target}", swiftSettings: strict))\n'
    # Tests are not in the copy.
    extra += 'package.targets.removeAll { $0.isTest || ["BarTestSupport", "FuzzReaders"].contains($0.name) }\n'
    manifest.write_text(text + extra)
    files = sorted(str(path.relative_to(fresh)) for folder in ('Resolve', 'Layout')
                   for path in (fresh / 'Sources/BarLayout' / folder).rglob('*.swift'))
    subprocess.run([sys.executable, str(ROOT / 'Mutation/instrument.py'), 'switches.tsv', *files], cwd=fresh, check=True)
    for path in [p for p in COPY.rglob('*') if p.is_file()] if COPY.exists() else []:
        if not (fresh / path.relative_to(COPY)).exists():
            path.unlink()
    for path in [p for p in fresh.rglob('*') if p.is_file()]:
        target = COPY / path.relative_to(fresh)
        if not target.exists() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    shutil.rmtree(fresh)


def edit(path, old, new):
    text = path.read_text()
    if old not in text:
        sys.exit(f'mutate: {path.name} has not the form that is looked for: {old!r}')
    path.write_text(text.replace(old, new, 1))


def build():
    options = ['-c', 'release', '--package-path', str(COPY), '--scratch-path', str(BUILD), '-Xswiftc', '-enable-testing',
               '--product', 'judge']
    subprocess.run([*SWIFT, 'build', *options], check=True, stdout=sys.stderr)
    return next(BUILD.glob('*/release/judge'))


def judge(program, kind, mutants):
    """What came of each mutant: noticed by what, or None. One that ends the program is noticed."""
    left, found = list(mutants), {}
    while left:
        run = subprocess.Popen(
            [str(program), str(ROOT), kind, *map(str, left[:400])], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, env={**os.environ, 'SWIFT_BACKTRACE': 'enable=no'})
        begun = None
        for line in run.stdout:
            word, *parts = line.rstrip('\n').split('\t')
            if word == 'begin':
                begun = int(parts[0])
            elif word in ('noticed', 'survived'):
                found[int(parts[0])] = parts[2] if word == 'noticed' else None
                seen[kind, int(parts[0])] = int(parts[1])
                begun = None
        run.wait()
        if begun is not None:
            found[begun] = 'it hangs' if run.returncode == -14 else 'it ends the program'
        elif run.returncode:
            sys.exit(f'mutate: judge ended with {run.returncode}')
        left = [mutant for mutant in left if mutant not in found]
        print(f'mutate: {kind}: {len(found)} of {len(mutants)}', file=sys.stderr)
    return found


seen = {}  # how many scenes a mutant concerns


def rows_of(program):
    lines = subprocess.run([str(program), str(ROOT), 'rows'], stdout=subprocess.PIPE, text=True, check=True).stdout
    return {int(parts[1]): ' '.join(parts[2:]) for parts in
            (line.split('\t') for line in lines.splitlines()) if parts[0] == 'row'}


def branches_of():
    result = {}
    for line in (COPY / 'switches.tsv').read_text().splitlines():
        number, name, place, kind, text = line.split('\t', 4)
        where = f'{name.removeprefix("Sources/BarLayout/")} {text}'
        ways = {'condition': ['always', 'never'], 'optional': [None, 'nil'], 'pattern': [None, 'no match']}[kind]
        for way, word in enumerate(ways):
            if word:
                result[2 * int(number) + way] = f'{where} → {word}'
    return result


def reasons():
    path = ROOT / 'Mutation/reasons.tsv'
    lines = path.read_text().splitlines() if path.exists() else []
    return dict(line.split('\t', 1) for line in lines if '\t' in line)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else None
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    copy_package()
    program = build()
    known, page = reasons(), []
    for kind, names, aim in [('rows', rows_of(program), 98), ('branches', branches_of(), 90)]:
        numbers = sorted(names)
        if count and count < len(numbers):
            numbers = sorted(random.Random(seed).sample(numbers, count))
        found = judge(program, kind, numbers)
        survivors = [number for number in numbers if found[number] is None]
        excused = [n for n in survivors if names[n] in known]
        counted = len(numbers) - len(excused)
        score = 100 * (len(numbers) - len(survivors)) / max(counted, 1)
        plain = 100 * (len(numbers) - len(survivors)) / max(len(numbers), 1)
        sample = '' if len(numbers) == len(names) else f', a sample of {len(names)} by seed {seed}'
        print(f'mutate: {kind}: {len(numbers) - len(survivors)} of {len(numbers)} noticed{sample}, {plain:.1f} %; '
              f'{score:.1f} % without the {len(excused)} that cannot be; aim {aim} %')
        page.append((kind, names, numbers, survivors, excused, plain, score, aim, sample, found))
    write(page, known)


def write(page, known):
    lines = [
        '# What the tests notice', '',
        '`script/mutate` changes every row of numbers by one unit (a share by a tenth, a yes to a no), and turns every',
        'branch of `Resolve` and `Layout` to one way, one at a time, in one process. It asks the goldens, the published',
        'measurements and the properties of random scenes whether anything is different: a text golden by its text, one',
        'with pixels by its display list too, a measurement by whether it is still met. A mutant that ends the program is',
        'noticed. Unit tests are not asked; they notice more. The page of the rows itself, docs/METRICS.md, would notice',
        'every row and does not count.', '',
        '| what | mutants | noticed | share | without those that nothing could notice | aim |',
        '| --- | ---: | ---: | ---: | ---: | ---: |']
    for kind, _, numbers, survivors, excused, plain, score, aim, sample, _ in page:
        lines.append(f'| {kind}{sample} | {len(numbers)} | {len(numbers) - len(survivors)} | {plain:.1f} % | '
                     f'{score:.1f} % | {aim} % |')
    for kind, names, numbers, survivors, excused, _, _, _, _, found in page:
        by = Counter('a measurement' if found[n].startswith('measurement ') else
                     'a property' if found[n].startswith('property') else
                     found[n] if found[n].startswith('it ') else 'a golden'
                     for n in numbers if found[n] is not None)
        lines += ['', f'## {kind.capitalize()} that survive', '',
                  'First noticed by: ' + ', '.join(f'{name} {count}' for name, count in by.most_common()) + '.', '',
                  '| mutant | scenes it concerns | reason |', '| --- | ---: | --- |']
        for number in survivors:
            reason = known.get(names[number], '' if seen[kind, number] else 'no scene has it')
            name = names[number].replace('|', '\\|')
            lines.append(f'| `{name}` | {seen[kind, number]} | {reason} |')
    PAGE.write_text('\n'.join(lines) + '\n')


main()
