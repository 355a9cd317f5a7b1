extension AppFiles {
  /// Drawings that another file draws in the app's own language.
  ///
  /// Of the folders of languages beside each other, such as `Base.lproj` and `de.lproj`, the system
  /// loads a drawing from one: its screens are the same ones in other words.
  ///
  /// - Parameters:
  ///   - strangers: files that are no part of the app.
  ///   - language: the language that the app is made in; nil where it does not say.
  func drawingsOfOtherLanguages(without strangers: Set<String>, language: String?) -> Set<String> {
    var drawings: [String: [(language: String, path: String)]] = [:]
    for file in files(.interface) where !strangers.contains(file.path) {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { continue }
      let place = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
      drawings[place, default: []].append((String(folder.dropLast(6)), file.path))
    }
    let wanted = ["Base", language, "en"].compactMap(\.self)
    var result: Set<String> = []
    for same in drawings.values where same.count > 1 {
      let own = wanted.lazy.compactMap { name in
        same.first { $0.language == name || WordTables.locale($0.language) == name }
      }.first
      let kept = own?.path ?? same.map(\.path).min()
      result.formUnion(same.lazy.map(\.path).filter { $0 != kept })
    }
    return result
  }
}
