/// Files of code that something leads to, as far as the names in them tell.
///
/// A file that has nothing but screens is reached once a file that is reached names one of them, or a
/// drawing leads there; any other file is. What is named by none of these is named in vain.
struct ReachedFiles {
  /// The types that each file has something of, by the last parts of their names in small letters.
  private let types: [String: Set<String>]
  /// The files that have something of each type.
  private var files: [String: [String]] = [:]
  /// The words that each file has.
  private var words: [String: [String]] = [:]
  /// Screens, in small letters, with what each inherits from.
  private let screens: [String: [String]]
  /// Files that are reached.
  private(set) var paths: Set<String> = []
  private var reached: Set<String> = []
  private var open: [String] = []

  /// - Parameters:
  ///   - places: the files that have each of some words, in small letters.
  ///   - types: the last parts of the names of the types that each file has something of.
  ///   - screens: the screens, in small letters, with what each inherits from.
  init(
    _ places: [String: Set<String>], types: [String: Set<String>], screens: [String: [String]]
  ) {
    (self.types, self.screens) = (types, screens)
    for (path, types) in types {
      for type in types { files[type, default: []].append(path) }
    }
    for (word, paths) in places {
      for path in paths { words[path, default: []].append(word) }
    }
    for path in Set(words.keys).union(types.keys) {
      let own = types[path] ?? []
      if own.isEmpty || own.contains(where: { screens[$0] == nil }) { reach(file: path) }
    }
  }

  private mutating func reach(file path: String) {
    if paths.insert(path).inserted { open.append(path) }
  }

  /// Notes that something leads to a type.
  mutating func reach(_ type: String) {
    var next = [type]
    while let type = next.popLast() {
      guard reached.insert(type).inserted else { continue }
      for path in files[type] ?? [] { reach(file: path) }
      next += screens[type] ?? []
    }
  }

  /// The words of the files that are reached and were not looked at yet; each screen among them is reached,
  /// too.
  mutating func nextWords() -> [String]? {
    guard let path = open.popLast() else { return nil }
    let found = words[path] ?? []
    for word in found where screens[word] != nil { reach(word) }
    return found
  }
}
