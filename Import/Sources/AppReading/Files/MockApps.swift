internal import Foundation

/// Apps for those who make an app, which show mocks or are called tools of it: programs of a start of
/// their own around code of which most is another app's too, which has more.
enum MockApps {
  /// Paths of the code and the drawings that such apps alone are built of.
  static func files(in files: AppFiles) -> Set<String> {
    let code = files.files(.swift) + files.files(.objectiveC)
    let all = code + files.files(.interface)
    var found: Set<String> = []
    for file in files.files(.project) {
      guard let data = file.source(), data.holds("com.apple.product-type.application"),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      let apps = objects.keys.filter {
        objects[$0]?["productType"] as? String == "com.apple.product-type.application"
      }
      guard apps.count > 1, apps.count <= TargetLanguages.targetLimit else { continue }
      let paths = TargetLanguages.paths(objects, from: file.projectFolder)
      let exceptions = BuiltByTargets.exceptions(objects, paths)
      let built = apps.map { app in
        var built = BuiltByTargets()
        built.take(app, objects, paths, exceptions)
        return Set(all.lazy.map(\.path).filter(built.holds))
      }
      let names = apps.map { objects[$0]?["name"] as? String ?? "" }
      for (number, own) in built.enumerated() where !own.isEmpty {
        let others = built.indices.filter { $0 != number }
        func isPart(of other: Int, times size: Int) -> Bool {
          built[other].count >= own.count * size
            && built[other].intersection(own).count * 2 >= own.count
        }
        let alone = others.reduce(own) { $0.subtracting(built[$1]) }
        if others.contains(where: {
          isPart(of: $0, times: 1) && isCalledTool(names[number], of: names[$0])
        }) {
          found.formUnion(alone)
        }
        guard others.contains(where: { isPart(of: $0, times: 2) }) else { continue }
        let starts = code.filter { alone.contains($0.path) && showsMocks($0) }
        if !starts.isEmpty { found.formUnion(alone) }
      }
    }
    return found
  }

  /// Whether an app is called another's tool: `Field Dev Tools` of `Field`.
  private static func isCalledTool(_ name: String, of other: String) -> Bool {
    guard !other.isEmpty, name.hasPrefix(other), name != other else { return false }
    let words = name.dropFirst(other.count).split { !$0.isLetter }.map { $0.lowercased() }
    return !words.isEmpty && words.allSatisfy(toolWords.contains)
  }

  private static let toolWords: Set = [
    "dev", "developer", "development", "debug", "tool", "tools", "demo", "example", "sample",
    "playground", "catalog", "catalogue", "gallery", "storybook",
  ]

  /// Whether an app starts in a file that names types of mocks: `MockScreens`.
  private static func showsMocks(_ file: AppFiles.File) -> Bool {
    guard let data = file.source(), DemoApps.isStart(data), data.holds("Mock") else { return false }
    return String(decoding: data, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0.hasPrefix("Mock") && $0.dropFirst(4).first?.isUppercase ?? false }
  }
}
