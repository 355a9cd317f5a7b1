public import AppReading
internal import BarLayout

/// Writes a screen of an app as a scene.
public struct SceneWriter: Sendable {
  /// How texts are said.
  public private(set) var words: WordWriter
  /// Screens by key, for the titles of those that others are pushed from.
  let parents: [String: Screen]
  /// Whether the app asks for large titles anywhere.
  let usesLargeTitles: Bool
  /// Whether the app has screens of UIKit's.
  let hasControllers: Bool
  /// How the app's bars look.
  let looks: AppLooks
  /// Whether the stacks of screens ask for large titles, as those say that they are pushed from.
  private let largeStacks: ScreenChains<Bool>
  /// Whether screens stand in sheets, likewise.
  private let sheets: ScreenChains<Bool>
  /// Screens behind which something says whether titles are large.
  let settledTitles: ScreenChains<Bool>
  /// How large titles are, as the screens before say.
  let standingModes: StandingModes

  var settings: SceneSettings { words.settings }

  /// Makes a writer.
  public init(_ screens: [Screen], _ words: WordWriter, _ looks: AppLooks = AppLooks()) {
    self.words = words
    self.looks = looks
    let parents = Dictionary(screens.map { ($0.key, $0) }) { first, _ in first }
    self.parents = parents
    largeStacks = ScreenChains(parents, next: Self.before) { Self.asksForLargeTitles($0, looks) }
    sheets = ScreenChains(parents, next: \.parent) { $0.presentation.map { $0 == .sheet } }
    settledTitles = ScreenChains(parents, next: Self.before) { Self.settlesTitle($0) ? true : nil }
    standingModes = StandingModes(parents) { Self.standsOn($0, among: parents) }
    hasControllers = screens.contains { $0.origin != .swiftUI }
    usesLargeTitles =
      looks.bar.prefersLargeTitles?.value ?? looks.ownBar.prefersLargeTitles?.value
      ?? Self.areLargeElsewhere(screens)
  }

  /// Makes a writer that says texts in another way.
  public init(_ other: SceneWriter, _ words: WordWriter) {
    self = other
    self.words = words
  }

  /// Whether titles are large on stacks of which nobody says so.
  ///
  /// They are where as many screens ask for it as are first on a stack that says nothing; what one
  /// screen of many asks for is for its own stack.
  private static func areLargeElsewhere(_ screens: [Screen]) -> Bool {
    let own = screens.filter { $0.variant == nil && $0.origin != .swiftUI }
    let asking = own.filter { $0.prefersLargeTitles?.value == true }
    let others = own.filter { $0.isFirstOnStack && $0.prefersLargeTitles == nil }
    return !asking.isEmpty && asking.count >= others.count
  }

  /// The scene's text.
  public func text(of screen: Screen) -> String {
    var lines = Lines()
    lines.add("# \(visible(screen.name)): \(screen.origin.rawValue), \(visible(screen.place.text))")
    if let variant = screen.variant { lines.add("# where: \(visible(variant))") }
    lines.add("# Written by navbar import, which brings it up to date and keeps what you change.")
    lines.add("source: \(YAMLText.quoted(screen.place.text))")
    lines.add("device: \(settings.device)")
    lines.add("system: \(settings.system)")
    lines.add("locale: \(words.locale)")
    if isInSheet(screen) { lines.add("presentation: pageSheet") }
    writeTraits(&lines)
    if !settings.resolvesWords, usesKeys(screen) { lines.add("strings: \(settings.catalogName)") }
    if screen.origin == .swiftUI {
      writeStack(screen, &lines)
    } else {
      writeBar(screen, &lines)
    }
    return lines.text
  }

  /// Whether a screen or the one before it names words by key.
  private func usesKeys(_ screen: Screen) -> Bool {
    let before = screen.titleBefore ?? parent(of: screen)?.title
    return (screen.texts + (before.map { [$0.value] } ?? [])).contains { $0.hasKey }
  }

