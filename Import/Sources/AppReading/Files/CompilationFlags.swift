internal import Foundation

/// Words that builds define for `#if`, as the projects of an app say.
enum CompilationFlags {
  /// The words that may be defined when the app is built for release; nil where its project tells no
  /// configuration for that.
  static func released(by files: AppFiles) -> Set<String>? {
    var flags: [String: Set<String>] = [:]
    for file in files.files(.project) {
      guard let data = file.source() else { continue }
      for (name, words) in configurations(in: data) { flags[name, default: []].formUnion(words) }
    }
    let released = released(among: Set(flags.keys))
    guard !released.isEmpty else { return nil }
    var found = Set(released.flatMap { flags[$0] ?? [] })
    let manifests = files.files(.swift).filter {
      ["Package.swift", "Project.swift"].contains($0.url.lastPathComponent)
    }
    // What other files say is not told apart, but for those that are a configuration's by their name.
    let settings = files.files(.buildSettings).filter { !files.described.contains($0.path) }
    for file in settings + manifests {
      let name = file.url.lastPathComponent
      guard !isDebug(name), let data = try? Data(contentsOf: file.url) else { continue }
      found.formUnion(words(in: String(decoding: data, as: UTF8.self)))
    }
    return found
  }

  /// The configurations that the app people get is built with.
  private static func released(among names: Set<String>) -> Set<String> {
    if let release = names.first(where: { $0.lowercased() == "release" }) { return [release] }
    let released = names.filter { !isDebug($0) }
    let plain = released.filter { name in
      !tried.contains { name.lowercased().contains($0) }
    }
    return plain.isEmpty ? released : plain
  }

  private static func isDebug(_ name: String) -> Bool { name.lowercased().contains("debug") }

  /// What names of configurations have that are built for those who try an app.
  private static let tried = [
    "test", "develop", "staging", "preview", "beta", "adhoc", "ad hoc", "ad-hoc", "internal",
    "alpha", "nightly", "profil",
  ]

  private static let keys = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
  ]

  /// What each configuration of a project defines, in the order of the file.
  private static func configurations(in data: Data) -> [(name: String, words: Set<String>)] {
    var found: [(name: String, words: Set<String>)] = []
    var words: Set<String> = []
    var (isOfFlags, isConfiguration) = (false, false)
    let mark = "isa = XCBuildConfiguration;"
    // Most of a project lists files, before its configurations.
    guard let start = data.place(of: mark)?.lowerBound else { return [] }
    for line in data[start...].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if text == mark {
        (words, isOfFlags, isConfiguration) = ([], false, true)
      } else if isConfiguration, text.hasPrefix("name = ") {
        let name = text.dropFirst("name = ".count).filter { !"\";".contains($0) }
        found.append((String(name), words))
        isConfiguration = false
      } else if isOfFlags {
        words.formUnion(Self.words(in: text))
        isOfFlags = !text.hasPrefix(")")
      } else if isConfiguration, keys.contains(where: { text.contains($0) }),
        let sign = text.firstIndex(of: "=")
      {
        let value = text[sign...].dropFirst()
        words.formUnion(Self.words(in: String(value)))
        isOfFlags = value.contains("(") && !value.contains(");")
      }
    }
    return found
  }

  /// The names in a text, also where an option is written before them: `-DPRO`.
  private static func words(in text: String) -> Set<String> {
    var found: Set<String> = []
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }) {
      let word = part.hasPrefix("-D") ? part.dropFirst(2) : part
      found.insert(String(word))
    }
    return found
  }
}
