internal import AppReading
internal import BarLayout

extension SceneWriter {
  /// What a property list says about every screen.
  func writeTraits(_ lines: inout Lines) {
    if let flag = looks.requiresCompatibility, flag.value, settings.systemVersion >= 26,
      settings.systemVersion < 27
    {
      lines.add("UIDesignRequiresCompatibility: true" + comment(flag))
    }
    if let style = looks.userInterfaceStyle {
      lines.add("traits: {userInterfaceStyle: \(style.value)}" + comment(style))
    }
  }

  /// How a screen's bar looks: as it says itself, then as the app says of every bar.
  func look(of screen: Screen) -> BarLook {
    var own = screen.look
    own.tint = screen.tint ?? own.tint
    own.barTint = own.barTint ?? (screen.origin == .swiftUI ? nil : screen.background)
    if screen.origin == .swiftUI, let background = screen.background {
      own.appearances["standardAppearance"] = Fact(
        BarLook.Appearance(background: background.value), at: background.place,
        background.confidence)
    }
    var look = own.over(screen.origin == .swiftUI ? looks.bar : looks.bar.over(looks.ownBar))
    look.prefersLargeTitles = nil
    return look
  }

  /// A look as keys of a bar, a line each.
  func lines(of look: BarLook) -> [String] {
    var lines: [String] = []
    let tint = color(look.tint?.value)
    if let tint, let fact = look.tint {
      lines.append("tintColor: \(tint)" + comment(fact))
    } else if let accent = color(looks.accentColor) {
      lines.append("tintColor: \(accent)")
    }
    if settings.systemVersion < 26, let fact = look.barTint, let color = color(fact.value) {
      lines.append("barTintColor: \(color)" + comment(fact))
    }
    for (key, fact) in [
      ("titleTextAttributes", look.title), ("largeTitleTextAttributes", look.largeTitle),
    ] {
      if let fact, let color = color(fact.value) {
        lines.append("\(key): {foregroundColor: \(color)}" + comment(fact))
      }
    }
    for (key, fact) in look.appearances.sorted(by: { $0.key < $1.key }) {
      lines.append("\(key): {\(appearance(fact.value))}" + comment(fact))
    }
    return lines
  }

  private func appearance(_ look: BarLook.Appearance) -> String {
    var parts: [String] = []
    if let configuration = look.configuration { parts.append("configuration: \(configuration)") }
    if let color = color(look.background) { parts.append("backgroundColor: \(color)") }
    if look.hidesShadow { parts.append("shadowColor: clear") }
    if let color = color(look.title) {
      parts.append("titleTextAttributes: {foregroundColor: \(color)}")
    }
    if let color = color(look.largeTitle) {
      parts.append("largeTitleTextAttributes: {foregroundColor: \(color)}")
    }
    return parts.joined(separator: ", ")
  }

  /// A colour as scenes write it; nil for one that nobody knows.
  func color(_ name: String?) -> String? {
    guard let name, let text = looks.color(name) else { return nil }
    if text.hasPrefix("#") { return YAMLText.quoted(text) }
    return SystemColor(rawValue: text) == nil ? nil : text
  }
}
