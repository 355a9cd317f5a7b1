internal import AppCode

/// The bars of CosmicMind's Material, which puts words and views of its own into UIKit's bar:
/// `navigationItem.titleLabel.text`, `leftViews`, `IconButton`.
extension ControllerReader {
  /// Sets what Material's item holds; false where a property means something else, as where the app's
  /// own code declares it.
  func setsMaterial(
    _ value: Expression, as names: [String], at place: Place, _ walk: Walk
  ) -> Bool {
    guard names.count > 1, names[0] == "navigationItem",
      !(index.types["UINavigationItem"]?.properties.contains { $0.name == names[1] } ?? false)
    else { return false }
    switch (names[1], names.dropFirst(2).first) {
    case ("titleLabel", "text"): setTitle(value, at: place, walk, isItems: true)
    case ("detailLabel", "text"): set("subtitle", value, at: place, walk)
    case ("leftViews", nil): set("leftBarButtonItems", Self.buttons(of: value), at: place, walk)
    case ("rightViews", nil):
      // Views stand in the order of reading, buttons from the edge.
      let buttons = Self.fromEdge(Self.buttons(of: value))
      set("rightBarButtonItems", buttons, at: place, walk)
    default: return false
    }
    return true
  }

  /// Buttons of which each shows a view of a list; the value as it is where it is no list.
  private static func buttons(of views: Expression) -> Expression {
    guard case .list(let list) = views else { return views }
    return .list(
      list.map { view in
        .call(
          Call(
            callee: .name("UIBarButtonItem"),
            arguments: [Argument(label: "customView", value: view)], line: 0))
      })
  }

  /// The settings that show what a button of a library's class is made with or gets in properties of its
  /// own, `IconButton(image: picture)` or `button.title = "Skip"`, as UIKit's buttons are set.
  func settingsOfForeignButton(
    _ call: Call?, _ settings: [Scope.Setting], in scope: Scope
  ) -> [Scope.Setting] {
    let setters = ["title": "setTitle", "image": "setImage"]
    let made = (call?.arguments ?? []).compactMap { argument -> Scope.Setting? in
      guard let setter = argument.label.flatMap({ setters[$0] }) else { return nil }
      return Scope.Setting(
        property: setter, value: Scope.Value(expression: argument.value, scope: scope))
    }
    let later = settings.map { setting -> Scope.Setting in
      var setting = setting
      setting.property = setters[setting.property] ?? setting.property
      return setting
    }
    return made + later
  }

  /// Whether a class is a button of a library's that is not in the folder, by its name and what it is
  /// given.
  func isForeignButton(_ name: String, _ call: Call?, _ settings: [Scope.Setting]) -> Bool {
    guard name.hasSuffix("Button"), name != "UIButton", index.typeName(name) == nil else {
      return false
    }
    return settings.contains { ["title", "image"].contains($0.property) }
      || ["title", "image"].contains { call?.argument($0) != nil }
  }
}
