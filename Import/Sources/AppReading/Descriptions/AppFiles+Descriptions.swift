internal import AppCode
internal import Foundation

extension AppFiles {
  /// A description with the folder that it is read in.
  private typealias Place = (file: File, folder: DescriptionFolder)

  /// Reads descriptions from which tools make projects, where no project stands beside one, as the
  /// projects that they would become.
  mutating func describe(in folders: [DescriptionFolder]) {
    let homes = Set(files.filter { $0.kind == .project }.map(\.projectFolder))
    let paths = files.map(\.path).sorted()
    var places: [Place] = []
    for file in files where file.isDescription {
      let home = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard !homes.contains(home.map(String.init)),
        let folder = folders.filter({ file.path.hasPrefix($0.path) })
          .max(by: { $0.path.count < $1.path.count })
      else { continue }
      places.append((file, folder))
    }
    var made: [File] = []
    for (file, folder) in places where file.kind == .buildSettings {
      var description = XcodeGenProject(file.path, in: folder)
      let project = description.project()
      if let note = description.note { give(up: file, note) }
      if let project { made += self.made(project, of: file, among: paths) }
    }
    made += ofTuist(places.filter { $0.file.kind == .swift }, among: paths)
    files += made
  }

  /// The projects of descriptions for Tuist; none where one of them is not understood, as that may
  /// build what lies in the folder of another.
  private mutating func ofTuist(_ places: [Place], among paths: [String]) -> [File] {
    guard !places.isEmpty else { return [] }
    var read = places.map(\.file)
    read += files.filter {
      $0.kind == .swift && $0.path.split(separator: "/").contains("ProjectDescriptionHelpers")
    }
    for file in read where file.source()?.count ?? 0 > DescribedValue.sizeLimit {
      give(up: file, Note(path: file.path, text: "is larger than 1 MB"))
      return []
    }
    var unsaid: [Note] = []
    let code = AppReader.code(of: read, for: BuildTarget(version: 18), notes: &unsaid)
    var (projects, isSure): ([(File, DescribedProject)], Bool) = ([], true)
    let roots = TuistProject.roots(among: paths)
    for (file, folder) in places {
      let root = TuistProject.root(of: file.path, among: roots)
      let start = root.map { $0.isEmpty ? "Tuist/" : $0 + "/Tuist/" }
      var description = TuistProject(
        file.path, in: folder, root: root ?? folder.path,
        code.filter { $0.path == file.path || start.map($0.path.hasPrefix) ?? false })
      if let project = description.project() { projects.append((file, project)) }
      if let note = description.note {
        give(up: file, note)
        isSure = false
      }
    }
    return isSure ? projects.flatMap { made($1, of: $0, among: paths) } : []
  }

  /// Says why a description leaves nothing out.
  private mutating func give(up file: File, _ note: Note) {
    notes.append(
      Note(
        path: note.path, line: note.line, column: note.column,
        text: "\(note.text); nothing is left out by \(file.path)"))
  }

  /// What a description becomes; none where it builds nothing.
  private mutating func made(
    _ project: DescribedProject, of file: File, among paths: [String]
  ) -> [File] {
    guard let data = project.xcode(among: paths) else {
      notes.append(
        Note(path: file.path, text: "names no code that is there; nothing is left out by it"))
      return []
    }
    described.insert(file.path)
    return [file.project(data)]
  }
}
