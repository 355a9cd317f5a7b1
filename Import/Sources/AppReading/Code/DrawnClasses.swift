internal import Foundation

/// Classes that drawings name, and which of them are those of scenes that nothing opens.
struct DrawnClasses {
  /// A controller of a storyboard.
  struct Scene {
    /// Its class; nil for one of UIKit's own.
    var type: String?
    /// Words, in small letters, by which code opens it: its own, and the storyboard's for the first.
    var words: [String]
    /// Whether it is the first of its storyboard.
    var isFirst: Bool
    /// Whether nothing shows it.
    var isNeverShown = false
    /// Whether its storyboard has neither a first scene nor one with words.
    var isOfFileWithoutWords = false
    /// The scenes that segues lead to it from, by their numbers.
    var sources: [Int] = []
    /// Whether code may ask for it by a word that it makes up.
    var mayBeAsked: Bool { !isNeverShown && (!words.isEmpty || isOfFileWithoutWords) }
    /// Whether each of its words is one word of code.
    var isPlain: Bool { words.allSatisfy { $0.utf8.allSatisfy(DrawnClasses.isPlain) } }
  }

  /// Classes that something surely makes.
  private(set) var names: Set<String> = []
  private(set) var scenes: [Scene] = []
  /// Words, in small letters, by which drawings open scenes of others.
  private(set) var references: Set<String> = []

  /// Reads drawings.
  ///
  /// - Parameter never: scenes that nothing shows, and segues that nothing performs.
  init(_ files: [AppFiles.File], never: InterfaceReader.NeverShown = .init()) {
    for file in files {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      for key in ["storyboardName", "referencedIdentifier"] {
        references.formUnion(Self.values(of: key, in: data).map { $0.lowercased() })
      }
      names.formUnion(ArchivedClasses.made(in: data))
      var own: Set<Int> = []
      if file.url.pathExtension == "storyboard" {
        let name = file.url.deletingPathExtension().lastPathComponent
        own = note(data, name) { never.holds($0, of: file.path) }
      }
      for tag in Self.tags(with: "customClass=\"", in: data) where !own.contains(tag.startIndex) {
        // What a file belongs to is made by whoever loads the file.
        guard Self.values(of: "placeholderIdentifier", in: tag).first != "IBFilesOwner" else {
          continue
        }
        if let type = Self.values(of: "customClass", in: tag).first { names.insert(type) }
      }
    }
  }

  /// Notes the scenes of a storyboard, and gives the places of their tags.
  private mutating func note(
    _ data: Data, _ storyboard: String, isNever: (String) -> Bool
  ) -> Set<Int> {
    let first = Self.values(of: "initialViewController", in: data).first
    let tags = Self.tags(with: "Controller ", in: data).filter { tag in
      Self.kinds.contains(String(decoding: Self.kind(of: tag), as: UTF8.self))
    }
    let start = scenes.count
    var numbers: [String: Int] = [:]
    for tag in tags {
      let id = Self.values(of: "id", in: tag).first ?? ""
      numbers[id] = scenes.count
      let words =
        Self.values(of: "storyboardIdentifier", in: tag).prefix(1)
        + (id == first ? [storyboard] : [])
      scenes.append(
        Scene(
          type: Self.values(of: "customClass", in: tag).first,
          words: words.map { $0.lowercased() }, isFirst: id == first, isNeverShown: isNever(id)))
    }
    if scenes[start...].allSatisfy(\.words.isEmpty) {
      for number in scenes.indices.dropFirst(start) { scenes[number].isOfFileWithoutWords = true }
    }
    // A segue leads on from the scene that it stands in.
    var source = -1
    for tag in Self.tags(with: " destination=\"", in: data) {
      while source + 1 < tags.count, tags[source + 1].startIndex < tag.startIndex { source += 1 }
      guard let target = Self.values(of: "destination", in: tag).first.flatMap({ numbers[$0] }),
        !(Self.values(of: "id", in: tag).first.map(isNever) ?? false)
      else { continue }
      if source >= 0, Self.kind(of: tag).elementsEqual("segue".utf8) {
        scenes[target].sources.append(start + source)
      } else if start + source == target {
        // What a controller's own views ask of it opens nothing.
        continue
      } else if let type = scenes[target].type {
        names.insert(type)
      }
    }
    return Set(tags.map(\.startIndex))
  }

