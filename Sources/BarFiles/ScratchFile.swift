#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file without a name that takes what would fill the memory, and gives it back.
///
/// It is made when more comes than memory is meant for, and it is gone with the process, however
/// that ends. Where it cannot be made or written, bytes stay in memory.
package final class ScratchFile: Sendable {
  private struct State: Sendable {
    /// How many bytes are in memory.
    var inMemory = 0
    /// The open file; nil before it is needed.
    var descriptor: Int32?
    /// How many bytes the file has or will have.
    var length = 0
    /// Whether it could not be made or written.
    var isUnusable = false
    /// Why bytes could not be had back; nil where they could.
    var failure: SystemError?
  }

  private let folder: String
  private let memoryLimit: Int
  private let state = Guarded(State())

  /// A file in a folder, which is made, with its parents, when the file is.
  ///
  /// - Parameter memoryLimit: how many bytes stay in memory before one is made.
  package init(in folder: String, memoryLimit: Int = 4 << 20) {
    self.folder = folder
    self.memoryLimit = memoryLimit
  }

  deinit {
    state.withLock { state in
      if let file = state.descriptor { _ = close(file) }
    }
  }

  /// Why bytes could not be had back; nil where all could.
  package var failure: SystemError? { state.withLock { $0.failure } }

  /// Takes bytes; returns where they begin in the file, or nil for bytes that are to stay in memory.
  func put(_ bytes: [UInt8]) -> Int? {
    let place: (file: Int32, start: Int)? = state.withLock { state in
      if state.isUnusable { return nil }
      if state.inMemory + bytes.count <= memoryLimit {
        state.inMemory += bytes.count
        return nil
      }
      guard let file = state.descriptor ?? Self.make(in: folder) else {
        state.isUnusable = true
        return nil
      }
      state.descriptor = file
      defer { state.length += bytes.count }
      return (file, state.length)
    }
    guard let place else { return nil }
    if Self.write(bytes, to: place.file, at: place.start) { return place.start }
    state.withLock { $0.isUnusable = true }
    return nil
  }

  /// The bytes at a place; none, and `failure`, where they cannot be read.
  func bytes(at start: Int, count: Int) -> [UInt8] {
    guard let file = state.withLock({ $0.descriptor }) else { return [] }
    do throws(SystemError) {
      let bytes = try readBytes(of: file, at: start, count: count)
      if bytes.count == count { return bytes }
      throw SystemError(number: EIO)
    } catch {
      state.withLock { $0.failure = error }
      return []
    }
  }

  /// Makes the file and takes its name away.
  private static func make(in folder: String) -> Int32? {
    try? Folder.make(folder)
    let path = "\(folder)/\(TemporaryName().text)"
    let file = try? checked {
      openPrivate(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    }
    if file != nil { _ = unsafe unlink(path) }
    return file
  }

  private static func write(_ bytes: [UInt8], to file: Int32, at start: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { memory in
      var done = 0
      while done < memory.count {
        let count = unsafe pwrite(
          file, memory.baseAddress.map { unsafe $0 + done }, memory.count - done,
          off_t(start + done))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        done += count
      }
      return true
    }
  }
}

/// Opens a file that only this user may read.
private func openPrivate(_ path: String, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o600)
}

/// Bytes in memory or in a scratch file.
package struct StoredBytes: Hashable, Sendable {
  private enum Place: Sendable {
    case memory([UInt8])
    case file(ScratchFile, start: Int, count: Int)
  }

  private let place: Place

  /// Bytes in memory.
  package init(_ bytes: [UInt8]) { place = .memory(bytes) }

  /// Bytes that a scratch file takes if there are many already.
  package init(_ bytes: [UInt8], in file: ScratchFile) {
    place = file.put(bytes).map { .file(file, start: $0, count: bytes.count) } ?? .memory(bytes)
  }

  /// The bytes; none where the scratch file cannot be read, which its `failure` says.
  package var bytes: [UInt8] {
    switch place {
    case .memory(let bytes): bytes
    case .file(let file, let start, let count): file.bytes(at: start, count: count)
    }
  }

  /// The first of the bytes, at most so many.
  package func start(_ count: Int) -> [UInt8] {
    switch place {
    case .memory(let bytes): Array(bytes.prefix(count))
    case .file(let file, let start, let all): file.bytes(at: start, count: min(all, count))
    }
  }

  package static func == (a: StoredBytes, b: StoredBytes) -> Bool { a.bytes == b.bytes }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
