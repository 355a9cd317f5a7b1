#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The name of a file that is still being written: `.navbar-<machine>-<process>-<chance>.tmp`.
///
/// Names are short whatever the file's own name is, and say whose they are.
struct TemporaryName: Hashable, Sendable {
  /// What all of them start with.
  static let start = ".navbar-"

  /// The machine the process runs on, as a number.
  private var machine: String
  /// The process that writes the file.
  private var process: pid_t
  /// What tells the files of one process apart.
  private var chance: String

  /// A new name for this process.
  init() {
    machine = Self.thisMachine
    process = getpid()
    chance = String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Reads a name; nil when it is not one of ours.
  init?(_ text: String) {
    guard FilePath.starts(text, with: Self.start), FilePath.ends(text, with: ".tmp") else {
      return nil
    }
    let parts = text.dropFirst(Self.start.count).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[1]), process > 0 else { return nil }
    machine = String(parts[0])
    self.process = process
    chance = String(parts[2])
  }

  /// The name.
  var text: String { "\(Self.start)\(machine)-\(process)-\(chance).tmp" }

  /// Whether the process that wrote it ran on this machine and is gone.
  var isAbandoned: Bool {
    machine == Self.thisMachine && kill(process, 0) == -1 && errno == ESRCH
  }

  /// This machine's name as a number (FNV-1a), so that no file tells it.
  private static var thisMachine: String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "0" }
    var hash: UInt32 = 2_166_136_261
    for byte in name.prefix(while: { $0 != 0 }) {
      hash = (hash ^ UInt32(UInt8(bitPattern: byte))) &* 16_777_619
    }
    return String(hash, radix: 16)
  }
}
