internal import BarFiles
internal import BarGolden

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files that are not as they were in a git revision, those that git does not know yet among them.
struct GitChanges: Sendable {
  /// The revision as it was named.
  let revision: String
  /// The paths, from the folders they were looked for in: `goldens` → `title/is-cut.yaml`.
  private let paths: [String: Set<String>]

  /// Asks git.
  init(since revision: String, in roots: [String]) throws(Failure) {
    guard !revision.hasPrefix("-") else {
      throw Failure(.usage, "--changed-since takes a revision, not \(revision)")
    }
    self.revision = revision
    var paths: [String: Set<String>] = [:]
    for root in roots {
      let folder = FilePath.withoutSlash(root)
      let known = try Self.git(
        folder, ["diff", "--name-only", "-z", "--relative", revision, "--", "."])
      let unknown = try Self.git(
        folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
      paths[folder] = Set(
        (known + unknown).split(separator: 0).map {
          String(decoding: $0, as: UTF8.self)
        })
    }
    self.paths = paths
  }

  /// Whether a golden's scene, a picture in it or one of its files changed.
  func touch(_ golden: GoldenCase) -> Bool {
    guard let changed = paths[golden.root] else { return false }
    return changed.contains(golden.scenePath) || golden.pictures.contains(where: changed.contains)
      || GoldenFile.allCases.contains { changed.contains(golden.stem + $0.ending) }
  }

  /// Options by which git runs nothing that a folder of a stranger's names.
  ///
  /// Files that look like a repository can be committed like others, and their `config` may name
  /// commands. A git older than 2.38 does not know the first option.
  private static let obeysNobody = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "--no-optional-locks",
  ]

  /// What a git command prints.
  private static func git(_ folder: String, _ arguments: [String]) throws(Failure) -> [UInt8] {
    var pipes: [Int32] = [-1, -1]
    guard unsafe pipe(&pipes) == 0 else {
      throw Failure(.internalError, "no pipe: \(SystemError(number: errno).description)")
    }
    let (reading, writing) = (pipes[0], pipes[1])
    defer { close(reading) }
    let process: pid_t
    do throws(Failure) {
      process = try spawn(
        ["git"] + obeysNobody + ["-C", folder] + arguments, output: writing, unused: reading)
      close(writing)
    } catch {
      close(writing)
      throw error
    }
    let answer = Result { () throws(SystemError) in
      try FileReading.read(reading, limit: 64 << 20)
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    guard status == 0, case .success(let bytes) = answer else {
      throw Failure(
        .usage, "git cannot say what changed in \(folder): see above, or leave --changed-since out")
    }
    return bytes
  }

  /// Starts a program with its output going to a pipe.
  private static func spawn(
    _ words: [String], output: Int32, unused: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, output)
    unsafe posix_spawn_file_actions_addclose(&actions, unused)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else {
      throw Failure(
        .unavailable, "cannot run \(words[0]): \(SystemError(number: code).description)")
    }
    return process
  }
}
