#!/usr/bin/env python3
"""Rewrites Swift files so that each of their branches can be turned by its number: instrument.py LIST FILE….

Prints nothing; LIST gets a line a switch: its number, file, line, kind and text. A switch is one of

- a condition, or one side of && and ||: forced to be true (2n) or false (2n + 1);
- an optional that is bound, or stands before ??: forced to be nil (2n + 1);
- a pattern of `if case`, `guard case` or a case of a `switch`: forced not to match (2n + 1).
"""
import re
import sys

TOKEN = re.compile(
    r'(?P<space>\s+)|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<long>"""(?:\\.|[^\\])*?""")'
    r'|(?P<raw>\#"(?:[^"\n])*"\#)|(?P<text>"(?:\\\((?:[^()"]|\([^()]*\)|"[^"\n]*")*\)|\\.|[^"\\\n])*")'
    r'|(?P<word>[A-Za-z_$#@`][\w$`]*)|(?P<number>\d[\w.]*)|(?P<open>[(\[{])|(?P<close>[)\]}])'
    r'|(?P<sign>[,;:])|(?P<operator>[-/=+!*%<>&|^~?.\\]+)', re.S)

COMPARISONS = {'==', '!=', '<', '>', '<=', '>=', '===', '!==', '~='}
LOGIC = {'&&', '||'}
ASSIGNMENTS = {'=', '+=', '-=', '*=', '/=', '&=', '|='}
STOP_WORDS = {
    'return', 'in', 'if', 'guard', 'else', 'while', 'where', 'throw', 'case', 'try', 'let', 'var', 'for', 'switch',
    'default', 'is', 'await', 'do', 'catch', 'defer', 'yield'}


class Token:
    def __init__(self, kind, text, start):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)
        self.line_before = False  # whether a new line comes before it
        self.space_before = self.space_after = False
        self.mate = None  # the index of the other bracket

    def __repr__(self):
        return self.text


def tokens_of(source):
    found, place, space, line = [], 0, True, True
    while place < len(source):
        match = TOKEN.match(source, place)
        if not match:
            raise SyntaxError(f'{source[place:place + 30]!r}')
        kind, text = match.lastgroup, match.group()
        if kind in ('space', 'comment'):
            space = True
            line = line or '\n' in text
            if found:
                found[-1].space_after = True
        else:
            token = Token(kind, text, place)
            token.space_before, token.line_before = space, line
            found.append(token)
            space = line = False
        place = match.end()
    stack = []
    for index, token in enumerate(found):
        if token.kind == 'open':
            stack.append(index)
        elif token.kind == 'close':
            token.mate = stack.pop()
            found[token.mate].mate = index
    return found


