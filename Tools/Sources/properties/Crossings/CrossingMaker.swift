@testable internal import BarComparison
@testable internal import BarLayout
@testable internal import BarSceneFile

/// Crosses a golden's scene by chance: with other circumstances, with what other goldens write, and with values made up.
///
/// A change is kept where it changes the answer, so that each key that is written meets the others. A scene
/// that cannot be is kept once in a while, for what is said of it.
struct CrossingMaker {
  /// What random numbers come from.
  private var value: SceneValue
  private let golden: String
  private let read: ReadScene
  private let written: WrittenValues

  /// Makes crossings of a golden by the numbers of a seed.
  ///
  /// - Parameters:
  ///   - written: what goldens write.
  ///   - files: pictures beside the scene.
  init(
    _ golden: String, _ read: ReadScene, written: WrittenValues, files: [String], seed: UInt64
  ) {
    let start = StableHash.of(golden) ^ seed &* 0x9E37_79B9_7F4A_7C15
    value = SceneValue(numbers: SplitMix64(seed: start), files: files)
    self.golden = golden
    self.read = read
    self.written = written
  }

  /// A crossing; nil where nothing that was tried changed the answer.
  mutating func crossing() -> CrossedScene? {
    guard let file = try? SceneFile(read) else { return nil }
    var answer = CrossedAnswer(file)
    var (root, scene) = (file.root, file.scene)
    var changes: [CrossedScene.Change] = []
    let count = value.numbers.whole(2...5)
    for _ in 0..<Self.tries where changes.count < count {
      let made = change(root, scene, answer)
      guard !made.isEmpty else { continue }
      let new = changes.filter { old in !made.contains { $0.keyPath == old.keyPath } } + made
      let file = try? SceneFile(read, overrides: new.map(\.override))
      guard let file, let after = Optional(CrossedAnswer(file)), after.isPossible else {
        if keepsRefusal() { return CrossedScene(golden: golden, changes: new) }
        continue
      }
      // What is only said of a key that does nothing, other tests try key by key.
      if after.layout == answer.layout, !value.numbers.chance(oneIn: 20) { continue }
      (root, scene, answer, changes) = (file.root, file.scene, after, new)
    }
    return changes.isEmpty ? nil : CrossedScene(golden: golden, changes: changes)
  }

  private static let tries = 40

  /// Whether a scene that cannot be is kept: few are, for what a value may not be is the business of other
  /// tests.
  private mutating func keepsRefusal() -> Bool { value.numbers.chance(oneIn: 40) }

  /// A change of a circumstance, or of a key of some mapping of the scene.
  private mutating func change(
    _ root: SourceNode, _ scene: BarScene, _ answer: CrossedAnswer
  ) -> [CrossedScene.Change] {
    switch value.numbers.whole(0...19) {
    case 0...5: return [circumstance(scene)]
    case 6...8: return neighbour(root)
    case 9, 10: return menu(answer)
    case 11: return gesture(answer)
    default: break
    }
    let sites = SceneSite.all(in: root).filter {
      !Self.others.contains($0.name) && !Self.otherObjects.contains($0.object)
    }
    let objects = Set(sites.map(\.object)).sorted()
    let object = value.numbers.pick(objects)
    let site = value.numbers.pick(sites.filter { $0.object == object })
    let texts = written[site]
    let text =
      texts.isEmpty || value.numbers.chance(oneIn: 3)
      ? value.text(for: site.row) : value.numbers.pick(texts)
    return text.map { [CrossedScene.Change(keyPath: site.keyPath, value: $0)] } ?? []
  }

  /// A menu that is open: of what has one, or of an entry of it.
  private mutating func menu(_ answer: CrossedAnswer) -> [CrossedScene.Change] {
    guard !answer.menus.isEmpty else { return [] }
    var name = value.numbers.pick(answer.menus)
    if value.numbers.chance(oneIn: 3) {
      name += ".menu[\(value.numbers.whole(0...2))]"
      if value.numbers.chance(oneIn: 3) { name += ".children[\(value.numbers.whole(0...1))]" }
    }
    return [CrossedScene.Change(keyPath: "presentedMenu", value: name)]
  }

