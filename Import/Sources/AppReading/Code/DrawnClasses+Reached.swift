/// Which files of code lead to drawn scenes.
extension DrawnClasses {
  /// The files that something leads to.
  ///
  /// - Parameter mayBeAsked: whether code may ask for a scene by a word that it puts together.
  func reachedFiles(
    _ places: [String: Set<String>], types: [String: Set<String>], _ screens: [String: [String]],
    mayBeAsked: (Scene) -> Bool
  ) -> Set<String> {
    var all = screens
    var byWord: [String: [Int]] = [:]
    var byType: [String: [Int]] = [:]
    var targets: [Int: [Int]] = [:]
    for (number, scene) in scenes.enumerated() {
      for word in scene.words { byWord[word, default: []].append(number) }
      if let type = scene.type?.lowercased() {
        byType[type, default: []].append(number)
        all[type] = all[type] ?? []
      }
      for source in scene.sources { targets[source, default: []].append(number) }
    }
    var files = ReachedFiles(places, types: types, screens: all)
    var seen: Set<Int> = []
    func lead(to first: [Int]) {
      var next = first
      while let number = next.popLast() {
        guard seen.insert(number).inserted else { continue }
        if let type = scenes[number].type?.lowercased() {
          files.reach(type)
          next += byType[type] ?? []
        }
        next += targets[number] ?? []
      }
    }
    for name in names { files.reach(name.lowercased()) }
    lead(
      to: scenes.indices.filter { number in
        let scene = scenes[number]
        return scene.isFirst || !scene.isPlain || scene.isOfFileWithoutWords || mayBeAsked(scene)
          || scene.words.contains(where: references.contains)
      })
    while let words = files.nextWords() {
      for word in words {
        lead(to: byWord[word] ?? [])
        lead(to: byType[word] ?? [])
      }
    }
    return files.paths
  }
}
