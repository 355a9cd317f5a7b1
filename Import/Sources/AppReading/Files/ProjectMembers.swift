internal import Foundation

/// What Xcode's projects of an app list, which says what lies in its folders without belonging to it.
struct ProjectMembers {
  /// A project that lists its files one by one.
  private struct Project {
    /// The folder it is for, as reports name it.
    var folder: String
    /// Names of the files it lists.
    var names: Set<String>
    /// Names of folders of which it takes whatever lies in them.
    var wholes: Set<String>
    /// Whether all of the code that it takes lies in folders that Xcode keeps in step with it.
    var isKeptInStep: Bool
    /// Files of words it lists, a language's with its folder: `de.lproj/Localizable.strings`.
    var words: Set<String>
    /// Whether it is made from a description, which names whatever it is built of.
    var isMade: Bool
  }

  private var projects: [Project] = []
  /// Paths of the code and the drawings that projects build, of files that lie where one says.
  private var builtPaths: Set<String> = []
  /// Names of the rest that projects build.
  private var builtNames: Set<String> = []
  /// Names that projects write in other capitals than the files have, which a Mac's disk takes for the same;
  /// in small letters.
  private var namesInOtherCapitals: Set<String> = []
  /// Folders that are packages, which list nothing.
  let packages: [String]
  /// Folders of programs for a command line that packages make, each with a slash at its end.
  private var programs: [String] = []
  /// Whether projects name every file of code: some app is built by one, and no tool makes projects.
  private var namesAll = false
  /// Folders of packages and pods.
  private let libraries: [String]
  /// The languages that projects know.
  private(set) var regions: Set<String> = []

  init(_ files: AppFiles) {
    packages = files.files(.swift).filter { $0.url.lastPathComponent == "Package.swift" }.map {
      Self.folder(of: $0.path)
    }
    libraries = files.libraries.filter { !$0.isEmpty }
    let known = Set(files.files.map(\.path))
    var hasApp = false
    for file in files.files(.project) {
      guard let data = file.source() else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let names = Self.names(in: text)
      regions.formUnion(Self.regions(in: text))
      hasApp = hasApp || text.contains("\"com.apple.product-type.application\"")
      let parts = file.projectFolder
      let folder = parts.map { $0 + "/" }.joined()
      let words = Self.words(in: text)
      let wholes = Self.wholes(in: text)
      let isKeptInStep =
        text.contains("isa = PBXFileSystemSynchronizedRootGroup;")
        && files.files.allSatisfy { file in
          !names.contains(file.url.lastPathComponent) || !file.path.hasPrefix(folder)
            || file.path.dropFirst(folder.count).split(separator: "/")
              .contains { wholes.contains(String($0)) }
        }
      if !names.isEmpty || !words.isEmpty || isKeptInStep {
        let built = BuiltFiles(data, from: parts, among: known)
        for name in names where !built.idle.contains(name) {
          if let places = built.places[name] {
            builtPaths.formUnion(places)
          } else {
            builtNames.insert(name)
          }
        }
        projects.append(
          Project(
            folder: folder, names: names, wholes: wholes,
            isKeptInStep: isKeptInStep, words: Self.words(words, lying: built.words),
            isMade: !file.isWritten))
      }
    }
    let names = Set(files.files.lazy.map(\.url.lastPathComponent))
    namesInOtherCapitals = Set(
      builtNames.lazy.filter { !names.contains($0) }.map { $0.lowercased() })
    guard hasApp else { return }
    namesAll = !files.files.contains {
      $0.isDescription && !files.described.contains($0.path)
    }
    for file in files.files(.swift) where file.url.lastPathComponent == "Package.swift" {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      programs += PackagePrograms.folders(
        in: String(decoding: data, as: UTF8.self), of: Self.folder(of: file.path))
    }
  }

  /// Code that no project has, where a project around it lists other code of the same folder.
  func strangers(among files: [AppFiles.File]) -> Set<String> {
    guard !projects.isEmpty else { return [] }
    let wholes = projects.reduce(into: Set<String>()) { $0.formUnion($1.wholes) }
    var result: Set<String> = []
    for (folder, inside) in Dictionary(grouping: files, by: { Self.folder(of: $0.path) }) {
      if isBesideWholes(folder) { result.formUnion(inside.map(\.path)) }
      guard !packages.contains(where: folder.hasPrefix),
        !folder.split(separator: "/").contains(where: { wholes.contains(String($0)) }),
        projects.contains(where: { project in
          folder.hasPrefix(project.folder)
            && inside.contains { project.names.contains($0.url.lastPathComponent) }
        })
      else { continue }
      for file in inside where !isBuilt(file) {
        result.insert(file.path)
      }
    }
    result.formUnion(unnamed(among: files, wholes))
    // What the project's app is not built of, a program beside it is.
    for file in files where programs.contains(where: file.path.hasPrefix) && !isBuilt(file) {
      guard
        !file.path.split(separator: "/").dropLast().contains(where: { wholes.contains(String($0)) })
      else { continue }
      result.insert(file.path)
    }
    return result
  }

