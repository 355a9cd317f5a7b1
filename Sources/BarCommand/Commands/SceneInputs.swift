internal import BarFiles
internal import BarSceneFile

/// The scenes that a command line names, one by one or by their folder.
struct SceneInputs {
  /// The scenes, in the order of the command line; those of a folder sorted by name.
  let files: [SceneInput]

  /// Looks into the folders.
  ///
  /// - Throws: a failure where a folder cannot be read or has no scene.
  init(_ arguments: [String]) throws(Failure) {
    var files: [SceneInput] = []
    for argument in arguments {
      guard argument != "-", case .folder = FileKind(argument) else {
        files.append(SceneInput(argument: argument))
        continue
      }
      let prefix = FilePath.withSlash(argument)
      let entries = try Failure.filing { () throws(FileFailure) in
        try Folder.entries(in: argument).filter { entry in
          SceneSource.isScene(entry.path) && entry.kind != .folder || entry.isDeadEnd
        }
      }
      guard !entries.isEmpty else { throw Failure(.inputMissing, "no scenes in \(argument)") }
      files += entries.map { entry in
        var input = SceneInput(argument: prefix + entry.path)
        input.placeInFolder = FilePath.withoutExtension(entry.path)
        // What is in a folder may be a stranger's, and a link may lead to any file.
        input.refusal = entry.reasonAgainst(followingLinks: false)
        return input
      }
    }
    var search = ProjectSearch()
    for index in files.indices {
      let folder = files[index].folder ?? ""
      files[index].knownProject = try Failure.inProject { () throws(SceneProblems) in
        try search.project(of: folder)
      }
    }
    self.files = files
  }
}