  /// A long press on something that answers touches, at a size of text at which the system shows it large.
  private mutating func gesture(_ answer: CrossedAnswer) -> [CrossedScene.Change] {
    guard !answer.controls.isEmpty else { return [] }
    let name = value.numbers.pick(answer.controls)
    let size = value.numbers.pick(["accessibilityMedium", "accessibilityExtraLarge"])
    return [
      CrossedScene.Change(keyPath: "traits.preferredContentSizeCategory", value: size),
      CrossedScene.Change(keyPath: "actions", value: "[{longPress: \"\(name)\"}]"),
      CrossedScene.Change(keyPath: "after", value: "1"),
    ]
  }

  /// Keys of a scene that say nothing of its layout, or that circumstances are made of.
  private static let others: Set = [
    "scene.device", "scene.system", "scene.orientation", "scene.contentOffset", "scene.actions",
    "scene.allow", "scene.pixels", "scene.crop", "scene.ignore", "scene.matrix",
    "scene.tags", "scene.lint", "scene.presentedMenu", "scene.navigationBar", "scene.scale",
    "scene.navigationStack", "scene.navigationSplitView", "scene.navigationView", "scene.strings",
    "scene.traits", "scene.transition", "scene.measuredText",
  ]
  /// Mappings that say nothing of a layout.
  private static let otherObjects: Set = ["action", "allow", "matrix", "matrixAxis", "lint"]
}

// MARK: - Circumstances

extension CrossingMaker {
  /// How the scene is looked at: on what, by which system, how large, where its content is.
  private mutating func circumstance(_ scene: BarScene) -> CrossedScene.Change {
    func change(_ keyPath: String, _ value: String) -> CrossedScene.Change {
      CrossedScene.Change(keyPath: keyPath, value: value)
    }
    switch value.numbers.whole(0...13) {
    case 0, 1:
      let platform = scene.system.platform
      let newest = SystemVersion.years + SystemVersion.years
      let major = value.numbers.pick(SystemVersion.supportedMajors(of: platform) + newest)
      return change("system", SystemVersion(platform, major).identifier)
    case 2, 3:
      let idiom = scene.device.idiom
      let models = DeviceCatalog.all.filter { $0.idiom == idiom }
      return change("device", value.numbers.pick(models).id)
    case 4: return change("orientation", value.numbers.pick(["landscape", "portrait"]))
    case 5, 6:
      return change(
        "contentOffset", "\(value.numbers.pick([-200, -60, 7, 20, 30, 45, 52, 80, 100, 300]))")
    case 7: return change("locale", value.numbers.pick(["ar", "de_DE", "ja_JP", "he", "fi_FI"]))
    case 8: return change("traits.layoutDirection", "rightToLeft")
    case 9, 10:
      let sizes = BarContentSizeCategory.allCases
      return change(
        "traits.preferredContentSizeCategory", "\(value.numbers.pick(sizes))")
    case 11: return change("traits.userInterfaceStyle", "dark")
    case 12:
      let sheets = value.numbers.pick(Presentation.allCases)
      return change("presentation", sheets.rawValue)
    default:
      let operation = value.numbers.pick(BarTransition.Operation.allCases)
      let progress = Double(value.numbers.whole(0...8)) / 8
      return change("transition", "{operation: \(operation), progress: \(progress)}")
    }
  }

  /// A part of a bar that makes the others move: a prompt, a field, buttons, a menu that is open.
  private mutating func neighbour(_ root: SourceNode) -> [CrossedScene.Change] {
    let (path, values) = value.numbers.pick(Self.neighbours)
    let text = value.numbers.pick(values)
    guard path.hasPrefix("§") else { return [CrossedScene.Change(keyPath: path, value: text)] }
    guard let items = root.value(of: "navigationBar")?.value(of: "items"),
      case .sequence(let elements) = items.content, !elements.isEmpty
    else { return [] }
    let item = "navigationBar.items[\(elements.count - 1)]"
    return [CrossedScene.Change(keyPath: item + path.dropFirst(), value: text)]
  }

