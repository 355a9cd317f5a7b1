internal import AppCode

/// Functions that an app adds to UIKit's classes of screens, which every screen has and few call.
extension ControllerReader {
  /// The functions of a screen's classes; of what is added to UIKit's classes, those that they call.
  func functionsInUse(of lineage: [CodeIndex.TypeEntry]) -> [Function] {
    let added = lineage.filter { $0.kind == nil }.flatMap(\.functions)
    var found = lineage.filter { $0.kind != nil }.flatMap(\.functions)
    guard !added.isEmpty, !found.isEmpty else { return found + added }
    let byName = Dictionary(grouping: added, by: \.name)
    var seen: Set<String> = []
    var open = found
    for property in lineage.filter({ $0.kind != nil }).flatMap(\.properties) {
      guard let getter = property.getter else { continue }
      open += Self.names(in: getter).flatMap { byName[$0] ?? [] }
    }
    while let next = open.popLast() {
      for name in Self.names(in: next.body) where seen.insert(name).inserted {
        let called = byName[name] ?? []
        found += called
        open += called
      }
    }
    return found
  }

  /// Where those functions stand.
  func placesInUse(of lineage: [CodeIndex.TypeEntry]) -> Set<Place> {
    Set(functionsInUse(of: lineage).map { Place($0.path, $0.line) })
  }

  /// Whether a function is one that an app adds to UIKit's classes of screens and that no code outside of
  /// screens calls, so that it is the matter of the screens which do.
  func isOfCallers(_ function: Function, of type: String) -> Bool {
    guard index.types[type]?.kind == nil, Self.screensOfUIKit.contains(type) else { return false }
    return callersOfAdded[function.name]?.allSatisfy { drafts[$0] != nil } ?? true
  }

  /// The app's types whose functions mention what is added to UIKit's classes of screens, by its name.
  private var callersOfAdded: [String: Set<String>] {
    if let known = quietStacks.callersOfAdded { return known }
    let added = Set(
      Self.screensOfUIKit.compactMap { index.types[$0] }.filter { $0.kind == nil }
        .flatMap(\.functions).map(\.name))
    var found: [String: Set<String>] = [:]
    for (type, entry) in index.types where !added.isEmpty && entry.kind != nil {
      for function in entry.functions {
        for name in Self.names(in: function.body).intersection(added) {
          found[name, default: []].insert(type)
        }
      }
    }
    quietStacks.callersOfAdded = found
    return found
  }

  private static let screensOfUIKit: Set = [
    "UICollectionViewController", "UINavigationController", "UITableViewController",
    "UIViewController",
  ]

  /// All names that steps mention.
  private static func names(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    ExpressionVisitor.visit(body) { value in
      switch value {
      case .name(let name), .member(_, let name, _): names.insert(name)
      case .call(let call): call.name.map { _ = names.insert($0) }
      default: break
      }
      return true
    }
    return names
  }
}
