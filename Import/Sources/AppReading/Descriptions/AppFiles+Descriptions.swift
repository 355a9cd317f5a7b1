internal import Foundation

extension AppFiles {
  /// Reads descriptions from which tools make projects, where no project stands beside one, as the
  /// projects that they would become.
  mutating func describe(in folders: [DescriptionFolder]) {
    let homes = Set(files.filter { $0.kind == .project }.map(\.projectFolder))
    let paths = files.map(\.path).sorted()
    var made: [File] = []
    for file in files where file.kind == .buildSettings && file.isDescription {
      let home = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard !homes.contains(home.map(String.init)),
        let folder = folders.filter({ file.path.hasPrefix($0.path) })
          .max(by: { $0.path.count < $1.path.count })
      else { continue }
      var description = XcodeGenProject(file.path, in: folder)
      let project = description.project()
      if let note = description.note {
        notes.append(
          Note(
            path: note.path, line: note.line, column: note.column,
            text: "\(note.text); nothing is left out by \(file.path)"))
      }
      guard let project else { continue }
      guard let data = project.xcode(among: paths) else {
        notes.append(
          Note(path: file.path, text: "names no code that is there; nothing is left out by it"))
        continue
      }
      described.insert(file.path)
      made.append(file.project(data))
    }
    files += made
  }
}
