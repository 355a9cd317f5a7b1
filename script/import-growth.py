#!/usr/bin/env python3
"""What script/import-growth runs: makes projects of one thing each and has navbar-import read them."""

import argparse
import json
import os
import plistlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

LIMIT = 2.6
# Less than this is start and noise: seconds, and bytes of memory.
FLOOR_TIME, FLOOR_MEMORY = 0.25, 100 << 20
KINDS = {}


def kind(number, command="import"):
    """Notes a maker of projects: `make(project, n)` with what n is for the smallest size.

    command: what reads the project: import, audit, or both; or a function that gives the arguments.
    """

    def note(make):
        KINDS[make.__name__.replace("_", "-")] = (make, number, command)
        return make

    return note


class Project:
    """A folder that files are put into."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, name):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def write(self, name, *parts):
        with open(self.path(name), "w", encoding="utf-8") as file:
            for part in parts:
                if isinstance(part, str):
                    file.write(part)
                else:
                    file.writelines(part)


def view(name, body, states=""):
    return f"struct {name}: View {{\n{states}  var body: some View {{ {body} }}\n}}\n"


def screen(number, link=""):
    return view(f"Screen{number}", f'List {{ Text("a") {link} }}.navigationTitle("Title {number}")'
                f'.toolbar {{ Button("Save") {{ }} }}')


ROOT_VIEW = 'import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Root() } } } }\n'
ONE = ROOT_VIEW + view("Root", 'List { Text("a") }.navigationTitle("Home")')


def one_line(project, text, *more):
    """A Swift file with a screen, and a line of something."""
    project.write("A.swift", ONE)
    project.write("B.swift", "import SwiftUI\n", text, *more, "\n")


# MARK: Swift, files and types


@kind(1000, "both")
def types_in_one_file(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'),
            (screen(i, f'NavigationLink("go") {{ Screen{(i * 7 + 1) % n}() }}') for i in range(n)))


@kind(500, "both")
def types_over_files(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'))
    for i in range(n):
        p.write(f"S{i // 100}/Screen{i}.swift", "import SwiftUI\n",
                screen(i, f'NavigationLink("go") {{ Screen{(i * 7 + 1) % n}() }}'))


@kind(1000)
def controllers_in_one_file(p, n):
    p.write("A.swift", "import UIKit\n", (
        f'class C{i}: UIViewController {{\n  override func viewDidLoad() {{ title = "Title {i}"\n'
        f'    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go)) }}\n'
        f'  @objc func go() {{ navigationController?.pushViewController(C{(i * 7 + 1) % n}(), animated: true) }}\n}}\n'
        for i in range(n)))


@kind(500)
def controllers_over_files(p, n):
    for i in range(n):
        p.write(f"S{i // 100}/C{i}.swift", "import UIKit\n"
                f'class C{i}: UIViewController {{\n  override func viewDidLoad() {{ title = "Title {i}" }}\n'
                f'  @objc func go() {{ navigationController?.pushViewController(C{(i * 7 + 1) % n}(), animated: true) }}\n}}\n')


@kind(200)
def same_names_in_folders(p, n):
    for i in range(n):
        p.write(f"T{i}/A.swift", ONE.replace("struct A:", f"struct A{i}:"), view("Detail", f'Text("a").navigationTitle("T{i}")'),
                view("Other", "NavigationLink(\"d\") { Detail() }"))


@kind(4000)
def members_of_one_class(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() { title = "T"; f0() }\n',
            (f"  var p{i} = {i}\n  func f{i}() {{ f{i + 1}() }}\n" for i in range(n)), "}\n")


@kind(2000)
def extensions_of_one_class(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() { title = "T"; f0() }\n}\n',
            (f"extension C {{\n  func f{i}() {{ f{i + 1}() }}\n}}\n" for i in range(n)))


@kind(2000)
def extensions_of_view(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").f0().navigationTitle("Home")'),
            (f"extension View {{\n  func f{i}() -> some View {{ self.padding() }}\n}}\n" for i in range(n)))


@kind(20000)
def lines_of_comments(p, n):
    one_line(p, "", (f"// a comment {i}\n" for i in range(n)))


@kind(300)
def previews(p, n):
    one_line(p, "", (f'#Preview {{ NavigationStack {{ Text("a").navigationTitle("{i}") }} }}\n' for i in range(n)))


# MARK: Swift, one line


@kind(20000)
def line_of_cases(p, n):
    one_line(p, "enum E { case ", (f"a{i}, " for i in range(n)), "z }")


@kind(20000)
def line_of_case_declarations(p, n):
    one_line(p, "enum E { ", (f"case a{i}; " for i in range(n)), "}")


@kind(10000)
def line_of_calls(p, n):
    one_line(p, "func f() { ", (f"g({i}); " for i in range(n)), "}")


@kind(5000)
def line_of_makers(p, n):
    one_line(p, "class C: UIViewController { func f() { ", (f"g(C{i}()); " for i in range(n)), "} }")


@kind(2000)
def line_of_types(p, n):
    one_line(p, "", (f'struct S{i}: View {{ var body: some View {{ Text("a").navigationTitle("T{i}") }} }}; ' for i in range(n)))


@kind(10000)
def line_of_strings(p, n):
    one_line(p, "let a = [", (f'"word {i}", ' for i in range(n)), "]")


@kind(10000)
def line_of_dictionary(p, n):
    one_line(p, "let a = [", (f'"word {i}": {i}, ' for i in range(n)), "]")


@kind(10000)
def line_of_switch(p, n):
    one_line(p, "class C: UIViewController { func f() { switch a { ", (f'case .c{i}: title = "T{i}"; ' for i in range(n)), "} } }")


@kind(10000)
def line_of_route_cases(p, n):
    one_line(p, "", view("S", "Text(\"a\").navigationDestination(for: R.self) { r in switch r { "
                         + "".join(f"case .c{i}: Detail{i}(); " for i in range(n)) + "} }"))


def deep(name, number, before, opening, inner, closing, after):
    """A kind of something that is nested, on one line."""

    def make(p, n):
        one_line(p, before, opening * n, inner, closing * n, after)

    make.__name__ = name
    kind(number)(make)


deep("deep_parentheses", 20000, "let a = ", "(", "1", ")", "")
deep("deep_brackets", 20000, "let a = ", "[", "1", "]", "")
deep("deep_calls", 20000, "let a = ", "f(", "1", ")", "")
deep("deep_closures", 20000, "let a = ", "{ ", "1", " }", "")
deep("deep_closures_of_calls", 20000, "let a = ", "f { ", "1", " }", "")
deep("deep_ternaries", 20000, "let a = ", "b ? 1 : ", "1", "", "")
deep("deep_ternaries_in_parentheses", 20000, "let a = ", "(b ? 1 : ", "1", ")", "")
deep("deep_ternaries_first", 20000, "let a = ", "b ? ", "1", " : 1", "")
deep("deep_prefix_operators", 20000, "let a = ", "! ", "1", "", "")
deep("deep_minus", 20000, "let a = ", "-(", "1", ")", "")
deep("deep_subscripts", 20000, "let a = ", "b[", "1", "]", "")
deep("deep_interpolations", 2000, "let a = ", '"a \\(', "1", ')"', "")
deep("deep_generics", 20000, "let a: ", "A<", "B", ">", " = 1")
deep("deep_array_types", 20000, "let a: ", "[", "B", "]", " = []")
deep("deep_function_types", 20000, "let a: ", "(", "B", ") -> C", " = 1")
deep("deep_optional_types", 20000, "let a: B", "?", "", "", " = nil")
deep("deep_patterns", 20000, "func f() { switch a { case ", ".b(", "let c", ")", ": d() } }")
deep("deep_if_expressions", 20000, "let a = ", "if b { ", "1", " } else { 2 }", "")
deep("deep_ifs", 20000, "func f() { ", "if b { ", "g()", " }", " }")
deep("deep_else_ifs", 20000, "func f() { if a { } ", "else if b { } ", "", "", "else { } }")
deep("deep_switches", 20000, "func f() { ", "switch b { case .c: ", "g()", " }", " }")
deep("deep_loops", 20000, "func f() { ", "for a in b { ", "g()", " }", " }")
deep("deep_dos", 20000, "func f() { ", "do { ", "g()", " }", " }")
deep("deep_functions", 20000, "", "func f() { ", "g()", " }", "")
deep("deep_types", 20000, "", "struct A { ", "let a = 1", " }", "")
deep("deep_enums", 20000, "", "enum A { case b; ", "", " }", "")
deep("deep_comments", 20000, "", "/* ", "", " */", "")
deep("deep_conditional_compilation", 20000, "", "#if A\n", "let a = 1\n", "#endif\n", "")
deep("deep_else_compilation", 20000, "#if A\n", "#elseif B\n", "let a = 1\n", "", "#endif\n")
deep("deep_conditions_of_compilation", 20000, "#if ", "!(", "A", ")", "\nlet a = 1\n#endif")
deep("deep_attributes", 20000, "", "@a(", "1", ")", " let a = 1")
deep("deep_views", 20000, 'struct S: View { var body: some View { ', "VStack { ", 'Text("a")', " }", " } }")
deep("deep_titled_views", 20000, 'struct S: View { var body: some View { ', "VStack { ", 'Text("a")', ' }.navigationTitle("T")', " } }")
deep("deep_stacks", 20000, 'struct S: View { var body: some View { ', "NavigationStack { ", 'Text("a")', ' }.navigationTitle("T")', " } }")
deep("deep_links", 20000, 'struct S: View { var body: some View { ', 'NavigationLink("a") { ', 'Text("a")', ' .navigationTitle("T") }', " } }")
deep("deep_sheets", 20000, 'struct S: View { var body: some View { Text("a")', '.sheet(isPresented: $a) { NavigationStack { Text("a")',
     "", ' .navigationTitle("T") } }', " } }")
deep("deep_views_if", 20000, 'struct S: View { var body: some View { ', "if a { ", 'Text("a").navigationTitle("T")', " } else { Text(\"b\") }", " } }")
deep("deep_menus", 20000, 'struct S: View { var body: some View { Text("a").toolbar { ', "Menu(\"m\") { ", 'Button("a") { }', " }", " } } }")
deep("deep_open_parentheses", 20000, "let a = ", "(", "", "", "")
deep("deep_open_brackets", 20000, "let a = ", "[", "", "", "")
deep("deep_open_braces", 20000, "func f() ", "{", "", "", "")
deep("deep_open_quotes", 20001, "let a = ", '"', "", "", "")
deep("deep_open_generics", 20000, "let a = ", "A<", "", "", "")
deep("deep_closing_braces", 20000, "", "}", "", "", "")
deep("deep_closing_parentheses", 20000, "let a = ", ")", "", "", "")
deep("chain_of_modifiers", 20000, "let a = b", ".padding()", "", "", "")
deep("chain_of_members", 20000, "let a = b", ".c", "", "", "")
deep("chain_of_optional_members", 20000, "let a = b", "?.c", "", "", "")
deep("chain_of_forced", 20000, "let a = b", "!", "", "", "")
deep("chain_of_calls", 20000, "let a = b", "()", "", "", "")
deep("chain_of_subscripts", 20000, "let a = b", "[0]", "", "", "")
deep("chain_of_casts", 20000, "let a = b", " as C", "", "", "")
deep("chain_of_sums", 20000, 'let a = "b"', ' + "c"', "", "", "")
deep("chain_of_ands", 20000, "let a = b", " && c", "", "", "")
deep("chain_of_coalescing", 20000, "let a = b", " ?? c", "", "", "")
deep("chain_of_assignments", 20000, "func f() { a", " = b", "", "", " }")
deep("chain_of_types", 20000, "let a: B", ".C", "", "", " = 1")
deep("chain_of_trailing_closures", 20000, "let a = b { }", " c: { }", "", "", "")
deep("chain_of_view_modifiers", 20000, 'struct S: View { var body: some View { Text("a")', ".padding()", "", "", '.navigationTitle("T") } }')
deep("chain_of_titles", 10000, 'struct S: View { var body: some View { Text("a")', '.navigationTitle("T")', "", "", " } }")
deep("chain_of_toolbars", 1000, 'struct S: View { var body: some View { Text("a").navigationTitle("T")', '.toolbar { Button("B") { } }', "", "", " } }")
deep("chain_of_sheets", 1000, 'struct S: View { var body: some View { Text("a").navigationTitle("T")',
     '.sheet(isPresented: $b) { NavigationStack { Text("a").navigationTitle("S") } }', "", "", " } }")
deep("title_of_sums", 20000, 'struct S: View { var body: some View { Text("a").navigationTitle("T"', ' + "c"', "", "", ") } }")
deep("title_of_ternaries", 500, 'struct S: View { @State var b = false; var body: some View { Text("a").navigationTitle(', '(b ? "x" : ', '"T"', ")", ") } }")
deep("title_of_parentheses", 20000, 'struct S: View { var body: some View { Text("a").navigationTitle(', "(", '"T"', ")", ") } }")
deep("title_of_calls", 20000, 'struct S: View { var body: some View { Text("a").navigationTitle(', "String(", '"T"', ")", ") } }")
deep("title_of_letters", 100000, 'struct S: View { var body: some View { Text("a").navigationTitle("', "word ", "", "", '") } }')
deep("title_of_interpolations", 2000, 'struct S: View { var body: some View { Text("a").navigationTitle("', "a \\(b) ", "", "", '") } }')
deep("title_of_formats", 10000, 'class S: UIViewController { func viewDidLoad() { title = String(format: "', "%@ ", "", "", '", a) } }')
deep("one_long_name", 100000, "let ", "abcdefg", "", "", " = 1")
deep("one_long_comment", 100000, "// ", "abcdefg ", "", "", "")
deep("one_long_number", 100000, "let a = ", "1234567", "", "", "")


# MARK: Swift, what follows what


@kind(1000, "both")
def chain_of_pushed_views(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { NavigationLink("go") { Screen0() } }.navigationTitle("Home")'),
            (screen(i, f'NavigationLink("go") {{ Screen{i + 1}() }}') for i in range(n)), screen(n))


@kind(1000)
def chain_of_pushed_controllers(p, n):
    p.write("A.swift", "import UIKit\n", (
        f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "Title {i}" }}\n'
        f'  func go() {{ navigationController?.pushViewController(C{i + 1}(), animated: true) }} }}\n' for i in range(n)))


@kind(1000)
def chain_of_presented_controllers(p, n):
    p.write("A.swift", "import UIKit\n", (
        f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "Title {i}" }}\n'
        f'  func go() {{ present(UINavigationController(rootViewController: C{i + 1}()), animated: true) }} }}\n' for i in range(n)))


@kind(500)
def all_push_one(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'NavigationLink("go") {{ Screen{i}() }}' for i in range(n)) + '}.navigationTitle("Home")'),
            (screen(i, f'NavigationLink("go") {{ Screen{n}() }}') for i in range(n)), screen(n))


@kind(500)
def all_controllers_push_one(p, n):
    p.write("A.swift", "import UIKit\nclass Last: UIViewController { override func viewDidLoad() { title = \"Last\" } }\n", (
        f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "Title {i}" }}\n'
        f'  func go() {{ navigationController?.pushViewController(Last(), animated: true) }} }}\n' for i in range(n)))


@kind(30)
def all_push_all(p, n):
    # The size of what is there is n * n.
    n = int((n * 30) ** 0.5)
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { NavigationLink("go") { Screen0() } }.navigationTitle("Home")'),
            (screen(i, " ".join(f'NavigationLink("go") {{ Screen{j}() }}' for j in range(n))) for i in range(n)))


@kind(1000)
def chain_of_nested_views(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'V0().navigationTitle("Home")'),
            (view(f"V{i}", f"V{i + 1}()") for i in range(n)), view(f"V{n}", 'Text("a").toolbar { Button("Save") { } }'))


@kind(12)
def views_made_twice(p, n):
    # 2 to the power of n, if each is followed anew.
    p.write("A.swift", ROOT_VIEW, view("Root", 'V0().navigationTitle("Home")'),
            (view(f"V{i}", f"VStack {{ V{i + 1}(); V{i + 1}() }}") for i in range(n)), view(f"V{n}", 'Text("a").toolbar { Button("Save") { } }'))


@kind(12)
def view_functions_called_twice(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n var body: some View { v0().navigationTitle(\"Home\") }\n",
            (f"func v{i}() -> some View {{ VStack {{ v{i + 1}(); v{i + 1}() }} }}\n" for i in range(n)),
            f'func v{n}() -> some View {{ Text("a").toolbar {{ Button("Save") {{ }} }} }} }}\n')


@kind(12)
def titles_said_twice(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n var body: some View { Text(\"a\").navigationTitle(t0) }\n",
            (f"var t{i}: String {{ t{i + 1} + t{i + 1} }}\n" for i in range(n)), f'var t{n}: String {{ "T" }} }}\n')


@kind(12)
def titles_chosen_twice(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n var body: some View { Text(\"a\").navigationTitle(t0) }\n",
            (f"var t{i}: String {{ a ? t{i + 1} : t{i + 1} }}\n" for i in range(n)), f'var t{n}: String {{ "T" }} }}\n')


@kind(12)
def constants_used_twice(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(t0)'),
            (f"let t{i} = t{i + 1} + t{i + 1}\n" for i in range(n)), f'let t{n} = "T"\n')


@kind(12)
def functions_called_twice(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController { override func viewDidLoad() { f0() }\n",
            (f"func f{i}() {{ f{i + 1}(); f{i + 1}() }}\n" for i in range(n)), f'func f{n}() {{ title = "T" }} }}\n')


@kind(12)
def controllers_made_twice(p, n):
    p.write("A.swift", "import UIKit\nclass D: UIViewController { override func viewDidLoad() { title = \"D\" } }\n"
            "class C: UIViewController { override func viewDidLoad() { title = \"C\"; show(f0(), sender: nil) }\n",
            (f"func f{i}() -> UIViewController {{ if a {{ return f{i + 1}() }}; return f{i + 1}() }}\n" for i in range(n)), f'func f{n}() -> UIViewController {{ D() }} }}\n')


@kind(12)
def modifiers_applied_twice(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").m0()'), "extension View {\n",
            (f"func m{i}() -> some View {{ self.m{i + 1}().m{i + 1}() }}\n" for i in range(n)), f'func m{n}() -> some View {{ self.navigationTitle("T") }} }}\n')


@kind(500)
def chain_of_inheritance(p, n):
    p.write("A.swift", 'import UIKit\nclass C0: UIViewController { override func viewDidLoad() { title = "T" } }\n',
            (f"class C{i}: C{i - 1} {{ func f{i}() {{ }} }}\n" for i in range(1, n)))


@kind(500)
def chain_of_inheritance_with_super(p, n):
    p.write("A.swift", 'import UIKit\nclass C0: UIViewController { override func viewDidLoad() { title = "T" } }\n',
            (f"class C{i}: C{i - 1} {{ override func viewDidLoad() {{ super.viewDidLoad(); a{i}() }} }}\n" for i in range(1, n)))


@kind(1000)
def heirs_of_one_class(p, n):
    p.write("A.swift", 'import UIKit\nclass Base: UIViewController { override func viewDidLoad() { title = name }\n var name: String { "B" } }\n',
            (f'class C{i}: Base {{ override var name: String {{ "T{i}" }} }}\n' for i in range(n)))


@kind(500)
def chain_of_protocols(p, n):
    p.write("A.swift", "import UIKit\nprotocol P0 { }\n", (f"protocol P{i}: P{i - 1} {{ }}\nextension P{i} {{ func f{i}() {{ }} }}\n" for i in range(1, n)),
            f'class C: UIViewController, P{n - 1} {{ override func viewDidLoad() {{ title = "T"; f1() }} }}\n')


@kind(12)
def protocols_inherited_twice(p, n):
    p.write("A.swift", "import UIKit\n", (f"protocol P{i}: Q{i + 1}, R{i + 1} {{ }}\nprotocol Q{i}: P{i} {{ }}\nprotocol R{i}: P{i} {{ }}\n" for i in range(n)),
            f'class C: UIViewController, P0 {{ override func viewDidLoad() {{ title = "T"; f1() }} }}\n')


@kind(1000)
def protocols_of_one_class(p, n):
    p.write("A.swift", "import UIKit\n", (f"protocol P{i} {{ }}\nextension P{i} {{ func f{i}() {{ }} }}\n" for i in range(n)),
            "class C: UIViewController, ", ", ".join(f"P{i}" for i in range(n)), ' { override func viewDidLoad() { title = "T"; f1() } }\n')


@kind(1000)
def chain_of_typealiases(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'NavigationLink("a") { T0() }.navigationTitle("Home")'),
            (f"typealias T{i} = T{i + 1}\n" for i in range(n)), view(f"T{n}", 'Text("a").navigationTitle("T")'))


@kind(1000)
def chain_of_view_functions(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n var body: some View { v0() }\n",
            (f"func v{i}() -> some View {{ v{i + 1}() }}\n" for i in range(n)), f'func v{n}() -> some View {{ Text("a").navigationTitle("T") }} }}\n')


@kind(1000)
def chain_of_view_properties(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n var body: some View { v0 }\n",
            (f"var v{i}: some View {{ v{i + 1} }}\n" for i in range(n)), f'var v{n}: some View {{ Text("a").navigationTitle("T") }} }}\n')


@kind(1000)
def chain_of_constants(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(t0)'),
            (f"let t{i} = t{i + 1}\n" for i in range(n)), f'let t{n} = "T"\n')


@kind(1000)
def chain_of_own_modifiers(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").m0()'), "extension View {\n",
            (f"func m{i}() -> some View {{ self.m{i + 1}() }}\n" for i in range(n)), f'func m{n}() -> some View {{ self.navigationTitle("T") }} }}\n')


@kind(500)
def chain_of_parameters(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'V0(t: "Home")'),
            (view(f"V{i}", f"V{i + 1}(t: t)", "  let t: String\n") for i in range(n)), view(f"V{n}", 'Text("a").navigationTitle(t)', "  let t: String\n"))


@kind(500)
def chain_of_pushed_parameters(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'V0(t: "Home")'),
            (view(f"V{i}", f'NavigationLink("a") {{ V{i + 1}(t: t) }}.navigationTitle(t)', "  let t: String\n") for i in range(n)),
            view(f"V{n}", 'Text("a").navigationTitle(t)', "  let t: String\n"))


@kind(500)
def chain_of_controllers_parameters(p, n):
    p.write("A.swift", "import UIKit\n", (
        f'class C{i}: UIViewController {{ let t: String\n init(t: String) {{ self.t = t }}\n override func viewDidLoad() {{ title = t }}\n'
        f'  func go() {{ navigationController?.pushViewController(C{i + 1}(t: t), animated: true) }} }}\n' for i in range(n)),
            'func go() { C0(t: "T") }\n')


@kind(1000)
def callers_of_one_view(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'NavigationLink("go") {{ V(t: "T{i}") }}' for i in range(n)) + '}.navigationTitle("Home")'),
            view("V", 'Text("a").navigationTitle(t)', "  let t: String\n"))


@kind(1000)
def callers_of_one_controller(p, n):
    p.write("A.swift", "import UIKit\nclass D: UIViewController { let t: String\n init(t: String) { self.t = t }\n override func viewDidLoad() { title = t } }\n",
            "class C: UIViewController { \n", (f'func f{i}() {{ let d = D(t: "T{i}"); navigationController?.pushViewController(d, animated: true) }}\n' for i in range(n)), "}\n")


@kind(1000)
def callers_in_many_classes(p, n):
    p.write("A.swift", "import UIKit\nclass D: UIViewController { var t = \"\"\n override func viewDidLoad() { title = t } }\n",
            (f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "C{i}" }}\nfunc f() {{ let d = D(); d.t = "T{i}"; navigationController?.pushViewController(d, animated: true) }} }}\n' for i in range(n)))


@kind(500)
def routes_of_an_enum(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { NavigationLink("a", value: Route.r0) }.navigationTitle("Home").navigationDestination(for: Route.self) { r in switch r {\n'
            + "\n".join(f"case .r{i}: Screen{i}()" for i in range(n)) + " } }"),
            "enum Route: Hashable { ", "; ".join(f"case r{i}" for i in range(n)), " }\n",
            (screen(i, f'NavigationLink("b", value: Route.r{(i + 1) % n})') for i in range(n)))


@kind(500)
def coordinator_of_an_enum(p, n):
    p.write("A.swift", "import UIKit\nenum Route { ", "; ".join(f"case r{i}" for i in range(n)), " }\n",
            "class Coordinator { let nav = UINavigationController()\n func go(_ r: Route) { switch r {\n",
            (f"case .r{i}: nav.pushViewController(C{i}(), animated: true)\n" for i in range(n)), "} } }\n", (
        f'class C{i}: UIViewController {{ let c = Coordinator()\n override func viewDidLoad() {{ title = "Title {i}" }}\n'
        f'  func go() {{ c.go(.r{(i + 1) % n}) }} }}\n' for i in range(n)))


@kind(500)
def titles_of_cases(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(kind.title)', "  @State var kind = Kind.k0\n"),
            "enum Kind { ", "; ".join(f"case k{i}" for i in range(n)), "\n var title: String { switch self {\n",
            (f'case .k{i}: "Title {i}"\n' for i in range(n)), "} } }\n")


@kind(500)
def titles_of_raw_values(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'ForEach(Kind.allCases) { k in Text("a").navigationTitle(k.rawValue) }'),
            "enum Kind: String, CaseIterable { ", "; ".join(f'case k{i} = "T{i}"' for i in range(n)), "}\n")


@kind(500)
def bodies_of_cases(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "switch kind {\n" + "\n".join(f'case .k{i}: Text("a").navigationTitle("T{i}")' for i in range(n)) + "}", "  @State var kind = Kind.k0\n"),
            "enum Kind { ", "; ".join(f"case k{i}" for i in range(n)), " }\n")


@kind(500)
def controllers_cases(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController { var kind = Kind.k0\n override func viewDidLoad() { switch kind {\n",
            (f'case .k{i}: title = "T{i}"; navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)\n' for i in range(n)), "} } }\n",
            "enum Kind { ", "; ".join(f"case k{i}" for i in range(n)), " }\n")


@kind(100, "both")
def states_of_a_toolbar(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("Home").toolbar {\n' + "\n".join(f'if s{i} {{ Button("B{i}") {{ }} }}' for i in range(n)) + "}",
            "".join(f"  @State var s{i} = false\n" for i in range(n))))


@kind(12)
def states_of_bodies(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "VStack {\n" + "\n".join(f'if s{i} {{ Text("a").navigationTitle("A{i}") }} else {{ Text("b").navigationTitle("B{i}") }}' for i in range(n)) + "}",
            "".join(f"  @State var s{i} = false\n" for i in range(n))))


@kind(12)
def states_of_a_title(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(' + " + ".join(f'(s{i} ? "a{i}" : "b{i}")' for i in range(n)) + ")",
            "".join(f"  @State var s{i} = false\n" for i in range(n))))


@kind(12)
def states_of_texts(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("' + " ".join(f'\\(s{i} ? "a{i}" : "b{i}")' for i in range(n)) + '")',
            "".join(f"  @State var s{i} = false\n" for i in range(n))))


@kind(200)
def states_of_buttons(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("Home").toolbar {\n' + "\n".join(f'Button(s{i} ? "A{i}" : "B{i}") {{ }}' for i in range(n)) + "}",
            "".join(f"  @State var s{i} = false\n" for i in range(n))))


@kind(100)
def states_of_a_controller(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f"  var s{i} = false\n" for i in range(n)), "  override func viewDidLoad() {\n",
            (f'    if s{i} {{ title = "A{i}" }} else {{ navigationItem.rightBarButtonItem = UIBarButtonItem(title: "B{i}") }}\n' for i in range(n)), "  }\n}\n")


@kind(100)
def guards_of_a_controller(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f"  var s{i} = false\n" for i in range(n)), "  override func viewDidLoad() {\n",
            (f'    guard s{i} else {{ title = "A{i}"; return }}\n' for i in range(n)), '  title = "Last" }\n}\n')


@kind(1000)
def titles_set_one_after_the_other(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n override func viewDidLoad() {\n", (f'    title = "A{i}"\n' for i in range(n)), "  }\n}\n")


@kind(500)
def functions_that_set_titles(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n override func viewDidLoad() {\n", (f"    f{i}()\n" for i in range(n)), "  }\n",
            (f'  func f{i}() {{ title = "A{i}" }}\n' for i in range(n)), "}\n")


@kind(1000, "both")
def buttons_of_a_toolbar(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("Home").toolbar {\n' + "\n".join(f'Button("B{i}") {{ }}' for i in range(n)) + "}"))


@kind(1000)
def buttons_of_a_controller(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n override func viewDidLoad() { title = \"T\"; navigationItem.rightBarButtonItems = [\n",
            (f'UIBarButtonItem(title: "B{i}", style: .plain, target: self, action: nil),\n' for i in range(n)), "] } }\n")


@kind(500)
def button_properties(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f'  lazy var b{i} = UIBarButtonItem(title: "B{i}", style: .plain, target: self, action: nil)\n' for i in range(n)),
            ' override func viewDidLoad() { title = "T"; navigationItem.rightBarButtonItems = [', ", ".join(f"b{i}" for i in range(n)), "]\n", (f'b{i}.tintColor = .red\nb{i}.title = "C{i}"\n' for i in range(n)), "} }\n")


@kind(500)
def menu_entries(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("Home").toolbar { Menu("M") {\n' + "\n".join(f'Button("B{i}") {{ }}' for i in range(n)) + "} }"))


@kind(500)
def tabs(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "TabView {\n" + "\n".join(f'NavigationStack {{ Text("a").navigationTitle("T{i}") }}.tabItem {{ Label("L{i}", systemImage: "star") }}' for i in range(n)) + "}"))


@kind(500)
def controllers_tabs(p, n):
    p.write("A.swift", "import UIKit\nclass T: UITabBarController { override func viewDidLoad() { viewControllers = [", ", ".join(f"UINavigationController(rootViewController: C{i}())" for i in range(n)), "] } }\n",
            (f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(1000)
def parameters_of_one_function(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "V(" + ", ".join(f'p{i}: "a{i}"' for i in range(n)) + ")"), view("V", 'Text("a").navigationTitle(p0)', "".join(f"  let p{i}: String\n" for i in range(n))))


@kind(1000)
def stores_of_words(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'Text("a").navigationTitle(L.w{i})' for i in range(n)) + "}"), "enum L {\n", (f'  static let w{i} = NSLocalizedString("w{i}", comment: "")\n' for i in range(n)), "}\n")
    p.write("en.lproj/Localizable.strings", (f'"w{i}" = "Word {i}";\n' for i in range(n)))


@kind(1000)
def environment_of_views(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'NavigationLink("a") { V0() }.environmentObject(M())'), "class M: ObservableObject { ", "; ".join(f'@Published var p{i} = "T{i}"' for i in range(n)), " }\n",
            (view(f"V{i}", f'NavigationLink("a") {{ V{i + 1}() }}.navigationTitle(m.p{i})', "  @EnvironmentObject var m: M\n") for i in range(n)))


@kind(500)
def view_functions_that_nobody_calls(p, n):
    p.write("A.swift", ONE, (f'struct S{i} {{\n  func made(a: Int) -> some View {{ Text("a").navigationTitle("T{i}") }}\n}}\n' for i in range(n)))


@kind(300)
def hosting_controllers(p, n):
    p.write("A.swift", "import UIKit\nimport SwiftUI\n", (
        f'class H{i}: UIHostingController<V{i}> {{ }}\n' for i in range(n)), (view(f"V{i}", f'Text("a").navigationTitle("T{i}")') for i in range(n)))


@kind(100, "both")
def parts_of_words(p, n):
    for i in range(n):
        p.write(f"P{i}/S{i}.swift", view(f"S{i}", 'Text("a").navigationTitle("key")'))
        for x in ("en", "de"):
            p.write(f"P{i}/{x}.lproj/Localizable.strings", f'"key" = "word {i} {x}";\n"other" = "other";\n')


@kind(2000, "audit")
def words_looked_for_in_vain(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'Text("a").navigationTitle("T{i}")' for i in range(n // 4)) + "}"))
    for i in range(n // 4):
        p.write(f"en.lproj/T{i}.strings", f'"a{i}" = "b";\n')


@kind(1000)
def names_of_one_function(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n override func viewDidLoad() {\n", (f'    let t{i} = "T{i}"\n' for i in range(n)), f"    title = t{n // 2}\n  }}\n}}\n")


@kind(1000)
def names_of_one_body(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "\n".join(f'let t{i} = "T{i}"' for i in range(n)) + f'\nreturn Text("a").navigationTitle(t{n // 2})'))


# MARK: Objective-C

OBJC = ('#import <UIKit/UIKit.h>\n@interface C : UIViewController\n@end\n@implementation C\n'
        '- (void)viewDidLoad { self.title = @"T"; }\n')


def objc_deep(name, number, before, opening, inner, closing, after):
    def make(p, n):
        p.write("C.m", OBJC, before, opening * n, inner, closing * n, after, "\n@end\n")

    make.__name__ = name
    kind(number)(make)


objc_deep("objc_line_of_calls", 20000, "- (void)f { ", "[self g]; ", "", "", "}")
objc_deep("objc_line_of_functions", 20000, "- (void)f { ", "g(1); ", "", "", "}")
objc_deep("objc_line_of_assignments", 20000, "- (void)f { ", 'self.title = @"a"; ', "", "", "}")
objc_deep("objc_line_of_strings", 20000, "- (void)f { a = @[", '@"word", ', "", "", "]; }")
objc_deep("objc_line_of_dictionary", 20000, "- (void)f { a = @{", '@"word": @1, ', "", "", "}; }")
objc_deep("objc_line_of_joined_strings", 20000, "- (void)f { self.title = ", '@"word" ', "", "", "; }")
objc_deep("objc_line_of_cases", 20000, "- (void)f { switch (a) { ", 'case 1: self.title = @"a"; break; ', "", "", "} }")
objc_deep("objc_line_of_methods", 10000, "", "- (void)f { [self g]; } ", "", "", "")
objc_deep("objc_deep_messages", 20000, "- (void)f { ", "[", "a", " b]", "; }")
objc_deep("objc_deep_arguments", 20000, "- (void)f { ", "[a b:", "a", "]", "; }")
objc_deep("objc_deep_parentheses", 20000, "- (void)f { a = ", "(", "1", ")", "; }")
objc_deep("objc_deep_arrays", 20000, "- (void)f { a = ", "@[", "@1", "]", "; }")
objc_deep("objc_deep_dictionaries", 20000, "- (void)f { a = ", "@{@1: ", "@1", "}", "; }")
objc_deep("objc_deep_blocks", 20000, "- (void)f { ", "g(^{ ", "h();", " });", " }")
objc_deep("objc_deep_ternaries", 20000, "- (void)f { a = ", "b ? 1 : ", "1", "", "; }")
objc_deep("objc_deep_ifs", 20000, "- (void)f { ", "if (a) { ", "g();", " }", " }")
objc_deep("objc_deep_bare_ifs", 20000, "- (void)f { ", "if (a) ", "g();", "", " }")
objc_deep("objc_deep_else_ifs", 20000, "- (void)f { if (a) { } ", "else if (b) { } ", "", "", " }")
objc_deep("objc_deep_loops", 20000, "- (void)f { ", "for (id a in b) { ", "g();", " }", " }")
objc_deep("objc_deep_switches", 20000, "- (void)f { ", "switch (a) { case 1: ", "g();", " }", " }")
objc_deep("objc_deep_braces", 20000, "- (void)f { ", "{ ", "g();", " }", " }")
objc_deep("objc_deep_casts", 20000, "- (void)f { a = ", "(id)", "b", "", "; }")
objc_deep("objc_deep_not", 20000, "- (void)f { a = ", "!", "b", "", "; }")
objc_deep("objc_deep_compilation", 20000, "", "#if A\n", "", "\n#endif", "")
objc_deep("objc_deep_else_compilation", 20000, "#if A\n", "#elif B\n", "", "", "#endif")
objc_deep("objc_deep_conditions", 20000, "#if ", "!(", "A", ")", "\n#endif")
objc_deep("objc_chain_of_members", 20000, "- (void)f { a", ".b", "", "", "; }")
objc_deep("objc_chain_of_calls", 20000, "- (void)f { a", "()", "", "", "; }")
objc_deep("objc_chain_of_arrows", 20000, "- (void)f { a", "->b", "", "", "; }")
objc_deep("objc_chain_of_sums", 20000, "- (void)f { a = b", " + c", "", "", "; }")
objc_deep("objc_chain_of_assignments", 20000, "- (void)f { a", " = b", "", "", "; }")
objc_deep("objc_chain_of_subscripts", 20000, "- (void)f { a", "[0]", "", "", "; }")
objc_deep("objc_open_brackets", 20000, "- (void)f { ", "[", "", "", "")
objc_deep("objc_open_parentheses", 20000, "- (void)f { ", "(", "", "", "")
objc_deep("objc_open_braces", 20000, "- (void)f { ", "{", "", "", "")
objc_deep("objc_open_blocks", 20000, "- (void)f { ", "^", "", "", "")
objc_deep("objc_open_quotes", 20001, "- (void)f { ", '@"', "", "", "")
objc_deep("objc_open_comments", 20000, "- (void)f { ", "/*", "", "", "")
objc_deep("objc_open_at", 20000, "- (void)f { ", "@", "", "", "")
objc_deep("objc_open_angles", 20000, "- (void)f { ", "<", "", "", "")
objc_deep("objc_open_implementations", 5000, "", "@implementation A\n", "", "", "")
objc_deep("objc_open_interfaces", 5000, "", "@interface A : B\n", "", "", "")
objc_deep("objc_open_methods", 5000, "", "- (void)f\n", "", "", "")
objc_deep("objc_open_functions", 5000, "", "NSString *f(", "", "", "")
objc_deep("objc_open_properties", 5000, "@interface B : C\n", "@property (\n", "", "", "")
objc_deep("objc_closing_braces", 20000, "", "}", "", "", "")
objc_deep("objc_comments", 20000, "", "// a\n", "", "", "")


@kind(5000)
def objc_methods(p, n):
    p.write("C.m", OBJC, (f"- (void)f{i} {{ [self f{i + 1}]; }}\n" for i in range(n)), "@end\n")


@kind(5000)
def objc_properties(p, n):
    p.write("C.m", '#import <UIKit/UIKit.h>\n@interface C : UIViewController\n', (f"@property (nonatomic) NSString *p{i};\n" for i in range(n)), '@end\n@implementation C\n- (void)viewDidLoad { self.title = self.p0; }\n',
            (f'- (NSString *)p{i} {{ return self.p{i + 1}; }}\n' for i in range(n)), "@end\n")


@kind(1000)
def objc_classes(p, n):
    p.write("C.m", '#import <UIKit/UIKit.h>\n', (
        f'@interface C{i} : UIViewController\n@end\n@implementation C{i}\n- (void)viewDidLoad {{ self.title = @"T{i}"; }}\n'
        f'- (void)go {{ [self.navigationController pushViewController:[[C{(i * 7 + 1) % n} alloc] init] animated:YES]; }}\n@end\n' for i in range(n)))


@kind(300)
def objc_files(p, n):
    for i in range(n):
        p.write(f"C{i}.h", f'#import "C{i + 1}.h"\n@interface C{i} : UIViewController\n@end\n')
        p.write(f"C{i}.m", f'#import "C{i}.h"\n@implementation C{i}\n- (void)viewDidLoad {{ self.title = @"T{i}"; }}\n'
                f'- (void)go {{ [self.navigationController pushViewController:[[C{i + 1} alloc] init] animated:YES]; }}\n@end\n')


@kind(5000)
def objc_macros(p, n):
    p.write("C.m", (f'#define M{i} @"T{i}"\n' for i in range(n)), OBJC, (f"- (void)f{i} {{ self.title = M{i}; }}\n" for i in range(n)), "@end\n")


@kind(1000)
def objc_chain_of_macros(p, n):
    p.write("C.m", (f"#define M{i} M{i + 1}\n" for i in range(n)), f'#define M{n} @"T"\n', OBJC, "- (void)f { self.title = M0; }\n@end\n")


@kind(12)
def objc_macros_used_twice(p, n):
    p.write("C.m", (f"#define M{i} M{i + 1} M{i + 1}\n" for i in range(n)), f'#define M{n} @"T"\n', OBJC, "- (void)f { self.title = M0; }\n@end\n")


@kind(500)
def objc_macros_over_headers(p, n):
    for i in range(n):
        p.write(f"M{i}.h", f'#import "M{i + 1}.h"\n#define M{i} @"T{i}"\n')
        p.write(f"C{i}.m", f'#import "M{i}.h"\n@implementation C{i} : UIViewController\n- (void)viewDidLoad {{ self.title = M{i}; }}\n@end\n')


@kind(500)
def objc_categories(p, n):
    p.write("C.m", OBJC, "@end\n", (f"@implementation C (K{i})\n- (void)f{i} {{ [self f{i + 1}]; }}\n@end\n" for i in range(n)))


@kind(12)
def objc_functions_called_twice(p, n):
    p.write("C.m", OBJC.replace('self.title = @"T"', "[self f0]"), (f"- (void)f{i} {{ [self f{i + 1}]; [self f{i + 1}]; }}\n" for i in range(n)), f'- (void)f{n} {{ self.title = @"T"; }}\n@end\n')


@kind(500)
def objc_states(p, n):
    p.write("C.m", OBJC.replace('self.title = @"T"', "\n".join(f'if (self.s{i}) {{ self.title = @"A{i}"; }}' for i in range(n))), "@end\n")


@kind(1000)
def objc_constants(p, n):
    p.write("C.m", (f'static NSString * const k{i} = @"T{i}";\n' for i in range(n)), OBJC, (f"- (void)f{i} {{ self.title = k{i}; }}\n" for i in range(n)), "@end\n")


# MARK: In a row without an end


@kind(25000)
def values_of_one_name(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T" }\nfunc f() {', "let a = b.c(a); " * n, "} }\n")


@kind(25000)
def values_of_one_name_on_the_way(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() {', "let a = b.c(a); " * n, 'title = "T" } }\n')


@kind(10000)
def values_of_one_name_in_a_view(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "let a = b.c(a)\n" * n + 'Text("a").navigationTitle("Home")'))


@kind(10000)
def values_of_one_name_in_closures(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T"; g {', "let a = b.c(a); a.title = a; " * n, "} } }\n")


@kind(10000)
def values_that_are_set_on(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T"\n',
            "let a = UIBarButtonItem(); a.title = a.b; self.c.append(a); self.d = a\n" * n, "} }\n")


@kind(25000)
def objc_values_of_one_name(p, n):
    p.write("C.m", OBJC, "- (void)f { ", "A *a = [b c:a]; " * n, "}\n@end\n")


@kind(2000)
def guards_of_what_is_special(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() {\n",
            (f"    guard let user{i} = session.user{i} else {{ return }}\n" for i in range(n)), '    title = "T" }\n}\n')


@kind(2000)
def returns_of_what_is_special(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() {\n",
            (f"    if items{i}.isEmpty {{ return }}\n    if isEditing{i} {{ return }}\n" for i in range(n)), '    title = "T" }\n}\n')


@kind(1000)
def links_on_one_line(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'NavigationLink("go") {{ Text("a").navigationTitle("T{i}") }}' for i in range(n)) + '}.navigationTitle("Home")'))


@kind(1000)
def links_on_one_line_with_buttons(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + " ".join(f'NavigationLink("go") {{ Text("a").navigationTitle("T").toolbar {{ Button("B{i}") {{ }} }} }}' for i in range(n)) + '}.navigationTitle("Home")'))


@kind(1000)
def links_on_one_line_that_are_the_same(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + 'NavigationLink("go") { Text("a").navigationTitle("T") } ' * n + '}.navigationTitle("Home")'))


@kind(1000)
def pushes_on_one_line(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T" }\nfunc f() { ',
            (f"navigationController?.pushViewController(D{i}(), animated: true); " for i in range(n)), "} }\n",
            (f'class D{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(500)
def views_of_several_ways(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + "\n".join(f"NavigationLink(\"a\") {{ V{i}(isNew: true) }}\nNavigationLink(\"b\") {{ V{i}(isNew: false) }}" for i in range(n)) + '}.navigationTitle("Home")'),
            (view(f"V{i}", f'Text("a").navigationTitle(isNew ? "New {i}" : "Old {i}")', "  let isNew: Bool\n") for i in range(n)))


@kind(500)
def links_with_states(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "List {" + "\n".join(f'NavigationLink("a") {{ Text("a").navigationTitle("T{i}").toolbar {{ if a {{ Button("A") {{ }} }} }} }}' for i in range(n)) + '}.navigationTitle("Home")', "  @State var a = false\n"))


@kind(500)
def views_for_previews(p, n):
    p.write("A.swift", ONE, (view(f"Preview{i}", f'NavigationLink("a") {{ Text("a").navigationTitle("T{i}") }}') for i in range(n)))


@kind(2000)
def heirs_of_many_protocols(p, n):
    p.write("A.swift", "import UIKit\nclass Base: UIViewController, ", ", ".join(f"P{i}" for i in range(n)), ' { override func viewDidLoad() { title = "T" } }\n',
            (f"class C{i}: Base {{ }}\n" for i in range(n)))


@kind(1000)
def extensions_that_conform(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T" } }\n',
            (f"protocol P{i} {{ func f{i}() }}\nextension C: P{i} {{ func f{i}() {{ }} }}\n" for i in range(n)))


@kind(25000)
def objc_long_else_ifs(p, n):
    p.write("C.m", OBJC, "- (void)f { if (self.a) { } ", "else if (self.b) { } " * n, "}\n@end\n")



# MARK: Words that code has by key, and screens that others make


@kind(500)
def words_of_keys_in_code(p, n):
    p.write("A.swift", "import UIKit\nenum Tongue: String { case fr, en }\nenum Term { ", "; ".join(f"case k{i}" for i in range(n)), " }\n",
            *("struct %s { static func word(of term: Term) -> String { switch term {\n%s\n} } }\n" % (x, "\n".join(f'case .k{i}: return "{x} {i}"' for i in range(n))) for x in ("French", "English")),
            "struct Say { static func it(_ term: Term) -> String { switch Store.language {\ncase .fr: return French.word(of: term)\ndefault: return English.word(of: term) } } }\n",
            (f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = Say.it(.k{i}) }} }}\n' for i in range(n)))


@kind(500)
def words_of_keys_put_into_a_name(p, n):
    p.write("A.swift", "import UIKit\nenum Term { ", "; ".join(f"case k{i}" for i in range(n)), " }\n",
            "struct Say { static func it(_ term: Term) -> String { var word = \"\"\nswitch term {\n", (f'case .k{i}: word = "W{i}"\n' for i in range(n)), "}\nreturn word } }\n",
            (f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = Say.it(.k{i}) }} }}\n' for i in range(n)))


@kind(500)
def words_of_functions_of_languages(p, n):
    p.write("A.swift", ONE, "enum Term { case a, b }\n", (
        f'func say{i}(_ term: Term) -> String {{ switch Store.language {{ case "fr": switch term {{ case .a: return "A{i}"; case .b: return "B{i}" }}\n'
        f'default: switch term {{ case .a: return "C{i}"; case .b: return "D{i}" }} }} }}\n' for i in range(n)))


@kind(500)
def words_of_functions_of_one_name(p, n):
    p.write("A.swift", ONE, "enum Term { case a, b }\n", (
        f"extension T{i} {{ func say(_ term: Term) -> String {{ switch Store.language {{ case .fr: return words(term); default: return words(term) }} }} }}\n"
        f'func words(_ term: Term) -> String {{ switch term {{ case .a: return "A{i}"; case .b: return "B{i}" }} }}\n' for i in range(n)))


@kind(250)
def words_in_code_with_parameters(p, n):
    p.write("A.swift", ONE, "enum Term { case a, b }\nfunc words(", ", ".join(f"_ p{i}: Term? = nil" for i in range(n)), ", ", ", ".join(f"_ q{i}: Term" for i in range(n)),
            ') -> String { switch p0 { case .a: return "A"; case .b: return "B" } }\n',
            "func say(_ term: Term) -> String { switch Store.language {\n", ("case \"fr\": return words(term)\n" * 50), "default: return words(term) } }\n")


PRESENTED = ("import UIKit\nprotocol BoardProtocol: AnyObject { func show(model: Model) }\nstruct Model { let heading: String? }\n"
             "class Board: UIViewController, BoardProtocol {\n  override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil) }\n")


@kind(500)
def titles_that_presenters_hand(p, n):
    p.write("A.swift", PRESENTED, "  func show(model: Model) { title = model.heading }\n}\n",
            "class Presenter {\n  weak var board: BoardProtocol?\n", (f'  func f{i}() {{ board?.show(model: Model(heading: "T{i}")) }}\n' for i in range(n)), "}\n")


@kind(250)
def titles_handed_to_long_functions(p, n):
    p.write("A.swift", PRESENTED, "  func show(model: Model) {\n", "    title = model.heading\n" * n, "  }\n}\n",
            "class Presenter {\n  weak var board: BoardProtocol?\n", (f'  func f{i}() {{ board?.show(model: Model(heading: "T{i}")) }}\n' for i in range(n)), "}\n")


@kind(250)
def titles_handed_to_watched_names(p, n):
    p.write("A.swift", PRESENTED, (f"  var m{i}: Model {{ didSet {{ title = m{i}.heading }} }}\n" for i in range(n)),
            "  func show(model: Model) {\n", (f"    m{i} = model\n" for i in range(n)), "  }\n}\n",
            "class Presenter {\n  weak var board: BoardProtocol?\n", (f'  func f{i}() {{ board?.show(model: Model(heading: "T{i}")) }}\n' for i in range(n)), "}\n")


@kind(12)
def titles_handed_from_name_to_name(p, n):
    p.write("A.swift", PRESENTED, (f"  var m{i}: Model {{ didSet {{ m{i + 1} = m{i}; m{i + 1} = m{i} }} }}\n" for i in range(n)), f"  var m{n}: Model {{ didSet {{ title = m{n}.heading }} }}\n",
            "  func show(model: Model) { m0 = model }\n}\n",
            'class Presenter {\n  weak var board: BoardProtocol?\n  func f() { board?.show(model: Model(heading: "T")) }\n}\n')


@kind(500)
def presenters_of_screens(p, n):
    p.write("A.swift", "import UIKit\n", (
        f"protocol P{i}: AnyObject {{ func show(name: String) }}\nclass C{i}: UIViewController, P{i} {{ override func viewDidLoad() {{ title = name }}; func show(name: String) {{ title = name }} }}\n"
        f'class Presenter{i} {{ weak var board: P{i}?\n  func f() {{ board?.show(name: "T{i}") }}\n}}\n' for i in range(n)))


@kind(500)
def screens_put_together(p, n):
    p.write("A.swift", "import UIKit\n", (
        f"class A{i} {{ static func make() -> UIViewController {{ let screen = C{i}(); screen.number = {i}; return screen }} }}\n"
        f'class C{i}: UIViewController {{ var number = 0; override func viewDidLoad() {{ title = "T{i}" }}\n'
        f"  func go() {{ navigationController?.pushViewController(A{(i * 7 + 1) % n}.make(), animated: true) }} }}\n" for i in range(n)))


@kind(250)
def screens_put_together_in_steps(p, n):
    p.write("A.swift", "import UIKit\nclass A { static func make() -> UIViewController {\n let screen = D()\n", (f"  screen.n{i} = {i}\n" for i in range(n)), "  return screen } }\n",
            'class D: UIViewController { override func viewDidLoad() { title = "D" } }\nclass C: UIViewController { override func viewDidLoad() { title = "C" }\n',
            (f"  func f{i}() {{ navigationController?.pushViewController(A.make(), animated: true) }}\n" for i in range(n)), "}\n")


@kind(500)
def chain_of_screens_put_together(p, n):
    p.write("A.swift", "import UIKit\n", (f"class A{i} {{ static func make() -> UIViewController {{ let screen = A{i + 1}.make(); return screen }} }}\n" for i in range(n)),
            f'class A{n} {{ static func make() -> UIViewController {{ D() }} }}\nclass D: UIViewController {{ override func viewDidLoad() {{ title = "D" }} }}\n'
            'class C: UIViewController { override func viewDidLoad() { title = "C" }\n func f() { navigationController?.pushViewController(A0.make(), animated: true) } }\n')


@kind(12)
def screens_put_together_twice(p, n):
    p.write("A.swift", "import UIKit\n", (f"class A{i} {{ static func make() -> UIViewController {{ let a = A{i + 1}.make(); a.present(A{i + 1}.make(), animated: true); return a }} }}\n" for i in range(n)),
            f'class A{n} {{ static func make() -> UIViewController {{ D() }} }}\nclass D: UIViewController {{ override func viewDidLoad() {{ title = "D" }} }}\n'
            'class C: UIViewController { override func viewDidLoad() { title = "C" }\n func f() { navigationController?.pushViewController(A0.make(), animated: true) } }\n')


@kind(250)
def cases_of_a_list_of_tabs(p, n):
    p.write("A.swift", "import UIKit\nclass Tabs: UITabBarController {\n enum Tab { ", "; ".join(f"case k{i}" for i in range(n)), "\n  var screen: UIViewController? { switch self {\n",
            (f"  case .k{i}: return C{i}()\n" for i in range(n)), "  } } }\n  override func viewDidLoad() {\n  let tabs: [Tab] = [", ", ".join(f".k{i}" for i in range(n)), "]\n  var all: [UIViewController] = []\n  tabs.forEach { tab in switch tab {\n",
            (f"  case .k{i}: if let screen = tab.screen {{ all.append(UINavigationController(rootViewController: screen)) }}\n" for i in range(n)), "  } }\n  viewControllers = all } }\n",
            (f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(250)
def lists_of_tabs(p, n):
    p.write("A.swift", "import UIKit\nenum Tab: CaseIterable { case a, b }\n", (
        f"class T{i}: UITabBarController {{ override func viewDidLoad() {{ Tab.allCases.forEach {{ tab in switch tab {{ case .a: addChild(UINavigationController(rootViewController: C{i}())); case .b: break }} }} }} }}\n"
        f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(500)
def lists_of_tabs_in_each_other(p, n):
    n = min(n, 60)
    p.write("A.swift", 'import UIKit\nenum Tab: CaseIterable { case a, b }\nclass C: UIViewController { override func viewDidLoad() { title = "T" }\nfunc f() { ',
            (f"Tab.allCases.forEach {{ t{i} in switch t{i} {{ case .a: g(); case .b: " for i in range(n)), "h()", " } }" * n, " } }\n")


@kind(250)
def cases_that_callers_pass(p, n):
    p.write("A.swift", "import UIKit\nfinal class Model {\n enum Kind { ", "; ".join(f"case k{i}" for i in range(n)), "}\n let title: String\n init(kind: Kind) { switch kind {\n",
            (f'  case .k{i}: self.title = "T{i}"\n' for i in range(n)), "  } } }\nclass D: UIViewController { let model: Model\n init(kind: Model.Kind) { self.model = Model(kind: kind); super.init(nibName: nil, bundle: nil) }\n override func viewDidLoad() { title = model.title } }\n",
            'class C: UIViewController { override func viewDidLoad() { title = "C" }\n', (f"  func f{i}() {{ navigationController?.pushViewController(D(kind: .k{i}), animated: true) }}\n" for i in range(n)), "}\n")


@kind(250)
def names_that_cases_set(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "VStack {\n" + "\n".join(f'NavigationLink("a") {{ Text("a").navigationTitle(m.p{i}) }}' for i in range(n)) + "}", "  let m = Model(kind: .a)\n"),
            "struct Model { enum Kind { case a, b }\n", (f"  let p{i}: String\n" for i in range(n)), "  init(kind: Kind) {\n", (f'  switch kind {{ case .a: self.p{i} = "A{i}"; case .b: self.p{i} = "B{i}" }}\n' for i in range(n)), "  } }\n")


@kind(500)
def closures_called_at_once(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f'  lazy var b{i}: UIButton = {{ $0.setTitle("B{i}", for: .normal); return $0 }}(UIButton())\n' for i in range(n)),
            '  override func viewDidLoad() { title = "T"; navigationItem.rightBarButtonItems = [', ", ".join(f"UIBarButtonItem(customView: b{i})" for i in range(min(n, 200))), "] } }\n")


@kind(250)
def closures_called_at_once_with_much(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n  lazy var b: UIButton = { (", ", ".join(f"a{i}" for i in range(n)), ') in a0.setTitle("B", for: .normal); return a0 }(UIButton(), ', ", ".join("x" for i in range(n)), ")\n",
            '  override func viewDidLoad() { title = "T"; navigationItem.rightBarButtonItem = UIBarButtonItem(customView: b)\n',
            "  navigationItem.leftBarButtonItem = UIBarButtonItem(customView: ", "{ (x: UIView) in return " * min(n, 200), "b", " }(UIButton())" * min(n, 200), ") } }\n")


@kind(250)
def closures_called_at_once_in_a_row(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f"  lazy var b{i}: UIButton = {{ $0.setTitle(\"B\", for: .normal); return $0 }}(b{i + 1})\n" for i in range(n)), f"  lazy var b{n} = UIButton()\n",
            '  override func viewDidLoad() { title = "T"; navigationItem.rightBarButtonItem = UIBarButtonItem(customView: b0) } }\n')


@kind(500)
def roots_without_words(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "TabView {" + "\n".join(f'NavigationStack {{ NavigationLink("a") {{ S{i}() }}.navigationTitle("") }}' for i in range(n)) + "}"),
            (view(f"S{i}", f'NavigationStack {{ NavigationLink("a") {{ Text("a").navigationTitle("T{i}") }}.navigationTitle("") }}') for i in range(n)))


@kind(500)
def switches_over_devices(p, n):
    p.write("A.swift", "import UIKit\n", (
        f"class N{i}: UINavigationController {{ override func viewDidLoad() {{ switch UIDevice.current.userInterfaceIdiom {{ case .phone: navigationBar.prefersLargeTitles = true; case .pad: navigationBar.prefersLargeTitles = false; default: break }} }} }}\n"
        f'class C{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }}\nfunc go() {{ present(N{i}(rootViewController: C{i}()), animated: true) }} }}\n' for i in range(n)))


@kind(1000)
def switch_over_many_devices(p, n):
    p.write("A.swift", "import UIKit\nclass N: UINavigationController { override func viewDidLoad() { switch UIDevice.sort {\n", (f"case .iPhone{i}: navigationBar.prefersLargeTitles = {'true' if i % 2 else 'false'}\n" for i in range(n)), "default: break } } }\n",
            "class C: UIViewController { override func viewDidLoad() { switch UIDevice.sort {\n", (f'case .iPad{i}: title = "T{i}"\n' for i in range(n)), 'default: title = "T" } }\nfunc go() { present(N(rootViewController: C()), animated: true) } }\n')


@kind(500)
def views_of_other_devices(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", "if UIDevice.isPhone { S0() } else { S1() }"),
            (view(f"S{i}", f'if UIDevice.current.userInterfaceIdiom == .pad && a{i} {{ NavigationLink("a") {{ S{(i + 1) % n}() }} }} else {{ NavigationLink("b") {{ S{(i + 2) % n}() }} }}') for i in range(n)))


@kind(12)
def links_of_lists_in_each_other(p, n):
    inner = 'Text("a").navigationTitle("T")'
    for i in range(n):
        inner = f'ForEach(["a", "b", "c"], id: \\.self) {{ p{i} in NavigationLink {{ {inner} }} label: {{ Text(p{i}) }} }}'
    p.write("A.swift", ROOT_VIEW, view("Root", f'List {{ {inner} }}.navigationTitle("Home")'))


@kind(500)
def links_of_a_list(p, n):
    p.write("A.swift", ROOT_VIEW, "enum Part { ", "; ".join(f"case k{i}" for i in range(n)), "\n var label: String { switch self {\n", (f'case .k{i}: "T{i}"\n' for i in range(n)), "} } }\n",
            view("Root", 'List { ForEach(parts, id: \\.self) { part in NavigationLink { Text("a").navigationTitle(part.label) } label: { Text("a") } } }.navigationTitle("Home")',
                 "  let parts: [Part] = [" + ", ".join(f".k{i}" for i in range(n)) + "]\n"))


@kind(500)
def titles_that_are_given(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController {\n", (f"  var s{i}: Thing?\n  func set{i}(_ s: Thing) {{ s{i} = s }}\n" for i in range(n)),
            "  override func viewDidLoad() {\n", (f'    if a{i} {{ title = s{i}?.name ?? "T{i}" }}\n' for i in range(n)), "  }\n}\n")


@kind(250)
def drawn_words_that_data_replaces(p, n):
    p.write("A.swift", "import UIKit\nclass C: UIViewController { @IBOutlet weak var place: UIBarButtonItem!\n  override func viewDidLoad() {\n", (f"    place.title = Store.shared.user{i}.name\n" for i in range(n)), "  } }\n")
    p.write("Main.storyboard", '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects><viewController id="c" customClass="C" sceneMemberID="viewController">'
            '<navigationItem key="navigationItem" title="Note" id="n"><barButtonItem key="rightBarButtonItem" title="Place" id="b"/></navigationItem>'
            '<connections><outlet property="place" destination="b" id="o"/></connections></viewController></objects></scene></scenes></document>')


@kind(500)
def texts_that_begin_with_capitals(p, n):
    p.write("A.swift", ROOT_VIEW, "extension String { var begun: String { prefix(1).uppercased() + dropFirst() } }\n",
            view("Root", "List {" + "\n".join(f'NavigationLink("a") {{ Text("a").navigationTitle("word {i}".begun) }}' for i in range(n)) + "}"))


@kind(500)
def calls_of_a_long_function(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T" }\n func long() -> String {\n', (f"    a{i} = b{i}\n" for i in range(n)), '    return "L" }\n',
            (f'  func f{i}() {{ present(D(name: long()), animated: true) }}\n' for i in range(n)), '}\nclass D: UIViewController { let name: String\n init(name: String) { self.name = name }\n override func viewDidLoad() { title = name } }\n')


@kind(250)
def titles_of_a_long_function(p, n):
    p.write("A.swift", ROOT_VIEW, "func long(_ i: Int) -> String {\n", (f"    a{i} = b{i}\n" for i in range(n)), '    return "L" }\n',
            view("Root", "List {" + "\n".join(f'NavigationLink("a") {{ Text("a").navigationTitle(long({i})) }}' for i in range(n)) + "}"))


@kind(250)
def controllers_of_a_long_function(p, n):
    p.write("A.swift", "import UIKit\nfunc long(_ i: Int) -> String {\n", (f"    a{i} = b{i}\n" for i in range(n)), '    return "L" }\n',
            (f"class C{i}: UIViewController {{ override func viewDidLoad() {{ title = long({i}) }} }}\n" for i in range(n)))


@kind(250)
def controllers_of_a_long_base(p, n):
    p.write("A.swift", "import UIKit\nclass Base: UIViewController { override func viewDidLoad() {\n", (f"    a{i} = b{i}\n" for i in range(n)), "  } }\n",
            (f'class C{i}: Base {{ override func viewDidLoad() {{ super.viewDidLoad(); title = "T{i}" }} }}\n' for i in range(n)))


@kind(250)
def views_of_a_long_modifier(p, n):
    p.write("A.swift", ROOT_VIEW, "extension View { func long() -> some View { self\n", "      .padding()\n" * n, "  } }\n",
            view("Root", "List {" + "\n".join(f'NavigationLink("a") {{ Text("a").long().navigationTitle("T{i}") }}' for i in range(n)) + "}"))


@kind(250)
def views_with_a_long_view(p, n):
    p.write("A.swift", ROOT_VIEW, view("Long", "VStack {\n" + '  Text("a")\n' * n + "}"), view("Root", "S0()"),
            (view(f"S{i}", f'VStack {{ Long(); NavigationLink("a") {{ S{(i + 1) % n}() }} }}.navigationTitle("T{i}")') for i in range(n)))


@kind(12)
def functions_with_arguments_called_twice(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = "T"; f0(1) }\n',
            (f"func f{i}(_ a: Int) {{ f{i + 1}(a); f{i + 1}(a) }}\n" for i in range(n)), f'func f{n}(_ a: Int) {{ navigationItem.prompt = "P" }} }}\n')


@kind(12)
def base_functions_called_twice(p, n):
    p.write("A.swift", 'import UIKit\nclass C0: UIViewController { func f(_ a: Int) { navigationItem.prompt = "P" }\n override func viewDidLoad() { title = "T" } }\n',
            (f"class C{i}: C{i - 1} {{ override func f(_ a: Int) {{ super.f(a); super.f(a) }}\n override func viewDidLoad() {{ super.viewDidLoad(); f(1) }} }}\n" for i in range(1, n)))


@kind(12)
def lists_of_buttons_in_each_other(p, n):
    inner = 'Button("B") { }'
    for i in range(n):
        inner = f'ForEach(["a", "b", "c"], id: \\.self) {{ p{i} in {inner} }}'
    p.write("A.swift", ROOT_VIEW, view("Root", f'Text("a").navigationTitle("T").toolbar {{ {inner} }}'))


@kind(12)
def view_modifiers_applied_twice(p, n):
    p.write("A.swift", ROOT_VIEW, (f"struct M{i}: ViewModifier {{ func body(content: Content) -> some View {{ content.modifier(M{i + 1}()).modifier(M{i + 1}()) }} }}\n" for i in range(n)),
            f'struct M{n}: ViewModifier {{ func body(content: Content) -> some View {{ content.navigationTitle("T") }} }}\n', view("Root", 'Text("a").modifier(M0())'))


@kind(12)
def conditions_asked_twice(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { if c0 { title = "T" } else { title = "U" } }\n',
            (f"var c{i}: Bool {{ c{i + 1} && !c{i + 1} || c{i + 1} }}\n" for i in range(n)), f"var c{n}: Bool {{ flag }} }}\n")


# MARK: Property lists in the binary form, and files that are none


def binary_list(parts):
    """A list in Apple's binary form of lists with the numbers of others, the last a letter."""
    data, places = b"bplist00", []
    for numbers in parts:
        places.append(len(data))
        data += bytes([0xA0 + len(numbers)]) + b"".join(number.to_bytes(4, "big") for number in numbers)
    places.append(len(data))
    data += b"Qa"
    table = len(data)
    data += b"".join(place.to_bytes(4, "big") for place in places) + bytes(6) + b"\4\4"
    return data + b"".join(number.to_bytes(8, "big") for number in (len(places), 0, table))


