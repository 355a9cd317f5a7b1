internal import Foundation

/// The devices that an app is for, as its projects say, or what projects are made from.
enum DeviceFamilies {
  private static let key = "TARGETED_DEVICE_FAMILY"

  /// Whether every app of the files is for pads and for no phones; false where nothing says so.
  static func arePadsAlone(in files: AppFiles) -> Bool {
    var families: Set<String> = []
    for file in files.files(.project) {
      guard let data = file.source(), data.holds(key),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      families.formUnion(ofApps(in: objects))
    }
    for file in files.files(.buildSettings) where !files.described.contains(file.path) {
      guard let data = try? Data(contentsOf: file.url), data.holds(key) else { continue }
      families.formUnion(ofLines(String(decoding: data, as: UTF8.self)))
    }
    for file in files.files(.swift) where !files.described.contains(file.path) {
      guard let data = try? Data(contentsOf: file.url), data.holds("import ProjectDescription")
      else { continue }
      families.formUnion(ofDestinations(String(decoding: data, as: UTF8.self)))
    }
    return families == ["2"]
  }

  /// What a project says of its apps in every configuration, or else of everything it builds.
  private static func ofApps(in objects: [String: [String: Any]]) -> Set<String> {
    func said(_ list: Any?) -> [String: String] {
      guard let list = (list as? String).flatMap({ objects[$0] }) else { return [:] }
      var said: [String: String] = [:]
      for id in TargetLanguages.ids(list["buildConfigurations"]) {
        guard let configuration = objects[id], let name = configuration["name"] as? String,
          let settings = configuration["buildSettings"] as? [String: Any]
        else { continue }
        said[name] = settings[key] as? String
      }
      return said
    }
    let apps = objects.values.filter {
      $0["productType"] as? String == "com.apple.product-type.application"
    }
    // Of a project with more nobody can tell.
    guard apps.count <= TargetLanguages.targetLimit else { return ["1", "2"] }
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let around = said(project?["buildConfigurationList"])
    var found: Set<String> = []
    for target in apps {
      let own = around.merging(said(target["buildConfigurationList"])) { $1 }
      for value in own.values { found.formUnion(numbers(in: value)) }
    }
    return found.subtracting(others)
  }

  /// Families that are neither phones nor pads: televisions, watches, windows in space.
  private static let others: Set<String> = ["3", "4", "7"]

  /// What lines of settings say, a family or several each: `TARGETED_DEVICE_FAMILY = 1,2`.
  private static func ofLines(_ text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains(key) {
      let words = line.trimmingPrefix { $0 == " " || $0 == "\"" }
      guard words.hasPrefix(key) else { continue }
      found.formUnion(numbers(in: String(words.dropFirst(key.count))))
    }
    return found.subtracting(others)
  }

  private static func numbers(in value: String) -> Set<String> {
    Set(value.split { !$0.isNumber }.map(String.init))
  }

  /// What Tuist's descriptions say: `destinations: [.iPad, .macWithiPadDesign]`.
  private static func ofDestinations(_ text: String) -> Set<String> {
    var found: Set<String> = []
    for start in text.ranges(of: "estinations") {
      // A list of them is short, whatever follows it.
      var rest = text[start.upperBound...].prefix(400).drop { !"[.\n".contains($0) }
      guard let first = rest.first, first != "\n" else { continue }
      rest = rest.prefix { $0 != (first == "[" ? "]" : ",") && $0 != ")" }
      let names = rest.split { !($0.isLetter || $0.isNumber) }
      if names.contains("iPad") { found.insert("2") }
      if names.contains("iPhone") || names.contains("iOS") { found.formUnion(["1", "2"]) }
    }
    return found
  }
}
