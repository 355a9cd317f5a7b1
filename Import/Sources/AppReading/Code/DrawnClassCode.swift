internal import AppCode

/// What classes of the app's own do with what Interface Builder draws for them.
struct DrawnClassCode {
  /// How a segue leads to its screen.
  enum Way {
    case embeds, presents, pushes
  }

  /// How segues with a class of the app's own lead to their screens, by the class; those that do
  /// something else are left out.
  let segues: [String: Way]
  /// Kinds of drawn objects whose texts are keys of the words that code puts there.
  let wordTakers: Set<String>
  /// Classes of the project that are of another app than the one that is read.
  let ofOtherApps: Set<String>
  private let index: CodeIndex

  init(_ index: CodeIndex, without ofOtherApps: Set<String> = []) {
    (self.index, self.ofOtherApps) = (index, ofOtherApps)
    wordTakers = Self.wordTakers(index)
    var segues: [String: Way] = [:]
    var open = index.heirs["UIStoryboardSegue"] ?? []
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      segues[name] = Self.way(of: name, index)
      open += index.heirs[name] ?? []
    }
    self.segues = segues
  }

  /// Whether the code of a class was read.
  func isRead(_ type: String) -> Bool { index.types[type] != nil || index.typeName(type) != nil }

  /// Whether the code of a class and of all that it inherits from was read but for UIKit's own.
  func isWhole(_ type: String) -> Bool {
    guard let name = index.types[type] == nil ? index.typeName(type) : type else { return false }
    return index.ancestors(name).allSatisfy { above in
      above.hasPrefix("UI") || isRead(above)
        || !["Controller", "Segue"].contains(where: above.hasSuffix)
    }
  }

  /// The last names of types that each file has something of.
  var typesOfFiles: [String: Set<String>] {
    index.types.reduce(into: [:]) { files, type in
      let name = TwinTypes.spelled(type.key).split(separator: ".").last.map(String.init)
      for part in type.value.parts { files[part.path, default: []].insert(name ?? type.key) }
    }
  }

  /// Whether code makes split views, or a class of the app's own is one.
  var hasSplitViews: Bool {
    index.heirs["UISplitViewController"] != nil
      || index.namedTypes().contains("UISplitViewController")
  }

  /// Whether a class of buttons shows as its picture what is typed in for a property of its own.
  func isPicture(_ property: String, of type: String) -> Bool {
    guard let name = index.typeName(type),
      let found = index.property(property, of: name)?.0,
      found.attributes.contains("IBInspectable"), found.getter == nil
    else { return false }
    var isShown = false
    for function in index.lineage(name).flatMap(\.functions) where !isShown {
      ExpressionVisitor.visit(function.body) { value in
        if case .call(let call) = value, call.name == "setImage", let picture = call.argument(nil) {
          ExpressionVisitor.visit(picture) { inner in
            if Follower.path(inner)?.filter({ $0 != "self" }) == [property] { isShown = true }
            return !isShown
          }
        }
        return !isShown
      }
    }
    return isShown
  }
}
