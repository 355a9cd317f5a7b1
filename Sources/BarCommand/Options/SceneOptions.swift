internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile

/// Options that change a scene without touching its file. Each has the name of what it changes.
struct SceneOptions: ParsableArguments {
  @Option(help: ArgumentHelp("An id from `navbar devices`.", valueName: "id"))
  var device: String?

  @Option(help: ArgumentHelp("The system, as ios-17 or ios-26.", valueName: "system"))
  var system: String?

  @Option(help: "Which way up the device is held.")
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "Points the content has been scrolled up; negative while it is pulled down.",
      valueName: "points"))
  var contentOffset: Double?

  @Option(help: "Light or dark mode.")
  var appearance: TraitCollection.UserInterfaceStyle?

  @Option(
    help: ArgumentHelp(
      "The text size the user chose, as large or accessibilityMedium.", valueName: "category"))
  var contentSize: ContentSizeCategory?

  @Option(help: "Which way lines run.")
  var direction: LayoutDirection?

  @Option(help: ArgumentHelp("Language of the system's own words, as de_DE.", valueName: "locale"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Change any key of the scene, as navigationBar.items[0].title=Inbox. May be repeated.",
      valueName: "keypath=value"))
  var set: [Setting] = []

  /// What is changed, in the order in which it is applied: `--set` last.
  var overrides: [SceneOverride] {
    let named: [(String, String?)] = [
      ("device", device), ("system", system), ("orientation", orientation?.rawValue),
      ("contentOffset", contentOffset.map { "\($0)" }), ("locale", locale),
      ("traits.userInterfaceStyle", appearance?.rawValue),
      ("traits.preferredContentSizeCategory", contentSize?.rawValue),
      ("traits.layoutDirection", direction?.rawValue),
    ]
    return named.compactMap { keyPath, value in
      value.map { SceneOverride(keyPath: keyPath, value: $0) }
    } + set.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
  }
}

/// `KEYPATH=VALUE`, as `--set` takes it.
struct Setting: ExpressibleByArgument, Hashable {
  /// What is changed: the part before the first equals sign.
  var keyPath: String
  /// What it becomes.
  var value: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      return nil
    }
    keyPath = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}

extension Orientation: ExpressibleByArgument {}
extension TraitCollection.UserInterfaceStyle: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {
  /// Reads UIKit's word, or `ltr` and `rtl`.
  init?(argument: String) {
    switch argument {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default: self.init(rawValue: argument)
    }
  }
}
