/// The settings that a description for XcodeGen gives, by configuration.
struct XcodeGenSettings {
  private let configurations: [DescribedProject.Configuration]
  private let groups: [String: DescribedValue]

  /// How many groups may stand in each other.
  private static let depthLimit = 16

  init(
    _ configurations: [DescribedProject.Configuration], groups: [String: DescribedValue]
  ) {
    (self.configurations, self.groups) = (configurations, groups)
  }

  /// What is set for a project.
  func all(of settings: DescribedValue?, isProject: Bool) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for configuration in configurations {
      var own: [String: String] = [:]
      if isProject, configuration.isForDebugging {
        own["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG"
      }
      take(settings, of: configuration.name, into: &own, depth: 0)
      found[configuration.name] = own
    }
    return found
  }

  /// What is set for a target, with what XcodeGen sets for its platform.
  func all(of target: DescribedValue, for platform: String) -> [String: [String: String]] {
    var found = all(of: target["settings"], isProject: false)
    var usual: [String: String] = [:]
    usual["SDKROOT"] = Self.systems[platform]
    let places = target["supportedDestinations"]?.texts ?? []
    if !places.isEmpty {
      let names = places.map { $0 == "macCatalyst" ? "iphoneos" : Self.systems[$0] ?? "iphoneos" }
      usual["SUPPORTED_PLATFORMS"] = Set(names).sorted().joined(separator: " ")
    }
    if platform == "iOS", target["configFiles"] == nil { usual["TARGETED_DEVICE_FAMILY"] = "1,2" }
    if target["type"]?.text == "application" {
      Self.note(target["info"]?["properties"]?.map ?? [:], in: &usual, depth: 0)
    }
    for name in found.keys { found[name]?.merge(usual) { own, _ in own } }
    return found
  }

  /// The systems that Xcode knows platforms by.
  private static let systems = [
    "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos",
    "visionOS": "xros",
  ]

  /// Notes what a description says of the property list that is made from it.
  private static func note(
    _ properties: [String: DescribedValue], in settings: inout [String: String], depth: Int
  ) {
    guard depth < depthLimit else { return }
    for key in properties.keys.sorted() {
      guard let value = properties[key] else { continue }
      if let text = value.text {
        let isStart = key == "UISceneStoryboardFile" || key == "UIMainStoryboardFile"
        if isStart {
          settings["INFOPLIST_KEY_UIMainStoryboardFile"] = text
        } else if depth == 0 {
          let isYes = ["true", "yes"].contains(text.lowercased())
          settings["INFOPLIST_KEY_" + key] = isYes ? "YES" : text
        }
      } else {
        note(value.map, in: &settings, depth: depth + 1)
        for part in value.list { note(part.map, in: &settings, depth: depth + 1) }
      }
    }
  }

  private func take(
    _ value: DescribedValue?, of name: String, into settings: inout [String: String], depth: Int
  ) {
    guard let value, depth < Self.depthLimit else { return }
    for (key, setting) in value.map where !["base", "configs", "groups"].contains(key) {
      settings[key] = setting.text ?? setting.texts.joined(separator: " ")
    }
    for group in value["groups"]?.texts ?? [] {
      take(groups[group], of: name, into: &settings, depth: depth + 1)
    }
    take(value["base"], of: name, into: &settings, depth: depth + 1)
    let configs = value["configs"]?.map ?? [:]
    // A part of a configuration's name stands for all that have it.
    let keys = configs.keys.filter { name.lowercased().contains($0.lowercased()) }
    for key in keys.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      take(configs[key], of: name, into: &settings, depth: depth + 1)
    }
  }
}
