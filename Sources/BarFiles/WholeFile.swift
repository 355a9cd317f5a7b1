#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes files whole or not at all.
///
/// The bytes go to a new file beside the old one, which then takes its place in one step and may be
/// read and written by the same people. A reader sees the old file or the new one, never a part.
package struct WholeFile: Sendable {
  /// What the operating system is asked with.
  package var calls: FileCalls

  /// A writer that asks with the given calls.
  package init(calls: FileCalls = .system) {
    self.calls = calls
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// A symbolic link stays and what it points at is replaced. A device or a pipe is written to.
  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    do throws(SystemError) {
      switch FileKind(path) {
      case .folder: throw SystemError(number: EISDIR)
      case .stream: try writeThrough(bytes, path)
      case .link: try replaceInTurn(realPath(path), with: bytes)
      case .file, .none: try replaceInTurn(path, with: bytes)
      }
    } catch {
      if error.isBrokenPipe { throw FileFailure(.brokenPipe, "") }
      throw FileFailure(.cannotWrite, "cannot write \(path): \(error.description)")
    }
  }

  /// Writes a file that must not be there yet.
  package func writeNew(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    guard FileKind(path) == .none else {
      throw FileFailure(.cannotWrite, "\(path) is there already; --force replaces it")
    }
    try write(bytes, to: path)
  }

  private func replaceInTurn(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    try WriteLock.take { () throws(SystemError) in try replace(path, with: bytes) }
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let (temporary, file) = try createBeside(path)
    do throws(SystemError) {
      do throws(SystemError) {
        try calls.keepMode(path, file)
        try calls.writeAll(bytes, to: file)
      } catch {
        try? calls.close(file)
        throw error
      }
      try calls.close(file)
      try calls.rename(temporary, path)
    } catch {
      calls.unlink(temporary)
      throw error
    }
  }

  /// A new file in the same folder, with a name nobody else uses.
  private func createBeside(_ path: String) throws(SystemError) -> (path: String, file: Int32) {
    let folder = FilePath.folder(of: path)
    var attempts = 0
    while true {
      let temporary = folder + TemporaryName().text
      do throws(SystemError) {
        return (temporary, try calls.create(temporary))
      } catch {
        attempts += 1
        guard error.isExisting, attempts < 16 else { throw error }
      }
    }
  }

  private func writeThrough(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let file = try checked { unsafe open(path, O_WRONLY | O_CLOEXEC) }
    do throws(SystemError) {
      try calls.writeAll(bytes, to: file)
    } catch {
      try? calls.close(file)
      throw error
    }
    try calls.close(file)
  }

  /// Where a symbolic link leads in the end.
  private func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError(number: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
