@testable internal import BarLayout

/// What holds for each frame on its own.
extension SceneProperty {
  static let frames = [
    SceneProperty("every number is finite and no extent is negative", finite),
    SceneProperty("every edge of every frame lies between two pixels", onPixels),
    SceneProperty("a cut text ends in an ellipsis, and every text fits its label", cut),
  ]

  private static func finite(_ sample: SceneSample) -> String? {
    finite(sample.answer.bar, in: sample.answer)
  }

  private static func onPixels(_ sample: SceneSample) -> String? {
    onPixels(sample.answer.bar, in: sample.answer)
  }

  private static func cut(_ sample: SceneSample) -> String? {
    cut(sample.answer.bar, in: sample.answer)
  }

  /// Whether a bar's numbers are finite and its extents not negative.
  static func finite(_ bar: LaidOutBar, in answer: LaidOutScene) -> String? {
    for (name, frame) in [("bar", bar.frame), ("safeArea", answer.safeArea)]
    where !isSound(frame) {
      return "\(name) is \(frame)"
    }
    for element in bar.elements {
      for rect in [element.frame, element.ink, element.clip].compactMap({ $0 })
      where !isSound(rect) {
        return "\(element.spelling) has \(rect)"
      }
      if !(0...1).contains(element.alpha) { return "\(element.id) has alpha \(element.alpha)" }
      if let line = element.text, !isSound(line) { return "\(element.id) shows \(line)" }
    }
    return nil
  }

  /// Whether the edges of a bar's elements lie between two pixels.
  static func onPixels(_ bar: LaidOutBar, in answer: LaidOutScene) -> String? {
    let scale = answer.scale
    for element in bar.elements {
      for edge in element.frame.edges + (element.clip?.edges ?? [])
      where abs(edge * scale - (edge * scale).rounded()) > 10 * floatNoise {
        return "\(element.spelling) is not on the pixels of \(scale)"
      }
    }
    return nil
  }

  /// Whether a bar's cut texts end in an ellipsis, and its texts fit their labels.
  static func cut(_ bar: LaidOutBar, in answer: LaidOutScene) -> String? {
    for element in bar.elements {
      guard let line = element.text else { continue }
      if line.isTruncated, !line.text.isEmpty, !line.text.hasSuffix("…") {
        return "\(element.id) was cut to \(line.text)"
      }
      let width = line.width * line.magnification
      if width > element.frame.width + 1 / answer.scale {
        return "\(element.spelling) shows a line of \(width)"
      }
    }
    return nil
  }

  private static func isSound(_ rect: BarRect) -> Bool {
    rect.edges.allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
  }

  private static func isSound(_ line: TextLine) -> Bool {
    [line.baseline, line.x, line.width, line.magnification].allSatisfy(\.isFinite)
      && line.width >= 0 && line.magnification > 0
      && line.glyphs.allSatisfy { $0.advance.isFinite && $0.advance >= 0 }
  }
}