  /// Whether the stack that a screen stands on asks for large titles: what the screen says of it or
  /// whoever makes the stack, then the one that it is pushed from, then what any screen of the app says.
  func isOnLargeStack(_ screen: Screen) -> Bool {
    Self.asksForLargeTitles(screen, looks)
      ?? largeStacks.answer(from: Self.before(screen), for: screen.key) ?? usesLargeTitles
  }

  /// Whether a screen itself says that its stack asks for large titles; nil for nothing.
  private static func asksForLargeTitles(_ screen: Screen, _ looks: AppLooks) -> Bool? {
    if let flag = screen.prefersLargeTitles { return flag.value }
    return screen.isOnPlainStack ? looks.bar.prefersLargeTitles?.value ?? false : nil
  }

  /// The key of the screen before another on its stack, as far as there is one.
  static func before(_ screen: Screen) -> String? { screen.isSheet ? nil : screen.parent }

  /// Whether a screen is a sheet or pushed on the stack of one.
  private func isInSheet(_ screen: Screen) -> Bool {
    screen.presentation.map { $0 == .sheet }
      ?? sheets.answer(from: screen.parent, for: screen.key) ?? false
  }

  /// The screen that a screen is pushed from; one without a title leaves Back its own word.
  func parent(of screen: Screen) -> Screen? {
    Self.pushing(screen, among: parents, orWithoutWords: true)
  }

  static func pushing(
    _ screen: Screen, among parents: [String: Screen], orWithoutWords: Bool = false
  ) -> Screen? {
    guard !screen.isSheet, let key = screen.parent, key != screen.key,
      let parent = parents[key], parent.title != nil || orWithoutWords
    else { return nil }
    return parent
  }

  /// Where a fact comes from, as a comment.
  func comment<Value>(_ fact: Fact<Value>) -> String {
    "  # \(visible(fact.place.text)) \(fact.confidence.rawValue)"
  }

  // MARK: SwiftUI

  private func writeStack(_ screen: Screen, _ lines: inout Lines) {
    lines.add("navigationStack:")
    lines.indent {
      let look = self.lines(of: look(of: screen))
      if !look.isEmpty {
        $0.add("navigationBar:")
        $0.indent { for line in look { $0.add(line) } }
      }
      let parent = parent(of: screen)
      // What is pushed from a screen of which nothing is said still has a way back.
      guard parent != nil || screen.isPushed && !screen.isSheet else {
        $0.add("root:")
        $0.indent { writeScreen(screen, isRoot: true, &$0) }
        return
      }
      $0.add("root:")
      $0.indent {
        if let title = screen.titleBefore ?? parent?.title, !title.value.isEmpty {
          $0.add("navigationTitle: \(words.value(title.value))" + comment(title))
        }
        if let mode = parent.flatMap(standingMode) {
          $0.add("navigationBarTitleDisplayMode: \(mode.rawValue)")
        } else if parent == nil, screen.titleBefore == nil {
          // A root that nobody has found most likely has a title, which is large.
          $0.add("navigationBarTitleDisplayMode: large  # assumed")
        }
        if parent.map({ isBackMinimal(to: $0, on: screen) }) ?? false {
          $0.add("navigationItem: {backButtonDisplayMode: minimal}")
        }
        $0.add("navigationDestinations:")
        $0.indent {
          $0.add("- for: Screen")
          $0.add("  screen:")
          $0.indent { $0.indent { writeScreen(screen, isRoot: false, &$0) } }
        }
      }
      $0.add("path: [{Screen: \(YAMLText.quoted(screen.name))}]")
    }
  }

