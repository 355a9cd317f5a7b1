/// How a run ended, as the shell sees it.
///
/// Where several things went wrong the highest number counts.
/// The numbers are those of `sysexits.h`, which swift-argument-parser follows for usage errors.
package enum RunStatus: Int32, CaseIterable, Comparable, Sendable {
  /// Everything that was asked for is done.
  case success = 0
  /// Differences, findings, or a thing that was asked for is not there.
  case notFound = 1
  /// The command line asks for something that does not exist.
  case usage = 64
  /// A scene cannot be read or cannot be laid out.
  case badScene = 65
  /// A file that was named is not there or cannot be read.
  case inputMissing = 66
  /// A font or library is missing.
  case unavailable = 69
  /// The program is at fault.
  case internalError = 70
  /// A file or a stream cannot be written.
  case cannotWrite = 73

  /// Worse ends are greater.
  package static func < (a: RunStatus, b: RunStatus) -> Bool { a.rawValue < b.rawValue }
}
