import BarLayout
import Testing

/// What holds for each frame on its own.
@Suite struct FramePropertyTests {
  @Test(arguments: SceneBatch.batches(of: 0))
  func `every number of an answer is finite and no extent is negative`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let answer = try scene.laidOut()
      let bar = answer.bar
      for (name, frame) in [("bar", bar.frame), ("safeArea", answer.safeArea)] {
        if !isSound(frame) { return "\(name) is \(frame)" }
      }
      for element in bar.elements {
        let rects = [element.frame] + [element.ink, element.clip].compactMap { $0 }
        if !rects.allSatisfy(isSound) { return "\(element.spelling) ink \(String(describing: element.ink))" }
        if !(0...1).contains(element.alpha) { return "\(element.id) has alpha \(element.alpha)" }
        if let line = element.text, !isSound(line) { return "\(element.id) shows \(line)" }
      }
      return nil
    }.check(batch)
  }

  @Test(arguments: SceneBatch.batches(of: 1))
  func `every edge of every frame lies between two pixels`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let answer = try scene.laidOut()
      for element in answer.bar.elements {
        for frame in [element.frame, element.clip ?? element.frame] {
          for edge in frame.edges where !isWhole(edge * answer.scale) {
            return "\(element.spelling) is not on the pixels of \(answer.scale)"
          }
        }
      }
      return nil
    }.check(batch)
  }

  @Test(arguments: SceneBatch.batches(of: 2))
  func `a text that was cut ends in an ellipsis, and every text fits its label`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let answer = try scene.laidOut()
      for element in answer.bar.elements {
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
    }.check(batch)
  }

  private func isSound(_ rect: Rect) -> Bool {
    rect.edges.allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
  }

  private func isSound(_ line: TextLine) -> Bool {
    [line.baseline, line.x, line.width, line.magnification].allSatisfy(\.isFinite)
      && line.width >= 0 && line.magnification > 0
      && line.advances.allSatisfy { $0.isFinite && $0 >= 0 }
  }

  private func isWhole(_ pixels: Double) -> Bool {
    abs(pixels - pixels.rounded()) < 1e-5
  }
}