  /// Code in whole folders that no project names, where projects name nearly all code there is, or are
  /// made from descriptions that are understood: what an app has left behind.
  private func unnamed(
    among files: [AppFiles.File], _ wholes: Set<String>
  ) -> Set<String> {
    guard namesAll else { return [] }
    let names = projects.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let described = packages + libraries
    var (left, made): (Set<String>, Set<String>) = ([], [])
    for file in files where !isBuilt(file) {
      let folder = Self.folder(of: file.path)
      guard projects.contains(where: { $0.isMade && folder.hasPrefix($0.folder) }),
        !described.contains(where: folder.hasPrefix),
        !folder.split(separator: "/").contains(where: { wholes.contains(String($0)) })
      else { continue }
      made.insert(file.path)
    }
    for file in files where !names.contains(file.url.lastPathComponent) && !isBuilt(file) {
      let folder = Self.folder(of: file.path)
      guard projects.contains(where: { folder.hasPrefix($0.folder) }),
        !described.contains(where: folder.hasPrefix),
        !folder.split(separator: "/").contains(where: { wholes.contains(String($0)) })
      else { continue }
      left.insert(file.path)
    }
    return left.count * 4 <= files.count ? left.union(made) : made
  }

  /// Whether a folder lies beside the folders that the project around it takes as they are, where it
  /// takes nothing else: all of its code lies in those.
  private func isBesideWholes(_ folder: String) -> Bool {
    guard !packages.contains(where: folder.hasPrefix) else { return false }
    let around = projects.filter { folder.hasPrefix($0.folder) }
    let nearest = around.map(\.folder.count).max()
    let own = around.filter { $0.folder.count == nearest }
    return !own.isEmpty
      && own.allSatisfy { project in
        project.isKeptInStep
          && folder.dropFirst(project.folder.count).split(separator: "/")
            .allSatisfy { !project.wholes.contains(String($0)) }
      }
  }

  /// Drawings that no project has, where a project around them lists others: drawings are named one
  /// by one, wherever they lie.
  func strangers(amongDrawings files: [AppFiles.File]) -> Set<String> {
    let wholes = projects.reduce(into: Set<String>()) { $0.formUnion($1.wholes) }
    return files.reduce(into: strangers(among: files)) { result, file in
      let folder = Self.folder(of: file.path)
      guard !isBuilt(file),
        !packages.contains(where: folder.hasPrefix),
        !folder.split(separator: "/").contains(where: { wholes.contains(String($0)) }),
        projects.contains(where: { project in
          folder.hasPrefix(project.folder)
            && project.names.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        })
      else { return }
      result.insert(file.path)
    }
  }

  /// Whether a project builds a file of code or a drawing, as far as any says.
  private func isBuilt(_ file: AppFiles.File) -> Bool {
    let name = file.url.lastPathComponent
    return builtPaths.contains(file.path) || builtNames.contains(name)
      || !namesInOtherCapitals.isEmpty && namesInOtherCapitals.contains(name.lowercased())
  }

  /// Files of words that no project lists, where a project around them lists others of the same
  /// table and folder: languages that were taken out, or what a catalog has replaced.
  func strangers(amongWords files: [AppFiles.File]) -> Set<String> {
    guard !projects.isEmpty else { return [] }
    let wholes = projects.reduce(into: Set<String>()) { $0.formUnion($1.wholes) }
    let listed = projects.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    /// Whether a project lists a file, or takes the folder of its language as it is.
    func isListed(_ file: AppFiles.File, by names: Set<String>) -> Bool {
      let parts = file.path.split(separator: "/").suffix(2).map(String.init)
      let isOfLanguage = parts.first?.hasSuffix(".lproj") ?? false
      return isOfLanguage && parts.count == 2
        // A name without its language's folder stands for that of any language.
        ? names.contains(parts.joined(separator: "/")) || names.contains(parts[1])
          || wholes.contains(parts[0])
        : names.contains(parts.last ?? "")
    }
    /// The folder that has the folders of languages, and the table's name.
    func table(_ file: AppFiles.File) -> [String] {
      var folder = Self.folder(of: file.path)
      if folder.hasSuffix(".lproj/") { folder = Self.folder(of: String(folder.dropLast())) }
      return [folder, file.url.deletingPathExtension().lastPathComponent]
    }
    var result: Set<String> = []
    for (table, inside) in Dictionary(grouping: files, by: table) {
      guard !packages.contains(where: table[0].hasPrefix),
        !table[0].split(separator: "/").contains(where: {
          $0.hasSuffix(".bundle") || wholes.contains(String($0))
        }),
        projects.contains(where: { project in
          table[0].hasPrefix(project.folder)
            && inside.contains { isListed($0, by: project.words) }
        })
      else { continue }
      for file in inside where !isListed(file, by: listed) { result.insert(file.path) }
    }
    result.formUnion(ofUnknownLanguages(files.filter { !isListed($0, by: listed) }, wholes))
    return result
  }

  /// Those of files of words that no project lists which are of a language that none knows: Xcode notes a
  /// language with the first file of it, so that these were left behind when it was taken out.
  private func ofUnknownLanguages(
    _ files: [AppFiles.File], _ wholes: Set<String>
  ) -> Set<String> {
    guard !regions.isEmpty else { return [] }
    return files.reduce(into: []) { result, file in
      let folders = file.path.split(separator: "/").dropLast()
      guard let language = folders.last, language.hasSuffix(".lproj"), language != "Base.lproj",
        !regions.contains(WordTables.locale(String(language.dropLast(6)))),
        !folders.contains(where: { $0.hasSuffix(".bundle") || wholes.contains(String($0)) }),
        !packages.contains(where: file.path.hasPrefix),
        projects.contains(where: { file.path.hasPrefix($0.folder) && !$0.words.isEmpty })
      else { return }
      result.insert(file.path)
    }
  }

  /// The folder of a path with a slash at its end; empty for none.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
