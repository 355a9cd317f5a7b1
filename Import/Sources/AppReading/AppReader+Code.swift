internal import AppCode
internal import Foundation

extension AppReader {
  /// What code calls to say what settings are where nobody has set them.
  private static let registrations = ["register(defaults", "registerDefaults:"]

  /// Reads files of Swift or Objective-C, several at a time.
  static func code(
    of files: [AppFiles.File], for target: BuildTarget, _ known: Declared? = nil,
    notes: inout [Note]
  ) -> [CodeFile] {
    let results = Results(count: files.count)
    let declared = known ?? Self.declared(in: files, for: target)
    DeepThreads.perform(iterations: files.count) { number in
      let file = files[number]
      guard let code = Self.code(of: file, for: target, declared) else {
        results.set(nil, Note(path: file.path, text: "is not a text, not read"), at: number)
        return
      }
      guard !code.imports.contains(where: target.isForeign) else {
        results.set(
          nil, Note(path: file.path, text: "is for another platform, skipped"), at: number)
        return
      }
      guard !code.imports.contains(where: ["XCTest", "Testing"].contains) else {
        results.set(nil, Note(path: file.path, text: "is a test, skipped"), at: number)
        return
      }
      let note = Note(path: file.path, text: "is not all Swift; what could be read was")
      results.set(code, code.isBroken ? note : nil, at: number)
      for left in code.omissions {
        results.note(
          Note(path: file.path, line: left.line, column: left.column, text: left.text))
      }
    }
    notes += results.notes
    return results.files
  }

  /// Code of which some files are read once more, without parts of them.
  static func code(
    _ code: [CodeFile], without parts: [String: [Range<Int>]], in files: [AppFiles.File],
    for target: BuildTarget
  ) -> [CodeFile] {
    guard !parts.isEmpty else { return code }
    // What was to be said of them is said.
    var notes: [Note] = []
    let left = files.filter { parts[$0.path] != nil }
    let again = Self.code(
      of: left, for: target, left.isEmpty ? Declared() : declared(in: files, for: target),
      notes: &notes)
    let byPath = Dictionary(again.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return code.map { byPath[$0.path] ?? $0 }
  }

  /// Code with what makes values of types whose names begin with a small letter, which else look like
  /// functions.
  static func code(
    _ code: [CodeFile], makingSmallTypesIn files: [AppFiles.File]
  ) -> [CodeFile] {
    var names: Set<String> = []
    for type in code.lazy.flatMap(\.types) where type.kind == .structure || type.kind == .class {
      guard let name = type.name.split(separator: ".").last, name.first?.isLowercase ?? false,
        name.dropFirst().first?.isUppercase != true
      else { continue }
      names.insert(String(name))
    }
    guard !names.isEmpty else { return code }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return code.map { file in
      guard let data = byPath[file.path]?.source() else { return file }
      var file = file
      file.noteMakings(of: names, in: String(decoding: data, as: UTF8.self))
      return file
    }
  }

  /// Reads a file; nil for one that is no text.
  static func code(
    of file: AppFiles.File, for target: BuildTarget, _ declared: Declared
  ) -> CodeFile? {
    guard let data = file.source(), !data.prefix(4096).contains(0) else { return nil }
    let source = String(decoding: data, as: UTF8.self)
    var target = file.target ?? target
    target.systemNames = declared.systemNames
    var code =
      file.kind == .swift
      ? CodeFile(reading: source, path: file.path, for: target)
      : CodeFile(
        readingObjectiveC: source, path: file.path, for: target,
        properties: declared.properties)
    code.registersDefaults = registrations.contains(where: data.holds)
    return code
  }
}
