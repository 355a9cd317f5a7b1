internal import BarText

/// What a machine lays out and draws with, in a form that another machine reads.
package struct MachineFingerprint: Hashable, Sendable {
  /// The tool's version.
  package var tool: String
  /// Engine, libraries and fonts, a line each.
  package var lines: [String]
  /// Whether the lines name every font of the machine, as those of `navbar doctor` do; a report
  /// names only what it drew with.
  package var isWhole: Bool

  /// Describes a machine.
  package init(tool: String, lines: [String], isWhole: Bool = true) {
    self.tool = tool
    self.lines = lines
    self.isWhole = isWhole
  }

  /// The description as JSON, a line of the fingerprint a line.
  package var json: String {
    let rows = lines.map { "    \(JSONValue.string($0).line)" }.joined(separator: ",\n")
    return "{\n  \"schemaVersion\": \(GoldenReport.schemaVersion),\n"
      + "  \"tool\": \(JSONValue.string(tool).line),\n"
      + "  \"fingerprint\": [\(rows.isEmpty ? "" : "\n\(rows)\n  ")]\n}\n"
  }

  /// Reads what `navbar doctor` or `navbar test` wrote; nil for anything else.
  package init?(json bytes: [UInt8]) {
    guard let tree = try? JSONReader.document(bytes),
      tree["schemaVersion"]?.integer == GoldenReport.schemaVersion,
      let tool = tree["tool"]?.text, let lines = tree["fingerprint"]?.elements
    else { return nil }
    self.init(
      tool: tool, lines: lines.compactMap(\.text), isWhole: tree["goldens"] == nil)
  }

  /// What differs on the way from this machine to another, in words: `freetype 2.12.1 → 2.13.2`.
  package func differences(to other: MachineFingerprint) -> [String] {
    var found: [String] = []
    if tool != other.tool { found.append("navbar \(tool) → \(other.tool)") }
    let named = Set(lines.map(FingerprintLines.name))
    let others = other.lines.filter { isWhole || named.contains(FingerprintLines.name($0)) }
    return found + FingerprintLines.differences(recorded: lines, now: others)
  }
}
