package import BarLayout
package import BarText

/// Why a value of a layout is what it is: rules, numbers, and what the numbers add up to.
package struct Explanation {
  /// A step of the reasoning.
  package struct Step {
    /// What the layout did, with its numbers.
    package var words: String
    /// How it is known.
    package var source: MetricSource
  }

  /// What was asked for, as it was asked.
  package var keyPath: String
  /// The value, as `navbar get` prints it.
  package let value: JSONValue
  /// The element it belongs to; nil for a value of a bar or of the screen.
  package let element: ElementID?
  /// What was decided, in order.
  package let steps: [Step]
  /// The value as a sum; nil for words, colours and shares.
  package let sum: LengthSum?
  /// What a share grows and shrinks with; empty for a value that is a sum.
  package let slopes: [LengthSum.Term]
  /// Numbers that are no lengths and that the value depends on.
  package let conditions: [LayoutCondition]
  /// Pixels per point.
  package let scale: Double
  /// Name of what measured the texts.
  package let measurer: String
  /// Where the figures of the device come from; empty for one that the scene describes.
  package let deviceSources: [String]

  /// Explains a value; nil when nothing is there.
  package init?(_ keyPath: String, in study: ExplainableLayout) {
    let probe = study.probe
    let element = Self.element(keyPath, in: probe.answer)
    // Hundreds of layouts are asked; of each nothing but the element is put into words.
    func value(_ scene: LaidOutScene) -> JSONValue? {
      LayoutKeyPath(scene.showing(only: element)).value(at: keyPath)
    }
    guard let found = LayoutKeyPath(probe.answer).value(at: keyPath) else { return nil }
    self.keyPath = keyPath
    self.value = found
    self.element = element
    let property = keyPath.split(separator: ".").last.map(String.init) ?? ""
    if let element, let look = probe.answer.lookRule(of: element, property) {
      let settings = study.looks { value($0)?.text(expandedLevels: 0) }
      steps =
        [Step(words: look.words, source: look.source)]
        + settings.map { setting in
          Step(
            words: "\(setting.keyPath) makes it so; without it \(setting.otherAnswer ?? "nothing")",
            source: .derived("the scene laid out again without it"))
        }
    } else {
      let rule = element.map { probe.answer.rule(of: $0) }
      steps =
        (rule.map { [Step(words: $0.words, source: $0.source)] } ?? [])
        + study.decisions.filter { $0.isAbout(element ?? .bar) }.map {
          Step(words: $0.words, source: $0.source)
        }
    }
    let sum = probe.sum { scene in
      if case .number(let number)? = value(scene) { return number }
      return nil
    }
    self.sum = sum.flatMap { $0.isWhole && !$0.terms.isEmpty ? $0 : nil }
    slopes = sum.map { $0.isWhole ? [] : $0.terms } ?? []
    conditions = probe.conditions { value($0)?.text(expandedLevels: 0) }
    scale = probe.answer.scale
    measurer = probe.answer.measurer
    deviceSources = DeviceCatalog.model(probe.answer.device)?.sources ?? []
  }

  /// The key path of a number inside a value that has several, each of which has reasons of its
  /// own; nil for a value that is one, or has none.
  package var partOfValue: String? {
    guard let part = Self.number(in: value), !part.isEmpty else { return nil }
    return keyPath + part
  }

  /// The rest of a key path to a value's first number; empty where it is one, nil where it has
  /// none.
  private static func number(in value: JSONValue) -> String? {
    switch value {
    case .number, .integer: return ""
    case .array(let values) where [2, 4].contains(values.count) && number(in: values[0]) == "":
      return values.count == 4 ? ".x" : ".width"
    case .array(let values):
      for (index, value) in values.enumerated() {
        if let part = number(in: value) { return "[\(index)]\(part)" }
      }
    case .object(let members):
      for member in members {
        if let part = number(in: member.value) { return ".\(member.key)\(part)" }
      }
    case .string, .boolean, .null: break
    }
    return nil
  }

  /// The element with the longest name a path starts with; nil where it starts with another word.
  private static func element(_ path: String, in scene: LaidOutScene) -> ElementID? {
    var path = path[...]
    if path.hasPrefix("bars["), let dot = path.firstIndex(of: ".") {
      path = path[path.index(after: dot)...]
    }
    return scene.bars.flatMap(\.elements).map(\.id).filter { id in
      let name = id.description
      guard path.hasPrefix(name) else { return false }
      let rest = path.dropFirst(name.count)
      return rest.isEmpty || rest.first == "." || rest.first == "["
    }.max { $0.description.utf8.count < $1.description.utf8.count }
  }
}

extension LaidOutScene {
  /// The layout without the elements of its bars but one; the whole layout for none.
  fileprivate func showing(only id: ElementID?) -> LaidOutScene {
    guard let id else { return self }
    var scene = self
    for index in scene.bars.indices { scene.bars[index].elements.removeAll { $0.id != id } }
    return scene
  }
}

extension LayoutDecision {
  /// Whether the choice tells something of an element.
  fileprivate func isAbout(_ other: ElementID) -> Bool {
    element?.isAbout(other) ?? other.isInSheet
  }
}

extension ElementID {
  /// Whether a choice about this element tells something of another one: of itself, or of a part of
  /// the same button.
  fileprivate func isAbout(_ other: ElementID) -> Bool {
    self == other || (part(.whole) != nil && part(.whole) == other.part(.whole))
      || (self == .titleView && (other == .titleViewLabel || other == .titleViewImage))
  }
}

extension Explanation {
  /// Why a value is what it is.
  ///
  /// Each bar of a split view is a layout of its own: `bars[1]` is the only bar of the second.
  ///
  /// - Throws: `AnswerError` where there is no such value, with what may be meant.
  package static func of(
    _ keyPath: String, in studies: [ExplainableLayout]
  ) throws(AnswerError) -> Explanation {
    for (index, study) in studies.enumerated().reversed() {
      var path = keyPath
      if studies.count > 1, path.hasPrefix("bars[") {
        guard path.hasPrefix("bars[\(index)]") else { continue }
        path = "bars[0]" + path.dropFirst("bars[\(index)]".count)
      } else if let column = study.column, path.hasPrefix(column + ".") {
        path = "bars[0]" + path.dropFirst(column.count)
      } else if index + 1 < studies.count {
        // Without its column's name a path is about the last bar.
        continue
      }
      if var found = Explanation(path, in: study) {
        found.keyPath = keyPath
        return found
      }
    }
    throw LayoutKeyPath.nothing(at: keyPath, in: studies.map { LayoutKeyPath($0.probe.answer) })
  }
}

extension ExplainableLayout {
  /// The column of a split view that its bar belongs to; nil for the only one.
  fileprivate var column: String? { probe.answer.bars.first?.column }
}
