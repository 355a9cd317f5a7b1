@testable internal import BarLayout

extension ObservedLayout {
  /// What a layout's answer says, rounded to a thousandth as the answer is when it is printed.
  init(_ scene: LaidOutScene) {
    self.init(
      bars: scene.bars.map(Bar.init), safeArea: Frame(scene.safeArea),
      screenFrame: Frame(
        BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)),
      scale: scene.scale)
  }
}

extension ObservedLayout.Bar {
  fileprivate init(_ bar: LaidOutBar) {
    self.init(
      column: bar.column, frame: ObservedLayout.Frame(bar.frame),
      elements: bar.elements.map(ObservedLayout.Element.init))
  }
}

extension ObservedLayout.Element {
  fileprivate init(_ element: LaidOutElement) {
    let line = element.text
    self.init(
      id: element.id.description, frame: ObservedLayout.Frame(element.frame),
      ink: element.ink.map(ObservedLayout.Frame.init), baseline: line?.baseline.thousandths,
      text: line?.text, isTruncated: line?.isTruncated, alpha: element.alpha.thousandths,
      color: element.color.flatMap { Channels(hex: $0.hex) },
      fontSize: line?.style.size.thousandths,
      fontWeight: line?.style.weight.rawValue)
  }
}

extension ObservedLayout.Frame {
  fileprivate init(_ rect: BarRect) {
    self.init(
      rect.x.thousandths, rect.y.thousandths, rect.width.thousandths, rect.height.thousandths)
  }
}

extension Double {
  /// The number rounded to a thousandth.
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}