def write_lists(p, data):
    p.write("A.swift", ONE)
    for name in ("Info.plist", "en.lproj/L.strings", "en.lproj/L.stringsdict", "A.xcodeproj/project.pbxproj"):
        with open(p.path(name), "wb") as file:
            file.write(data)


@kind(12)
def list_of_parts_twice(p, n):
    write_lists(p, binary_list([(i + 1, i + 1) for i in range(n)]))


@kind(25000)
def list_of_deep_parts(p, n):
    write_lists(p, binary_list([(i + 1,) for i in range(n)]))


@kind(100)
def pipes_and_loops(p, n):
    p.write("A.swift", ONE)
    for i in range(n):
        os.mkfifo(p.path(f"F{i}.swift"))
        os.mkfifo(p.path(f"F{i}.strings"))
        os.symlink(".", p.path(f"loop{i}"))
        os.symlink("/dev/zero", p.path(f"Z{i}.swift"))


@kind(100000)
def bytes_that_are_no_text(p, n):
    p.write("A.swift", ONE)
    for name in ("B.swift", "C.m", "L.strings", "L.xcstrings", "Info.plist", "Main.storyboard", "A.xcassets/C.colorset/Contents.json"):
        with open(p.path(name), "wb") as file:
            file.write(b"class C { let a = \"" + b"\xff\xfe\xc0\0" * n + b"\" }")


