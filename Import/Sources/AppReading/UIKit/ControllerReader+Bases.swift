internal import AppCode

extension ControllerReader {
  /// Whether a class that nobody knows may be a screen of a library's by its name.
  func isLibrarysScreen(_ name: String) -> Bool {
    name.hasSuffix("Controller") && isForeign(name) && !name.hasSuffix("NavigationController")
      && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !name.hasPrefix("WK")
  }

  /// Whether a class of the app's own does something when its view is loaded or shown.
  func answersForView(_ name: String) -> Bool {
    index.lineage(name).contains { entry in
      entry.kind == .class
        && ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"].contains {
          entry.functionsByName[$0] != nil
        }
    }
  }

  /// Whether a class is declared outside of the app, which may extend it.
  func isForeign(_ name: String) -> Bool {
    guard let whole = index.typeName(name), let entry = index.types[whole] else { return true }
    // A class that inherits from one of its own name has that from the module before the dot.
    return entry.kind == nil || name.contains(".") && entry.inherits.contains(name)
  }

  /// Walks what a function of the app's own calls by `super`; those of the system's are walked
  /// with their class.
  func inherited(_ name: String, _ call: Call, _ walk: Walk) {
    guard !Self.lifecycle.contains(name) else { return }
    let lineage = index.lineage(walk.owner).filter { $0.kind == .class }
    for (generation, entry) in lineage.enumerated().dropFirst(walk.generation + 1) {
      guard let function = CodeIndex.best(entry.functions.filter { $0.name == name }, for: call)
      else { continue }
      let scope = Scope(type: walk.owner, path: function.path)
      scope.bind(function, to: call, from: walk.scope)
      var inside = walk.inside(Scope(type: walk.owner, path: function.path, outer: scope))
      inside.generation = generation
      return self.walk(function.body, inside)
    }
  }
}
