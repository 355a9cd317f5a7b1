#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Something in a folder or below it.
package struct FolderEntry: Hashable, Sendable {
  /// What it is; links are not followed.
  package enum Kind: Hashable, Sendable {
    case file, folder, link
    /// A pipe, a device, a socket.
    case stream

    init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .stream
      }
    }
  }

  /// Its path from the folder; bytes that are no UTF-8 are written out as `\xE9`.
  package var path: String
  /// What it is.
  package var kind: Kind
  /// Whether its path can be used as it stands: whether its name is UTF-8.
  package var isReadable: Bool
  /// Why a folder could not be looked into; nil where it could.
  package var problem: String?
  /// Whether it is a link that leads to a folder.
  package var leadsToFolder = false
}

extension Folder {
  /// The paths of all files in a folder and the folders in it, from that folder, sorted by their
  /// bytes; links to files are among them.
  ///
  /// What starts with a dot is left out, and links to folders are not followed.
  package static func files(in root: String) throws(FileFailure) -> [String] {
    try entries(in: root).filter { entry in
      entry.isReadable && (entry.kind == .file || entry.kind == .link && !entry.leadsToFolder)
    }.map(\.path)
  }

  /// Everything in a folder and the folders in it but folders that could be looked into, sorted by
  /// the bytes of their paths.
  ///
  /// What starts with a dot is left out, and links to folders are not followed.
  package static func entries(in root: String) throws(FileFailure) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names: [Name]
      do throws(FileFailure) {
        names = try rawNames(in: folder.isEmpty ? root : "\(root)/\(folder)")
      } catch {
        if folder.isEmpty { throw error }
        entries.append(
          FolderEntry(path: folder, kind: .folder, isReadable: true, problem: error.message))
        continue
      }
      for name in names where !name.text.utf8.starts(with: ".".utf8) {
        let path = folder.isEmpty ? name.text : "\(folder)/\(name.text)"
        guard name.isText else {
          let kind = name.kind ?? .file
          entries.append(FolderEntry(path: path, kind: kind, isReadable: false))
          continue
        }
        do throws(SystemError) {
          switch try kind("\(root)/\(path)") {
          case .folder: folders.append(path)
          case .link:
            let leadsToFolder = FileKind("\(root)/\(path)") == .folder
            entries.append(
              FolderEntry(path: path, kind: .link, isReadable: true, leadsToFolder: leadsToFolder))
          case let kind: entries.append(FolderEntry(path: path, kind: kind, isReadable: true))
          }
        } catch {
          // What went away since its folder was read is not there; anything else may be a folder.
          if error.number == ENOENT { continue }
          entries.append(
            FolderEntry(
              path: path, kind: .folder, isReadable: true,
              problem: "cannot look at \(root)/\(path): \(error.description)"))
        }
      }
    }
    return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A folder and the folders in it, at any depth, in no order; those that cannot be read are among
  /// them.
  ///
  /// What starts with a dot is left out, and links are not followed.
  package static func folders(in root: String) -> [String] {
    var found: [String] = []
    var open = [root]
    while let folder = open.popLast() {
      found.append(folder)
      for name in (try? names(in: folder)) ?? [] where !name.utf8.starts(with: ".".utf8) {
        let path = FilePath.withSlash(folder) + name
        if (try? kind(path)) == .folder { open.append(path) }
      }
    }
    return found
  }

  /// The names of everything in a folder but itself and the one above it, in no order.
  package static func names(in path: String) throws(FileFailure) -> [String] {
    try rawNames(in: path).filter(\.isText).map(\.text)
  }

  /// Those of them that start with a text, without the others being read.
  static func names(
    in path: String, startingWith start: String
  ) throws(FileFailure) -> [String] {
    try rawNames(in: path, startingWith: Array(start.utf8)).filter(\.isText).map(\.text)
  }

  /// A name as the file system has it.
  private struct Name {
    var text: String
    /// Whether it is UTF-8; other bytes stand in the text written out.
    var isText: Bool
    /// What a name that is no text stands for.
    var kind: FolderEntry.Kind?
  }

  private static func rawNames(
    in path: String, startingWith start: [UInt8] = []
  ) throws(FileFailure) -> [Name] {
    guard let folder = unsafe opendir(path) else {
      throw FileFailure(
        .cannotRead, "cannot read the folder \(path): \(SystemError(number: errno).description)")
    }
    defer { unsafe closedir(folder) }
    var names: [Name] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      let named = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe bytes.starts(with: start) ? Array(bytes.prefix { $0 != 0 }) : nil
      }
      guard let bytes = named else { continue }
      // The folder itself and the one above it.
      if bytes.count <= 2, bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      if let text = String(ofUTF8: bytes) {
        names.append(Name(text: text, isText: true))
      } else {
        var status = stat()
        let name = bytes.map { CChar(bitPattern: $0) } + [0]
        let isThere = unsafe fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0
        names.append(
          Name(
            text: VisibleText.spelled(bytes), isText: false,
            kind: isThere ? FolderEntry.Kind(mode: status.st_mode) : nil))
      }
    }
    guard errno == 0 else {
      throw FileFailure(
        .cannotRead, "cannot read the folder \(path): \(SystemError(number: errno).description)")
    }
    return names
  }

  /// What stands at a path, links not followed.
  private static func kind(_ path: String) throws(SystemError) -> FolderEntry.Kind {
    var status = stat()
    _ = try checked { unsafe lstat(path, &status) }
    return FolderEntry.Kind(mode: status.st_mode)
  }
}
