internal import AppReading

/// A navigation bar of a running app with its parts.
struct DumpedBar {
  /// A part with the id that a layout gives it.
  struct Part {
    var id: String
    var node: ViewNode
  }

  /// The bar itself.
  var bar: ViewNode
  /// Its parts, as far as they were recognised.
  var parts: [Part] = []
  /// Views in it that were not recognised.
  var unknown: [ViewNode] = []
  /// The scene that asks for the same bar.
  var scene = ""
  /// Whether the bar and its parts are told by where they stand alone, as the dump names no kinds.
  var isGuessed = false

  /// The bars of a dump.
  static func all(in roots: [ViewNode]) -> [DumpedBar] {
    var bars: [ViewNode] = []
    for node in roots.flatMap(\.all) where node.isBar && node.width > 0 { bars.append(node) }
    // A dump without nesting, as idb's, lists what stands in a bar after it.
    return bars.map { bar in
      var bar = bar
      if bar.children.isEmpty {
        bar.children = roots.flatMap(\.all).filter { node in
          !node.isBar && node.width > 0 && node.minY >= bar.minY
            && node.minY + node.height <= bar.minY + bar.height + 0.5
        }
      }
      return DumpedBar(bar)
    }
  }

  init(_ bar: ViewNode) {
    self.bar = bar
    parts.append(Part(id: "bar", node: bar))
    let inner = Array(bar.all.dropFirst())
    var buttons: [ViewNode] = []
    for node in bar.buttons where node.width > 0 {
      // What a test calls a button may stand in another one.
      if !buttons.contains(where: { $0.frame == node.frame }) { buttons.append(node) }
    }
    let texts = inner.filter { text in
      (text.isText || Self.isTitle(text, of: bar)) && text.width > 0
        && !buttons.contains {
          $0.minX <= text.minX && text.minX + text.width <= $0.minX + $0.width
            && $0.minY <= text.minY && text.minY < $0.minY + $0.height
        }
    }
    let row = bar.minY + min(bar.height, 54)
    if let title = texts.first(where: { $0.minY < row - 10 }) {
      parts.append(Part(id: "title", node: title))
    }
    if let large = texts.first(where: { $0.minY >= row - 10 }) {
      parts.append(Part(id: "largeTitle", node: large))
    }
    if let field = inner.first(where: \.isSearchField) {
      parts.append(Part(id: "searchBar.field", node: field))
    }
    let left = buttons.filter { $0.midX < bar.midX }.sorted { $0.minX < $1.minX }
    let right = buttons.filter { $0.midX >= bar.midX }.sorted { $0.minX > $1.minX }
    var number = 0
    for (place, node) in left.enumerated() {
      if place == 0, Self.isBack(node, of: bar) {
        parts.append(Part(id: "backButton", node: node))
      } else {
        parts.append(Part(id: "leftBarButtonItems[\(number)]", node: node))
        number += 1
      }
    }
    for (place, node) in right.enumerated() {
      parts.append(Part(id: "rightBarButtonItems[\(place)]", node: node))
    }
    let known = (parts.map(\.node) + buttons.flatMap(\.all)).map(\.frame)
    unknown = inner.filter { node in
      node.children.isEmpty && node.width > 0 && !known.contains(node.frame) && !node.isText
        && !node.kind.contains("Background") && !node.kind.contains("Effect")
    }
  }

  /// Whether the first button is the one that leads back: by its name, or because it begins at the
  /// very edge, where no other button does.
  private static func isBack(_ node: ViewNode, of bar: ViewNode) -> Bool {
    node.identifier == "BackButton" || node.identifier == "Back" || node.text == "Back"
      || node.kind == "UINavigationItemButtonView" || abs(node.minX - bar.minX) < 0.5
  }

  /// Whether it is a back button too narrow for words, which only VoiceOver says.
  private static func isBare(_ node: ViewNode) -> Bool { node.width <= 50 }

  /// The height of the bar of a sheet from iOS 13 to iOS 18.
  private static let sheetHeight = 56.0

  /// Whether a view of no kind is the bar's title, as older systems tell tests of it: it is named
  /// as the bar is.
  private static func isTitle(_ node: ViewNode, of bar: ViewNode) -> Bool {
    guard ["Other", "XCUIElementTypeOther"].contains(node.kind), node.children.isEmpty,
      let name = bar.identifier, !name.isEmpty, let text = node.text
    else { return false }
    return text == name || text == name + ","
  }

  /// Writes the scene that asks for the same bar.
  mutating func writeScene(device: String, system: String) {
    func text(_ id: String) -> String? { parts.first { $0.id == id }?.node.words }
    var lines = Lines()
    lines.add("device: \(device)")
    lines.add("system: \(system)")
    if bar.height == Self.sheetHeight { lines.add("presentation: pageSheet") }
    lines.add("navigationBar:")
    lines.indent {
      if text("largeTitle") != nil { $0.add("prefersLargeTitles: true") }
      $0.add("items:")
      $0.indent {
        if let back = parts.first(where: { $0.id == "backButton" })?.node {
          $0.add("- title: \(YAMLText.quoted(back.words ?? "Back"))")
          if Self.isBare(back) { $0.add("  backBarButtonItem: {title: \"\"}") }
        }
        let title = text("largeTitle") ?? text("title") ?? bar.identifier ?? ""
        $0.add("- title: \(YAMLText.quoted(title))")
        for side in ["leftBarButtonItems", "rightBarButtonItems"] {
          let items = parts.filter { $0.id.hasPrefix(side) }
          guard !items.isEmpty else { continue }
          $0.add("  \(side):")
          for item in items { $0.add("    - \(Self.item(item.node))") }
        }
        if parts.contains(where: { $0.id == "searchBar.field" }) {
          $0.add(
            "  searchController: {placeholder: \(YAMLText.quoted(text("searchBar.field") ?? "Search"))}"
          )
        }
      }
    }
    scene = lines.text
  }

  /// A button: one of the system's by its name, a word, or a box.
  private static func item(_ node: ViewNode) -> String {
    let names = [
      "Done": "done", "Cancel": "cancel", "Edit": "edit", "Save": "save", "Add": "add",
      "Compose": "compose", "Share": "action", "Search": "search", "Close": "close",
    ]
    guard let text = node.words, !text.isEmpty else { return "{image: {size: [22, 22]}}" }
    if let system = names[text] { return "{systemItem: \(system)}" }
    // A symbol's button is about as wide as it is high.
    if node.width <= 46, text.count > 4 {
      return "{image: {size: [22, 22]}, accessibilityLabel: \(YAMLText.quoted(text))}"
    }
    return "{title: \(YAMLText.quoted(text))}"
  }
}
