#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Folder {
  /// The paths of all files in a folder and the folders in it, from that folder, sorted by their
  /// bytes.
  ///
  /// What starts with a dot is left out, and links to folders are not followed.
  package static func files(in root: String) throws(FileFailure) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try names(in: folder.isEmpty ? root : "\(root)/\(folder)")
      where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch kind("\(root)/\(path)") {
        case S_IFDIR: folders.append(path)
        case S_IFREG, S_IFLNK: files.append(path)
        default: break
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of everything in a folder but itself and the one above it, in no order.
  package static func names(in path: String) throws(FileFailure) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw FileFailure(
        .cannotRead, "cannot read the folder \(path): \(SystemError(number: errno).description)")
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The file type bits of what stands at a path, links not followed; 0 for nothing.
  private static func kind(_ path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
