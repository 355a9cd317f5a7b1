internal import AppCode
internal import Foundation

/// Files of views for controllers whose scenes a storyboard has with views of their own, and which code never
/// makes.
///
/// UIKit loads the file that is called as a class only for a controller which has no other view: a scene of
/// a storyboard brings its own.
enum NibsOfDrawnScenes {
  /// The files, among an app's drawings.
  ///
  /// - Parameters:
  ///   - drawings: the app's drawings.
  ///   - code: its code.
  ///   - lists: its property lists.
  ///   - projects: its projects.
  static func paths(
    among drawings: [AppFiles.File], code: [AppFiles.File], lists: [AppFiles.File],
    projects: [AppFiles.File]
  ) -> Set<String> {
    guard !projects.isEmpty, !code.isEmpty else { return [] }
    var nibs: [String: [String]] = [:]
    for file in drawings where file.url.pathExtension == "xib" {
      let name = file.url.deletingPathExtension().lastPathComponent
      if owner(of: file) == name { nibs[name, default: []].append(file.path) }
    }
    guard !nibs.isEmpty else { return [] }
    var names = drawn(Set(nibs.keys), in: drawings)
    for file in code where !names.isEmpty {
      guard let data = file.contents() else { continue }
      if UnloadedNibs.putsNamesTogether(String(decoding: data, as: UTF8.self)) { return [] }
      var bytes = [UInt8](data)
      JoinedWords.takeComments(from: &bytes)
      if asksForClasses(bytes) { return [] }
      leave(bytes, isOlder: file.kind == .objectiveC, in: &names)
    }
    for file in lists where !names.isEmpty {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      names = names.filter { !data.holds($0) }
    }
    return Set(names.flatMap { nibs[$0] ?? [] })
  }

  /// The class that a file of views is for; nil for none.
  private static func owner(of file: AppFiles.File) -> String? {
    guard let data = try? Data(contentsOf: file.url), data.holds("IBFilesOwner"),
      let objects = try? Markup.root(of: data).element("objects")
    else { return nil }
    return objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
  }

  /// Those of some classes that storyboards have scenes of, all of them with a view.
  private static func drawn(_ names: Set<String>, in drawings: [AppFiles.File]) -> Set<String> {
    var (found, open): (Set<String>, Set<String>) = ([], [])
    for file in drawings {
      guard let data = try? Data(contentsOf: file.url),
        data.holds("customClass=\"") || data.holds("nibName=\"")
      else { continue }
      let isBoard = file.url.pathExtension == "storyboard"
      guard let root = try? Markup.root(of: data) else { continue }
      root.visit { element in
        if let nib = element["nibName"] { open.insert(nib) }
        guard let name = element["customClass"], names.contains(name),
          element.name.lowercased().hasSuffix("controller")
        else { return }
        if isBoard, element.value("view") != nil || element.value("tableView") != nil {
          found.insert(name)
        } else {
          open.insert(name)
        }
      }
    }
    return found.subtracting(open)
  }

  /// Leaves out the classes that code may make, or whose files it may load: those that it names otherwise than
  /// as the type of something, or where their own code begins.
  private static func leave(_ bytes: [UInt8], isOlder: Bool, in names: inout Set<String>) {
    for line in bytes.split(separator: 0x0A) {
      let line = line.drop { NeverUsed.isSpace($0) }
      let isOfOwn = starts.contains { line.starts(with: $0.utf8) }
      if isOlder, isOfOwn { continue }
      for word in line.split(whereSeparator: { !NeverUsed.isPlain($0) }) {
        let name = String(decoding: word, as: UTF8.self)
        guard names.contains(name) else { continue }
        // The type of what a name stands for, or is taken for: `(NoteController *)sender`.
        let isType = isOlder && line[word.endIndex...].first { $0 != 0x20 } == 0x2A
        if !isType { names.remove(name) }
      }
    }
  }

  private static let starts = [
    "#import", "#include", "@class", "@interface", "@implementation", "@import",
  ]

  /// Whether code asks for classes by names that it does not write out.
  private static func asksForClasses(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "NSClassFromString(").dropFirst().contains { rest in
      !rest.hasPrefix("@\"") && !rest.hasPrefix("\"")
    }
  }
}
