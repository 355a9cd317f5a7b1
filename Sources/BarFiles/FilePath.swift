#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Parts of a path's text.
package enum FilePath {
  /// The folder with its slash: `a/` of `a/b.png`; empty for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The last part: `b.png` of `a/b.png`.
  package static func name(of path: String) -> String {
    String(path.dropFirst(folder(of: path).count))
  }

  /// The name without its extension: `b` of `a/b.png`, `.b` of `.b`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension in lower case without its dot; empty for none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

/// What stands at a path.
package enum FileKind {
  case none, file, folder, link
  /// A device, a pipe, a socket: written to, never replaced.
  case stream

  /// Asks the file system; a link that leads to a folder or a device counts as what it leads to.
  package init(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      self = .none
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe stat(path, &status) != 0 {
      self = .link
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = isLink ? .link : .file
    case S_IFDIR: self = .folder
    default: self = .stream
    }
  }
}
