internal import AppCode

/// Sheets for the cases of a value which code never puts into what they are shown for.
extension SwiftUIReader {
  /// Which of several things are ever shown for a property of an object, or for a view's own state:
  /// `sheet(item: $router.sheet)`, `sheet(item: $sheet)`.
  ///
  /// SwiftUI: a sheet for an item is shown once there is one.
  func asPut(into call: Call, _ scope: Scope) -> (Way) -> Bool {
    guard let item = call.argument("item"), let (cases, entry) = casesPut(into: item, scope) else {
      return { _ in true }
    }
    return { way in
      guard let name = way.caseName, entry.casesByName[name] != nil else { return !cases.isEmpty }
      return cases.contains(name)
    }
  }

  /// The cases that are ever put into what a sheet is shown for, with their enumeration.
  private func casesPut(
    into item: Expression, _ scope: Scope
  ) -> (cases: Set<String>, entry: CodeIndex.TypeEntry)? {
    guard let type = scope.type else { return nil }
    switch item {
    case .name(let name) where name.hasPrefix("$"),
      .member(.name("self")?, let name, _) where name.hasPrefix("$"):
      guard let (state, _) = index.property(String(name.dropFirst()), of: type),
        let entry = enumeration(state, of: type),
        let cases = casesOfItems.cases(putIntoState: state, of: type),
        // What makes one of them is no case.
        cases.allSatisfy({ entry.casesByName[$0] != nil })
      else { return nil }
      return (cases, entry)
    case .member(.name(let name)?, let property, _) where name.hasPrefix("$"):
      guard
        let owner = AskingPlace(type: type, function: "", path: scope.path)
          .type(of: .name(String(name.dropFirst())), index),
        index.types[owner]?.kind == .class,
        let (declared, _) = index.property(property, of: owner),
        let entry = enumeration(declared, of: owner),
        let cases = casesOfItems.cases(putInto: property, of: owner)
      else { return nil }
      return (cases, entry)
    default: return nil
    }
  }

  /// The enumeration that a property is declared with; nil for one of another type.
  private func enumeration(_ property: Property, of owner: String) -> CodeIndex.TypeEntry? {
    guard let declared = property.type,
      let name = index.typeName(CodeIndex.withoutGenerics(declared), from: owner),
      let entry = index.types[name], entry.kind == .enumeration
    else { return nil }
    return entry
  }

  /// Notes the views that such a sheet is made of.
  func noteUnshown(_ shown: [Draft.Child]) {
    for child in shown {
      unshown[child.type, default: []].insert(Place(child.scope.path, child.call.line))
    }
  }

  /// Leaves out the views that only such sheets show, with what stands in those alone.
  func dropUnshown() {
    guard !unshown.isEmpty else { return }
    // What stood in views that are left out by now counts no longer.
    let used = (Array(typed.values) + loose).reduce(into: Set<String>()) {
      $0.formUnion($1.children.map(\.type))
    }
    let names = Set(unshown.keys.filter { !used.contains($0) && typed[$0] != nil })
    guard !names.isEmpty else { return }
    let calls = ViewMakers.calls(of: names, in: index)
    let first = names.filter { name in
      guard let calls = calls[name], let places = unshown[name] else { return false }
      return calls.allSatisfy { call in
        places.contains(Place(call.path, call.call.line))
          || call.outer.map { isView($0) && typed[$0] == nil } ?? false
      }
    }
    drop(first.sorted()) { name, gone in
      ViewMakers.calls(of: [name], in: index)[name]?
        .allSatisfy { $0.outer.map(gone.contains) ?? false } ?? false
    }
  }
}
