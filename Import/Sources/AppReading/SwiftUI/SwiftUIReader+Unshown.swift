internal import AppCode

/// Sheets for the cases of a value which code never puts into what they are shown for.
extension SwiftUIReader {
  /// Which of several things are ever shown for a property of an object:
  /// `sheet(item: $router.sheet)`.
  ///
  /// SwiftUI: a sheet for an item is shown once there is one.
  func asPut(into call: Call, _ scope: Scope) -> (Way) -> Bool {
    guard case .member(.name(let name)?, let property, _)? = call.argument("item"),
      name.hasPrefix("$"), let type = scope.type,
      let owner = AskingPlace(type: type, function: "", path: scope.path)
        .type(of: .name(String(name.dropFirst())), index),
      index.types[owner]?.kind == .class,
      let declared = index.property(property, of: owner)?.0.type,
      let item = index.typeName(CodeIndex.withoutGenerics(declared), from: owner),
      let entry = index.types[item], entry.kind == .enumeration,
      let cases = casesOfItems.cases(putInto: property, of: owner)
    else { return { _ in true } }
    return { way in
      guard let name = way.caseName, entry.casesByName[name] != nil else { return !cases.isEmpty }
      return cases.contains(name)
    }
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