@kind(1000)
def drawings_in_other_bytes(p, n):
    p.write("A.swift", ONE)
    for i in range(n):
        with open(p.path(f"M{i}.storyboard"), "wb") as file:
            file.write(b'<?xml version="1.0"?><document toolsVersio\xee="1"></document>')


@kind(1000)
def names_that_are_none(p, n):
    p.write("A.swift", ONE)
    for i in range(n):
        p.write(f"e\nn: {i}.lproj/L.strings", '"key" = "word";\n')
    p.write("L.xcstrings", json.dumps({"sourceLanguage": "en", "strings": {"key": {"localizations": {f"e\nn{i}": {"stringUnit": {"value": "a"}} for i in range(n)}}}}))


@kind(100000)
def lines_of_one_text(p, n):
    p.write("A.swift", 'import UIKit\nclass C: UIViewController { override func viewDidLoad() { title = """\n', "word\n" * n, '""" } }\n')


# MARK: Words

TITLES = ROOT_VIEW


def word_views(p, n, table=""):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("key 0")'))


@kind(5000, "both")
def strings_keys(p, n):
    word_views(p, n)
    for language in ("en", "de", "fr"):
        p.write(f"{language}.lproj/Localizable.strings", (f'"key {i}" = "word {i} {language}";\n' for i in range(n)))


