internal import Foundation

/// Apps that show mocks to those who make an app: programs of a start of their own around code of which
/// most is another app's too, which has far more.
enum MockApps {
  /// Paths of the code that such apps alone are built of.
  static func files(in files: AppFiles) -> Set<String> {
    let code = files.files(.swift) + files.files(.objectiveC)
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
        return Set(code.lazy.map(\.path).filter(built.holds))
      }
      for (number, own) in built.enumerated() where !own.isEmpty {
        let others = built.enumerated().filter { $0.offset != number }.map(\.element)
        guard
          others.contains(where: {
            $0.count >= own.count * 2 && $0.intersection(own).count * 2 >= own.count
          })
        else { continue }
        let alone = others.reduce(own) { $0.subtracting($1) }
        let starts = code.filter { alone.contains($0.path) && showsMocks($0) }
        if !starts.isEmpty { found.formUnion(alone) }
      }
    }
    return found
  }

  /// Whether an app starts in a file that names types of mocks: `MockScreens`.
  private static func showsMocks(_ file: AppFiles.File) -> Bool {
    guard let data = file.source(), DemoApps.isStart(data), data.holds("Mock") else { return false }
    return String(decoding: data, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0.hasPrefix("Mock") && $0.dropFirst(4).first?.isUppercase ?? false }
  }
}
