@testable internal import BarLayout

/// What holds between the answers to two scenes.
extension SceneProperty {
  static let relations = [
    SceneProperty("a wider bar never narrows the title", wider),
    SceneProperty("right to left is the exact mirror", mirrored),
    SceneProperty("a layout at a scale is the layout without pixels, put on them", scaled),
    SceneProperty("noise in lengths moves no edge by more than a pixel", shaken),
    SceneProperty("the same scene always gives the same bytes", repeated),
    SceneProperty("a push ends where its screen rests", pushed),
    SceneProperty("a layout that is kept while content scrolls is a new one", scrolled),
  ]

  private static func wider(_ sample: SceneSample) -> String? {
    // A search bar takes what the buttons leave, which are more where a wider bar has room for them.
    if case .searchBar? = sample.atRest.topItem.titleView { return nil }
    for step in [1.0, 7, 33, 120] {
      let wide = sample.atRest.with {
        $0.device.size.width += step
        $0.navigationBar.frame?.width += step
      }
      guard let resolved = try? ResolvedScene(resolving: wide) else { return nil }
      // A wider screen may be another kind of screen, with other margins.
      let (first, second) = (sample.resolved.bar.metrics, resolved.bar.metrics)
      guard Metric.allCases.allSatisfy({ first[$0] == second[$0] }),
        BarFact.allCases.allSatisfy({ first[$0] == second[$0] })
      else { continue }
      let bar = LaidOutScene(layingOut: resolved, measuring: AdvanceTable.sanFrancisco).bar
      // From iOS 27 on a button comes back out of More where a wider bar has room, and takes it.
      if sample.resting.bar.elements.contains(where: { $0.id.description.hasPrefix("overflow") }) {
        continue
      }
      for title in sample.resting.bar.inlineTitles {
        let width = bar.element(title.id)?.frame.width ?? 0
        if width < title.frame.width - 1 / sample.resting.scale - floatNoise {
          return "\(title.spelling) is \(width) wide in a bar \(step) wider"
        }
      }
    }
    return nil
  }

  private static func mirrored(_ sample: SceneSample) throws(SceneError) -> String? {
    let answer = try sample.scene.mirrored.laidOut()
    let bar = sample.answer.bar
    let axis = bar.frame.minX + bar.frame.maxX
    for (element, other) in zip(bar.elements, answer.bar.elements) {
      if element.id != other.id { return "\(element.id) became \(other.id)" }
      if element.frame.mirrored(about: axis).distance(to: other.frame) > floatNoise {
        return "\(element.spelling) became \(other.spelling)"
      }
      if element.alpha != other.alpha || element.text?.text != other.text?.text {
        return "\(element.id) shows something else"
      }
      if element.text == nil, let ink = element.ink, let otherInk = other.ink,
        ink.mirrored(about: axis).distance(to: otherInk) > floatNoise
      {
        return "\(element.spelling) draws \(spell(ink)) and mirrored \(spell(otherInk))"
      }
    }
    if bar.elements.count != answer.bar.elements.count { return "elements come or go" }
    let safeArea = sample.answer.safeArea.mirrored(about: sample.answer.screen.width)
    if sample.scene.navigationBar.frame == nil, safeArea.distance(to: answer.safeArea) > floatNoise
    {
      return "the safe area \(spell(sample.answer.safeArea)) became \(spell(answer.safeArea))"
    }
    return nil
  }