@kind(50, "both")
def strings_languages(p, n):
    word_views(p, n)
    for i in range(n):
        p.write(f"l{chr(97 + i // 26 % 26)}{chr(97 + i % 26)}{i // 676 or ''}.lproj/Localizable.strings", (f'"key {k}" = "word {k} {i}";\n' for k in range(100)))


@kind(200, "both")
def strings_tables(p, n):
    word_views(p, n)
    for i in range(n):
        for language in ("en", "de"):
            p.write(f"{language}.lproj/T{i}.strings", (f'"key {k}" = "word {k} {i}";\n' for k in range(20)))


@kind(20000)
def strings_on_one_line(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", (f'"key {i}" = "word {i}"; ' for i in range(n)))


@kind(100000)
def strings_one_long_word(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", '"key 0" = "', "word " * n, '";\n')


@kind(20000)
def strings_escapes(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", '"key 0" = "', "\\U0041\\n" * n, '";\n')


@kind(20000)
def strings_comments(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", "/* a */ // b\n" * n, '"key 0" = "a";\n')


@kind(20000)
def strings_open_comments(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", "/* a " * n, '"key 0" = "a";\n')


@kind(20000)
def strings_open_quotes(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", '" = ' * n, '"key 0" = "a";\n')


@kind(20000)
def strings_faults(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", '"a" "b";\n' * n, '"key 0" = "a";\n')


@kind(5000)
def strings_in_xml(p, n):
    word_views(p, n)
    with open(p.path("en.lproj/Localizable.strings"), "wb") as file:
        plistlib.dump({f"key {i}": f"word {i}" for i in range(n)}, file)


@kind(5000)
def strings_in_binary(p, n):
    word_views(p, n)
    with open(p.path("en.lproj/Localizable.strings"), "wb") as file:
        plistlib.dump({f"key {i}": f"word {i}" for i in range(n)}, file, fmt=plistlib.FMT_BINARY)


@kind(5000)
def strings_dictionary(p, n):
    word_views(p, n)
    with open(p.path("en.lproj/Localizable.stringsdict"), "wb") as file:
        plistlib.dump({f"key {i}": {"NSStringLocalizedFormatKey": "%#@v@", "v": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "a", "other": f"word {i}"}} for i in range(n)}, file)


@kind(1000)
def strings_dictionary_variables(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(String(format: NSLocalizedString("key 0", comment: ""), a))'))
    with open(p.path("en.lproj/Localizable.stringsdict"), "wb") as file:
        plistlib.dump({"key 0": {"NSStringLocalizedFormatKey": " ".join(f"%#@v{i}@" for i in range(n))} | {f"v{i}": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "a", "other": f"word {i}"} for i in range(n)}}, file)


@kind(12)
def strings_dictionary_variables_twice(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(String(format: NSLocalizedString("key 0", comment: ""), a))'))
    with open(p.path("en.lproj/Localizable.stringsdict"), "wb") as file:
        plistlib.dump({"key 0": {"NSStringLocalizedFormatKey": "%#@v0@"} | {f"v{i}": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "a", "other": f"%#@v{i + 1}@ %#@v{i + 1}@"} for i in range(n)}}, file)


def property_list_deep(p, name, n):
    p.write(name, '<?xml version="1.0"?><plist version="1.0"><dict><key>key 0</key>', "<dict><key>a</key>" * n, "<string>a</string>", "</dict>" * n, "</dict></plist>")


@kind(20000)
def strings_deep_xml(p, n):
    word_views(p, n)
    property_list_deep(p, "en.lproj/Localizable.strings", n)
    property_list_deep(p, "en.lproj/Localizable.stringsdict", n)
    property_list_deep(p, "Info.plist", n)


@kind(20000)
def strings_deep_braces(p, n):
    word_views(p, n)
    p.write("en.lproj/Localizable.strings", "{ a = " * n, "b;", "};" * n)
    p.write("en.lproj/Other.stringsdict", "{ a = " * n, "b;", "};" * n)
    p.write("Info.plist", "{ a = " * n, "b;", "};" * n)


def catalog(p, strings, source="en"):
    p.write("Localizable.xcstrings", json.dumps({"sourceLanguage": source, "strings": strings, "version": "1.0"}))


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


@kind(5000, "both")
def catalog_keys(p, n):
    word_views(p, n)
    catalog(p, {f"key {i}": {"localizations": {x: unit(f"word {i} {x}") for x in ("en", "de", "fr")}} for i in range(n)})


@kind(50, "both")
def catalog_languages(p, n):
    word_views(p, n)
    names = [f"{chr(97 + i // 26 % 26)}{chr(97 + i % 26)}{chr(97 + i // 676) if i >= 676 else ''}" for i in range(n)]
    catalog(p, {f"key {i}": {"localizations": {x: unit(f"word {i} {x}") for x in names}} for i in range(100)})


@kind(1000)
def catalog_variations(p, n):
    word_views(p, n)
    catalog(p, {"key 0": {"localizations": {"en": {"variations": {"plural": {f"c{i}": unit(f"w{i}") for i in range(n)}}}}}})


@kind(1000)
def catalog_substitutions(p, n):
    word_views(p, n)
    catalog(p, {"key 0": {"localizations": {"en": unit(" ".join(f"%#@v{i}@" for i in range(n))) | {"substitutions": {
        f"v{i}": {"argNum": i + 1, "formatSpecifier": "lld", "variations": {"plural": {"other": unit(f"%arg {i}")}}} for i in range(n)}}}}})


def json_deep(p, name, n, opening='{"a":', closing="}", inner="1", before="", after=""):
    p.write(name, before, opening * n, inner, closing * n, after)


@kind(20000)
def catalog_deep(p, n):
    word_views(p, n)
    json_deep(p, "Localizable.xcstrings", n, before='{"sourceLanguage":"en","strings":{"key 0":{"localizations":{"en":', after="}}}}")


@kind(20000)
def catalog_deep_variations(p, n):
    word_views(p, n)
    json_deep(p, "Localizable.xcstrings", n, before='{"sourceLanguage":"en","strings":{"key 0":{"localizations":{"en":', opening='{"variations":{"device":{"other":',
              closing="}}}", inner='{"stringUnit":{"value":"a"}}', after="}}}}")


@kind(2000, "both")
def formats_in_a_word(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(String(format: NSLocalizedString("key 0", comment: ""), a, b))'))
    p.write("en.lproj/Localizable.strings", '"key 0" = "', (f"%{i % 9 + 1}$@ %d " for i in range(n)), '";\n')


@kind(2000)
def formats_with_arguments(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(String(format: NSLocalizedString("key 0", comment: ""), ' + ", ".join(f"a{i}" for i in range(n)) + "))"))
    p.write("en.lproj/Localizable.strings", '"key 0" = "', (f"%{i + 1}$@ " for i in range(n)), '";\n')


@kind(5000)
def formats_with_large_numbers(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(String(format: NSLocalizedString("key 0", comment: ""), a))'))
    p.write("en.lproj/Localizable.strings", '"key 0" = "%', "9" * n, '$@ %', "9" * n, 'd";\n')


@kind(500, "audit")
def titles_beside_words(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'),
            (view(f"Screen{i}", f'NavigationLink("go") {{ Screen{(i + 1) % n}() }}.navigationTitle("Title {i}")') for i in range(n)))
    for language in ("en", "de", "fr"):
        p.write(f"{language}.lproj/Localizable.strings", (f'"key {i}" = "word {i} {language} of many words beside";\n' for i in range(n * 20)))


@kind(500, "audit")
def titles_that_begin_alike(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'),
            (view(f"Screen{i}", f'NavigationLink("go") {{ Screen{(i + 1) % n}() }}.navigationTitle("Title Title Title Title {i}")') for i in range(n)))
    for language in ("en", "de", "fr"):
        p.write(f"{language}.lproj/Localizable.strings", (f'"key {i}" = "Title Title Title Title Title {i} {language}";\n' for i in range(n * 4)))


@kind(300, "audit")
def titles_by_key(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'),
            (view(f"Screen{i}", f'NavigationLink("go") {{ Screen{(i + 1) % n}() }}.navigationTitle("key {i}")') for i in range(n)))
    for language in ("en", "de", "fr"):
        p.write(f"{language}.lproj/Localizable.strings", (f'"key {i}" = "word {i} {language} of many words that are too long for a bar";\n' for i in range(n)))


@kind(300, "audit")
def words_that_lack(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'List { Screen0() }.navigationTitle("Home")'),
            (view(f"Screen{i}", f'NavigationLink("go") {{ Screen{(i + 1) % n}() }}.navigationTitle("key {i}")') for i in range(n)))
    p.write("en.lproj/Localizable.strings", (f'"key {i}" = "word {i}";\n' for i in range(n)))
    for x in ("de", "fr"):
        p.write(f"{x}.lproj/Localizable.strings", (f'"key {i}" = "word {i} {x}";\n' for i in range(n // 2)))


@kind(100000, "both")
def word_of_many_letters(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("key 0")'))
    p.write("en.lproj/Localizable.strings", '"key 0" = "', "word " * n, '";\n')


# MARK: Interface Builder


def storyboard(p, scenes, name="Main.storyboard", initial="c0"):
    p.write(name, '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            f'targetRuntime="iOS.CocoaTouch" initialViewController="{initial}"><scenes>\n', scenes, "</scenes></document>\n")


def scene(i, segues="", inside="", kind="viewController"):
    return (f'<scene sceneID="s{i}"><objects><{kind} id="c{i}" customClass="C{i}" sceneMemberID="viewController">'
            f'<view key="view" id="v{i}">{inside}</view><navigationItem key="navigationItem" title="Title {i}" id="n{i}">'
            f'<barButtonItem key="rightBarButtonItem" title="B{i}" id="b{i}"/></navigationItem><connections>{segues}</connections></{kind}></objects></scene>\n')


@kind(1000, "both")
def drawn_scenes(p, n):
    storyboard(p, (scene(i) for i in range(n)))


@kind(500)
def drawn_scenes_with_classes(p, n):
    storyboard(p, (scene(i, f'<segue destination="c{i + 1}" kind="show" identifier="go" id="g{i}"/>') for i in range(n)))
    p.write("A.swift", "import UIKit\n", (f'class C{i}: UIViewController {{ override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{ segue.destination.title = "T{i}" }} }}\n' for i in range(n)))


@kind(1000)
def drawn_chain_of_segues(p, n):
    storyboard(p, (scene(i, f'<segue destination="c{i + 1}" kind="show" id="g{i}"/>') for i in range(n)))


@kind(1000)
def drawn_chain_from_a_stack(p, n):
    storyboard(p, ['<scene sceneID="s"><objects><navigationController id="nav"><connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController></objects></scene>']
               + [scene(i, f'<segue destination="c{i + 1}" kind="show" id="g{i}"/>') for i in range(n)], initial="nav")


@kind(1000)
def drawn_segues_of_one(p, n):
    storyboard(p, [scene(0, "".join(f'<segue destination="c{i}" kind="show" id="g{i}"/>' for i in range(1, n)))] + [scene(i) for i in range(1, n)])


@kind(1000)
def drawn_segues_to_one(p, n):
    storyboard(p, [scene(i, f'<segue destination="c0" kind="show" id="g{i}"/>') for i in range(n)])


@kind(500)
def drawn_tabs(p, n):
    storyboard(p, ['<scene sceneID="s"><objects><tabBarController id="tab"><connections>' + "".join(
        f'<segue destination="c{i}" kind="relationship" relationship="viewControllers" id="r{i}"/>' for i in range(n)) + "</connections></tabBarController></objects></scene>"]
        + [scene(i) for i in range(n)], initial="tab")


@kind(500)
def drawn_chain_of_containers(p, n):
    storyboard(p, (scene(i, f'<segue destination="c{i + 1}" kind="embed" id="g{i}"/>') for i in range(n)))


@kind(500)
def drawn_chain_of_stacks(p, n):
    storyboard(p, (f'<scene sceneID="s{i}"><objects><navigationController id="c{i}"><connections><segue destination="c{i + 1}" kind="relationship" relationship="rootViewController" id="g{i}"/></connections></navigationController></objects></scene>' for i in range(n)))


@kind(5000)
def drawn_views(p, n):
    storyboard(p, [scene(0, inside="<subviews>" + "".join(f'<label text="a" id="l{i}"/>' for i in range(n)) + "</subviews>")])


@kind(200)
def drawn_deep_views(p, n):
    storyboard(p, [scene(0, inside='<subviews><view id="x">' * n + "</view></subviews>" * n)])


@kind(20000)
def drawn_too_deep_views(p, n):
    storyboard(p, [scene(0, inside='<subviews><view id="x">' * n + "</view></subviews>" * n)])


@kind(5000)
def drawn_outlets(p, n):
    storyboard(p, [scene(0, "".join(f'<outlet property="o{i}" destination="b0" id="o{i}"/>' for i in range(n)))])
    p.write("A.swift", "import UIKit\nclass C0: UIViewController {\n", (f"  @IBOutlet var o{i}: UIBarButtonItem!\n" for i in range(n)), "  override func viewDidLoad() {\n", (f'    o{i}.title = "T{i}"\n' for i in range(n)), "} }\n")


@kind(2000)
def drawn_buttons(p, n):
    storyboard(p, [scene(0).replace("</navigationItem>", "<rightBarButtonItems>" + "".join(f'<barButtonItem title="b{i}" id="bb{i}"/>' for i in range(n)) + "</rightBarButtonItems></navigationItem>")])


@kind(2000)
def drawn_attributes(p, n):
    storyboard(p, [scene(0).replace('<navigationItem', "<userDefinedRuntimeAttributes>" + "".join(f'<userDefinedRuntimeAttribute type="string" keyPath="k{i}" value="v{i}"/>' for i in range(n)) + "</userDefinedRuntimeAttributes><navigationItem")])


@kind(5000)
def drawn_attributes_of_one(p, n):
    storyboard(p, [scene(0).replace('<view key="view"', '<view ' + " ".join(f'a{i}="b"' for i in range(n)) + ' key="view"')])


@kind(500)
def drawn_variations(p, n):
    storyboard(p, [scene(0, inside="".join(f'<variation key="widthClass=compact"><string key="k{i}">a</string></variation>' for i in range(n)))])


@kind(100000)
def drawn_long_text(p, n):
    storyboard(p, [scene(0, inside="<string>" + "text &amp; " * n + "</string>")])


@kind(200)
def drawn_files(p, n):
    for i in range(n):
        storyboard(p, [scene(f"{i}", f'<segue destination="p{i}" kind="show" id="g{i}"/>'),
                       f'<scene sceneID="sp{i}"><objects><viewControllerPlaceholder storyboardName="S{(i + 1) % n}" id="p{i}"/></objects></scene>'], f"S{i}.storyboard", f"c{i}")


@kind(200)
def drawn_nibs(p, n):
    for i in range(n):
        p.write(f"C{i}.xib", '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>'
                f'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C{i}"/><view id="v"/></objects></document>')
        p.write(f"C{i}.swift", f'import UIKit\nclass C{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n')


@kind(12)
def drawn_entities(p, n):
    p.write("Main.storyboard", '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">', (f'<!ENTITY e{i} "&e{i - 1};&e{i - 1};">' for i in range(1, n)),
            f']><document targetRuntime="iOS.CocoaTouch"><scenes><string>&e{n - 1};</string></scenes></document>')
    p.write("en.lproj/Localizable.strings", '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">', (f'<!ENTITY e{i} "&e{i - 1};&e{i - 1};">' for i in range(1, n)),
            f']><plist version="1.0"><dict><key>a</key><string>&e{n - 1};</string></dict></plist>')


@kind(500)
def drawn_titles_in_languages(p, n):
    storyboard(p, (scene(i) for i in range(n)), "Base.lproj/Main.storyboard")
    for language in ("en", "de", "fr"):
        p.write(f"{language}.lproj/Main.strings", (f'"n{i}.title" = "Titel {i}";\n"b{i}.title" = "B {i}";\n' for i in range(n)))


# MARK: Projects


def project(p, objects, name="A.xcodeproj/project.pbxproj"):
    p.write(name, "// !$*UTF8*$!\n{ archiveVersion = 1; classes = {}; objectVersion = 56; objects = {\n", objects, "}; rootObject = ROOT; }\n")


@kind(300)
def project_targets(p, n):
    p.write("A.swift", ONE)
    objects = [f'ROOT = {{ isa = PBXProject; mainGroup = G; knownRegions = (en, Base); targets = ({", ".join(f"T{i}" for i in range(n))}); }};\n', "G = { isa = PBXGroup; children = (F,"
               + ", ".join(f"F{i}" for i in range(n)) + '); sourceTree = "<group>"; };\n', 'F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };\n']
    for i in range(n):
        p.write(f"S{i}.swift", screen(i))
        objects.append(f'T{i} = {{ isa = PBXNativeTarget; name = T{i}; productType = "com.apple.product-type.application"; buildPhases = (P{i}); buildConfigurationList = L{i}; }};\n'
                       f'P{i} = {{ isa = PBXSourcesBuildPhase; files = (B{i}, BA{i}); }};\nB{i} = {{ isa = PBXBuildFile; fileRef = F{i}; }};\nBA{i} = {{ isa = PBXBuildFile; fileRef = F; }};\n'
                       f'F{i} = {{ isa = PBXFileReference; path = S{i}.swift; sourceTree = "<group>"; }};\n'
                       f'L{i} = {{ isa = XCConfigurationList; buildConfigurations = (X{i}); }};\nX{i} = {{ isa = XCBuildConfiguration; name = Release; buildSettings = {{ INFOPLIST_FILE = "I.plist"; SDKROOT = iphoneos; }}; }};\n')
    project(p, objects)


def project_of_files(p, n, group):
    objects = ["ROOT = { isa = PBXProject; mainGroup = G; knownRegions = (en, Base); targets = (T); };\n", *group,
               'T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (P, R); };\n',
               f'P = {{ isa = PBXSourcesBuildPhase; files = ({", ".join(f"B{i}" for i in range(n))}); }};\nR = {{ isa = PBXResourcesBuildPhase; files = (); }};\n']
    for i in range(n):
        objects.append(f'B{i} = {{ isa = PBXBuildFile; fileRef = F{i}; }};\nF{i} = {{ isa = PBXFileReference; path = S{i}.swift; sourceTree = "<group>"; }};\n')
    project(p, objects)


@kind(5000)
def project_files(p, n):
    p.write("S0.swift", ONE)
    project_of_files(p, n, ["G = { isa = PBXGroup; children = (" + ", ".join(f"F{i}" for i in range(n)) + '); sourceTree = "<group>"; };\n'])


@kind(300)
def project_files_that_are_there(p, n):
    for i in range(n):
        p.write(f"S{i}.swift", screen(i))
        p.write(f"X{i}.swift", screen(n + i))
    project_of_files(p, n, ["G = { isa = PBXGroup; children = (" + ", ".join(f"F{i}" for i in range(n)) + '); sourceTree = "<group>"; };\n'])


@kind(2000)
def project_deep_groups(p, n):
    p.write("S0.swift", ONE)
    project_of_files(p, 1, ['G = { isa = PBXGroup; children = (F0, G0); sourceTree = "<group>"; };\n'] + [
        f'G{i} = {{ isa = PBXGroup; children = (G{i + 1}); path = a; sourceTree = "<group>"; }};\n' for i in range(n)])


@kind(12)
def project_groups_twice(p, n):
    p.write("S0.swift", ONE)
    project_of_files(p, 1, ['G = { isa = PBXGroup; children = (F0, G0); sourceTree = "<group>"; };\n'] + [
        f'G{i} = {{ isa = PBXGroup; children = (G{i + 1}, G{i + 1}); path = a; sourceTree = "<group>"; }};\n' for i in range(n)])


@kind(20000)
def project_deep_lists(p, n):
    p.write("S0.swift", ONE)
    project(p, ["ROOT = { isa = PBXProject; a = ", "(" * n, ")" * n, "; };\n"])


@kind(20000)
def project_deep_dictionaries(p, n):
    p.write("S0.swift", ONE)
    project(p, ["ROOT = { isa = PBXProject; a = ", "{ a = " * n, "1;", " };" * n, "};\n"])


@kind(20000)
def project_comments(p, n):
    p.write("S0.swift", ONE)
    project_of_files(p, 1, ['G = { isa = PBXGroup; children = (F0); sourceTree = "<group>"; };\n', "/* a */ " * n, "\n"])


@kind(300)
def project_words(p, n):
    p.write("S0.swift", ONE)
    objects = ["ROOT = { isa = PBXProject; mainGroup = G; knownRegions = (en, de); targets = (T); };\n", "G = { isa = PBXGroup; children = (F0, " + ", ".join(f"V{i}" for i in range(n)) + '); sourceTree = "<group>"; };\n',
               'T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (P, R); };\nP = { isa = PBXSourcesBuildPhase; files = (B); };\nB = { isa = PBXBuildFile; fileRef = F0; };\n'
               'F0 = { isa = PBXFileReference; path = S0.swift; sourceTree = "<group>"; };\n', "R = { isa = PBXResourcesBuildPhase; files = (" + ", ".join(f"BV{i}" for i in range(n)) + "); };\n"]
    for i in range(n):
        objects.append(f'BV{i} = {{ isa = PBXBuildFile; fileRef = V{i}; }};\nV{i} = {{ isa = PBXVariantGroup; name = T{i}.strings; children = (W{i}en, W{i}de); sourceTree = "<group>"; }};\n')
        for x in ("en", "de"):
            objects.append(f'W{i}{x} = {{ isa = PBXFileReference; path = {x}.lproj/T{i}.strings; name = {x}; sourceTree = "<group>"; }};\n')
            p.write(f"{x}.lproj/T{i}.strings", '"a" = "b";\n')
    project(p, objects)


@kind(100)
def projects(p, n):
    for i in range(n):
        p.write(f"P{i}/S0.swift", ONE.replace("Root", f"Root{i}").replace("struct A:", f"struct A{i}:"))
        objects = ["ROOT = { isa = PBXProject; mainGroup = G; knownRegions = (en, Base); targets = (T); };\n", 'G = { isa = PBXGroup; children = (F0); sourceTree = "<group>"; };\n',
                   'T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (P); };\nP = { isa = PBXSourcesBuildPhase; files = (B); };\nB = { isa = PBXBuildFile; fileRef = F0; };\n'
                   'F0 = { isa = PBXFileReference; path = S0.swift; sourceTree = "<group>"; };\n']
        project(p, objects, f"P{i}/A.xcodeproj/project.pbxproj")


@kind(5000)
def project_settings(p, n):
    p.write("S0.swift", ONE)
    project_of_files(p, 1, ['G = { isa = PBXGroup; children = (F0); sourceTree = "<group>"; };\n', "X = { isa = XCBuildConfiguration; buildSettings = { ", *(f"KEY{i} = value{i}; " for i in range(n)), "}; };\n"])


@kind(1000)
def asset_colors(p, n):
    p.write("A.swift", ONE)
    for i in range(n):
        p.write(f"A.xcassets/C{i}.colorset/Contents.json", json.dumps({"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1"}}}]}))


@kind(1000)
def asset_pictures(p, n):
    p.write("A.swift", ONE)
    for i in range(n):
        p.write(f"A.xcassets/I{i}.imageset/Contents.json", json.dumps({"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}]}))
        p.write(f"A.xcassets/I{i}.imageset/a.png", "")


@kind(5000)
def asset_colors_of_one(p, n):
    p.write("A.swift", ONE)
    p.write("A.xcassets/C.colorset/Contents.json", json.dumps({"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1"}}} for i in range(n)]}))


