internal import BarLayout

/// What a golden says of what is drawn around the bars: the ground, contents that scroll under
/// them, and the rest of a screen that is shown whole.
struct ScreenLook {
  /// Lines at the left edge of a golden, each about one of them; contents only where there are any.
  let lines: [String]

  /// Describes what is drawn with a layout.
  init(of scene: LaidOutScene, crop: Crop) {
    let around = scene.environment
    var ground = "ground  \(scene.ground.hex)"
    if scene.showsDisplayCorners { ground += "  corners \(Thousandths(scene.cornerRadius))" }
    var lines = [ground]
    func sum(_ elements: [LaidOutElement]) -> String {
      StableHash.shortDigits(
        of: elements.map { $0.line(noting: ElementLook(of: $0, scale: scene.scale).notes) })
    }
    if !around.content.isEmpty {
      lines.append("content  elements \(around.content.count)  looks \(sum(around.content))")
    }
    for bar in scene.bars where !bar.columnContent.isEmpty {
      let content = bar.columnContent
      lines.append(
        "content  column \(bar.column ?? "")  elements \(content.count)  looks \(sum(content))")
    }
    let masks = scene.bars.compactMap { $0.transitionMask?.value }.filter { $0.box != nil }
    if !masks.isEmpty {
      let boxes = masks.map { mask in
        let box = mask.box ?? mask.picture.frame
        return "\(Thousandths(box.x)) \(Thousandths(box.width)) \(Thousandths(mask.titleShift))"
      }
      let parts = boxes + [sum(masks.map(\.picture))]
      lines.append("mask  looks \(StableHash.shortDigits(of: parts))")
    }
    if crop == .screen {
      var screen = "screen  looks \(sum(around.behind + around.front))"
      if !scene.showsDisplayCorners, scene.cornerRadius > 0 {
        screen += "  corners \(Thousandths(scene.cornerRadius))"
      }
      lines.append(screen)
    }
    self.lines = lines
  }
}
