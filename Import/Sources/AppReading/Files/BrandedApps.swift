internal import Foundation

/// Apps that a project builds beside another of nearly the same code.
///
/// They are for another brand, or to be tried out. One of them is imported, and what the others have in
/// place of its files is not its.
struct BrandedApps {
  private typealias Objects = [String: [String: Any]]

  /// A target of a project.
  private struct Target {
    /// What its project calls it.
    var name: String
    /// Its mark in the project.
    var mark: String
    /// What it is built of, of the files that are read.
    var files: Set<String>
    /// The code of these.
    var code: Set<String>
  }

  /// Files that such apps have in place of one of the app that is imported, with the names of both.
  private(set) var replaced: [String: (app: String, main: String)] = [:]
  /// The mark of the app that is imported by that of one beside it, by their project's path.
  private(set) var mains: [String: [String: String]] = [:]

  /// Reads what projects say; one that cannot be read has no such apps.
  init(_ files: AppFiles) {
    let kinds: [AppFiles.Kind] = [
      .swift, .objectiveC, .interface, .strings, .stringsDictionary, .stringCatalog,
    ]
    let all = files.files.filter { kinds.contains($0.kind) && !$0.isHeader }
    for file in files.files(.project) {
      guard let data = file.source(), Self.namesSeveral(data),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? Objects
      else { continue }
      let foreign = ForeignTargets.targets(of: objects, in: files)
      let built = objects.filter {
        $0.value["isa"] as? String == "PBXNativeTarget" && !foreign.contains($0.key)
      }
      guard built.count(where: { Self.isApp($0.value) }) > 1,
        built.count <= TargetLanguages.targetLimit
      else { continue }
      note(built, objects, file, all)
    }
  }

  private static let product = "com.apple.product-type.application"

  /// Whether a project speaks of more than one app, which is found sooner than it is read.
  private static func namesSeveral(_ data: Data) -> Bool {
    guard let first = data.place(of: product) else { return false }
    return data[first.upperBound...].holds(product)
  }

  private static func isApp(_ target: [String: Any]) -> Bool {
    target["productType"] as? String == product
  }

  private mutating func note(
    _ built: Objects, _ objects: Objects, _ project: AppFiles.File, _ all: [AppFiles.File]
  ) {
    let paths = TargetLanguages.paths(objects, from: project.projectFolder)
    let exceptions = BuiltByTargets.exceptions(objects, paths)
    let code = Set(
      all.lazy.filter { $0.kind == .swift || $0.kind == .objectiveC }.map(\.path))
    let targets = built.map { mark, target in
      var own = BuiltByTargets()
      own.take(mark, objects, paths, exceptions)
      own.takeLanguages(of: mark, objects, paths)
      let files = Set(all.lazy.map(\.path).filter(own.holds))
      return Target(
        name: target["name"] as? String ?? "", mark: mark, files: files,
        code: files.intersection(code))
    }
    let root = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let order = TargetLanguages.ids(root?["targets"])
    let name = project.projectName
    var apps = targets.filter { built[$0.mark].map(Self.isApp) ?? false && !$0.code.isEmpty }
    // The one for people with the most code, of several the one that is called as the project is.
    func rank(_ app: Target) -> (Int, Int, Int, Int, String) {
      (
        Self.isTrial(app.name) ? 1 : 0, -app.code.count, app.name == name ? 0 : 1,
        order.firstIndex(of: app.mark) ?? order.count, app.mark
      )
    }
    apps.sort { rank($0) < rank($1) }
    while let main = apps.first {
      apps.removeFirst()
      let brands = apps.filter {
        $0.code.intersection(main.code).count * 4 >= $0.code.count * 3
      }
      guard !brands.isEmpty else { continue }
      let marks = Set(brands.map(\.mark))
      apps.removeAll { marks.contains($0.mark) }
      for brand in brands { mains[project.path, default: [:]][brand.mark] = main.mark }
      let others = targets.filter { !marks.contains($0.mark) }
        .reduce(into: Set<String>()) { $0.formUnion($1.files) }
      let own = Set(main.files.map(Self.role))
      for brand in brands {
        for path in brand.files.subtracting(others) where own.contains(Self.role(of: path)) {
          replaced[path] = (brand.name, main.name)
        }
      }
    }
  }

  /// Whether an app is called one for those who try it out: `Birds Beta`.
  private static func isTrial(_ name: String) -> Bool {
    name.split { !$0.isLetter }.contains { trialWords.contains($0.lowercased()) }
  }

  private static let trialWords: Set = [
    "alpha", "beta", "dev", "develop", "developer", "development", "debug", "staging", "stage",
    "test", "testing", "qa", "uat", "internal", "adhoc", "nightly", "mock", "demo",
  ]

  /// What a file is for an app: its name, of words that of their table.
  private static func role(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard ProjectMembers.isOfWords(name) else { return name }
    return "words of " + (name.split(separator: ".").first.map(String.init) ?? name)
  }

  /// What to say of the files, of which those of words keep what the app that is imported has no word for.
  func notes(besides others: Set<String>) -> [Note] {
    replaced.filter { !others.contains($0.key) }.map { path, names in
      let left =
        ProjectMembers.isOfWords(path) ? "its words for what both say are left out" : "skipped"
      return Note(
        path: path,
        text: "is of \"\(names.app)\", nearly the same app as \"\(names.main)\", which is "
          + "imported; \(left)")
    }
  }
}
