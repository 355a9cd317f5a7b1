@testable internal import BarSceneFile

/// What the goldens write for each key, in YAML's flow style, to be written elsewhere.
struct WrittenValues: Sendable {
  /// The values by the names of their keys: `navigationItem.titleView`, each once.
  private var texts: [String: [String]] = [:]

  /// Collects what scenes write.
  init(of roots: [SourceNode]) {
    for root in roots {
      for site in SceneSite.all(in: root) {
        guard let text = site.value.flatMap(Self.flow), text.utf8.count <= Self.longest,
          texts[site.name]?.contains(text) != true
        else { continue }
        texts[site.name, default: []].append(text)
      }
    }
  }

  /// The values of a key.
  subscript(_ site: SceneSite) -> [String] { texts[site.name] ?? [] }

  /// Longer ones make lines that nobody reads.
  private static let longest = 240

  /// A value in flow style; nil for one that files stand in, whose paths hold nowhere else.
  private static func flow(_ node: SourceNode) -> String? {
    switch node.content {
    case .mapping(let entries):
      var parts: [String] = []
      for entry in entries {
        guard entry.key != "file", let value = flow(entry.value) else { return nil }
        parts.append("\(isPlain(entry.key) ? entry.key : quoted(entry.key)): \(value)")
      }
      return "{\(parts.joined(separator: ", "))}"
    case .sequence(let elements):
      let parts = elements.compactMap(flow)
      return parts.count == elements.count ? "[\(parts.joined(separator: ", "))]" : nil
    case .scalar(let text, let style):
      return [.plain, .literal].contains(style) && isPlain(text) ? text : quoted(text)
    }
  }

  /// Whether a text needs no quotation marks.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return text.utf8.allSatisfy { $0 > 0x20 && !":,[]{}#'\"".utf8.contains($0) }
      && !"&*!|>%@`?-".utf8.contains(first) || Double(text) != nil
  }

  private static func quoted(_ text: String) -> String {
    let signs = text.unicodeScalars.map { sign in
      switch sign {
      case "\"", "\\": "\\\(sign)"
      case _ where sign.value < 0x20:
        (sign.value < 16 ? "\\x0" : "\\x") + String(sign.value, radix: 16)
      default: String(sign)
      }
    }
    return "\"\(signs.joined())\""
  }
}
