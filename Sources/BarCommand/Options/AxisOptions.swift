internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// Options that show a scene under several values of a setting.
struct AxisOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Devices, separated by commas, in their order.", valueName: "ids"),
    completion: .deviceIDs)
  var devices: String?

  @Option(
    help: ArgumentHelp("Systems, as ios-15,ios-17,ios-26.", valueName: "systems"),
    completion: .systems)
  var systems: String?

  @Option(
    help: ArgumentHelp("light,dark, or one of them.", valueName: "appearances"),
    completion: .appearances)
  var appearances: String?

  @Option(
    help: ArgumentHelp("Text sizes, as large,accessibilityLarge.", valueName: "categories"),
    completion: .contentSizes)
  var sizes: String?

  @Option(
    help: ArgumentHelp(
      "Languages, separated by commas; or all that the scene has strings of, as where no other axis is named.",
      valueName: "all|locales"), completion: .locales)
  var locales: String?

  /// The axes with their options, in the order in which they vary, the last fastest.
  private var options: [(axis: SceneMatrix.Axis, option: String, text: String?)] {
    [
      (.device, "devices", devices), (.system, "systems", systems),
      (.appearance, "appearances", appearances), (.contentSize, "sizes", sizes),
      (.locale, "locales", locales),
    ]
  }

  func validate() throws {
    for (_, option, text) in options {
      guard let text, Self.words(text).isEmpty else { continue }
      let example = option == "locales" ? "all, or languages as en,de" : "a list as a,b"
      throw ValidationError("--\(option) is \(example) (found \"\(text)\")")
    }
  }

  /// Whether an axis is named.
  var isEmpty: Bool { options.allSatisfy { $0.text == nil } }

  /// The values that the command line names, by axis; `all` languages are left out.
  var values: [SceneMatrix.Axis: [String]] {
    var values: [SceneMatrix.Axis: [String]] = [:]
    for (axis, _, text) in options where text != nil && !(axis == .locale && text == "all") {
      values[axis] = text.map(Self.words)
    }
    return values
  }

  /// Whether every language of the scene is asked for: by name, or by naming no axis at all.
  var wantsAllLocales: Bool { locales == "all" || isEmpty }

  /// What changes one setting, named by its option so that a mistake is the command line's.
  func override(_ setting: SceneMatrix.Setting) -> SceneOverride {
    let named = options.first { $0.axis.rawValue == setting.axis && $0.text != nil }
    guard let option = named?.option else { return setting.override }
    return SceneOverride(
      keyPath: setting.keyPath, value: setting.value, name: "--\(option)")
  }

  /// Combinations with each system that the command line names as the one of its year that runs on
  /// the combination's device; those that become alike are one.
  ///
  /// - Parameter idiom: the kind of machine where a combination names none.
  func suited(
    _ combinations: [[SceneMatrix.Setting]], to idiom: Device.Idiom
  ) -> [[SceneMatrix.Setting]] {
    guard systems != nil else { return combinations }
    var seen: Set<[SceneMatrix.Setting]> = []
    return combinations.map { combination in
      let device = combination.last { $0.axis == SceneMatrix.Axis.device.rawValue }
      let idiom = device.flatMap { DeviceCatalog.model($0.value)?.idiom } ?? idiom
      return combination.map { setting in
        guard setting.axis == SceneMatrix.Axis.system.rawValue,
          let system = SystemVersion(identifier: setting.value),
          let own = system.ofSameYear(on: idiom.platform)
        else { return setting }
        return SceneMatrix.Setting(.system, own.identifier)
      }
    }.filter { seen.insert($0).inserted }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}

extension Device.Idiom {
  /// The systems that run on such machines; on pads iOS up to 12, too.
  fileprivate var platform: SystemVersion.Platform {
    switch self {
    case .phone: .iOS
    case .pad: .iPadOS
    case .watch: .watchOS
    case .tv: .tvOS
    case .vision: .visionOS
    case .mac: .macOS
    }
  }
}
