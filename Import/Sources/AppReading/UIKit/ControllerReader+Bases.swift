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
}
