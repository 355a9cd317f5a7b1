internal import Foundation

/// Code that only targets for other platforms than phones and pads build, or targets that test the others,
/// as the projects of an app say.
struct ForeignTargets {
  private typealias Objects = [String: [String: Any]]

  private var foreign = BuiltByTargets()
  private var tests = BuiltByTargets()
  private var own = BuiltByTargets()
  /// Whether some app is for phones and pads.
  private var hasApp = false
  /// Whether files beside the projects name platforms, too.
  private var isToldElsewhere = false

  /// Paths of the code that only targets for other platforms build, and of that which only tests, or both,
  /// do; none where a project cannot be read, and for platforms where no app is for phones and pads.
  static func files(in files: AppFiles) -> (platforms: Set<String>, tests: Set<String>) {
    var found: [(data: Data, folder: [String])] = []
    for file in files.files(.project) {
      guard let data = file.source() else { return ([], []) }
      found.append((data, file.projectFolder))
    }
    guard found.contains(where: { project in marks.contains { project.data.holds($0) } }) else {
      return ([], [])
    }
    var targets = Self(beside: files)
    for project in found {
      guard let list = PropertyList.read(project.data) as? [String: Any],
        let objects = list["objects"] as? Objects
      else { return ([], []) }
      targets.note(objects, TargetLanguages.paths(objects, from: project.folder))
    }
    guard !targets.foreign.isEmpty || !targets.tests.isEmpty else { return ([], []) }
    let code = (files.files(.swift) + files.files(.objectiveC)).lazy.map(\.path)
    let others = code.filter { !targets.own.holds($0) }
    let tests = Set(targets.own.isEmpty ? [] : others.filter(targets.tests.holds))
    let platforms = targets.hasApp ? others.filter(targets.foreign.holds) : []
    return (Set(platforms).subtracting(tests), tests)
  }

  private init(beside files: AppFiles) {
    isToldElsewhere = files.files(.buildSettings).contains { file in
      guard let data = try? Data(contentsOf: file.url) else { return true }
      return data.holds("SUPPORTED_PLATFORMS") || data.holds("SDKROOT")
    }
  }

  /// The marks of a project's targets for other platforms.
  static func targets(of objects: [String: [String: Any]], in files: AppFiles) -> Set<String> {
    Self(beside: files).targets(of: objects)
  }

  private func targets(of objects: Objects) -> Set<String> {
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let around = Self.settings(project?["buildConfigurationList"], objects)
    return Set(
      objects.lazy.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.filter { target in
        let type = target.value["productType"] as? String ?? ""
        return Self.foreignProducts.contains { type.hasSuffix($0) }
          || isForeign(Self.settings(target.value["buildConfigurationList"], objects), around)
      }.map(\.key))
  }

  /// What projects have that have targets for other platforms, or for tests.
  private static let marks =
    ["watchos", "appletvos", "macosx", "xros", "driverkit"] + testProducts
  /// Kinds of targets that test others.
  private static let testProducts = [".bundle.unit-test", ".bundle.ui-testing"]

  private mutating func note(_ objects: Objects, _ paths: [String: String]) {
    let targets = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    guard targets.count <= TargetLanguages.targetLimit else { return }
    let others = self.targets(of: objects)
    let exceptions = BuiltByTargets.exceptions(objects, paths)
    for (id, target) in targets {
      let type = target["productType"] as? String ?? ""
      if Self.testProducts.contains(where: type.hasSuffix) {
        tests.take(id, objects, paths, exceptions)
      } else if others.contains(id) {
        foreign.take(id, objects, paths, exceptions)
      } else {
        hasApp = hasApp || type.hasSuffix(".application")
        own.take(id, objects, paths, exceptions)
      }
    }
  }

  /// Kinds of targets that only other platforms have.
  private static let foreignProducts = [
    ".watchapp", ".watchapp2", ".watchkit-extension", ".watchkit2-extension",
    ".tv-app-extension",
  ]

  /// The platforms that each configuration of a list says; nil for one that has them from elsewhere.
  private struct Setting {
    var name: String
    var device: String?
    var platforms: String?
    /// Whether another file has settings of it.
    var isOpen: Bool
  }

  private static func settings(_ list: Any?, _ objects: Objects) -> [Setting] {
    guard let list = (list as? String).flatMap({ objects[$0] }) else { return [] }
    return TargetLanguages.ids(list["buildConfigurations"]).compactMap { id in
      guard let object = objects[id] else { return nil }
      let settings = object["buildSettings"] as? [String: Any] ?? [:]
      let platforms = settings["SUPPORTED_PLATFORMS"]
      return Setting(
        name: object["name"] as? String ?? "", device: settings["SDKROOT"] as? String,
        platforms: platforms as? String
          ?? (platforms as? [String])?.joined(separator: " "),
        isOpen: object["baseConfigurationReference"] != nil)
    }
  }

  /// Whether all configurations of a target are surely for other platforms.
  private func isForeign(_ target: [Setting], _ project: [Setting]) -> Bool {
    guard !target.isEmpty else { return false }
    return target.allSatisfy { own in
      let around = project.first { $0.name == own.name }
      if isToldElsewhere, own.isOpen || around?.isOpen ?? false {
        return own.platforms.map(Self.isForeign) ?? false
      }
      let names = own.platforms ?? around?.platforms ?? own.device ?? around?.device
      return names.map(Self.isForeign) ?? false
    }
  }

  /// Whether names of platforms are those of others alone: `watchos watchsimulator`.
  private static func isForeign(_ names: String) -> Bool {
    let names = names.split { !$0.isLetter }.map { $0.lowercased() }
    return !names.isEmpty
      && names.allSatisfy { name in
        ["watch", "appletv", "macosx", "xr", "driverkit"].contains { name.hasPrefix($0) }
      }
  }
}
