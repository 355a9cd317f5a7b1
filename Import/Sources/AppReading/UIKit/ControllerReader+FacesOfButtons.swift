internal import AppCode

/// What buttons of UIKit's show that stand in a bar.
extension ControllerReader {
  /// What a button of UIKit's shows with what is set on it, or on its configuration; nil for nothing.
  func face(ofButton given: [Scope.Setting]) -> Item.Content? {
    let settings = given.filter { setting in
      !["setTitle", "setAttributedTitle", "setImage", "setBackgroundImage"]
        .contains(setting.property)
        || !follow.isNothing(setting.value.expression, in: setting.value.scope)
    }
    func setting(_ names: String..., of settings: [Scope.Setting]) -> Scope.Value? {
      settings.last { names.contains($0.property) }?.value
    }
    let title = words(of: setting("setTitle", "setAttributedTitle", of: settings))
    let picture = setting("setImage", of: settings).flatMap {
      image(
        $0.expression, label: words(of: setting("accessibilityLabel", of: settings)), in: $0.scope)
    }
    if let title, !title.isEmpty {
      if let picture, picture.isNamedPicture, title.isKnown { return .labeled(picture, title) }
      return .words(title)
    }
    if let picture, !picture.isNothing { return picture }
    if let own = faceOfConfiguration(settings), !own.isNothing { return own }
    // With nothing before it, what lies behind is what shows.
    if let behind = setting("setBackgroundImage", of: settings),
      let picture = image(behind.expression, label: nil, in: behind.scope)
    {
      return picture
    }
    // What a configuration says that is put together before it is the button's.
    guard let value = setting("configuration", of: settings),
      let name = Follower.path(value.expression), name.count == 1
    else { return picture }
    return faceOfConfiguration(value.scope.settings(of: name[0]), at: "") ?? picture
  }

  /// What a button shows by its configuration: of one that it changes itself, `configuration?.title = "Save"`,
  /// or of one that is put together before it.
  private func faceOfConfiguration(
    _ settings: [Scope.Setting], at place: String = "configuration."
  ) -> Item.Content? {
    func setting(_ names: String...) -> Scope.Value? {
      settings.last { set in names.contains { set.property == place + $0 } }?.value
    }
    let title = words(of: setting("title", "attributedTitle"))
    let symbol = setting("image").flatMap { image($0.expression, label: nil, in: $0.scope) }
    guard let title, title.isKnown, !title.isEmpty else { return symbol }
    if let symbol, symbol.isNamedPicture { return .labeled(symbol, title) }
    return .words(title)
  }
}