class Rewriter:
    def __init__(self, name, source, first):
        self.name, self.source, self.first = name, source, first
        self.tokens = tokens_of(source)
        self.wraps = {}  # (start, end) in tokens: kind
        self.others = []  # (place in text, text, kind, line)
        self.switches = []

    # Walking

    def is_binary(self, index):
        token = self.tokens[index]
        return token.kind == 'operator' and token.text not in ('.', '!', '?') and token.space_before \
            and token.space_after and not token.text.startswith('.')

    def is_question(self, index):
        token = self.tokens[index]
        return token.text == '?' and token.space_before

    def starts_statement(self, index):
        """Whether a new statement begins at a token, by its new line."""
        token = self.tokens[index]
        if not token.line_before or index == 0:
            return index == 0
        if token.kind == 'operator' or token.text in (':', ',', ')', ']', '?'):
            return False
        if token.text in ('where', 'else'):
            return False
        before = self.tokens[index - 1]
        if before.kind == 'open' or before.text in (',', ':'):
            return True
        return not (before.kind == 'operator' and before.space_before)

    def back(self, index, stops):
        """The first token of the expression that ends before `index`."""
        place = index
        while place > 0:
            token = self.tokens[place - 1]
            if token.kind == 'open' or token.kind == 'sign':
                break
            if token.kind == 'word' and token.text in STOP_WORDS:
                break
            if token.kind == 'operator' and (token.text in ASSIGNMENTS or token.text == '->' or (
                    token.text in stops and token.space_before) or (token.text == '?' and token.space_before)):
                break
            if place < index and self.starts_statement(place):
                break
            place = token.mate if token.kind == 'close' else place - 1
            if token.kind == 'close' and token.text == '}' and self.tokens[place].line_before:
                break
        # Trailing closures belong to their call; a block of a statement before does not.
        return place

    def forward(self, index, stops):
        """One past the last token of the expression that begins at `index`."""
        place = index
        while place < len(self.tokens):
            token = self.tokens[place]
            if place > index and self.starts_statement(place):
                break
            if token.kind == 'close' or token.kind == 'sign':
                break
            if token.kind == 'word' and token.text in ('else', 'where'):
                break
            if token.kind == 'operator' and ((token.text in stops and token.space_before) or (
                    token.text == '?' and token.space_before)):
                break
            if token.text == '{' and place > index and self.is_block(place):
                break
            place = token.mate + 1 if token.kind == 'open' else place + 1
        return place

    def is_block(self, index):
        """Whether a brace opens the block of a statement rather than a closure."""
        return index in self.blocks

    # What can be turned

    def wrap(self, start, end, kind):
        if start < end:
            self.wraps.setdefault((start, end), kind)

    def condition(self, start, end):
        """Adds the sides of && and || of an expression, or the whole of it."""
        depth_zero, place, first = [], start, start
        while place < end:
            token = self.tokens[place]
            if token.text in LOGIC:
                depth_zero.append((first, place))
                first = place + 1
            elif self.is_question(place):
                # A choice as a whole: its sides are conditions of their own only by chance.
                depth_zero, first = [], start
                break
            place = token.mate + 1 if token.kind == 'open' else place + 1
        for part in depth_zero + [(first, end)]:
            self.wrap(*part, 'condition')

    def clauses(self, start, end):
        """The parts of a list of conditions."""
        first, place = start, start
        while place <= end:
            if place == end or self.tokens[place].text == ',':
                self.clause(first, place)
                first = place + 1
                place += 1
                continue
            token = self.tokens[place]
            place = token.mate + 1 if token.kind == 'open' else place + 1

    def clause(self, start, end):
        if start >= end:
            return
        word = self.tokens[start].text
        if word in ('let', 'var'):
            equals = next((i for i in range(start, end) if self.tokens[i].text == '='), None)
            if equals is None:
                name = self.tokens[start + 1]
                if name.text == 'self' or end != start + 2:
                    return
                self.others.append((name.end, f' = Mutant.some(@, {name.text})', 'optional', start, end))
            elif self.tokens[equals + 1].text not in ('try', 'await'):
                self.wrap(equals + 1, end, 'optional')
        elif word == 'case':
            self.others.append((self.tokens[end - 1].end, ', Mutant.at(@, true)', 'pattern', start, end))
        elif not word.startswith('#'):
            self.condition(start, end)

    def find(self):
        tokens = self.tokens
        self.blocks = set()
        lists = []
        for index, token in enumerate(tokens):
            if token.kind != 'word' or (index and tokens[index - 1].text == '.'):
                continue
            if token.text in ('if', 'while', 'guard', 'for', 'switch'):
                stop = 'else' if token.text == 'guard' else '{'
                place = index + 1
                while place < len(tokens) and tokens[place].text != stop:
                    place = tokens[place].mate + 1 if tokens[place].kind == 'open' else place + 1
                self.blocks.add(place + 1 if stop == 'else' else place)
                lists.append((token.text, index + 1, place))
            elif token.text in ('else', 'do', 'catch', 'defer') and tokens[index + 1].text == '{':
                self.blocks.add(index + 1)
        for word, start, end in lists:
            if word in ('if', 'while', 'guard'):
                self.clauses(start, end)
            elif word == 'for':
                where = next((i for i in range(start, end) if tokens[i].text == 'where'), None)
                if where:
                    self.condition(where + 1, end)
            elif word == 'switch':
                self.switch(end)
        for index, token in enumerate(tokens):
            if token.kind != 'operator':
                continue
            if token.text in LOGIC:
                self.wrap(self.back(index, LOGIC), index, 'condition')
                self.wrap(index + 1, self.forward(index + 1, LOGIC), 'condition')
            elif self.is_question(index):
                self.condition(self.back(index, set()), index)
            elif token.text == '??':
                self.wrap(self.back(index, LOGIC | COMPARISONS | {'??'}), index, 'optional')

    def switch(self, block):
        """The cases of a switch; where none is the default, the last one becomes it if it binds nothing."""
        tokens, end = self.tokens, self.tokens[block].mate
        cases, place = [], block + 1
        while place < end:
            token = tokens[place]
            if token.text in ('case', 'default') and (place == block + 1 or token.line_before):
                colon = place
                while tokens[colon].text != ':':
                    colon = tokens[colon].mate + 1 if tokens[colon].kind == 'open' else colon + 1
                cases.append((place, colon))
                place = colon
            place = tokens[place].mate + 1 if tokens[place].kind == 'open' else place + 1
        if len(cases) < 2:
            return
        last, last_colon = cases[-1]
        if tokens[last].text == 'case':
            words = [t.text for t in tokens[last:last_colon]]
            if 'let' in words or 'var' in words or 'where' in words:
                return
            self.others.append((tokens[last].start, None, 'default', last, last_colon))
        for start, colon in cases[:-1]:
            if tokens[start].text != 'case':
                continue
            places, first, place = [], start + 1, start + 1
            while place <= colon:
                if place == colon or tokens[place].text == ',':
                    where = next((i for i in range(first, place) if tokens[i].text == 'where'), None)
                    if where:
                        self.condition(where + 1, place)
                    else:
                        places.append(tokens[place - 1].end)
                    place += 1
                    first = place
                    continue
                place = tokens[place].mate + 1 if tokens[place].kind == 'open' else place + 1
            if places:
                self.others.append((places, ' where Mutant.at(@, true)', 'pattern', start, colon))

    # The text

    def rewritten(self):
        self.find()
        tokens, edits = self.tokens, []  # (place, order, text)
        number = self.first

        def note(kind, start, end):
            nonlocal number
            text = ' '.join(self.source[tokens[start].start:tokens[end - 1].end].split())
            line = self.source.count('\n', 0, tokens[start].start) + 1
            self.switches.append((number, self.name, line, kind, text))
            number += 1
            return number - 1

        for (start, end), kind in sorted(self.wraps.items(), key=lambda item: (item[0][0], -item[0][1])):
            mine = note(kind, start, end)
            call = 'Mutant.at' if kind == 'condition' else 'Mutant.some'
            edits.append((tokens[start].start, 1, -(end - start), f'{call}({mine}, '))
            edits.append((tokens[end - 1].end, 0, end - start, ')'))
        for place, text, kind, start, end in self.others:
            if kind == 'default':
                edits.append((tokens[start].start, 1, 0, 'default /* '))
                edits.append((tokens[end - 1].end, 0, 0, ' */'))
                continue
            mine = note(kind, start, end)
            for spot in place if isinstance(place, list) else [place]:
                edits.append((spot, 0, 1 << 20, text.replace('@', str(mine))))
        result, place = [], 0
        for spot, _, _, text in sorted(edits, key=lambda edit: edit[:3]):
            result.append(self.source[place:spot])
            result.append(text)
            place = spot
        return ''.join(result) + self.source[place:]


def main():
    first, lines = 0, []
    for name in sys.argv[2:]:
        with open(name, encoding='utf-8') as file:
            source = file.read()
        rewriter = Rewriter(name, source, first)
        text = rewriter.rewritten()
        first += len(rewriter.switches)
        lines += ['\t'.join(map(str, switch)) for switch in rewriter.switches]
        with open(name, 'w', encoding='utf-8') as file:
            file.write(text)
    with open(sys.argv[1], 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines) + '\n')


main()
