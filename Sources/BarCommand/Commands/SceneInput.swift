internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// A scene as it is named on the command line: a path, or `-` for the standard input stream.
struct SceneInput: Hashable, Sendable {
  /// What was written on the command line.
  let argument: String
  /// Where it stands in the folder that was named, without its extension; nil for a scene that was
  /// named itself.
  var placeInFolder: String?

  /// The project it belongs to, where that was looked up already.
  var knownProject: ProjectFile??

  /// Why it is not read; nil for a scene that may be.
  var refusal: String?

  /// A scene that was named itself.
  init(argument: String) { self.argument = argument }

  /// Whether the scene comes from the standard input stream.
  var isStandardInput: Bool { argument == "-" }

  /// The name its files get: that of the file without its extension, with the folders between it
  /// and the one that was named.
  var name: String {
    placeInFolder ?? (isStandardInput ? "scene" : FilePath.stem(of: argument))
  }

  /// The name that messages use.
  var label: String { isStandardInput ? "<stdin>" : argument }

  /// The folder it stands in, for the pictures beside it; nil for the standard input stream.
  var folder: String? { isStandardInput ? nil : FilePath.folder(of: argument) }

  /// The project it belongs to, for the standard input stream that of the working folder; nil for
  /// none.
  func project() throws(Failure) -> ProjectFile? {
    if let knownProject { return knownProject }
    return try Failure.inProject { () throws(SceneProblems) in
      try ProjectSearch.project(of: folder ?? "")
    }
  }

  /// Its text, with what it stands in.
  func source(_ bytes: [UInt8]) throws(Failure) -> SceneSource {
    SceneSource(name: label, bytes: bytes, folder: folder, project: try project())
  }

  /// Reads the bytes.
  func read(_ console: Console) throws(Failure) -> [UInt8] {
    isStandardInput ? try console.input() : try readFile()
  }

  /// Reads the bytes of its file.
  func readFile() throws(Failure) -> [UInt8] {
    if let refusal { throw Failure(.inputMissing, "cannot read \(argument): \(refusal)") }
    return try Failure.filing { () throws(FileFailure) in try FileReading.bytes(of: argument) }
  }
}

extension Failure {
  /// What is wrong with a project's file, as a failure.
  static func inProject<Result>(
    _ look: () throws(SceneProblems) -> Result
  ) throws(Failure) -> Result {
    do throws(SceneProblems) {
      return try look()
    } catch {
      throw Failure(error.problems)
    }
  }
}
