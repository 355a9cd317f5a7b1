internal import AppCode

extension ControllerReader {
  /// Classes of UIKit's whose subclasses are screens.
  private static let bases: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UIHostingController", "UITabBarController", "EKCalendarChooser",
  ]

  /// Whether a class is a screen of the app's own.
  func isController(_ name: String) -> Bool {
    if let known = controllers[name] { return known }
    controllers[name] = isScreen(name)
    return controllers[name] ?? false
  }

  private func isScreen(_ name: String) -> Bool {
    guard let entry = index.types[name], entry.kind == .class else { return false }
    let ancestors = index.ancestors(name)
    guard
      !ancestors.contains(where: {
        // A class of the app's own may be called as one of AppKit's is.
        $0.hasPrefix("NS") && $0.hasSuffix("Controller") && isForeign($0)
      }),
      !ancestors.contains("UINavigationController"), !ancestors.contains("UISearchController"),
      !ancestors.contains("UIAlertController"), !ancestors.contains("UIActivityViewController")
    else { return false }
    // A view that can do what a library has for controllers stays a view.
    guard ancestors.contains(where: Self.bases.contains) || !ancestors.contains(where: Self.isView)
    else { return false }
    // What is no controller of UIKit's is called as one all the same, as those of cells.
    if !ancestors.contains(where: Self.bases.contains),
      hasStoredTitle(name)
        || index.lineage(name).last(where: { $0.kind == .class })?.inherits.first == "NSObject"
    {
      return false
    }
    return ancestors.contains { ancestor in
      Self.bases.contains(ancestor)
        || (ancestor.hasSuffix("ViewController") && isForeign(ancestor))
        || isLibrarysScreen(ancestor) && answersForView(name)
        || basesOfDrawn.contains(ancestor) || basesOfFirst.contains(ancestor)
    } || overridesForView(name)
  }

  /// Whether a class stores a title of its own, which no controller of UIKit's can: that has one already.
  private func hasStoredTitle(_ name: String) -> Bool {
    index.lineage(name).flatMap(\.properties).contains {
      $0.name == "title" && $0.getter == nil && $0.span.isEmpty && !$0.isStatic
        && $0.path.hasSuffix(".swift") && !$0.attributes.contains("objc")
    }
  }

  /// Whether a class is a view of UIKit's, by its name.
  private static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["View", "Cell", "Control", "Button", "Label", "Bar", "Field"].contains {
        name.hasSuffix($0)
      }
  }

  /// Whether a class whose base class is a library's takes the place of functions of that one's which
  /// controllers alone have: the base class is a screen, whatever it is called.
  private func overridesForView(_ name: String) -> Bool {
    guard
      !unreadBases(of: [name]).contains(where: {
        $0.hasSuffix("NavigationController") || $0.hasPrefix("WK") || $0.hasPrefix("SK")
      }), !unreadBases(of: [name]).isEmpty
    else { return false }
    return index.lineage(name).contains { entry in
      entry.kind == .class
        && entry.functions.contains { function in
          guard function.isOverriding, !function.isStatic else { return false }
          switch function.name {
          case "viewDidLoad", "loadView": return function.parameters.isEmpty
          case "viewWillAppear", "viewDidAppear": return function.parameters.map(\.type) == ["Bool"]
          default: return false
          }
        }
    }
  }

  /// Functions that stand in the place of a library's which are called as a screen is put together, by
  /// what they are called: `override func configureBar()` of a class whose base class is not there.
  func startsOfLibrary(_ name: String) -> [String] {
    guard !unreadBases(of: [name]).isEmpty else { return [] }
    let functions = index.lineage(name).filter { $0.kind == .class }.flatMap(\.functions)
    let own = Set(functions.filter { !$0.isOverriding }.map(\.name))
    return functions.filter { function in
      function.isOverriding && function.parameters.isEmpty && !own.contains(function.name)
        && ["configure", "setup", "setUp", "prepare"].contains(where: function.name.hasPrefix)
    }.map(\.name)
  }

  /// What classes inherit from whose code is not there: the class of a drawn controller is a screen, and
  /// so is whatever else inherits from the same.
  func unreadBases(of classes: some Sequence<String>) -> Set<String> {
    let bases = classes.compactMap { name in
      index.lineage(name).last { $0.kind == .class }?.inherits.first.map(CodeIndex.withoutGenerics)
    }
    return Set(bases).filter { isForeign($0) && !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
  }

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
      let mark = "\(function.path):\(function.line)"
      let scope = Scope(type: walk.owner, path: function.path)
      scope.bind(function, to: call, from: walk.scope)
      if let own = walk.draft.settings[mark] ?? walk.draft.scope { scope.stand(in: own) }
      var inside = walk.inside(Scope(type: walk.owner, path: function.path, outer: scope))
      inside.generation = generation
      inside.path.insert(mark)
      return self.walk(function.body, inside)
    }
  }
}
