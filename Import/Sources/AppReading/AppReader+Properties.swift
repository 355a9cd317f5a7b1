internal import AppCode
internal import Foundation

extension AppReader {
  /// What headers of Objective-C say that is read in all files.
  struct Declared {
    /// Names that classes declare as properties.
    var properties: Set<String> = []
    /// What names come to that stand for questions for the system's version.
    var systemNames: [String: Bool] = [:]
  }

  /// What headers among some files say.
  static func declared(in files: [AppFiles.File], for target: BuildTarget) -> Declared {
    let mark = Data("@property".utf8)
    var declared = Declared()
    var names = SystemNames()
    for file in files where file.kind == .objectiveC {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      let hasProperties = data.range(of: mark) != nil
      let hasNames = data.holds("define") && SystemNames.marks.contains(where: data.holds)
      guard hasProperties || hasNames, !data.prefix(4096).contains(0) else { continue }
      let source = String(decoding: data, as: UTF8.self)
      if hasProperties {
        declared.properties.formUnion(CodeFile.properties(ofObjectiveC: source))
      }
      if hasNames { names.take(source, for: file.target ?? target) }
    }
    declared.systemNames = names.answers(on: target.version)
    return declared
  }
}
