internal import AppCode
internal import Foundation

/// Files of views with controllers in them that nothing in the app loads.
///
/// UIKit loads one by its name alone: as code says it, as a class is called, or as a property list or
/// another drawing has it.
enum UnloadedNibs {
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
    let nibs = drawings.filter { $0.url.pathExtension == "xib" && hasControllers($0) }
    // What is no word is found in no file.
    var names = Set(nibs.map(name).filter { words(in: $0) == [$0] })
    for file in code where !names.isEmpty {
      guard let data = file.contents() else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if putsNamesTogether(text) { return [] }
      names.subtract(words(in: text.lowercased()))
    }
    for file in lists + projects where !names.isEmpty {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      // A project names each of its files, and may say which is the app's first.
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      let isProject = projects.contains { $0.path == file.path }
      for line in lines where !isProject || line.contains("NibFile") {
        // What a setting of the build stands for nobody knows.
        if line.contains("$("), line.lowercased().contains("nib") { return [] }
        names.subtract(words(in: line.lowercased()))
      }
    }
    for file in drawings where !names.isEmpty {
      guard let data = try? Data(contentsOf: file.url), data.holds("nibName=\"") else { continue }
      for part in String(decoding: data, as: UTF8.self).split(separator: "nibName=\"").dropFirst() {
        names.remove(part.prefix { $0 != "\"" }.lowercased())
      }
    }
    return Set(nibs.filter { names.contains(name($0)) }.map(\.path))
  }

  /// Whether controllers stand in a file that no class of the app's own is said to load.
  private static func hasControllers(_ file: AppFiles.File) -> Bool {
    guard let data = try? Data(contentsOf: file.url), data.holds("Controller "),
      let objects = try? Markup.root(of: data).element("objects")
    else { return false }
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?["customClass"] == nil
      && objects.children.contains { $0.name.hasSuffix("Controller") }
  }

  /// Whether code loads what it puts the name of together.
  static func putsNamesTogether(_ text: String) -> Bool {
    guard ["nibName", "NibNamed", "nibWithNibName", "UINib("].contains(where: text.contains)
    else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      ["nibName", "NibNamed", "NibName", "UINib("].contains(where: line.contains)
        && ["\\(", "stringWithFormat", "+ \"", "+ @\"", "stringByAppending", "appending("]
          .contains(where: line.contains)
    }
  }

  /// The name of a file, in small letters, whatever kind of device it is for.
  private static func name(_ file: AppFiles.File) -> String {
    let name = file.url.deletingPathExtension().lastPathComponent.lowercased()
    return String(name.prefix { $0 != "~" })
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
