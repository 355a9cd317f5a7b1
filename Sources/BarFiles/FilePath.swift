#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Parts of a path's text, found by their bytes: a letter with a mark over it is one sign to Swift,
/// and would hide the slash beneath the mark.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The folder with its slash: `a/` of `a/b.png`; empty for a bare name.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return text(path.utf8[...end])
  }

  /// The last part: `b.png` of `a/b.png`.
  package static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return text(path.utf8[path.utf8.index(after: end)...])
  }

  /// The name without its extension: `b` of `a/b.png`, `.b` of `.b`.
  package static func stem(of path: String) -> String {
    let name = name(of: path).utf8
    guard let end = name.lastIndex(of: dot), end != name.startIndex else { return text(name[...]) }
    return text(name[..<end])
  }

  /// The path without the extension of its name: `a/b` of `a/b.png`.
  package static func withoutExtension(_ path: String) -> String {
    folder(of: path) + stem(of: path)
  }

  /// The extension in lower case without its dot; empty for none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path).utf8
    guard let end = name.lastIndex(of: dot), end != name.startIndex else { return "" }
    return text(name[name.index(after: end)...]).lowercased()
  }

  /// Whether a path's last bytes are those of an ending.
  package static func ends(_ path: String, with ending: String) -> Bool {
    path.utf8.reversed().starts(with: ending.utf8.reversed())
  }

  /// Whether a path's first bytes are those of a beginning.
  package static func starts(_ path: String, with beginning: String) -> Bool {
    path.utf8.starts(with: beginning.utf8)
  }

  /// The path without so many of its last bytes.
  package static func dropping(_ count: Int, from path: String) -> String {
    text(path.utf8.dropLast(count))
  }

  /// The path without a slash at its end, unless it is nothing but one.
  package static func withoutSlash(_ path: String) -> String {
    path.utf8.count > 1 && path.utf8.last == slash ? dropping(1, from: path) : path
  }

  /// The path with a slash at its end.
  package static func withSlash(_ path: String) -> String {
    path.utf8.last == slash ? path : path + "/"
  }

  /// The names between the slashes, empty ones too.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path with its parts `..` and the names before them taken away; nil for a path that leads
  /// out of where it starts, and for one that is not made of names.
  package static func resolved(_ path: String) -> String? {
    var names: [String] = []
    for part in parts(of: path) {
      if part.utf8.elementsEqual("..".utf8) {
        if names.popLast() == nil { return nil }
      } else if part.utf8.isEmpty || part.utf8.elementsEqual(".".utf8) {
        return nil
      } else {
        names.append(part)
      }
    }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Whether a path starts at the root of the file system.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes, as: UTF8.self)
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
