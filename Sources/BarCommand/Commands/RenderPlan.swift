internal import BarFiles
internal import BarGolden
internal import BarRender
internal import BarSceneFile

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Which scene goes to which file, decided before anything is drawn.
struct RenderPlan: Sendable {
  /// Where an answer goes.
  enum Target: Hashable, Sendable {
    case standardOutput
    case file(String)
  }

  /// What is written.
  enum Format: Hashable, Sendable {
    /// A picture.
    case image(ImageFormat)
    /// The layout.
    case json

    /// What a stream or a folder takes.
    static let png = Format.image(.png)

    /// What is written into a file with an extension; nil for another one.
    init?(fileExtension: String) {
      if let format = ImageFormat(rawValue: fileExtension) {
        self = .image(format)
      } else if fileExtension == "json" {
        self = .json
      } else {
        return nil
      }
    }

    /// The extension of its files.
    var fileExtension: String {
      switch self {
      case .image(let format): format.rawValue
      case .json: "json"
      }
    }

    /// The extensions of pictures, each with its full stop.
    static let imageExtensions = ImageFormat.allCases.map { "." + $0.rawValue }
    /// What may be asked for by name.
    static let names = ImageFormat.allCases.map(\.rawValue) + ["json"]

    /// Every extension, for messages: `.png, .svg, .pdf or .json`.
    static let extensions = imageExtensions.joined(separator: ", ") + " or .json"
  }

  /// One scene and where it goes.
  struct Job: Hashable, Sendable {
    /// The scene.
    var input: SceneInput
    /// Where the answer goes.
    var target: Target
    /// What is written.
    var format: Format
    /// The folder that was asked for, with its slash; nil where a file was.
    var folder: String?
    /// What a combination of the scene's matrix changes.
    var overrides: [SceneOverride] = []
  }

  /// The scenes, in the order they were named, each once for every output.
  private(set) var jobs: [Job]

  /// Decides where each scene goes: to every output.
  ///
  /// - Throws: a usage failure where two scenes would go to one place, or a scene to its own.
  init(
    scenes: [SceneInput], outputs: [String], formats: [Format] = []
  ) throws(Failure) {
    guard scenes.count(where: \.isStandardInput) <= 1 else {
      throw Failure(.usage, "the standard input stream can be read once: - is there twice")
    }
    let columns = try outputs.map { output throws(Failure) in
      try Self.jobs(of: scenes, output: output, formats: formats)
    }
    jobs = scenes.indices.flatMap { scene in columns.flatMap { $0[scene] } }
    try checkTargets()
  }

  /// Where each scene goes, of one output; a folder takes it in each format.
  private static func jobs(
    of scenes: [SceneInput], output: String, formats: [Format]
  ) throws(Failure) -> [[Job]] {
    let isFolder = isFolder(output, scenes: scenes.count)
    guard isFolder || formats.count <= 1 else {
      let names = formats.map(\.fileExtension).joined(separator: " and ")
      throw Failure(.usage, "\(names) need a folder, not -o \(output): write -o pictures/")
    }
    let wanted = formats.first
    if output == "-" {
      guard scenes.count == 1 else {
        throw Failure(.usage, "-o - takes one scene, not \(scenes.count)")
      }
      return [[Job(input: scenes[0], target: .standardOutput, format: wanted ?? .png)]]
    }
    if isFolder {
      let prefix = FilePath.withSlash(output)
      return scenes.map { input in
        (formats.isEmpty ? [.png] : formats).map { format in
          Job(
            input: input, target: .file("\(prefix)\(input.name).\(format.fileExtension)"),
            format: format, folder: prefix)
        }
      }
    }
    guard scenes.count == 1 else {
      throw Failure(
        .usage, "\(scenes.count) scenes need a folder, not \(output): write -o pictures/")
    }
    let own = Format(fileExtension: FilePath.fileExtension(of: output))
    if let own, let wanted, own != wanted {
      throw Failure(.usage, "\(output) is no \(wanted.fileExtension) file: leave --format out")
    }
    guard let format = wanted ?? own ?? stream(output) else {
      throw Failure(
        .usage,
        "cannot tell from \(output) what to write: its extension is \(Format.extensions)")
    }
    return [[Job(input: scenes[0], target: .file(output), format: format)]]
  }

