extension SourceNode {
  /// A mapping that was not written by anyone.
  static func mapping(_ entries: [Entry]) -> SourceNode {
    SourceNode(content: .mapping(entries), position: .start)
  }

  /// A list that was not written by anyone.
  static func sequence(_ elements: [SourceNode]) -> SourceNode {
    SourceNode(content: .sequence(elements), position: .start)
  }

  /// A text that was not written by anyone.
  static func text(_ text: String) -> SourceNode {
    SourceNode(content: .scalar(text, .quoted), position: .start)
  }

  /// `true` or `false`.
  static func bool(_ value: Bool) -> SourceNode {
    SourceNode(content: .scalar(value ? "true" : "false", .plain), position: .start)
  }

  /// Nothing.
  static var null: SourceNode {
    SourceNode(content: .scalar("null", .plain), position: .start)
  }

  /// A navigation destination.
  static func destination(
    _ trigger: String, _ value: SourceNode, _ screen: SourceNode
  ) -> SourceNode {
    .mapping([.init(trigger, value), .init("screen", screen)])
  }

  /// A navigation destination for a value: a type alone would be every value of it.
  static func destination(forValue value: SourceNode, _ screen: SourceNode) -> SourceNode {
    destination("for", value.withType, screen)
  }

  /// A value with the name of its type; itself where it has one.
  var withType: SourceNode {
    guard case .scalar(let text, let style) = content else { return self }
    return .mapping([.init(Keys.typeName(of: text, style), .text(text))])
  }

  /// The value that a link's destination is known by; nil for none.
  var linkValue: SourceNode? { value(of: "tag") ?? value(of: "value") }

  /// The mapping with a key more; unchanged where there is no value.
  func with(_ key: String, _ value: SourceNode?) -> SourceNode {
    guard let value, case .mapping(let entries) = content else { return self }
    return SourceNode(content: .mapping(entries + [Entry(key, value)]), position: position)
  }

  /// The mapping without a key.
  func without(_ key: String) -> SourceNode {
    guard case .mapping(let entries) = content else { return self }
    return SourceNode(
      content: .mapping(entries.filter { $0.key != key }), position: position)
  }

  /// The scalar of a key; empty for none.
  func text(of key: String) -> String {
    if case .scalar(let text, _)? = value(of: key)?.content { return text }
    return ""
  }

  /// The links of a screen.
  var links: [SourceNode] {
    guard case .sequence(let links)? = value(of: "content")?.value(of: "links")?.content else {
      return []
    }
    return links
  }

  /// Whether a link's destination is shown, on a screen with a selection.
  func isActive(_ selection: SourceNode?) -> Bool {
    guard value(of: "destination") != nil else { return false }
    if text(of: "isActive") == "true" { return true }
    guard let tag = value(of: "tag"), let selection else { return false }
    return tag.yaml == selection.yaml
  }

  /// Whether a screen that a link brings up in the next column pushes within that.
  var leadsToPushing: Bool {
    links.contains { link in
      guard let next = link.value(of: "destination") else { return false }
      return link.text(of: "isDetailLink") == "false" ? next.leadsToPushing : next.pushesWithin
    }
  }

  /// Whether a link of the screen pushes within the column.
  var pushesWithin: Bool {
    links.contains { $0.value(of: "destination") != nil && $0.text(of: "isDetailLink") == "false" }
  }
}

extension SourceNode.Entry {
  /// An entry that was not written by anyone.
  init(_ key: String, _ value: SourceNode) {
    self.init(key: key, keyPosition: .start, value: value)
  }
}
