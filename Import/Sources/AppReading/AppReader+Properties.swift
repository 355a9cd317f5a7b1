internal import AppCode
internal import Foundation

extension AppReader {
  /// Names that classes of Objective-C declare as properties.
  static func properties(of files: [AppFiles.File]) -> Set<String> {
    let mark = Data("@property".utf8)
    return files.reduce(into: []) { names, file in
      guard file.kind == .objectiveC, let data = try? Data(contentsOf: file.url),
        data.range(of: mark) != nil, !data.prefix(4096).contains(0)
      else { return }
      names.formUnion(CodeFile.properties(ofObjectiveC: String(decoding: data, as: UTF8.self)))
    }
  }
}