  /// What a controller of a storyboard may be.
  private static let kinds: Set = [
    "viewController", "tableViewController", "collectionViewController", "pageViewController",
    "glkViewController", "avPlayerViewController", "hostingController", "navigationController",
    "tabBarController", "splitViewController",
  ]

  private static func kind(of tag: Data) -> Data {
    tag.dropFirst().prefix { $0 != 0x20 && $0 != 0x0A }
  }

  /// All the classes that drawings make.
  var all: Set<String> {
    names.union(scenes.lazy.filter { !$0.isNeverShown }.compactMap(\.type))
  }

  /// The classes without those of scenes to which nothing leads and whose words stand in no other file
  /// than that of the class, where code makes up none.
  ///
  /// - Parameters:
  ///   - files: the app's files.
  ///   - types: the last parts of the names of the types that each file has something of.
  ///   - screens: the app's screens, in small letters, with what each inherits from; nil where code may ask
  ///     for any of them.
  /// - Returns: these, and those of scenes of which nobody can tell whether code opens them.
  func opened(
    by files: [AppFiles.File], types: [String: Set<String>], screens: [String: [String]]?
  ) -> (surely: Set<String>, maybe: Set<String>) {
    let classes = Set(scenes.compactMap { $0.type?.lowercased() })
    let wanted = Set(scenes.flatMap(\.words)).subtracting(references).union(classes)
    let named = classes.union(screens?.keys.map(\.self) ?? [])
    let looked = wanted.union(named)
    var spelled = Set(scenes.filter { !$0.isPlain && !$0.isFirst }.flatMap(\.words))
    var makesUp = false
    var places: [String: Set<String>] = [:]
    var pieces: Set<String> = []
    for file in wanted.isEmpty ? [] : files {
      guard file.kind != .interface, let data = file.contents() else { continue }
      let bytes = [UInt8](data)
      for word in Self.words(in: bytes, of: file.kind, among: looked, named) {
        places[word, default: []].insert(file.path)
      }
      guard file.kind == .swift || file.kind == .objectiveC else { continue }
      pieces.formUnion(JoinedWords.pieces(in: bytes))
      makesUp = makesUp || Self.makesUpIdentifiers(data)
      if !makesUp, !spelled.isEmpty {
        let text = String(decoding: data, as: UTF8.self).lowercased()
        spelled = spelled.filter { !text.contains($0) }
      }
    }
    let reached = screens.map { screens in
      reachedFiles(places, types: types, screens) { scene in
        makesUp
          && scene.words.contains { word in
            pieces.contains { word.hasPrefix($0) || word.hasSuffix($0) }
          }
      }
    }
    /// Whether a file that has a word, and that something leads to, is another than that of a class.
    func isNamed(_ word: String, _ type: String?) -> Bool {
      places[word]?.contains { path in
        type.map { types[path]?.contains($0.lowercased()) != true } ?? true
          && reached?.contains(path) != false
      } ?? false
    }
    // A word that code makes up is the name of a class, which it names somewhere, or is put together.
    let mayBeAsked = scenes.map { scene -> Bool in
      guard scene.mayBeAsked, let type = scene.type, !scene.words.isEmpty, scene.isPlain else {
        return scene.mayBeAsked
      }
      return scene.isFirst || isNamed(type.lowercased(), type)
        || scene.words.contains { word in
          references.contains(word) || isNamed(word, type)
            || pieces.contains { word.hasPrefix($0) || word.hasSuffix($0) }
        }
    }
    var isOpen = scenes.map { scene -> Bool in
      if scene.isNeverShown { return false }
      // Nothing makes one without a word that no segue leads to.
      if scene.words.isEmpty { return scene.sources.isEmpty && scene.isOfFileWithoutWords }
      // One that is no word of code, such as `list.old`, may be put together.
      guard scene.isPlain else {
        return makesUp || scene.isFirst || !spelled.isSuperset(of: scene.words)
      }
      return scene.words.contains { references.contains($0) || isNamed($0, scene.type) }
    }
    var targets: [Int: [Int]] = [:]
    for (number, scene) in scenes.enumerated() {
      for source in scene.sources { targets[source, default: []].append(number) }
    }
    // What a scene leads to that code may open after all is there.
    var open = scenes.indices.filter {
      isOpen[$0] || scenes[$0].isFirst || makesUp && !scenes[$0].words.isEmpty && mayBeAsked[$0]
    }
    while let next = open.popLast() {
      for target in targets[next] ?? [] where !isOpen[target] && !scenes[target].isNeverShown {
        isOpen[target] = true
        open.append(target)
      }
    }
    return (
      names.union(zip(scenes, isOpen).compactMap { $1 ? $0.type : nil }),
      makesUp
        ? Set(scenes.indices.compactMap { isOpen[$0] || mayBeAsked[$0] ? scenes[$0].type : nil })
        : []
    )
  }

