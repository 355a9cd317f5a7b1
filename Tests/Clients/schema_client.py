"""Holds the schema of scenes against the program: examples, and thousands of scenes with something changed.

Both have to take a scene, or both to refuse it, but where what is wrong is not its form.
"""

import copy
import glob
import json
import os
import random
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

NAVBAR, EXAMPLES = sys.argv[1:3]
SEED = int(os.environ.get("NAVBAR_SEED", "1"))
COUNT = int(os.environ.get("NAVBAR_SCENES", "2000"))
# What is wrong with these is what they say and not how.
MEANING = re.compile(
    "there is no file|no destination for|no navigation destination|needs two items|a second|cannot be shown"
    "|does not run on|has no |no screen|is outside|below|names no|needs a |beside|too many scenes|longer than"
    "|is one thing|not a PNG|cannot be read|is drawn in the tint|the clock|wider|taller|must not|is not in"
    "|whose name ends in|is not a segment|unknown key path|cannot |no such|has \\d+ |there is no|is not shown|leads nowhere|no column|out of order")


class Loader(yaml.SafeLoader):
    """YAML 1.2's words: only true and false, and numbers as JSON has them."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("bool", r"^(true|false)$", "tf"), ("null", r"^(~|null|)$", ["~", "n", ""]),
    ("int", r"^-?(0|[1-9][0-9]*)$", "-0123456789"),
    ("float", r"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$", "-0123456789"),
]:
    Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))

schema = json.loads(subprocess.run([NAVBAR, "schema"], capture_output=True, check=True).stdout)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
scenes = []
for path in sorted(glob.glob(EXAMPLES + "/*.yaml") + glob.glob(EXAMPLES + "/../goldens/**/*.yaml", recursive=True)):
    with open(path, encoding="utf-8") as file:
        try:
            scene = yaml.load(file, Loader)
        except yaml.YAMLError:
            continue
    if isinstance(scene, dict):
        problem = jsonschema.exceptions.best_match(validator.iter_errors(scene))
        assert problem is None, (path, problem.message[:300])
        scenes.append(scene)

keys, words = set(), []


def learn(node):
    if isinstance(node, dict):
        keys.update(node.get("properties", {}))
        words.extend(node.get("enum", []))
        for value in node.values():
            learn(value)
    elif isinstance(node, list):
        for value in node:
            learn(value)


learn(schema)
keys = sorted(keys)
VALUES = [
    None, True, False, 0, 1, -1, 2.5, 1e9, "", "x", "Inbox", "#ff0000", "#ff00", "systemBlue", [], {}, [1, 2],
    [1, 2, 3, 4], ["a"], {"a": 1}, {"title": "A"}, {"systemItem": "add"}, {"size": [20, 20]}, {"key": "a"},
    {"points": [390, 844]}, "true", "5",
]
chance = random.Random(SEED)


def places(node, path=()):
    yield path
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield from places(value, path + (key,))


def at(node, path):
    for key in path:
        node = node[key]
    return node


def mutated(scene):
    scene = copy.deepcopy(scene)
    for _ in range(chance.choice([1, 1, 1, 2])):
        all_places = list(places(scene))
        path = chance.choice(all_places)
        kind, node = chance.randrange(6), at(scene, path)
        owner = at(scene, path[:-1]) if path else None
        if kind == 0 and path:
            owner[path[-1]] = copy.deepcopy(chance.choice(VALUES))
        elif kind == 1 and path:
            del owner[path[-1]]
        elif kind == 2 and isinstance(node, dict):
            node[chance.choice(keys)] = copy.deepcopy(chance.choice(VALUES))
        elif kind == 3 and isinstance(node, dict):
            node[chance.choice(keys)] = chance.choice(words)
        elif kind == 4 and path and isinstance(path[-1], str):
            owner[path[-1] + chance.choice("xs")] = owner.pop(path[-1])
        elif path:
            other = chance.choice(all_places)
            if path[: len(other)] != other:
                owner[path[-1]] = copy.deepcopy(at(scene, other))
    return scene


with tempfile.TemporaryDirectory() as room:
    changed = [mutated(chance.choice(scenes)) for _ in range(COUNT)]
    names = []
    for number, scene in enumerate(changed):
        names.append(f"{room}/{number:05}.json")
        with open(names[-1], "w", encoding="utf-8") as file:
            json.dump(scene, file)
    answers = []
    for start in range(0, COUNT, 400):
        run = subprocess.run(
            [NAVBAR, "layout", *names[start : start + 400], "--format", "jsonl"], capture_output=True, text=True)
        answers += [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == COUNT
    disagreements, by_meaning = [], 0
    for scene, answer in zip(changed, answers):
        errors = [e["message"] for e in answer.get("errors", []) if e["severity"] == "error"]
        problem = jsonschema.exceptions.best_match(validator.iter_errors(scene))
        if (problem is None) == (not errors):
            continue
        if problem is None and all(MEANING.search(error) for error in errors):
            by_meaning += 1
        else:
            disagreements.append((errors or problem.message[-200:], json.dumps(scene)[:200]))
    for errors, scene in disagreements[:20]:
        print(errors, scene, sep="\n  ", file=sys.stderr)
    print(f"schema: {len(scenes)} scenes pass; of {COUNT} changed ones {len(disagreements)} in dispute, "
          f"{by_meaning} refused for their meaning alone")
    sys.exit(1 if len(disagreements) * 400 > COUNT else 0)
