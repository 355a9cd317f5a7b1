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

  /// Whether the back button of a screen has no words: the screen before says so, or the bar makes them clear.
  func isBackMinimal(to parent: Screen, on screen: Screen) -> Bool {
    parent.isBackMinimal?.value == true || look(of: screen).hidesBackWords?.value == true
  }

  /// A look as keys of a bar, a line each.
  func lines(of look: BarLook) -> [String] {
    var lines: [String] = []
    let tint = color(look.tint?.value)
    if let tint, let fact = look.tint {
      lines.append("tintColor: \(tint)" + comment(fact))
    } else if !look.openColors.contains("tintColor"), let accent = color(looks.accentColor) {
      lines.append("tintColor: \(accent)")
    }
    if settings.systemVersion < 26, let fact = look.barTint, let color = color(fact.value) {
      lines.append("barTintColor: \(color)" + comment(fact))
    }
    for (key, letters, font) in [
      ("titleTextAttributes", look.title, look.titleFont),
      ("largeTitleTextAttributes", look.largeTitle, look.largeTitleFont),
    ] {
      guard let text = attributes(color(letters?.value), font?.value) else { continue }
      lines.append("\(key): {\(text)}" + (letters.map(comment) ?? font.map(comment) ?? ""))
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
    if let text = attributes(color(look.title), look.titleFont) {
      parts.append("titleTextAttributes: {\(text)}")
    }
    if let text = attributes(color(look.largeTitle), look.largeTitleFont) {
      parts.append("largeTitleTextAttributes: {\(text)}")
    }
    return parts.joined(separator: ", ")
  }

  /// The colour and font of a text; nil for neither.
  ///
  /// The name of the font is left out: the machine that draws need not have it, and its size says most.
  private func attributes(_ color: String?, _ font: TitleFont?) -> String? {
    var parts: [String] = []
    if let color { parts.append("foregroundColor: \(color)") }
    if let font {
      let size = font.size == font.size.rounded() ? String(Int(font.size)) : String(font.size)
      parts.append("font: {size: \(size)" + (font.weight.map { ", weight: \($0)" } ?? "") + "}")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A colour as scenes write it; nil for one that nobody knows.
  func color(_ name: String?) -> String? {
    guard let name, let text = looks.color(name) else { return nil }
    if text.hasPrefix("#") { return YAMLText.quoted(text) }
    return SystemColor(rawValue: text) == nil ? nil : text
  }
}