@kind(20000)
def asset_deep(p, n):
    p.write("A.swift", ONE)
    json_deep(p, "A.xcassets/C.colorset/Contents.json", n)


@kind(500)
def package_targets(p, n):
    p.write("Package.swift", "import PackageDescription\nlet package = Package(name: \"A\", defaultLocalization: \"en\", targets: [\n", (f'  .target(name: "T{i}", dependencies: ["T{i + 1}"], path: "Sources/T{i}"),\n' for i in range(n)), "])\n")
    for i in range(n):
        p.write(f"Sources/T{i}/A.swift", screen(i))


@kind(1000)
def folders(p, n):
    for i in range(n):
        p.write(f"F{i}/a.swift", f"struct S{i} {{ }}\n")


@kind(20000)
def lists_of_property(p, n):
    p.write("A.swift", ONE)
    with open(p.path("Info.plist"), "wb") as file:
        plistlib.dump({f"key {i}": f"word {i}" for i in range(n)}, file)


# MARK: Dumps of running apps, and what a run is given besides


def verify(name):
    return lambda folder, out: ["verify", os.path.join(folder, name), "--device", "iphone-15-pro"]


@kind(300, verify("dump.txt"))
def dump_of_bars(p, n):
    p.write("dump.txt", "<UIWindow: 0x1; frame = (0 0; 393 852); x>\n", (
        f"   | <UINavigationBar: 0x{i}; frame = (0 59; 393 44); x>\n   |    | <UILabel: 0x2; frame = (150 11; 93 22); text = 'Title {i}'; x>\n" for i in range(n)))


