internal import AppCode
internal import Foundation

/// Who opens the views that are made for one case of a value each: `case .orders: OrdersView()` is opened by
/// those that pass `Route.orders`.
struct RouteOpeners {
  private let index: CodeIndex
  /// Views and controllers of the app by the last part of their names.
  private let wanted: Set<String>
  /// Types that make a view or controller for cases, and which.
  private var gates: [String: [(owner: String, cases: Set<String>)]] = [:]
  /// The types of each file, with where they stand.
  private let spans: [String: [(part: Range<Int>, value: String)]]

  /// The types that ask for each view or controller that nothing else than such cases makes, by the last part
  /// of its name; those of which nobody can tell are left out.
  ///
  /// - Parameters:
  ///   - makers: the types that make each of them.
  ///   - files: the app's Swift.
  static func found(
    in index: CodeIndex, _ wanted: Set<String>, makers: [String: Set<String>],
    _ files: [AppFiles.File]
  ) -> [String: Set<String>] {
    var openers = Self(index, wanted)
    openers.look()
    openers.gates = openers.gates.filter { name, gates in
      makers[name]?.isSubset(of: gates.map(\.owner)) ?? false
    }
    guard !openers.gates.isEmpty else { return [:] }
    return openers.openers(in: files)
  }

  private init(_ index: CodeIndex, _ wanted: Set<String>) {
    (self.index, self.wanted) = (index, wanted)
    var spans: [String: [(part: Range<Int>, value: String)]] = [:]
    for (name, entry) in index.types {
      for part in entry.parts { spans[part.path, default: []].append((part.span, name)) }
    }
    self.spans = spans
  }

  /// Looks for bodies that make something for one case.
  private mutating func look() {
    for (type, entry) in index.types where !entry.inherits.contains("PreviewProvider") {
      for function in entry.functions { look(function.body, type) }
      for getter in entry.properties.compactMap(\.getter) { look(getter, type) }
    }
  }

  private mutating func look(_ body: [Statement], _ type: String) {
    var bodies = [body]
    var branches: [[Branch]] = []
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .closure(let closure): bodies.append(closure.body)
      case .branches(let found): branches.append(found)
      default: break
      }
      return true
    }
    for body in bodies { note(body, type) }
    for found in branches { note(found, type) }
  }

  private mutating func note(_ body: [Statement], _ type: String) {
    for statement in body {
      switch statement {
      case .branches(let branches): note(branches, type)
      case .loop(let inner, _), .premise(_, let inner): note(inner, type)
      case .function(let function): note(function.body, type)
      default: break
      }
    }
  }

  private mutating func note(_ branches: [Branch], _ type: String) {
    for branch in branches {
      note(branch.body, type)
      let cases = Set(branch.cases)
      guard branch.subject != nil, !cases.isEmpty, !cases.contains("") else { continue }
      ExpressionVisitor.visit(branch.body) { expression in
        switch expression {
        case .name(let name), .member(_, let name, _):
          if wanted.contains(name) { gates[name, default: []].append((type, cases)) }
        default: break
        }
        return true
      }
    }
  }

  /// Looks for those who name the cases.
  private func openers(in files: [AppFiles.File]) -> [String: Set<String>] {
    let cases = gates.values.joined().reduce(into: Set<String>()) { $0.formUnion($1.cases) }
    var owners: [String: Set<String>] = [:]
    for (name, entry) in index.types where entry.kind == .enumeration {
      let own = cases.intersection(entry.cases.map(\.name))
      guard !own.isEmpty else { continue }
      let short = name.split(separator: ".").last.map(String.init) ?? name
      owners[short, default: []].formUnion(own)
    }
    var found: [String: Set<String>] = [:]
    for file in files where index.imports[file.path] != nil {
      guard let data = file.contents() else { continue }
      var types = NestedParts(spans[file.path] ?? [])
      for (name, place) in CaseWords(Array(data), cases, of: owners).all() {
        found[name, default: []].insert(types.innermost(at: place) ?? "")
      }
    }
    return gates.compactMapValues { gates in
      // A case that nobody names may come from anywhere.
      let names = gates.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
      guard names.allSatisfy({ found[$0] != nil }) else { return nil }
      return names.reduce(into: []) { $0.formUnion(found[$1] ?? []) }
    }
  }
}
