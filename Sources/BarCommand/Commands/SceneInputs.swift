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
      let names = try Failure.filing { () throws(FileFailure) in
        try Folder.files(in: argument).filter(SceneSource.isScene)
      }
      guard !names.isEmpty else { throw Failure(.inputMissing, "no scenes in \(argument)") }
      files += names.map { name in
        var input = SceneInput(argument: prefix + name)
        input.placeInFolder = FilePath.folder(of: name) + FilePath.stem(of: name)
        return input
      }
    }
    self.files = files
  }
}