  /// Whether code asks a storyboard for a controller by an identifier that is not written there, or has
  /// others ask for it.
  static func makesUpIdentifiers(_ data: Data) -> Bool {
    var rest = data[...]
    while let key = rest.place(of: "nstantiate") {
      rest = rest[key.upperBound...]
      let name = rest.prefix(while: isPlain)
      rest = rest[name.endIndex...]
      // What a text or a comment speaks of is no call.
      guard let sign = rest.first, [0x28, 0x3A, 0x3C].contains(sign),
        !name.starts(with: "InitialViewController".utf8)
      else { continue }
      let value = rest.dropFirst().drop { isPlain($0) || [0x20, 0x0A, 0x3A, 0x40].contains($0) }
      guard value.first == 0x22 else { return true }
      // A value may be put into it.
      if value.dropFirst().prefix(while: { $0 != 0x22 }).contains(0x5C) { return true }
    }
    return false
  }

  /// The words of a file, in small letters, that are among some; of a project the main storyboards alone.
  ///
  /// Objective-C has no names for what is drawn: a word of it stands in a text, unless it is the name of a
  /// class.
  private static func words(
    in bytes: [UInt8], of kind: AppFiles.Kind, among wanted: Set<String>, _ classes: Set<String>
  ) -> Set<String> {
    var bytes = bytes
    if kind == .swift || kind == .objectiveC { JoinedWords.takeComments(from: &bytes) }
    if kind == .objectiveC { JoinedWords.takeImports(from: &bytes) }
    if kind == .project {
      bytes = Data(bytes).split(separator: 0x0A).filter { $0.holds("MainStoryboard") }
        .flatMap { Array($0) + [0x0A] }
    }
    let most = wanted.map(\.utf8.count).max() ?? 0
    var isLength = [Bool](repeating: false, count: most + 1)
    for word in wanted { isLength[word.utf8.count] = true }
    var found: Set<String> = []
    var (start, quotes) = (0, 0)
    for end in 0...bytes.count where end == bytes.count || !isPlain(bytes[end]) {
      if end - start <= most, isLength[end - start] {
        let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        let isText = kind != .objectiveC || quotes % 2 == 1 || classes.contains(word)
        if isText, wanted.contains(word) { found.insert(word) }
      }
      if end < bytes.count, bytes[end] == 0x22 { quotes += 1 }
      if end < bytes.count, bytes[end] == 0x0A { quotes = 0 }
      start = end + 1
    }
    return found
  }

  /// The tags that have a text in them.
  private static func tags(with text: String, in data: Data) -> [Data] {
    var tags: [Data] = []
    var rest = data[...]
    while let key = rest.place(of: text) {
      let start = rest[..<key.lowerBound].lastIndex(of: 0x3C) ?? key.lowerBound
      let end = rest[key.upperBound...].firstIndex(of: 0x3E) ?? rest.endIndex
      tags.append(data[start..<end])
      rest = rest[end...]
    }
    return tags
  }

  /// The values of an attribute, in the order of the file.
  private static func values(of attribute: String, in data: Data) -> [String] {
    var values: [String] = []
    var rest = data[...]
    while let key = rest.place(of: " \(attribute)=\"") {
      let value = rest[key.upperBound...].prefix { $0 != 0x22 }
      values.append(String(decoding: value, as: UTF8.self))
      rest = rest[value.endIndex...]
    }
    return values
  }

  /// Whether a letter may be one of a name.
  fileprivate static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F
  }
}