  /// Boxes have their edges on the nearest pixels, labels their leading end, and no label is
  /// smaller than its text.
  private static func scaled(_ sample: SceneSample) -> String? {
    let coarse = sample.resting.bar
    let grid = PixelGrid(scale: sample.resting.scale)
    let exact = LaidOutBar(
      layingOut: sample.resolved.bar,
      measuring: KnownWidths(sample.scene.measuredText, over: AdvanceTable.sanFrancisco),
      on: PixelGrid(scale: grid.scale * fineness))
    let sum = coarse.frame.minX + coarse.frame.maxX
    let exactSum = exact.frame.minX + exact.frame.maxX
    let isTurned = sample.scene.traits.layoutDirection == .rightToLeft
    for (element, other) in zip(coarse.elements, exact.elements) {
      // Rounding happens in leading coordinates.
      let leading = isTurned ? other.frame.mirrored(about: exactSum) : other.frame
      var expected =
        element.text == nil
        ? grid.nearest(leading)
        : BarRect(
          x: grid.nearest(leading.x), y: grid.nearest(leading.y),
          width: grid.up(leading.width - floatNoise),
          height: grid.up(leading.height - floatNoise))
      if isTurned { expected = expected.mirrored(about: sum) }
      // Pictures of some systems stand a whole number of pixels higher than their middle.
      if case .symbol = element.content { expected.y = element.frame.y }
      if element.id.description.hasSuffix(".image") { expected.y = element.frame.y }
      if element.frame.distance(to: expected) > grid.pixel / 2 {
        return "\(element.spelling), without pixels \(other.frame)"
      }
    }
    return coarse.elements.count == exact.elements.count ? nil : "elements come or go"
  }

  private static let fineness = Double(1 << 20)

  private static func shaken(_ sample: SceneSample) -> String? {
    let pixel = 1 / sample.resting.scale
    for noise in [1e-9, -1e-9] {
      let noisy = sample.atRest.with {
        $0.contentOffset += noise
        $0.navigationBar.frame?.x += noise
        $0.navigationBar.frame?.width += noise
      }
      guard let bar = try? noisy.laidOut().bar else { continue }
      for element in sample.resting.bar.elements {
        guard let other = bar.element(element.id) else { continue }
        if element.frame.distance(to: other.frame) > pixel + floatNoise {
          return "\(element.spelling) became \(other.spelling) by \(noise)"
        }
      }
    }
    return nil
  }

  private static func repeated(_ sample: SceneSample) throws(SceneError) -> String? {
    let again = try sample.scene.laidOut()
    if again != sample.answer { return "a second layout differs" }
    return again.description == sample.answer.description ? nil : "a second text differs"
  }

  private static func scrolled(_ sample: SceneSample) throws(SceneError) -> String? {
    let layout = LaidOutScene.scrolling(sample.scene)
    let rows = sample.resolved.bar.rows
    let open = rows.largeTitle + rows.search
    for offset in [open + 200, open + 200.25, open + 14, open + 1, open, 60, 0.5, 0, -0.5, -20] {
      let new = try sample.scene.with { $0.contentOffset = offset }.laidOut()
      // The second answer is one that was kept, if any is.
      for _ in 1...2 where try layout(offset) != new {
        return "the layout at \(offset) differs"
      }
    }
    return nil
  }

  private static func pushed(_ sample: SceneSample) throws(SceneError) -> String? {
    guard sample.scene.navigationBar.items.count > 1 else { return nil }
    let end = sample.scene.with { $0.transition = BarTransition(operation: .push, progress: 1) }
    let bar = try end.laidOut().bar
    if bar.frame.distance(to: sample.resting.bar.frame) > floatNoise {
      return "the bar ends at \(spell(bar.frame))"
    }
    for element in sample.resting.bar.elements where element.shows {
      guard let last = bar.element(element.id) else { return "\(element.id) is missing" }
      if last.frame.distance(to: element.frame) > floatNoise
        || abs(last.alpha - element.alpha) > floatNoise
      {
        return "\(element.spelling) ends at \(last.spelling), alpha \(last.alpha)"
      }
    }
    return nil
  }
}

extension BarScene {
  /// The scene for readers of the other direction, on a device that is mirrored itself.
  fileprivate var mirrored: BarScene {
    with {
      let area = device.safeArea
      $0.device.safeArea.left = area.right
      $0.device.safeArea.right = area.left
      $0.traits.layoutDirection =
        traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    }
  }
}

extension BarRect {
  /// The rectangle with its edges at a sum's other side.
  fileprivate func mirrored(about sum: Double) -> BarRect {
    BarRect(minX: sum - maxX, minY: minY, maxX: sum - minX, maxY: maxY)
  }
}
