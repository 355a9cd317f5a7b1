internal import CBarShim

extension FontLibrary {
  /// Names of the font files in a folder, sorted; nil when the path is no folder.
  static func fontFileNames(inFolder path: String) -> [String]? {
    guard let folder = unsafe nb_folder_open(path) else { return nil }
    defer { unsafe nb_folder_close(folder) }
    var names: [String] = []
    while let name = unsafe nb_folder_next(folder) {
      let text = unsafe String(cString: name)
      let lower = text.lowercased()
      if [".otf", ".ttf", ".ttc", ".otc"].contains(where: { lower.hasSuffix($0) }) {
        names.append(text)
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
