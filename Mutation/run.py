"""Makes a copy of the package whose rows and branches can be changed by number, and counts what notices.

Called by script/mutate: run.py [BRANCHES [SEED [ROWS]]]. SWIFT in the environment names another `swift`.
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
         'Package.resolved', 'Tools/Sources/conformance', 'Tools/Sources/properties', 'Mutation', 'Plugins', 'Examples',
         'Tests/BarSceneFileTests/KeyEffects'],
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
         '    self.facts = facts\n    bar = Mutant.begin(Table.self, context)\n    if let (name, value) = Mutant.change(Table.self, context) {\n'
         '      name.set(value, in: &self.numbers, &self.facts)\n    }\n  }')
    values = fresh / 'Sources/BarLayout/Metrics/BarMetricValues.swift'
    edit(values, '  private var numbers: [Double]\n',
         '  private var numbers: [Double]\n  private var bar = Mutant.Bar()\n')
    edit(values, '{ numbers[number.index] }',
         '{\n    Mutant.ask(Table.self, number.index, of: bar)\n    return numbers[number.index]\n  }')
    edit(values, '{ facts >> UInt64(fact.index) & 1 != 0 }',
         '{\n    Mutant.ask(Table.self, fact.index, of: bar, isFact: true)\n'
         '    return facts >> UInt64(fact.index) & 1 != 0\n  }')
    for path in (fresh / 'Tests/BarSceneFileTests/KeyEffects').glob('*'):
        if not path.name.endswith('Tests.swift'):
            (fresh / 'Mutation/Judge/KeyEffects').mkdir(exist_ok=True)
            path.rename(fresh / 'Mutation/Judge/KeyEffects' / path.name)
    manifest = fresh / 'Package.swift'
    edit(manifest, '  .treatAllWarnings(as: .error),\n  .strictMemorySafety(),\n', '')
    edit(manifest, '  dependencies: [\n    .package(',
         '  dependencies: [\n    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),\n    .package(')
    text = manifest.read_text()
    extra = '\npackage.targets.append(.executableTarget(name: "judge", dependencies: ["BarComparison", "BarFiles", ' \
        '"BarGolden", "BarLayout", "BarSceneFile", "conformance", "properties"], ' \
        'path: "Mutation/Judge", exclude: ["KeyEffects/fixtures.yaml"]))\n'
    for target, needs, without in [
            ('conformance', '"BarLayout", "BarSceneFile", .product(name: "Yams", package: "Yams")', ''),
            ('properties', '"BarComparison", "BarFiles", "BarGolden", "BarLayout", "BarRender", "BarSceneFile"', '')]:
        extra += f'package.targets.append(.target(name: "{target}", dependencies: [{needs}], ' \
            f'path: "Tools/Sources/{target}"{without}, swiftSettings: strict))\n'
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


seen = {}  # how many goldens, measurements, trials of keys and crossed scenes a mutant concerns


def judge(program, kind, asked, mutants):
    """What came of each mutant when goldens and the like, keys, or crossed scenes are asked: noticed by what, or None."""
    found = {}
    if not mutants:
        return found
    run = subprocess.Popen(
        [str(program), str(ROOT), kind, asked, *map(str, mutants)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True, env={**os.environ, 'SWIFT_BACKTRACE': 'enable=no'})
    for line in run.stdout:
        word, *parts = line.rstrip('\n').split('\t')
        if word not in ('noticed', 'survived'):
            continue
        mutant = int(parts[0])
        found[mutant] = parts[3] if word == 'noticed' else None
        seen[kind, mutant] = seen.get((kind, mutant), 0) + int(parts[1])
        if len(found) % 100 == 0:
            print(f'mutate: {kind}, {asked}: {len(found)} of {len(mutants)}', file=sys.stderr)
    if run.wait() or len(found) < len(mutants):
        sys.exit(f'mutate: judge ended with {run.returncode} after {len(found)} of {len(mutants)}')
    return found


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
    """Why mutants survive: by their words, whether nothing could notice them, and the reason."""
    path = ROOT / 'Mutation/reasons.tsv'
    lines = path.read_text().splitlines() if path.exists() else []
    parts = [line.split('\t') for line in lines if line.count('\t') == 2]
    return {name: (kind == 'cannot', reason) for name, kind, reason in parts}


def main():
    branches, seed, rows = [int(text) for text in sys.argv[1:]] + [None, 1, None][len(sys.argv) - 1:]
    copy_package()
    program = build()
    known, page = reasons(), []
    for kind, names, aim, count in [
            ('rows', rows_of(program), 98, rows), ('branches', branches_of(), 90, branches)]:
        numbers = sorted(names)
        if count and count < len(numbers):
            random.Random(seed).shuffle(numbers)
            numbers = sorted(numbers[:count])
        found = {number: None for number in numbers}
        for asked in 'goldens', 'keys', 'crossings':
            found |= judge(program, kind, asked, [number for number in numbers if found[number] is None])
        # A row that says that a bar has none of something, and that no scene asks for, stands for nothing.
        idle = [n for n in numbers if found[n] is None and not seen[kind, n] and kind == 'rows'
                and names[n].endswith(' 0.0 always')]
        numbers = [number for number in numbers if number not in idle]
        survivors = [number for number in numbers if found[number] is None]
        excused = [n for n in survivors if known.get(names[n], (False, ''))[0]]
        counted = len(numbers) - len(excused)
        score = 100 * (len(numbers) - len(survivors)) / max(counted, 1)
        plain = 100 * (len(numbers) - len(survivors)) / max(len(numbers), 1)
        sample = '' if len(numbers) == len(names) else f', the first of {len(names)} as seed {seed} shuffles them'
        print(f'mutate: {kind}: {len(numbers) - len(survivors)} of {len(numbers)} noticed{sample}, {plain:.1f} %; '
              f'{score:.1f} % without the {len(excused)} that cannot be; aim {aim} %')
        page.append((kind, names, numbers, survivors, excused, plain, score, aim, sample, found, idle))
    write(page, known)


def write(page, known):
    lines = [
        '# What the tests notice', '',
        '`script/mutate` changes every row of numbers by one unit (a share by a tenth, a yes to a no), and turns every',
        'branch of `Resolve` and `Layout` to one way, one at a time, each in a process of its own. It asks what CI runs',
        'whether anything fails: the goldens (a text golden by its text, one with pixels by its display list too), the',
        'published measurements, properties of 40 random scenes, the trials of every key of a scene on ten machines',
        '(`KeyEffectTests`), and the crossed scenes, which are those of goldens with keys changed by chance (`CrossingTests`,',
        '`script/crossings`), in this order. A mutant that ends the program or runs for a minute is noticed. Other unit tests',
        'are not asked; they notice more. The page of the rows itself, docs/METRICS.md, would notice every row and does not',
        'count.',
        '', '| what | mutants | noticed | share | without those that nothing could notice | aim |',
        '| --- | ---: | ---: | ---: | ---: | ---: |']
    for kind, _, numbers, survivors, excused, plain, score, aim, sample, _, _ in page:
        lines.append(f'| {kind}{sample} | {len(numbers)} | {len(numbers) - len(survivors)} | {plain:.1f} % | '
                     f'{score:.1f} % | {aim} % |')
    for kind, names, numbers, survivors, excused, _, _, _, _, found, idle in page:
        by = Counter(
            'a measurement' if found[n].startswith('measurement ') else 'a property' if found[n].startswith('property')
            else 'a key' if found[n].startswith('key ')
            else 'a crossed scene' if found[n].startswith('crossing ') else found[n] if found[n].startswith('it ') else 'a golden'
            for n in numbers if found[n] is not None)
        lines += ['', f'## {kind.capitalize()} that survive', '',
                  'First noticed by: ' + ', '.join(f'{name} {count}' for name, count in by.most_common()) + '.', '']
        if idle:
            lines += [f'Left out of the count are {len(idle)} rows that say of all bars that they have none of something, 0,',
                      'until a later row says otherwise, and that no golden and no measurement asks for: nothing is made of them.', '']
        lines += ['| mutant | scenes it concerns | reason |', '| --- | ---: | --- |']
        for number in survivors:
            unknown = 'not looked into' if seen[kind, number] else 'nothing that is asked has it'
            reason = known.get(names[number], (False, unknown))[1]
            name = names[number].replace('|', '\\|')
            lines.append(f'| `{name}` | {seen[kind, number]} | {reason} |')
    PAGE.write_text('\n'.join(lines) + '\n')


if __name__ == '__main__':
    main()
