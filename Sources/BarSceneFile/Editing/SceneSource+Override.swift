extension SceneSource {
  /// The scene's text with values in place of its own, the last one wins.
  ///
  /// What is written of other keys stays letter by letter, comments too; the key that holds a new
  /// value is written anew. A scene in JSON becomes one in YAML.
  ///
  /// - Throws: every error of the scene with those values at once.
  public func text(with overrides: [SceneOverride]) throws(SceneProblems) -> String {
    _ = try SceneFile(self, overrides: overrides)
    do throws(SourceFault) {
      var root = try Reading(bytes, source: 0, isJSON: isJSON).root
      var text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      if isJSON {
        for override in overrides { _ = try override.apply(to: &root, source: 1) }
        return root.yaml
      }
      for override in overrides {
        let before = root
        _ = try override.apply(to: &root, source: 1)
        text = Self.rewriting(override, from: before, to: root, in: text)
        root = try Reading(Array(text.utf8), source: 0, isJSON: false).root
      }
      return text
    } catch {
      throw SceneProblems(problems: [
        Decoding(names: [name]).problem(error.message, at: error.position, .error)
      ])
    }
  }

  /// The text with one key of the scene written anew, or added at the end.
  private static func rewriting(
    _ override: SceneOverride, from before: SourceNode, to after: SourceNode, in text: String
  ) -> String {
    guard case .key(let key)? = SceneKeyPath(override.keyPath)?.steps.first,
      case .mapping(let entries) = after.content, case .mapping(let old) = before.content,
      let entry = entries.first(where: { $0.key == key })
    else { return after.yaml }
    guard let index = old.firstIndex(where: { $0.key == key }) else {
      guard old.first?.keyPosition.column == 1 else { return after.yaml }
      let block = SourceNode(content: .mapping([entry]), position: after.position).yaml
      return (text.hasSuffix("\n") || text.isEmpty ? text : text + "\n") + block
    }
    let following = index + 1 < old.count ? old[index + 1].keyPosition.line : nil
    return SceneMigration.replacing(
      from: old[index].keyPosition, until: following, in: text, with: entry, whole: after)
  }
}
