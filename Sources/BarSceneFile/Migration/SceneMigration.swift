internal import BarLayout

/// A scene with its deprecated `navigationView` rewritten as a stack or a split view.
public struct SceneMigration: Sendable {
  /// The whole scene, rewritten; comments outside the rewritten block stay.
  public let text: String
  /// Whether there was anything to rewrite.
  public let isChanged: Bool

  /// Reads a scene and rewrites it.
  ///
  /// - Throws: every error of the file at once.
  public init(_ source: SceneSource) throws(SceneProblems) {
    let file = try SceneFile(source)
    do throws(SourceFault) {
      let root = try Reading(source.bytes, source: 0, isJSON: source.isJSON).root
      let original = String(decoding: source.bytes, as: UTF8.self)
      guard case .mapping(var entries) = root.content,
        let index = entries.firstIndex(where: { $0.key == "navigationView" })
      else {
        text = original
        isChanged = false
        return
      }
      var rewriting = NavigationViewRewriting()
      let old = entries[index]
      entries[index] = rewriting.entry(for: old.value, showsColumns: file.scene.hasRoomForColumns)
      isChanged = true
      if source.isJSON {
        text = SourceNode(content: .mapping(entries), position: root.position).json + "\n"
      } else {
        let following = index + 1 < entries.count ? entries[index + 1].keyPosition.line : nil
        text = Self.replacing(
          from: old.keyPosition, until: following, in: original, with: entries[index],
          whole: SourceNode(content: .mapping(entries), position: root.position))
      }
    } catch {
      throw SceneProblems(problems: [
        Decoding(names: [source.name]).problem(error.message, at: error.position, .error)
      ])
    }
  }

  /// Puts the new block in the place of the old one's lines; a scene in braces is written anew.
  static func replacing(
    from start: SourcePosition, until end: Int?, in text: String,
    with entry: SourceNode.Entry, whole: SourceNode
  ) -> String {
    guard start.column == 1 else { return whole.yaml }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = lines.prefix(start.line - 1)
    var tail = end.map { Array(lines[($0 - 1)...]) } ?? []
    if let end {
      // Comments right before the next key belong to it.
      let between = lines[start.line..<(end - 1)].reversed().prefix { $0.hasPrefix("#") }
      tail = between.reversed() + tail
    }
    let block = SourceNode(content: .mapping([entry]), position: start).yaml
      .split(separator: "\n").map(String.init)
    let joined = (head + block + tail).joined(separator: "\n")
    return joined.hasSuffix("\n") ? joined : joined + "\n"
  }
}
