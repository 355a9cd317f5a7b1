@testable internal import BarLayout

/// What rounding of the arithmetic may leave of a length that should be 0, in points.
let floatNoise = 1e-6

extension ElementID {
  /// Whether it is a control inside of a button's view, which is one itself.
  var isPartOfItem: Bool {
    switch self {
    case .viewField(let host, _), .viewCancelButton(let host, _): host != .titleView
    default: false
    }
  }
}

extension BarScene {
  /// The answer, with the built-in widths.
  func laidOut() throws(SceneError) -> LaidOutScene {
    try LaidOutScene(layingOut: self, measuring: AdvanceTable.sanFrancisco)
  }

  /// The same scene with a change.
  func with(_ change: (inout BarScene) -> Void) -> BarScene {
    var scene = self
    change(&scene)
    return scene
  }

  /// The item that the bar shows.
  var topItem: NavigationItem { navigationBar.topItem ?? NavigationItem() }

  /// Whether apps may push buttons over each other here: before iOS 11 a negative space does it.
  var hasNegativeSpaces: Bool {
    guard system.major < 11 else { return false }
    return (topItem.leftBarButtonItems + topItem.rightBarButtonItems).contains {
      if case .fixedSpace(let width) = $0.content { return width < 0 }
      return false
    }
  }
}

extension LaidOutScene {
  /// The only bar.
  var bar: LaidOutBar { bars[0] }
}

extension LaidOutElement {
  /// Whether there is something to see or touch.
  var shows: Bool { alpha > 0 && !frame.isEmpty }

  /// Name and frame.
  var spelling: String { "\(id) \(spell(frame))" }
}

extension LaidOutBar {
  /// Every button of the row of title and buttons, the back button and a field in the row included.
  var rowControls: [LaidOutElement] {
    elements.filter { element in
      guard element.shows else { return false }
      switch element.id {
      case .backButton(.whole), .leftBarButtonItem(_, .whole), .rightBarButtonItem(_, .whole),
        .centerItem(_, _, .whole), .overflowButton(.whole):
        return true
      case .searchBarField: return isInRow(element)
      default: return false
      }
    }
  }

  /// The inline title's lines or the view in its place.
  var inlineTitles: [LaidOutElement] {
    elements.filter { [.title, .subtitle, .titleView].contains($0.id) && $0.shows }
  }

  private func isInRow(_ element: LaidOutElement) -> Bool {
    guard let row = self.element(.contentView) else { return false }
    return row.frame.holdsUpright(element.frame) && self.element(.searchBarCancelButton) == nil
  }
}

extension BarRect {
  /// Whether another rectangle lies inside, but for a slack in points.
  func holds(_ other: BarRect, slack: Double = floatNoise) -> Bool {
    holdsSideways(other, slack: slack) && holdsUpright(other, slack: slack)
  }

  /// The same for left and right edge alone.
  func holdsSideways(_ other: BarRect, slack: Double = floatNoise) -> Bool {
    other.minX >= minX - slack && other.maxX <= maxX + slack
  }

  /// The same for upper and lower edge alone.
  func holdsUpright(_ other: BarRect, slack: Double = floatNoise) -> Bool {
    other.minY >= minY - slack && other.maxY <= maxY + slack
  }

  /// Whether the rectangles share more than edges.
  func overlaps(_ other: BarRect) -> Bool {
    guard let shared = intersection(other) else { return false }
    return shared.width > floatNoise && shared.height > floatNoise
  }

  /// The four edges: left, top, right, bottom.
  var edges: [Double] { [minX, minY, maxX, maxY] }

  /// The largest distance between an edge and the same edge of another rectangle.
  func distance(to other: BarRect) -> Double {
    zip(edges, other.edges).map { abs($0 - $1) }.max() ?? 0
  }
}

/// A rectangle as answers print it.
func spell(_ rect: BarRect) -> String {
  let numbers = [rect.x, rect.y, rect.width, rect.height].map { Thousandths($0).description }
  return "[" + numbers.joined(separator: ", ") + "]"
}
