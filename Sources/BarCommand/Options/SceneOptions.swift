internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile

/// Options that change a scene without touching its file.
///
/// Each has the name of what it changes.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("An id from `navbar devices`.", valueName: "id"), completion: .deviceIDs)
  var device: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp("The system, as ios-17 or ios-27.", valueName: "system"),
    completion: .systems)
  var systems: [String] = []

  /// The system; of several the last one counts.
  var system: String? { systems.last }

  @Option(help: "Which way up the device is held.")
  var orientation: Choice<Orientation>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Points the content has been scrolled up; negative while it is pulled down.",
      valueName: "points"))
  var contentOffset: String?

  @Option(help: "Light or dark mode.")
  var appearance: Choice<TraitCollection.UserInterfaceStyle>?

  @Option(
    help: ArgumentHelp(
      "The text size the user chose, as large or accessibilityMedium.", valueName: "category"))
  var contentSize: Choice<BarContentSizeCategory>?

  @Option(help: "Which way lines run.")
  var direction: Direction?

  @Option(
    help: ArgumentHelp("Language of the system's own words, as de_DE.", valueName: "locale"),
    completion: .locales)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Change any key of the scene, as 'navigationBar.items[0].title=Inbox'. May be repeated.",
      valueName: "keypath=value"), completion: .settings)
  var set: [Setting] = []

  @Flag(help: "Say what is taken in place of what the scene says, so that it goes with an option.")
  var verbose = false

  func validate() throws {
    let words = [
      ("device", device), ("system", system), ("content-offset", contentOffset), ("locale", locale),
    ]
    for (option, value) in words where value?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("--\(option) has no value (found \"\(value ?? "")\")")
    }
  }

  /// What is changed, in the order in which it is applied: `--set` last.
  var overrides: [SceneOverride] {
    let named: [(option: String, keyPath: String, value: String?)] = [
      ("device", "device", device),
      ("system", "system", system),
      ("orientation", "orientation", orientation?.value.rawValue),
      ("content-offset", "contentOffset", contentOffset),
      ("appearance", "traits.userInterfaceStyle", appearance?.value.rawValue),
      ("content-size", "traits.preferredContentSizeCategory", contentSize?.value.rawValue),
      ("direction", "traits.layoutDirection", direction?.value.rawValue),
      ("locale", "locale", locale),
    ]
    return named.compactMap { option, keyPath, value in
      value.map { SceneOverride(keyPath: keyPath, value: $0, name: "--\(option)") }
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

/// UIKit's words for a layout direction, or `ltr` and `rtl`.
struct Direction: ExpressibleByArgument, Sendable {
  /// Which way lines run.
  var value: BarLayoutDirection

  init?(argument: String) {
    switch argument {
    case "ltr": value = .leftToRight
    case "rtl": value = .rightToLeft
    default:
      guard let word = BarLayoutDirection(rawValue: argument) else { return nil }
      value = word
    }
  }

  static var allValueStrings: [String] {
    BarLayoutDirection.allCases.map(\.rawValue) + ["ltr", "rtl"]
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