@kind(5000, verify("dump.txt"))
def dump_of_labels(p, n):
    p.write("dump.txt", "<UIWindow: 0x1; frame = (0 0; 393 852); x>\n   | <UINavigationBar: 0x1; frame = (0 59; 393 44); x>\n", (
        f"   |    | <UILabel: 0x2; frame = (150 11; 93 22); text = 'Title {i}'; x>\n" for i in range(n)))


@kind(300, verify("dump.txt"))
def dump_deep(p, n):
    p.write("dump.txt", "<UIWindow: 0x1; frame = (0 0; 393 852); x>\n", ("   |" + "    |" * i + f" <UIView: 0x{i}; frame = (0 0; 393 852); x>\n" for i in range(int((n * 300) ** 0.5))))


@kind(20000, verify("dump.txt"))
def dump_long_text(p, n):
    p.write("dump.txt", "<UIWindow: 0x1; frame = (0 0; 393 852); x>\n   | <UINavigationBar: 0x1; frame = (0 59; 393 44); x>\n   |    | <UILabel: 0x2; frame = (150 11; 93 22); text = '", "\\u53d6 " * n, "'; x>\n")


@kind(20000, verify("dump.json"))
def dump_json_views(p, n):
    p.write("dump.json", json.dumps([{"type": "NavigationBar", "AXFrame": "{{0, 59}, {393, 44}}", "children": [{"type": "StaticText", "AXLabel": f"T{i}", "AXFrame": "{{0, 59}, {393, 44}}"} for i in range(n)]}]))


@kind(20000, verify("dump.json"))
def dump_json_deep(p, n):
    json_deep(p, "dump.json", n, opening='{"children":[', closing="]}", inner='{"type":"NavigationBar"}')


@kind(20000, verify("dump.json"))
def dump_json_bars(p, n):
    n //= 60
    p.write("dump.json", json.dumps([{"type": "NavigationBar", "AXFrame": "{{0, 59}, {393, 44}}", "children": [{"type": "StaticText", "AXLabel": f"T{i}", "AXFrame": "{{150, 70}, {93, 22}}"}]} for i in range(n)]))


@kind(20000, verify("dump.json"))
def dump_maestro(p, n):
    p.write("dump.json", json.dumps({"attributes": {"bounds": "[0,0][393,852]"}, "children": [{"attributes": {"text": f"T{i}", "bounds": f"[0,{59 + i % 40}][393,103]"}, "children": []} for i in range(n)]}))


@kind(20000, verify("dump.csv"))
def dump_maestro_compact(p, n):
    p.write("dump.csv", "element_num,depth,attributes,parent_num\n0,0,\"bounds=[0,0][393,852]\",\n", (f'{i},1,"accessibilityText=T{i}; bounds=[0,59][393,103]; enabled=true",0\n' for i in range(1, n)))


@kind(5000, verify("dump.xml"))
def dump_xml(p, n):
    p.write("dump.xml", '<?xml version="1.0"?><XCUIElementTypeApplication x="0" y="0" width="393" height="852"><XCUIElementTypeNavigationBar x="0" y="59" width="393" height="44">',
            (f'<XCUIElementTypeStaticText label="T{i}" x="0" y="59" width="393" height="44"/>' for i in range(n)), "</XCUIElementTypeNavigationBar></XCUIElementTypeApplication>")


@kind(20000, verify("dump.xml"))
def dump_xml_deep(p, n):
    p.write("dump.xml", '<?xml version="1.0"?>', "<XCUIElementTypeOther>" * n, "</XCUIElementTypeOther>" * n)