  private static let neighbours: [(path: String, values: [String])] = [
    (
      "presentedMenu",
      [
        "backButton", "title", "rightBarButtonItems[0]", "leftBarButtonItems[0]",
        "overflowButton", "toolbar.items[0]", "keyboardToolbar.items[0]",
        "rightBarButtonItems[1]",
        "trailingItemGroups[0].items[0]", "leadingItemGroups[0].items[0]",
        "centerItemGroups[0].items[0]", "rightBarButtonItems[0].menu[0]",
        "rightBarButtonItems[0].menu[1]",
      ]
    ),
    ("navigationBar.prefersLargeTitles", ["true", "false"]),
    ("navigationBar.barStyle", ["black"]),
    ("navigationBar.isTranslucent", ["false"]),
    ("navigationBar.frame", ["[0, 100, 320, 44]", "[20, 60, 280, 96]"]),
    ("isKeyboardShown", ["true"]),
    ("UIDesignRequiresCompatibility", ["true"]),
    ("tabBar", ["{items: [{title: One, image: gear}, {title: Two, image: star}]}"]),
    ("§.title", ["\"\"", "\"A title that is much too long for a narrow bar\""]),
    ("§.prompt", ["\"Choose a folder\""]),
    ("§.subtitle", ["\"3 unread\""]),
    ("§.largeTitleDisplayMode", ["always", "never"]),
    ("§.hidesBackButton", ["true"]),
    (
      "§.searchController",
      [
        "{}", "{isActive: true, text: gear}",
        "{isActive: true, scopeButtonTitles: [All, Mine]}", "{text: gear}",
      ]
    ),
    ("§.hidesSearchBarWhenScrolling", ["false"]),
    ("§.preferredSearchBarPlacement", ["inline", "stacked", "integrated"]),
    (
      "§.rightBarButtonItems",
      [
        "[{systemItem: done}]", "[{title: Edit}, {image: gear}, {image: star}, {image: plus}]",
        "[{image: gear, menu: [{title: One, image: star}, {title: Two, children: [{title: Three}]}]}]",
        "[{image: gear, menu: [{title: One, children: [{title: Two, children: [{title: Three}]}, {title: Four}]}, {title: Five, displayInline: true, children: [{title: Six}, {title: Seven}]}]}]",
        "[{image: gear}, {fixedSpace: 20}, {image: plus}, {flexibleSpace: true}, {title: A button with many words}]",
      ]
    ),
    (
      "§.leftBarButtonItems",
      [
        "[{systemItem: cancel}]", "[{image: gear, menu: [{title: One}, {title: Two}]}]",
        "[{title: Select}, {image: gear}, {image: star}, {image: plus}]",
      ]
    ),
    ("§.leftItemsSupplementBackButton", ["true"]),
    (
      "§.trailingItemGroups",
      [
        "[{items: [{image: gear}, {image: star}], representativeItem: {image: plus}}, {items: [{title: Edit}]}]"
      ]
    ),
    (
      "§.centerItemGroups",
      [
        "[{items: [{image: gear}, {title: Centre}]}, {items: [{image: star}]}]",
        "[{items: [{image: gear, menu: [{title: One}]}]}]",
      ]
    ),
    (
      "§.toolbarItems",
      [
        "[{image: gear, menu: [{title: One}, {title: Two}]}, {flexibleSpace: true}, {title: Select}]",
        "[{title: A toolbar}, {title: with far more}, {title: words than}, {title: there is room, menu: [{title: One, children: [{title: Two}]}]}]",
      ]
    ),
    ("§.style", ["editor", "browser"]),
    ("§.titleView", ["{label: Label}", "{segmentedControl: {segments: [All, Missed]}}"]),
    ("§.backButtonTitle", ["\"A way back with a long name\""]),
    ("§.backButtonDisplayMode", ["minimal", "generic"]),
  ]
}
