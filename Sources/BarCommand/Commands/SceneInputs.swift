internal import BarFiles
internal import BarSceneFile

/// The scenes that a command line names: one by one, by their folder, or by a pattern.
struct SceneInputs {
  /// The scenes, in the order of the command line; those of a folder sorted by name.
  let files: [SceneInput]

  /// Whether there are several, so that each answer has to say whose it is.
  var isPlural: Bool { files.count > 1 }

  /// Looks into the folders.
  ///
  /// - Throws: a failure where a folder cannot be read or has no scene.
  init(_ arguments: [String]) throws(Failure) {
    var files: [SceneInput] = []
    for argument in arguments {
      switch argument == "-" ? .file : FileKind(argument) {
      case .folder:
        let found = try Self.scenes(in: argument) { _ in true }
        guard !found.isEmpty else { throw Failure(.inputMissing, "no scenes in \(argument)") }
        files += found
      case .none where PathPattern.isPattern(argument):
        let pattern = PathPattern(argument)
        let found = try Self.scenes(in: pattern.folder, where: pattern.matches)
        guard !found.isEmpty else { throw Failure(.inputMissing, "no scenes like \(argument)") }
        files += found
      default: files.append(SceneInput(argument: argument))
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

  /// The scenes of a folder whose paths from it are wanted.
  private static func scenes(
    in folder: String, where isWanted: (String) -> Bool
  ) throws(Failure) -> [SceneInput] {
    let prefix = folder.utf8.isEmpty ? "" : FilePath.withSlash(folder)
    let entries = try Failure.filing { () throws(FileFailure) in
      try Folder.entries(in: folder.utf8.isEmpty ? "." : folder).filter { entry in
        (SceneSource.isScene(entry.path) && entry.kind != .folder || entry.isDeadEnd)
          && isWanted(entry.path)
      }
    }
    return entries.compactMap { entry in
      var input = SceneInput(argument: prefix + entry.path)
      input.placeInFolder = FilePath.withoutExtension(entry.path)
      // What is in a folder may be a stranger's, and a link may lead to any file.
      input.refusal = entry.reasonAgainst(followingLinks: false)
      return input.isOtherJSON ? nil : input
    }
  }
}

extension SceneInputs {
  /// Does the same with every scene; what fails with one leaves the others alone.
  ///
  /// - Returns: the worst that happened.
  func forEach(
    _ console: Console,
    _ work: (SceneInput, Console) async throws(Failure) -> RunStatus
  ) async throws(Failure) -> RunStatus {
    try await console.folding(isPlural) { console throws(Failure) in
      var worst = RunStatus.success
      for input in files {
        do throws(Failure) {
          worst = max(worst, try await work(input, console))
        } catch {
          worst = max(worst, try console.reported(error))
        }
      }
      return worst
    }
  }
}

extension SceneInput {
  /// Whether it is JSON that is no scene.
  fileprivate var isOtherJSON: Bool {
    guard refusal == nil, FilePath.ends(argument.lowercased(), with: ".json"),
      let bytes = try? readFile()
    else { return false }
    return !SceneSource.isSceneJSON(bytes)
  }
}