@kind(10000, lambda folder, out: ["import", folder, "-o", out, "--assume", os.path.join(folder, "assume.txt")])
def assumptions(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(m0.title)'))
    p.write("assume.txt", (f"m{i}.title: Title {i}\n" for i in range(n)))


HOME_OF_STEPS = ("import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate { func start() { window.rootViewController = UINavigationController(rootViewController: Home()) } }\n"
                 "class Box: UIViewController { override func viewDidLoad() { title = \"Box\"; navigationItem.hidesBackButton = true } }\n"
                 "class Home: UIViewController {\n override func viewDidLoad() { title = \"Home\"; if isOn { step0() } }\n var isOn = false\n")


@kind(2000)
def controllers_handed_on_to_what_presents(p, n):
    p.write("A.swift", HOME_OF_STEPS, " func go() { show0(Box()) }\n func step0() {}\n",
            (f" func show{i}(_ c: UIViewController) {{ show{i + 1}(c) }}\n" for i in range(n)), f" func show{n}(_ c: UIViewController) {{ present(c, animated: true) }}\n}}\n")


@kind(2000)
def controllers_given_on_by_functions(p, n):
    p.write("A.swift", HOME_OF_STEPS, " func go() { present(make0(), animated: true) }\n func step0() {}\n",
            (f" func make{i}() -> UIViewController {{ return make{i + 1}() }}\n" for i in range(n)), f" func make{n}() -> UIViewController {{ return Box() }}\n}}\n")


@kind(2000)
def steps_that_branches_call(p, n):
    p.write("A.swift", HOME_OF_STEPS, (f" func step{i}() {{ if isOn {{ step{i + 1}() }} }}\n" for i in range(n)),
            f" func step{n}() {{ navigationItem.rightBarButtonItem = editButtonItem }}\n}}\n")


@kind(2000)
def methods_that_show_something(p, n):
    p.write("A.m", "@interface Box : UIViewController <UIApplicationDelegate>\n@end\n@implementation Box\n- (void)viewDidLoad { self.title = @\"a\"; [self showA0]; }\n",
            (f"- (void)showA{i} {{ [self showA{i + 1}]; }}\n" for i in range(n)), "@end\n")


@kind(500)
def titles_in_a_dictionary(p, n):
    p.write("A.swift", "import UIKit\nenum Page {\n", (f"  case c{i}\n" for i in range(n)), "}\nstruct Words {\n  static let all: [Page: String] = [\n",
            (f'    .c{i}: "W{i}",\n' for i in range(n)), "  ]\n}\n",
            (f"class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = Words.all[.c{i}] }} }}\n" for i in range(n)))


@kind(500)
def titles_through_protocols(p, n):
    p.write("A.swift", "import UIKit\n",
            (f"protocol Shown{i}: AnyObject {{ func show(title: String) }}\n"
             f"class Box{i}: UIViewController, Shown{i} {{ func show(title: String) {{ super.title = title }} }}\n"
             f'class Teller{i} {{ init(scene: Shown{i}) {{ scene.show(title: "T{i}") }} }}\n' for i in range(n)))


@kind(500)
def classes_of_an_archived_drawing(p, n):
    p.write("A.swift", "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate {}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))
    p.write("Main.xib", '<?xml version="1.0"?>\n<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data><dictionary key="flattenedProperties">',
            (f'<string key="{i}.CustomClassName">Box{i}</string>\n' for i in range(n)), "</dictionary></data></archive>")


@kind(500)
def properties_that_unwrap_each_other(p, n):
    p.write("A.swift", "import UIKit\nenum Kind {\n", (f"  case c{i}(String)\n" for i in range(n)),
            (f"  var p{i}: String? {{ guard case let .c{i}(p{(i + 1) % n}) = self else {{ return nil }}; return p{(i + 1) % n} }}\n" for i in range(n)), "}\n",
            (f"class Box{i}: UIViewController {{ var kind: Kind!; override func viewDidLoad() {{ title = kind.p{i} }} }}\n" for i in range(n)))


@kind(500)
def steps_of_a_stack_that_branch(p, n):
    p.write("A.swift", "import UIKit\nclass Stack: UINavigationController {\n"
            "  override func pushViewController(_ box: UIViewController, animated: Bool) { super.pushViewController(box, animated: animated); f0(box.navigationItem) }\n",
            (f"  func f{i}(_ item: UINavigationItem) {{ f{i + 1}(item); f{i + 1}(item) }}\n" for i in range(n)),
            f"  func f{n}(_ item: UINavigationItem) {{ item.leftBarButtonItem = UIBarButtonItem(systemItem: .add) }}\n}}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }}; func go() {{ navigationController?.pushViewController(Box{(i + 1) % n}(), animated: true) }} }}\n' for i in range(n)),
            "class Delegate: UIResponder, UIApplicationDelegate { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]) -> Bool {\n"
            "  window.rootViewController = Stack(rootViewController: Box0()); return true } }\n")


@kind(500)
def flags_that_ask_for_a_case(p, n):
    p.write("A.swift", "import SwiftUI\nenum Mode { case edit, add }\n",
            (f"struct Screen{i}: View {{\n  var mode: Mode\n  var isEditing{i}: Bool {{ if case .edit = mode {{ return true }}; return false }}\n"
             f'  var body: some View {{ NavigationStack {{ Text("").navigationTitle("T{i}").toolbar {{ Button(isEditing{i} ? "Save" : "Create") {{}} }} }} }}\n}}\n' for i in range(n)))


@kind(500)
def views_behind_and_beside_screens(p, n):
    p.write("A.swift", "import SwiftUI\n",
            (view(f"Screen{i}", f'NavigationStack {{ Text("").navigationTitle("T{i}").containerBackground(for: .navigation) {{ Back{i}() }}.inspector(isPresented: .constant(true)) {{ Side{i}() }} }}')
             + view(f"Back{i}", "Color.red") + view(f"Side{i}", f'Text("").navigationTitle("S{i}")') for i in range(n)))


@kind(500)
def sheets_in_a_stack_of_the_app(p, n):
    p.write("A.swift", "import SwiftUI\nstruct Frame<Content: View>: View {\n  let content: Content\n  init(@ViewBuilder content: () -> Content) { self.content = content() }\n"
            '  var body: some View { NavigationStack { content.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") {} } } } }\n}\n',
            (view(f"Screen{i}", f'Text("").navigationTitle("T{i}").sheet(isPresented: $on) {{ Frame {{ Sheet{i}() }} }}', "  @State var on = false\n")
             + view(f"Sheet{i}", f'Text("").navigationTitle("S{i}")') for i in range(n)))


@kind(1000)
def members_that_nothing_asks_for(p, n):
    p.write("A.swift", "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }\nstruct Root: View {\n",
            (f"  @State private var on{i} = false\n  private var m{i}: some View {{ Button(\"\") {{ on{i} = true }}; m{i + 1} }}\n" for i in range(n)),
            f'  private var m{n}: some View {{ Text("") }}\n  var body: some View {{ NavigationStack {{ Text("").navigationTitle("T")\n',
            (f".sheet(isPresented: $on{i}) {{ Text(\"\") }}\n" for i in range(n)), "} }\n}\n")


@kind(1000)
def views_with_small_names(p, n):
    p.write("App.xcodeproj/project.pbxproj", "{ objects = { }; }")
    p.write("A.swift", "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { page0() } } } }\n",
            (view(f"page{i}", f'NavigationLink("") {{ page{i + 1}() }}.navigationTitle("T{i}")') for i in range(n)),
            view(f"page{n}", 'Text("")'))


@kind(200)
def closures_handed_self(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  func a() {\n",
            (f"    b{i}.rx.tap.withUnretained(self).filter {{ $0.1 }}.bind {{ owner, _ in owner.navigationController?.pushViewController(Box{i}(), animated: true) }}\n" for i in range(n)), "  }\n",
            "  func c() {\n", ("x.bind(with: self) { owner, _ in owner.go()\n" for _ in range(60)), "}\n" * 60, "  }\n}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(1000)
def heirs_of_generic_bases(p, n):
    p.write("A.swift", "import UIKit\nclass Base<V: Layout, M>: UIViewController { var layout: V? }\nclass Layout {}\nclass Model {}\n",
            (f'class L{i}: Layout {{ lazy var save = UIBarButtonItem(title: "S{i}", style: .plain, target: nil, action: nil) }}\n'
             f'class Box{i}: Base<L{i}, Model> {{ override func viewDidLoad() {{ title = "T{i}"; navigationItem.rightBarButtonItem = layout!.save }} }}\n' for i in range(n)))


@kind(1000)
def buttons_that_modifiers_keep(p, n):
    p.write("A.swift", "import SwiftUI\nstruct Bar<F: View>: ViewModifier {\n  let face: () -> F\n  func body(content: Content) -> some View { content.toolbar { self.face() } }\n}\n",
            (view(f"Screen{i}", f'NavigationStack {{ Text("").navigationTitle("T{i}").modifier(Bar {{ Button("B{i}") {{}} }}) }}') for i in range(n)))


@kind(1000)
def coordinators_of_a_path(p, n):
    p.write("A.swift", "import SwiftUI\nprotocol Guide: ObservableObject { associatedtype Route: Hashable; var path: [Route] { get set } }\n"
            "struct Frame<G: Guide, C: View>: View { @ObservedObject var guide: G; let content: () -> C\n  var body: some View { NavigationStack(path: $guide.path) { content() } } }\n",
            (f"enum R{i}: Hashable {{ case a }}\nclass G{i}: Guide {{ var path: [R{i}] = [] }}\n"
             + view(f"Screen{i}", f'Frame(guide: guide) {{ Text("").navigationTitle("T{i}").navigationDestination(for: R{i}.self) {{ _ in Next{i}() }} }}', f"  @StateObject var guide = G{i}()\n")
             + view(f"Next{i}", f'Text("").navigationTitle("N{i}")') for i in range(n)))


@kind(1000)
def controllers_around_silent_views(p, n):
    p.write("A.swift", "import UIKit\nimport SwiftUI\n",
            (view(f"V{i}", f"V{(i + 1) % n}()" if i % 50 else 'Text("")')
             + f"class Box{i}: UIViewController {{\n  override func viewDidLoad() {{ let c = UIHostingController(rootView: V{i}()); addChild(c) }}\n"
             f"  func go() {{ navigationController?.pushViewController(Box{(i + 1) % n}(), animated: true) }}\n}}\n" for i in range(n)),
            "class Delegate: UIResponder, UIApplicationDelegate { func start() { window.rootViewController = UINavigationController(rootViewController: Box0()) } }\n")


@kind(1000)
def modes_said_from_outside(p, n):
    p.write("A.swift", "import UIKit\n",
            (f"class Box{i}: UIViewController {{\n  func go() {{ let c = Box{(i + 1) % n}(); c.navigationItem.largeTitleDisplayMode = .never\n"
             "    navigationController?.pushViewController(c, animated: true) }\n}\n" for i in range(n)),
            "class Delegate: UIResponder, UIApplicationDelegate { func start() { window.rootViewController = UINavigationController(rootViewController: Box0()) } }\n")


@kind(1000)
def flags_of_what_an_app_was_tried_out_with(p, n):
    p.write("A.swift", "import UIKit\n", (f"enum E{i} {{ static var isOn: Bool = {{ E{i + 1}.isOn }}() }}\n" for i in range(n)),
            f'enum E{n} {{ static var isOn: Bool = {{ Bundle.main.appStoreReceiptURL?.lastPathComponent == "sandboxReceipt" }}() }}\n',
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}"; if E{i}.isOn {{ title = "S{i}" }} }} }}\n' for i in range(n)))


@kind(20000, lambda folder, out: ["import", folder, "-o", out, "--assume", os.path.join(folder, "assume.txt")])
def assumption_on_a_long_line(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle(m0.title)'))
    p.write("assume.txt", '"m0.title": "', "a \\\\ " * n, '"\n')


@kind(50000, lambda folder, out: ["audit", folder, "--format", "json", "--baseline", os.path.join(folder, "known.json")])
def baseline(p, n):
    p.write("A.swift", ONE)
    p.write("known.json", json.dumps([f"title-cut|Screen{i}|A.swift|{i}" for i in range(n)]))


@kind(1000, lambda folder, out: ["import", os.path.join(folder, "app"), "-o", os.path.join(folder, "scenes")])
def scene_that_a_person_changed(p, n):
    p.write("app/A.swift", ROOT_VIEW, view("Root", 'Text("a").navigationTitle("Home").toolbar {\n' + "\n".join(f'Button("B{i}") {{ }}' for i in range(n)) + "}"))
    p.write("scenes/root.yaml", (f"# mine {i}\n" for i in range(n * 5)))
    p.write("scenes/.navbar-import/root.yaml", (f"# theirs {i}\n" for i in range(n * 5)))


@kind(300, lambda folder, out: ["audit", folder, "--format", "html", "-o", os.path.join(out, "a.html")])
def page_of_findings(p, n):
    titles_by_key(p, n)


@kind(300, lambda folder, out: ["audit", folder, "--locales", "all", "--budgets", os.path.join(out, "a.csv")])
def budgets(p, n):
    titles_by_key(p, n)


# MARK: Measuring


@kind(1000)
def pictures_asked_for(p, n):
    p.write("A.swift", "import UIKit\n",
            (f'class Box{i}: UIViewController {{\n  let back = UIButton()\n  override func viewDidLoad() {{\n    title = "T{i}"\n'
             f'    if let arrow = UIImage(named: "a{i}")?.resized(to: 3) {{ back.setImage(arrow, for: []) }}\n'
             f'    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)\n  }}\n}}\n' for i in range(n)),
            "class Deep: UIViewController {\n  let back = UIButton()\n  override func viewDidLoad() {\n    title = \"T\"\n",
            (f'    if let p{i} = UIImage(named: "p{i}") {{ back.setImage(p{i}, for: [])\n' for i in range(50)), "}\n" * 50, "  }\n}\n")


@kind(500)
def functions_that_buttons_are_called_with(p, n):
    p.write("A.swift", "import UIKit\nextension UIButton {\n",
            (f"  func f{i}(_ p: UIImage) -> UIButton {{ self.setImage(p, for: []); return self }}\n" for i in range(n)), "}\n",
            (f'class Box{i}: UIViewController {{\n  lazy var back = UIButton().f{i}(UIImage(named: "a{i}")!).f0(UIImage(named: "b")!)\n'
             f'  override func viewDidLoad() {{ title = "T{i}"; navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back) }}\n}}\n' for i in range(n)),
            "class Deep: UIViewController {\n  lazy var back = UIButton()", (f'.f{i % n}(UIImage(named: "a{i}")!)' for i in range(60)),
            '\n  override func viewDidLoad() { title = "T"; navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back) }\n}\n')


@kind(500)
def functions_of_navigation_items(p, n):
    p.write("A.swift", "import UIKit\nextension UINavigationItem {\n",
            (f"  func make{i}(_ name: String) -> UIBarButtonItem {{ UIBarButtonItem(image: UIImage(named: name)) }}\n"
             f"  func pass{i}(_ name: String) -> UIBarButtonItem {{ navigationItem.pass{i + 1}(name) }}\n" for i in range(n)),
            f"  func pass{n}(_ name: String) -> UIBarButtonItem {{ make0(name) }}\n}}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}"\n'
             f'  navigationItem.rightBarButtonItems = [navigationItem.make{i}("a"), navigationItem.pass0("b")] }} }}\n' for i in range(n)))


@kind(500)
def functions_handed_to_streams(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  func bind() {\n",
            (f"    words{i}.map {{ $0.text }}.bind(onNext: fill{i}).disposed(by: bag)\n" for i in range(n)), "  }\n",
            (f"  func fill{i}(_ words: String) {{ navigationItem.title = words; next{i}.bind(onNext: fill{(i + 1) % n}) }}\n" for i in range(n)), "}\n")


@kind(2000)
def private_functions_that_nothing_calls(p, n):
    p.write("App.swift", "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    p.write("A.swift", 'import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() { title = "T" }\n',
            (f"  private func step{i}() {{ step{i + 1}(); navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"step{i}\") }}\n" for i in range(n)),
            f"  private func step{n}() {{}}\n}}\n")


@kind(2000)
def texts_of_twine(p, n):
    p.write("texts.txt", "[[All]]\n", (f"\t[key_{i}]\n\t\ten = Words {i}\n\t\tde = Worte {i}\n\t[other_{i}]\n\t\tref = key_{i}\n" for i in range(n)))
    p.write("A.swift", "import UIKit\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = NSLocalizedString("other_{i}", comment: "") }} }}\n' for i in range(n)))


@kind(1000)
def buttons_that_ask_for_other_cases(p, n):
    p.write("A.swift", "import SwiftUI\nenum Area { ", (f"case a{i}; " for i in range(n)), "}\nstruct Root: View {\n  @StateObject var model = Model()\n",
            "  var body: some View {\n    NavigationStack { VStack {\n      if model.area == .a0 { Page0() }\n",
            (f"      else if model.area == .a{i} {{ Page{i}() }}\n" for i in range(1, 100)),
            "    } .toolbar {\n", (f'      if model.area != .a{i} {{ Button("B{i}") {{}} }}\n' for i in range(40)), "    } }\n  }\n}\n",
            (view(f"Page{i}", f'Text("").navigationTitle("T{i}")') for i in range(n)))


@kind(500)
def screens_that_coordinators_keep(p, n):
    p.write("A.swift", "import UIKit\nclass Guide {\n  var stack: UINavigationController\n", (f"  var s{i}: Box{i}?\n" for i in range(n)),
            "  init(_ stack: UINavigationController) { self.stack = stack }\n",
            (f"  func show{i}() {{\n    self.s{i} = Box{i}()\n    self.stack.pushViewController(self.s{i}!, animated: true)\n  }}\n" for i in range(n)), "}\n",
            (f'class Box{i}: UIViewController {{ var guide: Guide!\n  override func viewDidLoad() {{ title = "T{i}" }}\n  @objc func tap() {{ guide.show{(i + 1) % n}() }} }}\n' for i in range(n)))


@kind(500)
def lists_that_steps_build_up(p, n):
    p.write("A.swift", "import UIKit\n",
            (f'class Box{i}: UIViewController {{\n  var one = false, two = false\n  override func viewDidLoad() {{\n    title = "T{i}"\n'
             f'    var items = navigationItem.rightBarButtonItems ?? []\n    if one {{ items.append(UIBarButtonItem(title: "A{i}")) }} else {{ items.append(UIBarButtonItem(title: "B{i}")) }}\n'
             f'    if two {{ items.insert(UIBarButtonItem(title: "C{i}"), at: 0) }}\n    navigationItem.rightBarButtonItems = items\n  }}\n}}\n' for i in range(n)),
            "class Long: UIViewController {\n  override func viewDidLoad() {\n    var items: [UIBarButtonItem] = []\n",
            (f'    items.append(UIBarButtonItem(title: "D{i}"))\n' for i in range(n)), "    navigationItem.rightBarButtonItems = items\n  }\n}\n")


@kind(500)
def sheets_that_only_sheets_set(p, n):
    p.write("A.swift", "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }\nstruct Root: View {\n",
            (f"  @State private var on{i} = false\n" for i in range(n)), '  var body: some View { NavigationStack { Text("").navigationTitle("T")\n',
            (f'.sheet(isPresented: $on{i}) {{ Page{i}(); Button("") {{ on{(i + 1) % n} = true }} }}\n' for i in range(n)), "} }\n}\n",
            (view(f"Page{i}", f'NavigationStack {{ Text("").navigationTitle("P{i}") }}') for i in range(n)))


@kind(1000)
def cases_with_raw_values(p, n):
    p.write("A.swift", ROOT_VIEW, "enum Page: String { ", (f"case a{i}; " for i in range(n)), "}\nstruct Root: View {\n  @State var page = Page.a0\n  var body: some View {\n    switch page {\n",
            (f"    case .a{i}: Page{i}()\n" for i in range(n)), "    } }\n}\n/* page = .a1 */\n",
            (view(f"Page{i}", f'Text("").navigationTitle("P{i}")') for i in range(n)))


@kind(1000)
def links_in_menus(p, n):
    p.write("A.swift", ROOT_VIEW, view("Root", 'Page0().toolbar { Menu("More") { NavigationLink("a") { Page1() } } }'),
            (view(f"Page{i}", f'List {{ Text("").swipeActions {{ NavigationLink("a") {{ Page{i + 1}() }} }} }}.navigationTitle("P{i}")') for i in range(n)), view(f"Page{n}", 'Text("")'))


@kind(1000)
def titles_before_pushes(p, n):
    p.write("A.swift", "import UIKit\n",
            (f'class Box{i}: UIViewController {{\n  override func viewDidLoad() {{ title = "T{i}" }}\n  @objc func open() {{\n    title = "B{i}"\n'
             f'    navigationController?.pushViewController(Box{(i + 1) % n}(), animated: true)\n  }}\n}}\n' for i in range(n)),
            "class Long: UIViewController {\n  @objc func open() {\n", (f'    title = "L{i}"\n    navigationController?.pushViewController(Box{i}(), animated: true)\n' for i in range(n)), "  }\n}\n")


@kind(1000)
def branches_that_arguments_decide(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() { title = \"T\"; add(title: \"Save\") }\n"
            "  func add(title: String? = nil, icon: String? = nil) {\n    let button = UIButton()\n",
            ('    if let title = title { button.setTitle(title, for: .normal) } else if let icon = icon { button.setImage(UIImage(named: icon), for: .normal) }\n' for _ in range(n)),
            "    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)\n  }\n}\n")


@kind(500)
def properties_that_heirs_fill(p, n):
    p.write("A.swift", "import UIKit\nclass Base: UIViewController {\n  var headline: String?\n  let label = UILabel()\n  override func viewDidLoad() { dress(); setUp() }\n"
            "  func dress() {}\n  func setUp() { label.text = headline; navigationItem.titleView = label }\n}\n",
            (f'class Box{i}: Base {{ override func dress() {{ super.dress(); headline = "T{i}" }} }}\n' for i in range(n)))


@kind(1000)
def closures_that_call_closures(p, n):
    p.write("A.swift", "import UIKit\nclass Start: UIResponder, UIApplicationDelegate {\n  func applicationDidFinishLaunching(_ application: UIApplication) {\n",
            (f"    let step{i} = {{ step{(i + 1) % n}(); step{(i + 1) % n}() }}\n" for i in range(n)), "    step0()\n  }\n}\n",
            'class Box: UIViewController { override func viewDidLoad() { title = "T" } }\n')


@kind(1000)
def labels_that_come_hidden(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() {\n",
            (f'    let label{i} = UILabel(); label{i}.text = "T{i}"; navigationItem.titleView = label{i}; label{i}.isHidden = true\n' for i in range(n)), "  }\n}\n")


@kind(500)
def models_that_containers_make(p, n):
    p.write("A.swift", "import UIKit\nimport RxFlow\nenum Way: Step { ", (f"case way{i}; " for i in range(n)), "}\nclass Shown: Flow {\n  let stack = UINavigationController()\n"
            "  func navigate(to step: Step) -> FlowContributors {\n    switch step as! Way {\n", (f"    case .way{i}: return go{i}()\n" for i in range(n)), "    }\n  }\n",
            (f"  func go{i}() -> FlowContributors {{ let next = container.resolve(Box{i}.self)!; stack.pushViewController(next, animated: true); return .none }}\n" for i in range(n)),
            "}\nclass Parts: Assembly {\n  func assemble(container: Container) {\n", (f"    container.register(Model{i}.self) {{ _ in Model{i}() }}\n" for i in range(n)), "  }\n}\n",
            (f"class Model{i}: Stepper {{ let steps = PublishRelay<Step>(); func more() {{ steps.accept(Way.way{(i + 1) % n}) }} }}\n"
             f'class Box{i}: UIViewController {{ var model: Model{i}!; override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(1000)
def classes_named_in_dictionaries(p, n):
    p.write("B.m", "@implementation B\n- (void)a {\n", (f'  NSDictionary *list{i} = @{{kClass: @"Box{i}"}}; id made{i} = NSClassFromString(list{i}[kClass]);\n' for i in range(n)), "}\n@end\n")
    p.write("A.swift", "import UIKit\n@main class Start: UIResponder, UIApplicationDelegate {}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T{i}" }} }}\n' for i in range(n)))


@kind(500)
def titled_screens_behind_segues(p, n):
    p.write("Main.storyboard", '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>',
            (f'<scene sceneID="s{i}"><objects><viewController storyboardIdentifier="B{i}" title="T{i}" id="b{i}" customClass="Box{i}" sceneMemberID="viewController"><view key="view" id="v{i}"><subviews>'
             f'<button id="u{i}"><connections><segue destination="b{i + 1}" kind="show" id="w{i}"/></connections></button></subviews></view></viewController></objects></scene>\n' for i in range(n)),
            f'<scene sceneID="s{n}"><objects><viewController title="T" id="b{n}" customClass="Box{n}" sceneMemberID="viewController"/></objects></scene></scenes></document>')
    p.write("A.swift", "import UIKit\nclass Start: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n  func applicationDidFinishLaunching(_ application: UIApplication) {\n"
            '    let first = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "B0") as! Box0\n'
            "    window?.rootViewController = UINavigationController(rootViewController: first)\n  }\n}\n",
            (f"class Box{i}: UIViewController {{}}\n" for i in range(n + 1)))


@kind(500)
def bindings_of_states(p, n):
    p.write("A.swift", ROOT_VIEW, "struct Root: View {\n", (f"  @State var mode{i} = Mode.list\n" for i in range(n)), '  var body: some View { NavigationStack { VStack {\n',
            (f"    Page{i}(mode: $mode{i})\n" for i in range(n)), '  }.navigationTitle("T") } }\n}\nenum Mode { case list, grid }\n',
            (f'struct Page{i}: View {{ @Binding var mode: Mode; var body: some View {{ Text("").toolbar {{ if mode == .grid {{ EditButton() }} }} }} }}\n' for i in range(n)))


@kind(500)
def presets_of_options(p, n):
    p.write("A.swift", "import UIKit\nstruct Options {\n  var hasMenu = false\n", (f"  static let preset{i} = Options(hasMenu: {'true' if i % 2 else 'false'})\n" for i in range(n)), "}\n",
            (f'class Box{i}: UIViewController {{ private var options: Options = .preset{i}; var hasMenu: Bool {{ options.hasMenu }}\n'
             f'  override func viewDidLoad() {{ title = "T{i}"; if hasMenu {{ navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }} }} }}\n' for i in range(n)))


@kind(1000)
def sides_that_may_be_empty(p, n):
    p.write("A.swift", "import UIKit\nextension UIViewController {\n  func add(_ item: UIBarButtonItem) {\n    if navigationItem.rightBarButtonItems != nil { navigationItem.rightBarButtonItems?.append(item) } else { navigationItem.rightBarButtonItems = [item] }\n  }\n}\n"
            "class Box: UIViewController {\n  override func viewDidLoad() {\n    title = \"T\"\n", ("    add(UIBarButtonItem(systemItem: .add))\n" for _ in range(n)), "  }\n}\n")


@kind(1000)
def own_stacks_and_frames(p, n):
    p.write("A.swift", ROOT_VIEW, (f"struct Stack{i}<V: View>: View {{ let root: () -> V; var body: some View {{ NavigationStack(root: root) }} }}\n"
            f"struct Frame{i}<V: View>: View {{ let content: () -> V; var body: some View {{ VStack {{ content() }}.navigationBarBackButtonHidden() }} }}\n"
            f"struct Step{i}: View {{ var body: some View {{ Frame{i // 4} {{ NavigationLink(\"x\") {{ Step{i + 1}() }} }} }} }}\n" for i in range(n)), f"struct Step{n}: View {{ var body: some View {{ Text(\"\") }} }}\n"
            "struct Root: View { var body: some View { Stack0 { Step0() } } }\n")


@kind(500)
def hosts_on_hidden_stacks(p, n):
    p.write("A.swift", "import SwiftUI\nimport UIKit\nclass Quiet: UINavigationController { override func viewDidLoad() { navigationBar.isHidden = true } }\nextension View { var themed: some View { self } }\n"
            "class Start: UIResponder, UIApplicationDelegate { func applicationDidFinishLaunching(_ a: UIApplication) { Guide().start() } }\nclass Guide {\n  let stack = Quiet()\n  func start() {}\n",
            (f"  func open{i}() {{ let view = Page{i}(); stack.pushViewController(UIHostingController(rootView: view.themed.themed), animated: true); stack.pushViewController(Box{i}(), animated: true) }}\n" for i in range(n)), "}\n",
            (f'struct Page{i}: View {{ var body: some View {{ Text("") }} }}\nclass Box{i}: UIViewController {{}}\n' for i in range(n)))


@kind(1000)
def screens_that_branches_make(p, n):
    p.write("A.m", "@interface Box : UIViewController\n@end\n@implementation Box\n- (void)viewDidLoad { self.title = @\"T\"; }\n- (void)open:(Model *)model {\n  UIViewController *next = nil;\n  switch (model.kind) {\n",
            (f"    case Kind{i}: next = [[Page{i} alloc] init]; break;\n" for i in range(n)), "    default: break;\n  }\n  [self.navigationController pushViewController:next animated:YES];\n}\n@end\n",
            (f'@interface Page{i} : UIViewController\n@end\n@implementation Page{i}\n- (void)viewDidLoad {{ self.title = @"P{i}"; }}\n@end\n' for i in range(n)))


@kind(2000)
def loose_pictures(p, n):
    p.write("A.swift", 'import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() {\n    title = "T"\n    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "p1"), style: .plain, target: nil, action: nil)\n  }\n}\n')
    for i in range(n):
        p.write(f"Images/p{i}@2x.png", "x")


@kind(20000)
def open_previews(p, n):
    p.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {}; }\n")
    p.write("A.swift", ROOT_VIEW, view("Root", "Text(\"\")"))
    p.write("B.swift", "func f() {}\n", ("#Preview {\n" for _ in range(n)))


@kind(5000)
def declarations_in_texts(p, n):
    p.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {}; }\n")
    p.write("A.swift", ROOT_VIEW, view("Root", "Text(\"\")"))
    p.write("B.swift", "class Big {\n", (' let s = "class Big class Big"\n' for _ in range(n)), "}\n")


@kind(500)
def deferred_lists(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() {\n    title = \"T\"; var items: [UIBarButtonItem] = []\n",
            ("    defer { navigationItem.rightBarButtonItems = items }\n    items.append(UIBarButtonItem(systemItem: .add))\n" for _ in range(n)), "  }\n}\n")


@kind(500)
def guards_that_add_and_leave(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() {\n    title = \"T\"; var items: [UIBarButtonItem] = []\n",
            (f"    guard model.is{i} else {{ items.append(UIBarButtonItem(systemItem: .cancel)); return }}\n    items.append(UIBarButtonItem(systemItem: .add))\n" for i in range(n)),
            "    navigationItem.rightBarButtonItems = items\n  }\n}\n")


@kind(1000)
def lists_of_closures(p, n):
    p.write("A.swift", 'import UIKit\nclass Box: UIViewController {\n  override func viewDidLoad() {\n    title = "T"\n',
            (f"    model.change{i}.map {{ $0 }}.sink {{ value in var items: [UIBarButtonItem] = []; items.append(UIBarButtonItem(systemItem: .add)); self.navigationItem.rightBarButtonItems = items }}\n" for i in range(n)), "  }\n}\n")


@kind(500)
def screens_shown_for_cases(p, n):
    p.write("A.swift", "import UIKit\nenum Page { ", (f"case page{i}; " for i in range(n)), "}\nenum Manner { case show, sheet }\nclass Guide {\n  func open(page: Page, from sender: UIViewController, manner: Manner) {\n    let next = make(page)\n"
            "    switch manner {\n    case .show: sender.show(next, sender: sender)\n    case .sheet: sender.present(UINavigationController(rootViewController: next), animated: true)\n    }\n  }\n  func make(_ page: Page) -> UIViewController {\n    switch page {\n",
            (f"    case .page{i}: return Box{i}()\n" for i in range(n)), "    }\n  }\n}\n",
            (f'class Box{i}: UIViewController {{ var guide: Guide!; override func viewDidLoad() {{ title = "T{i}" }}; func tap() {{ guide.open(page: .page{(i + 1) % n}, from: self, manner: .show) }} }}\n' for i in range(n)))


@kind(1000)
def modes_that_name_each_other(p, n):
    p.write("A.swift", "import UIKit\nstruct Mode {\n  let title: String\n",
            (f"  static var mode{i}: Mode {{ .mode{i + 1} }}\n  static func made{i}(_ number: Int) -> Mode {{ .made{i + 1}(number) }}\n" for i in range(n)),
            f'  static var mode{n}: Mode {{ .init(title: "T") }}\n  static func made{n}(_ number: Int) -> Mode {{ .init(title: "M") }}\n}}\n',
            "class Form: UIViewController {\n  let mode: Mode\n  init(mode: Mode) { self.mode = mode; super.init(nibName: nil, bundle: nil) }\n  override func viewDidLoad() { title = mode.title }\n}\n"
            "class Start: UIViewController {\n  func a() { navigationController?.pushViewController(Form(mode: .mode0), animated: true) }\n  func b() { navigationController?.pushViewController(Form(mode: .made0(1)), animated: true) }\n}\n")


@kind(500)
def setters_that_call_setters(p, n):
    p.write("A.swift", "import UIKit\nclass Box: UIViewController {\n",
            (f"  var state{i} = 0 {{ didSet {{ switch state{i} {{ case 0: one{i}()\n  default: two{i}() }} }} }}\n  func one{i}() {{ state{i + 1} = 1; navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }}\n  func two{i}() {{ state{i + 1} = 0 }}\n" for i in range(n)),
            f'  var state{n} = 0\n  override func viewDidLoad() {{ title = "T"; state0 = 0 }}\n}}\n')


@kind(1000)
def icons_that_functions_make(p, n):
    p.write("A.swift", ROOT_VIEW, "struct GlyphIcon: View {\n  let name: String\n  var body: some View { Drawn(icon: self) }\n  func tinted() -> GlyphIcon { self }\n",
            (f"  static func icon{i}() -> GlyphIcon {{ .icon{i + 1}() }}\n" for i in range(n)), f'  static func icon{n}() -> GlyphIcon {{ return GlyphIcon(name: "x") }}\n}}\n',
            'struct Root: View {\n  var body: some View { NavigationStack { Text("").navigationTitle("T").toolbar {\n', (f"    ToolbarItem {{ GlyphIcon.icon{i}().tinted().tinted().tinted().tinted() }}\n" for i in range(n)), "  } } }\n}\n")


@kind(1000)
def names_that_types_have_for_others(p, n):
    p.write("A.swift", 'import SwiftUI\nenum Words { static let title = "T" }\n',
            (f"struct Page{i}: View {{ typealias Name{i} = Name{i + 1}; var body: some View {{ NavigationStack {{ Text(\"\").navigationTitle(Name{i}.title) }} }} }}\n" for i in range(n)), f"typealias Name{n} = Words\n")


@kind(500)
def stacks_that_mostly_hide(p, n):
    p.write("A.swift", "import UIKit\nclass Quiet: UINavigationController { override func viewDidLoad() { setNavigationBarHidden(true, animated: false) } }\nclass Tabs: UITabBarController {\n  func show(_ stack: UINavigationController) {\n",
            (f"    _ = Quiet(rootViewController: Box{i}()); stack.pushViewController(Card{i}(), animated: true)\n" for i in range(n)), "  }\n}\n",
            (f'class Box{i}: UIViewController {{ override func viewDidLoad() {{ title = "T" }}; func tap() {{ navigationController?.pushViewController(Card{(i + 1) % n}(), animated: true) }} }}\n'
             f'class Card{i}: UIViewController {{ override func viewDidLoad() {{ title = "C" }}; func tap() {{ navigationController?.pushViewController(Card{(i + 1) % n}(), animated: true) }} }}\n' for i in range(n)))


def make(maker, folder, n):
    """Makes a project in a process of its own, so that what it takes is not the program's."""
    child = os.fork()
    if child == 0:
        try:
            maker(Project(folder), n)
            os._exit(0)
        except BaseException as error:  # noqa: BLE001: the process ends here, whatever it was
            print(error, file=sys.stderr)
            os._exit(1)
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("import-growth: a project could not be made")


def measure(program, arguments, seconds, folder):
    """Runs a command: processor time, peak memory in bytes, how it ended, and what it said."""

    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with open(os.path.join(folder, "said"), "wb") as said:
        child = subprocess.Popen([program, *arguments], stdout=said, stderr=said, preexec_fn=limits)
        _, status, usage = os.wait4(child.pid, 0)
    ended = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    with open(os.path.join(folder, "said"), "rb") as said:
        text = said.read(4000).decode("utf-8", "replace")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss << 10, ended, text


def size(folder):
    return sum(os.path.getsize(os.path.join(place, name)) for place, _, names in os.walk(folder) for name in names)


def commands(command, folder, out):
    both = {"import": ["import", folder, "-o", out], "audit": ["audit", folder, "--format", "json", "--fail-on", "never", "--locales", "all"]}
    if callable(command):
        arguments = command(folder, out)
        return [(arguments[0], arguments)]
    return [(name, both[name]) for name in (both if command == "both" else [command])]


def main():
    parser = argparse.ArgumentParser(usage="script/import-growth [--list] [--scale N] [--seconds N] [--keep FOLDER] [KIND...]")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--seconds", type=int, default=30, help="the most that one run may take")
    parser.add_argument("--keep")
    options = parser.parse_args()
    chosen = {name: value for name, value in KINDS.items()
              if not options.kinds or any(word in name for word in options.kinds)}
    if options.list:
        print("\n".join(chosen))
        return 0
    if not chosen:
        sys.exit("import-growth: no kind is called so; see --list")
    program = os.environ["NAVBAR_IMPORT"]
    faults = []
    print("what\tread by\tn\tbytes\tseconds\tgrowth\tMB\tgrowth\tended", flush=True)
    for name, (maker, number, command) in chosen.items():
        work = tempfile.mkdtemp(prefix="import-growth-")
        before = {}
        stopped = set()
        try:
            for times in (1, 2, 4):
                folder = os.path.join(options.keep or work, f"{name}-{times}")
                out = os.path.join(work, f"out-{times}")
                shutil.rmtree(folder, ignore_errors=True)
                os.makedirs(folder)
                os.makedirs(out)
                # So few are of those things of which each may double the work.
                n = int(number * (options.scale if number > 12 else 1) * times)
                make(maker, folder, n)
                for reader, arguments in commands(command, folder, out):
                    if reader in stopped:
                        continue
                    seconds, memory, ended, said = measure(program, arguments, options.seconds, work)
                    grown = ["", ""]
                    for place, (now, floor) in enumerate(((seconds, FLOOR_TIME), (memory, FLOOR_MEMORY))):
                        if reader in before:
                            ratio = now / before[reader][place]
                            grown[place] = f"{ratio:.2f}"
                            if now > floor and ratio > LIMIT:
                                grown[place] += "!"
                                faults.append(f"{name} ({reader}): {('time', 'memory')[place]} grows by {ratio:.2f} from {n // 2} to {n}")
                    before[reader] = (seconds, memory)
                    print(f"{name}\t{reader}\t{n}\t{size(folder)}\t{seconds:.2f}\t{grown[0]}\t{memory / 1e6:.0f}\t{grown[1]}\t{ended}", flush=True)
                    if ended < 0 or ended > 100:
                        how = f"takes more than {options.seconds} s" if seconds >= options.seconds - 1 else f"ends by signal {-ended}"
                        faults.append(f"{name} ({reader}): {how} with {n}: {said[-200:].strip()}")
                        stopped.add(reader)
                if not options.keep:
                    shutil.rmtree(folder)
        finally:
            shutil.rmtree(work, ignore_errors=True)
    for fault in faults:
        print(f"import-growth: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
