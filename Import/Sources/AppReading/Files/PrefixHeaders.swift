internal import AppCode
internal import Foundation

/// Headers that all files of Objective-C of a target begin with, as its project says.
struct PrefixHeaders {
  /// What Xcode calls the setting that names one.
  static let setting = "GCC_PREFIX_HEADER"

  private let files: [String: AppFiles.File]
  private let sources: [AppFiles.File]

  init(_ files: AppFiles) {
    sources = files.files(.objectiveC)
    self.files = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// What all of several targets have defined, each word as they all say.
  static func shared(by targets: [[String: String]]) -> [String: String] {
    guard let first = targets.first else { return [:] }
    return first.filter { word in targets.dropFirst().allSatisfy { $0[word.key] == word.value } }
  }

  /// The words that the header of each target surely defines when an app is built for people, by what the
  /// project calls the target; nothing for a target that has no such header.
  func words(
    of targets: [String: [String: Any]], _ objects: [String: [String: Any]],
    in folder: [String], _ configurations: Set<String>
  ) -> [String: [String: String]] {
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let around = project.map { headers(of: $0, objects, configurations) } ?? [:]
    var known: [String: [String: String]] = [:]
    return targets.compactMapValues { target in
      let own = headers(of: target, objects, configurations)
      // Each configuration for people has to say the same.
      let names = Set(own.map { $0.value ?? around[$0.key] ?? nil })
      guard names.count == 1, let name = names.first.flatMap(\.self) else { return nil }
      let path = (folder + name.split(separator: "/").map(String.init)).joined(separator: "/")
      let words = known[path] ?? words(at: path)
      known[path] = words
      return words.isEmpty ? nil : words
    }
  }

  /// The header that each configuration names, by the configuration's name.
  private func headers(
    of object: [String: Any], _ objects: [String: [String: Any]], _ names: Set<String>
  ) -> [String: String?] {
    var found: [String: String?] = [:]
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    for id in TargetLanguages.ids(list?["buildConfigurations"]) {
      guard let configuration = objects[id], let name = configuration["name"] as? String,
        names.contains(name)
      else { continue }
      var path = (configuration["buildSettings"] as? [String: Any])?[Self.setting] as? String
      for root in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "./"] {
        if let rest = path, rest.hasPrefix(root) { path = String(rest.dropFirst(root.count)) }
      }
      found[name] = .some(path)
    }
    return found
  }

  /// The words that a header surely defines: outside of any condition but one for Objective-C, and that
  /// no file takes back.
  private func words(at path: String) -> [String: String] {
    guard let data = files[path]?.source() else { return [:] }
    var found = Self.words(in: String(decoding: data, as: UTF8.self))
    for file in sources where !found.isEmpty {
      guard let data = file.source(), data.holds("#undef") else { continue }
      found = found.filter { !data.holds("undef \($0.key)") }
    }
    return found
  }

  private static func words(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    /// Open conditions, each with whether it holds for a file of Objective-C.
    var open: [Bool] = []
    var guarded: String?
    var isFirst = true
    for line in withoutComments(text).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard line.first == "#" else { continue }
      let words = line.dropFirst().split(maxSplits: 2, whereSeparator: \.isWhitespace)
        .map(String.init)
      guard let directive = words.first else { continue }
      let name = words.count > 1 ? words[1] : ""
      switch directive {
      case "ifndef" where isFirst:
        // What keeps a header from being read twice.
        guarded = name
        open.append(true)
      case "ifdef", "ifndef", "if": open.append(directive == "ifdef" && name == "__OBJC__")
      case "elif", "else": if !open.isEmpty { open[open.count - 1] = false }
      case "endif": _ = open.popLast()
      case "define" where !open.contains(false) && name != guarded:
        let plain = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if plain.count == name.count, !name.isEmpty {
          found[name] = words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : ""
        }
      case "undef": found[name] = nil
      default: break
      }
      isFirst = false
    }
    return found
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return (result + rest).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }
}