  private func writeScreen(_ screen: Screen, isRoot: Bool, _ lines: inout Lines) {
    let start = lines.count
    if let title = screen.title, !title.value.isEmpty {
      lines.add("navigationTitle: \(words.value(title.value))" + comment(title))
    }
    if let subtitle = screen.subtitle {
      lines.add("navigationSubtitle: \(words.value(subtitle.value))" + comment(subtitle))
    }
    if let mode = screen.titleMode, mode.value != .automatic {
      lines.add("navigationBarTitleDisplayMode: \(mode.value.rawValue)" + comment(mode))
    } else if isSmallAsBefore(screen) {
      lines.add("navigationBarTitleDisplayMode: inline")
    }
    if screen.isTitleRemoved, screen.title?.value.isEmpty == false {
      lines.add("toolbarRemoving: [title]")
    }
    if let scheme = screen.colorScheme {
      lines.add("toolbarColorScheme: \(scheme.value)" + comment(scheme))
    }
    if screen.hidesBack?.value == true { lines.add("navigationBarBackButtonHidden: true") }
    if !screen.titleMenu.isEmpty {
      lines.add("toolbarTitleMenu: [\(screen.titleMenu.map(words.value).joined(separator: ", "))]")
    }
    if screen.isBarHidden?.value == true {
      lines.add("toolbar: hidden")
    } else {
      writeToolbar(screen, &lines)
    }
    if let search = screen.search {
      lines.add("searchable: " + self.search(search.value) + comment(search))
      var settings: [String] = []
      if search.value.placement == "navigationBarDrawer", mayPlaceSearchElsewhere {
        settings.append("preferredSearchBarPlacement: stacked")
      }
      if search.value.isAlwaysShown { settings.append("hidesSearchBarWhenScrolling: false") }
      if !settings.isEmpty { lines.add("navigationItem: {\(settings.joined(separator: ", "))}") }
    }
    if lines.count == start { lines.add("navigationTitle: \"\"") }
  }

  /// Whether the system puts search fields elsewhere than under the title where nobody says where.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement: beside the title on pads from
  /// iOS 16 on; Adopting Liquid Glass: at a phone's foot from iOS 26 on.
  private var mayPlaceSearchElsewhere: Bool {
    let isPad = DeviceModel(id: settings.device)?.idiom == .pad
    return settings.systemVersion >= (isPad ? 16 : 26)
  }

  private static let placements: Set = [
    "automatic", "principal", "navigation", "topBarLeading", "topBarTrailing",
    "topBarPinnedTrailing", "navigationBarLeading", "navigationBarTrailing", "primaryAction",
    "secondaryAction", "confirmationAction", "cancellationAction", "destructiveAction", "status",
    "bottomBar", "keyboard", "bottomOrnament",
  ]

  private func writeToolbar(_ screen: Screen, _ lines: inout Lines) {
    let items = screen.items.filter { item in
      // Spaces between buttons are there from iOS 26 on.
      if case .space = item.content { return settings.systemVersion >= 26 }
      return true
    }
    guard !items.isEmpty else { return }
    lines.add("toolbar:")
    lines.indent {
      for item in items {
        var name = "automatic"
        if case .placement(let placement) = item.position { name = placement }
        if !Self.placements.contains(name) { name = "automatic" }
        $0.add("- placement: \(name)")
        $0.add("  item: \(self.item(item))  # \(item.confidence.rawValue)")
      }
    }
  }

  /// A search field as a mapping.
  func search(_ search: Search) -> String {
    var parts: [String] = []
    if let placeholder = search.placeholder {
      parts.append("placeholder: \(words.value(placeholder))")
    }
    if !search.scopes.isEmpty {
      parts.append("scopeButtonTitles: [\(search.scopes.map(words.value).joined(separator: ", "))]")
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}

/// Lines of a text with their indentation.
struct Lines {
  private var lines: [String] = []
  private var depth = 0

  var count: Int { lines.count }
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func indent(_ body: (inout Lines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a value of a list whose keys a closure adds; `{}` for one without any.
  mutating func addValue(_ body: (inout Lines) -> Void) {
    let start = count
    indent(body)
    guard start < count else { return add("- {}") }
    let indentation = String(repeating: "  ", count: depth)
    lines[start] = indentation + "- " + lines[start].dropFirst(indentation.count + 2)
  }
}
