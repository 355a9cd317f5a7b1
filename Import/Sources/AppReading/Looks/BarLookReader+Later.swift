internal import AppCode

/// Views that are only made once somebody opens them, so that what they say of all bars says nothing
/// of those that are there before.
extension BarLookReader {
  /// Of some views of SwiftUI those that are made nowhere but in what is presented or pushed: in the
  /// closure of a sheet or a destination, or in controllers that code makes where it shows them.
  ///
  /// The code is gone through twice at most.
  func openedLater(_ views: Set<String>) -> Set<String> {
    guard !views.isEmpty else { return [] }
    let making = places(ofMaking: views)
    let holders = making.values.reduce(into: Set<String>()) { $0.formUnion($1.holders) }
    let shown = holders.isEmpty ? [:] : places(ofMaking: holders)
    return views.filter { view in
      guard let made = making[view], !made.isEarly else { return false }
      return made.holders.allSatisfy { shown[$0]?.isOnlyShown ?? false }
    }
  }

  /// Where something is made.
  private struct Making {
    /// Whether it is made where it may be there from the start.
    var isEarly = false
    /// Whether functions make it that show something.
    var isShown = false
    /// The controllers that make it.
    var holders: Set<String> = []

    /// Whether whoever makes it shows it.
    var isOnlyShown: Bool { isShown && !isEarly && holders.isEmpty }
  }

  private func places(ofMaking types: Set<String>) -> [String: Making] {
    var found: [String: Making] = [:]
    let names = Dictionary(grouping: types) {
      $0.split(separator: ".").last.map(String.init) ?? $0
    }
    func look(_ body: [Statement], in owner: String, _ path: String) {
      var made: Set<String> = []
      var isLater: Set<String> = []
      var shows = false
      func note(_ value: Expression, isOpened: Bool) -> Bool {
        guard case .call(let call) = value, let name = call.name else { return true }
        if Self.shows.contains(name) { shows = true }
        if let known = names[name], let type = index.typeName(name, from: owner, in: path),
          known.contains(type)
        {
          if isOpened { isLater.insert(type) } else { made.insert(type) }
        }
        guard Self.opens.contains(name), !isOpened else { return true }
        ExpressionVisitor.visit(call.callee) { note($0, isOpened: false) }
        for argument in call.arguments {
          ExpressionVisitor.visit(argument.value) { note($0, isOpened: true) }
        }
        return false
      }
      ExpressionVisitor.visit(body) { note($0, isOpened: false) }
      for type in isLater { found[type, default: Making()].isShown = true }
      for type in made where type != owner {
        if shows {
          found[type, default: Making()].isShown = true
        } else if index.ancestors(owner).contains("UIViewController") {
          found[type, default: Making()].holders.insert(owner)
        } else {
          found[type, default: Making()].isEarly = true
        }
      }
    }
    for (name, entry) in index.types where !entry.inherits.contains("PreviewProvider") {
      for function in entry.functions { look(function.body, in: name, function.path) }
      for property in entry.properties {
        if let value = property.value { look([.expression(value)], in: name, property.path) }
        if let getter = property.getter { look(getter, in: name, property.path) }
      }
    }
    return found
  }

  /// Functions that show a controller.
  private static let shows: Set = [
    "present", "pushViewController", "show", "showDetailViewController",
  ]

  /// What shows a view only once somebody asks for it.
  private static let opens: Set = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]
}
