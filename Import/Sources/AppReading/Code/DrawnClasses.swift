internal import Foundation

/// Classes that drawings name, and which of them are those of scenes that nothing opens.
struct DrawnClasses {
  /// A controller of a storyboard to which no segue leads.
  private struct Scene {
    var type: String
    /// Words, in small letters, by which code opens it: its own, and the storyboard's for the first.
    var words: [String]
  }

  /// Classes that something surely makes.
  private var names: Set<String> = []
  private var scenes: [Scene] = []
  /// Words, in small letters, by which drawings open scenes of others.
  private var references: Set<String> = []

  /// Reads drawings.
  init(_ files: [AppFiles.File]) {
    for file in files {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      for key in ["storyboardName", "referencedIdentifier"] {
        references.formUnion(Self.values(of: key, in: data).map { $0.lowercased() })
      }
      let isStoryboard = file.url.pathExtension == "storyboard"
      let destinations = isStoryboard ? Set(Self.values(of: "destination", in: data)) : []
      let first = Self.values(of: "initialViewController", in: data).first
      let storyboard = file.url.deletingPathExtension().lastPathComponent
      for tag in Self.tags(with: "customClass=\"", in: data) {
        guard let type = Self.values(of: "customClass", in: tag).first else { continue }
        let kind = tag.dropFirst().prefix { $0 != 0x20 && $0 != 0x0A }
        let id = Self.values(of: "id", in: tag).first ?? ""
        guard isStoryboard, kind.reversed().starts(with: "Controller".utf8.reversed()),
          !destinations.contains(id)
        else {
          names.insert(type)
          continue
        }
        let words =
          Self.values(of: "storyboardIdentifier", in: tag).prefix(1)
          + (id == first ? [storyboard] : [])
        if !words.isEmpty, words.allSatisfy({ $0.utf8.allSatisfy(Self.isPlain) }) {
          scenes.append(Scene(type: type, words: words.map { $0.lowercased() }))
        } else {
          // What is not one word of code may be put together, and of one without any nobody can tell.
          names.insert(type)
        }
      }
    }
  }

  /// The classes without those of scenes whose words stand in no other file than that of the class.
  ///
  /// - Parameters:
  ///   - files: the app's files.
  ///   - types: the types that a file has something of.
  func opened(by files: [AppFiles.File], types: (String) -> Set<String>) -> Set<String> {
    let wanted = Set(scenes.flatMap(\.words)).subtracting(references)
    var places: [String: Set<String>] = [:]
    for file in wanted.isEmpty ? [] : files {
      guard file.kind != .interface, let data = try? Data(contentsOf: file.url) else { continue }
      for word in Self.words(in: data, of: file.kind, among: wanted) {
        places[word, default: []].insert(file.path)
      }
    }
    let opened = scenes.filter { scene in
      scene.words.contains { word in
        references.contains(word)
          || places[word]?.contains { !types($0).contains(scene.type) } ?? false
      }
    }
    return names.union(opened.map(\.type))
  }

  /// The words of a file, in small letters, that are among some; of a project the main storyboards alone.
  private static func words(
    in data: Data, of kind: AppFiles.Kind, among wanted: Set<String>
  ) -> Set<String> {
    var bytes = [UInt8](data)
    if kind == .project {
      let mark = Data("MainStoryboard".utf8)
      bytes = data.split(separator: 0x0A).filter { $0.firstRange(of: mark) != nil }
        .flatMap { Array($0) + [0x0A] }
    }
    let most = wanted.map(\.utf8.count).max() ?? 0
    var isLength = [Bool](repeating: false, count: most + 1)
    for word in wanted { isLength[word.utf8.count] = true }
    var found: Set<String> = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || !isPlain(bytes[end]) {
      if end - start <= most, isLength[end - start] {
        let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        if wanted.contains(word) { found.insert(word) }
      }
      start = end + 1
    }
    return found
  }

  /// The tags that have a text in them.
  private static func tags(with text: String, in data: Data) -> [Data] {
    var tags: [Data] = []
    var rest = data[...]
    while let key = rest.firstRange(of: Data(text.utf8)) {
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
    while let key = rest.firstRange(of: Data(" \(attribute)=\"".utf8)) {
      let value = rest[key.upperBound...].prefix { $0 != 0x22 }
      values.append(String(decoding: value, as: UTF8.self))
      rest = rest[value.endIndex...]
    }
    return values
  }

  /// Whether a letter may be one of a name.
  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F
  }
}
