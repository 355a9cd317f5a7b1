import BarLayout
import Foundation
import Testing

@testable import BarSceneFile

/// Every golden's scene written in another way: as JSON, with its keys the other way round, under
/// another name.
@Suite struct RewrittenSceneTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardized

  /// The scenes of the goldens and examples, by their paths.
  ///
  /// A build of Examples/client leaves manifests named .yaml in its `.build`: what is hidden is no
  /// scene of ours.
  private static let scenes: [String] = ["goldens", "Examples"].flatMap { folder in
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".yaml") }
  }.sorted()

  /// A value as JSON.
  private func json(_ node: SourceNode, isTurned: Bool) -> String {
    switch node.content {
    case .mapping(let entries):
      let members = entries.map { "\(quoted($0.key)): \(json($0.value, isTurned: isTurned))" }
      return "{\((isTurned ? members.reversed() : members).joined(separator: ", "))}"
    case .sequence(let elements):
      return "[\(elements.map { json($0, isTurned: isTurned) }.joined(separator: ", "))]"
    case .scalar(let text, let style):
      if style == .plain, text.isEmpty || text == "~" || text == "null" { return "null" }
      let isNumber = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil
      return style == .plain && (isNumber || text == "true" || text == "false")
        ? text : quoted(text)
    }
  }

  private func quoted(_ text: String) -> String {
    let signs = text.unicodeScalars.map { sign -> String in
      switch sign {
      case "\"", "\\": "\\\(sign)"
      case _ where sign.value < 32:
        "\\u00" + (sign.value < 16 ? "0" : "") + String(sign.value, radix: 16)
      default: String(sign)
      }
    }
    return "\"\(signs.joined())\""
  }

  /// A golden whose axes and their values are in one order.
  ///
  /// A value's characters are in an order too,
  /// without quotation marks: words have them in JSON alone, and mappings are turned inside as well.
  private func unordered(_ golden: SceneGolden) -> SceneGolden {
    var golden = golden
    let axes = golden.matrix.freeAxes.map { axis in
      var axis = axis
      for index in axis.settings.indices {
        axis.settings[index].value = String(
          axis.settings[index].value.filter { !"\" ".contains($0) }.sorted())
      }
      axis.settings.sort { $0.label < $1.label }
      return axis
    }
    golden.matrix.freeAxes = axes.sorted { $0.name < $1.name }
    return golden
  }

  @Test func `a scene, its JSON and its keys turned round give the same layout`() throws {
    #expect(Self.scenes.count > 300)
    for path in Self.scenes {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let folder = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
      let source = SceneSource(name: path, bytes: bytes, folder: folder)
      let file = try SceneFile(source)
      for isTurned in [false, true] {
        let text = json(file.root, isTurned: isTurned)
        let other = try SceneFile(
          SceneSource(name: "renamed.json", bytes: Array(text.utf8), folder: folder))
        #expect(other.scene == file.scene, "\(path)")
        #expect(unordered(other.golden) == unordered(file.golden), "\(path)")
      }
    }
  }
}
