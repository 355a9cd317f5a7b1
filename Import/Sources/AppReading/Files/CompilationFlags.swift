internal import Foundation

/// Words that builds define for `#if`, as the projects of an app say.
enum CompilationFlags {
  /// The words that may be defined when the app is built for release; nil where its project tells no
  /// configuration for that.
  static func released(by files: AppFiles, on platform: String) -> Set<String>? {
    var flags: [String: Set<String>] = [:]
    for file in files.files(.project) {
      guard let data = file.source() else { continue }
      for (name, words) in configurations(in: data, on: platform) {
        flags[name, default: []].formUnion(words)
      }
    }
    let released = released(among: Set(flags.keys))
    guard !released.isEmpty else { return nil }
    return Set(released.flatMap { flags[$0] ?? [] })
      .union(beside(files, released: released, on: platform))
  }

  /// The words that other files than projects may define.
  static func beside(
    _ files: AppFiles, released: Set<String>, on platform: String
  ) -> Set<String> {
    var found: Set<String> = []
    let manifests = files.files(.swift).filter {
      ["Package.swift", "Project.swift"].contains($0.url.lastPathComponent)
    }
    // What other files say is not told apart, but for those that are a configuration's by their name.
    let settings = files.files(.buildSettings).filter { !files.described.contains($0.path) }
    for file in settings + manifests {
      let name = file.url.lastPathComponent
      guard !isDebug(name), let data = try? Data(contentsOf: file.url) else { continue }
      for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        let text = String(decoding: line, as: UTF8.self)
        if counts(text, in: released, on: platform) { found.formUnion(words(in: text)) }
      }
    }
    return found
  }

  /// Whether a line counts where it sets something under conditions: `FLAGS[config=Beta] = BETA`.
  ///
  /// - Parameter released: the configurations that count; nil where all do.
  static func counts(
    _ line: String, in released: Set<String>?, on platform: String
  ) -> Bool {
    let text = line.trimmingPrefix { $0.isWhitespace || $0 == "\"" }
    var rest = text.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      for condition in rest[..<end].dropFirst().split(separator: ",") {
        let parts = condition.split(separator: "=").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 2 else { continue }
        let pattern = FilePattern(parts[1])
        let names: Set<String>? =
          switch parts[0] {
          case "config": released
          case "sdk": systems[platform].map { [$0] }
          default: nil
          }
        if let names, !names.contains(where: { pattern.matches([Substring($0)]) }) { return false }
      }
      rest = rest[end...].dropFirst()
    }
    return true
  }

  /// What Xcode calls what platforms' apps are made with, as for people and not for simulators.
  private static let systems = [
    "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos",
    "visionOS": "xros",
  ]

  /// The configurations that the app people get is built with.
  static func released(among names: Set<String>) -> Set<String> {
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

  static let keys = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
  ]

  /// What each configuration of a project defines, in the order of the file.
  private static func configurations(
    in data: Data, on platform: String
  ) -> [(name: String, words: Set<String>)] {
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
        counts(text, in: nil, on: platform),
        let sign = text.firstRange(of: " =")?.upperBound ?? text.firstIndex(of: "=")
      {
        let value = text[sign...]
        words.formUnion(Self.words(in: String(value)))
        isOfFlags = value.contains("(") && !value.contains(");")
      }
    }
    return found
  }

  /// The names in a text, also where an option is written before them: `-DPRO`.
  static func words(in text: String) -> Set<String> {
    var found: Set<String> = []
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }) {
      let word = part.hasPrefix("-D") ? part.dropFirst(2) : part
      found.insert(String(word))
    }
    return found
  }
}