  /// Takes a job for each combination of a scene's matrix in the place of its one, in folders.
  ///
  /// - Parameter matrix: the matrix of a scene.
  mutating func expand(_ matrix: (SceneInput) -> SceneMatrix) throws(Failure) {
    jobs = jobs.flatMap { job -> [Job] in
      guard job.folder != nil, case .file(let path) = job.target else { return [job] }
      let ending = "." + FilePath.fileExtension(of: path)
      return matrix(job.input).combinations.map { combination in
        var job = job
        let name = path.dropLast(ending.count) + SceneMatrix.suffix(combination) + ending
        job.target = .file(String(name))
        job.overrides = SceneMatrix.overrides(combination)
        return job
      }
    }
    try checkTargets()
  }

  /// Leaves out the jobs of all scenes but some.
  mutating func keep(_ scenes: Set<SceneInput>) {
    jobs.removeAll { !scenes.contains($0.input) }
  }

  /// Every folder that files go to, as a path that ends in a slash or is empty.
  var folders: Set<String> { Self.folders(of: jobs) }

  /// Those that were asked for as folders and those in them, which are made if need be.
  var madeFolders: Set<String> {
    let inFolders = jobs.filter { $0.folder != nil }
    return Set(inFolders.compactMap(\.folder)).union(Self.folders(of: inFolders))
  }

  private static func folders(of jobs: [Job]) -> Set<String> {
    Set(
      jobs.compactMap { job in
        guard case .file(let path) = job.target else { return nil }
        return FilePath.folder(of: path)
      })
  }

  /// Whether a picture goes to a place.
  func writesPicture(to target: Target) -> Bool {
    jobs.contains { $0.target == target && $0.format == .png }
  }

  /// Whether the output names a folder: it ends in a slash, is one, or several scenes go to a name
  /// without an extension.
  private static func isFolder(_ output: String, scenes: Int) -> Bool {
    if output.utf8.last == UInt8(ascii: "/") || FileKind(output) == .folder { return true }
    return scenes > 1 && FilePath.fileExtension(of: output).isEmpty
  }

  /// A device such as /dev/stdout takes a picture whatever its name.
  private static func stream(_ output: String) -> Format? {
    FileKind(output) == .stream ? .png : nil
  }

  /// Names that differ in case alone count as one, since they are one on most Macs.
  private func checkTargets() throws(Failure) {
    // One scene needs no tables, which are slow to make the first of their kind.
    if jobs.count == 1, let job = jobs.first {
      guard case .file(let path) = job.target, let place = FileIdentity(path),
        place == FileIdentity(job.input.argument)
      else { return }
      throw Self.overwriting(path)
    }
    var writers: [String: SceneInput] = [:]
    let scenes = Set(jobs.compactMap { FileIdentity($0.input.argument) })
    for job in jobs {
      guard case .file(let path) = job.target else { continue }
      if let other = writers.updateValue(job.input, forKey: path.lowercased()) {
        guard other != job.input || job.folder != nil else {
          throw Failure(.usage, "\(path) would be written twice: each -o is a place of its own")
        }
        throw Failure(
          .usage, "\(other.label) and \(job.input.label) would both be written to \(path)")
      }
      if let place = FileIdentity(path), scenes.contains(place) { throw Self.overwriting(path) }
    }
  }

  private static func overwriting(_ path: String) -> Failure {
    Failure(.usage, "\(path) is a scene itself; writing there would lose it")
  }
}

/// Which file a path leads to; two paths may lead to one.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Asks the file system; nil where the path leads to no file.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
