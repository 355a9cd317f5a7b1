extension WordTables {
  /// Leaves out languages that only something inside of the app has words in.
  ///
  /// The system takes the language of all of an app from the folders of its main bundle, so that a language of a
  /// bundle in it, or of a package, is never shown where the app has none.
  /// - Parameter packages: the folders of packages, each with a slash at its end.
  /// - Parameter regions: the languages that projects know; empty where there is no project.
  mutating func keepOwnLanguages(packages: [String], regions: Set<String>) {
    var own: Set<String> = []
    var (packaged, bundled): (Set<String>, Set<String>) = ([], [])
    var hasOwnWords = false
    for (path, found) in files {
      if path.contains(".bundle/") {
        bundled.formUnion(found)
      } else if packages.contains(where: path.hasPrefix) {
        packaged.formUnion(found)
      } else {
        own.formUnion(found)
        let name = path.split(separator: "/").last ?? ""
        hasOwnWords = hasOwnWords || !name.hasPrefix(Self.propertyList)
      }
    }
    let most = languages.values.max() ?? 0
    for (language, count) in languages where !own.contains(language) && !regions.contains(language)
    {
      // Most words of an app that is made of packages stand in those.
      let isOfPackage = packaged.contains(language)
      if isOfPackage && hasOwnWords && count * 5 < most
        || !isOfPackage && bundled.contains(language) && !regions.isEmpty
      {
        leaveOut(language)
      }
    }
  }
}
