import BarLayout
import Testing

/// What holds between neighbours in the bar.
@Suite struct NeighbourPropertyTests {
  @Test(arguments: SceneBatch.batches(of: 5))
  func `no two controls overlap`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let scene = scene.atRest
      // Negative spaces of old systems lay buttons over each other: the app asked for it.
      if scene.hasNegativeSpaces { return nil }
      let bar = try scene.laidOut().bar
      let row = bar.element(.contentView)?.frame ?? bar.frame
      let controls = bar.elements.filter { control in
        guard control.isEnabled != nil, control.shows else { return false }
        if case .segment = control.id { return false }
        return true
      }
      for (index, control) in controls.enumerated() {
        for other in controls[(index + 1)...] {
          // A view taller than the row hangs over the rows below and above, as in UIKit.
          let isTall = [control, other].contains { $0.frame.height > row.height + floatNoise }
          let (a, b) = isTall ? (control.within(row), other.within(row)) : (control.frame, other.frame)
          if a.overlaps(b) { return "\(control.spelling) overlaps \(other.spelling)" }
        }
      }
      return nil
    }.check(batch)
  }

  @Test(arguments: SceneBatch.batches(of: 6))
  func `the title is never under a neighbour`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let bar = try scene.atRest.laidOut().bar
      for title in bar.inlineTitles {
        let labels = bar.elements.filter { $0.id == .backButton(.label) && $0.shows }
        for neighbour in bar.rowControls + labels
        where title.frame.sideways.overlaps(neighbour.frame.sideways) {
          return "\(title.spelling) is under \(neighbour.spelling)"
        }
      }
      return nil
    }.check(batch)
  }

  @Test(arguments: SceneBatch.batches(of: 7))
  func `a title leaves the middle only as far as a neighbour pushes it`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let scene = scene.atRest
      let resolved = try ResolvedScene(resolving: scene)
      if resolved.bar.isTitleLeading { return nil }
      let answer = LaidOutScene(layingOut: resolved, measuring: AdvanceTable.sanFrancisco)
      let bar = answer.bar
      let metrics = resolved.bar.metrics
      let gap = max(metrics[.titleGap], metrics[.backButtonGap]) + 1 / answer.scale
      for title in bar.inlineTitles {
        let shift = title.frame.midX - bar.frame.midX
        if abs(shift) <= 1 / answer.scale { continue }
        let before = bar.rowControls.filter { $0.frame.midX < title.frame.midX }
        let after = bar.rowControls.filter { $0.frame.midX > title.frame.midX }
        let start = before.map(\.frame.maxX).max()
        let end = after.map(\.frame.minX).min()
        let margins = resolved.bar.place.itemMargins
        let room =
          shift > 0
          ? title.frame.minX - (start ?? bar.frame.minX + max(margins.leading, margins.trailing))
          : (end ?? bar.frame.maxX - max(margins.leading, margins.trailing)) - title.frame.maxX
        if room > gap { return "\(title.spelling) moved by \(shift) though \(room) are free" }
      }
      return nil
    }.check(batch)
  }

  @Test(arguments: SceneBatch.batches(of: 8))
  func `exactly one title can be read at any offset`(batch: SceneBatch) {
    SceneProperty { scene throws(SceneError) in
      let scene = scene.atRest
      let bar = try scene.laidOut().bar
      guard let large = bar.element(.largeTitle), let inline = bar.element(.title),
        !scene.navigationBar.isHidden
      else { return nil }
      // A title without room in the row has nothing to show.
      if inline.frame.isEmpty { return nil }
      let sum = large.alpha + inline.alpha
      return abs(sum - 1) < floatNoise
        ? nil : "the large title shows \(large.alpha), the inline one \(inline.alpha)"
    }.check(batch)
  }
}

extension LaidOutElement {
  /// The part of the frame that lies in a row.
  fileprivate func within(_ row: Rect) -> Rect {
    frame.intersection(row) ?? Rect(x: frame.x, y: row.y, width: 0, height: 0)
  }
}

extension Rect {
  /// The same stretch of a line one point thick.
  fileprivate var sideways: Rect { Rect(x: x, y: 0, width: width, height: 1) }
}
