@testable internal import BarLayout

/// Every frame lies inside its parent's.
///
/// What may stand out, and why:
/// - views and pictures taller than the row: the app decides their size, and UIKit does not clip
///   them;
/// - before iOS 11, whatever negative spaces push over the edge: that is what they were for;
/// - the row in a bar whose own frame is lower than the row and its prompt;
/// - texts of a size that the scene states may be taller than the row;
/// - what a clip hides.
extension SceneProperty {
  static let parents = [
    SceneProperty("the bar lies on its screen, its rows in the bar, its background behind", rows),
    SceneProperty("every button lies in the bar and everything else in its parent", inside),
  ]

  private static func rows(_ sample: SceneSample) -> String? {
    let answer = sample.resting
    let bar = answer.bar
    let screen = BarRect(x: 0, y: 0, width: answer.screen.width, height: answer.screen.height)
    if sample.scene.navigationBar.frame == nil, !screen.holdsSideways(bar.frame, slack: 1) {
      return "the bar \(spell(bar.frame)) leaves the screen"
    }
    guard let background = bar.element(.background), let shadow = bar.element(.shadow),
      let row = bar.element(.contentView)
    else { return "background, hairline or row is missing" }
    if !background.frame.holds(bar.frame) {
      return "\(background.spelling) behind \(spell(bar.frame))"
    }
    // Below the background, above it on a bar at the bottom, or its last pixel from iOS 27 on.
    let edges = [
      shadow.frame.minY - background.frame.maxY, shadow.frame.maxY - background.frame.minY,
      shadow.frame.maxY - background.frame.maxY,
    ]
    if edges.allSatisfy({ abs($0) > floatNoise }) {
      return "\(shadow.spelling) off the edge"
    }
    let rows = sample.resolved.bar.rows
    if !bar.frame.holdsSideways(row.frame) { return "\(row.spelling) is wider than the bar" }
    if rows.base >= rows.row, !bar.frame.holdsUpright(row.frame) {
      return "\(row.spelling) leaves the bar \(spell(bar.frame))"
    }
    for id in [ElementID.largeTitleView, .searchBar, .searchBarScopeBar, .prompt] {
      guard let element = bar.element(id), element.shows else { continue }
      if id == .searchBar, rows.base < rows.row { continue }
      // On phones with iOS 26 the field may stand at the foot of the screen.
      if id == .searchBar, element.frame.minY >= bar.frame.maxY { continue }
      if id == .prompt, sample.scene.navigationBar.titleTextAttributes.fontSize != nil { continue }
      if !bar.frame.holds(element.frame) {
        return "\(element.spelling) in bar \(spell(bar.frame))"
      }
    }
    return nil
  }

  private static func inside(_ sample: SceneSample) -> String? {
    // A field in use grows at accessibility sizes; how its parts follow was not measured.
    let isSearching = sample.scene.navigationBar.topItem?.searchController?.isActive == true
    if isSearching, sample.scene.traits.preferredContentSizeCategory >= .accessibilityMedium {
      return nil
    }
    let bar = sample.resting.bar
    let isFree = sample.scene.navigationBar.titleTextAttributes.fontSize != nil
    for element in bar.elements where element.shows {
      guard let parent = parent(of: element.id, in: bar),
        !mayStandOut(element, sample.atRest)
      else { continue }
      if !parent.holdsSideways(element.frame) {
        return "\(element.spelling) leaves its parent \(spell(parent)) sideways"
      }
      if element.text == nil && !isStacked(element.id) || isFree { continue }
      // A large title in the row is as tall as one below it.
      if element.id == .title, sample.scene.topItem.largeTitleDisplayMode == .inline { continue }
      if !parent.holdsUpright(element.frame, slack: 1 / sample.resting.scale + floatNoise) {
        return "\(element.spelling) leaves its parent \(spell(parent)) above or below"
      }
    }
    return nil
  }

  private static func parent(of id: ElementID, in bar: LaidOutBar) -> BarRect? {
    switch id {
    case .title, .subtitle, .titleView: bar.element(.contentView)?.frame
    case .titleViewLabel, .titleViewImage: bar.element(.titleView)?.frame
    case .backButton(let part), .leftBarButtonItem(_, let part), .rightBarButtonItem(_, let part),
      .centerItem(_, _, let part), .overflowButton(let part):
      part == .whole || part == .glass
        ? bar.element(.contentView)?.frame
        : id.part(.whole).flatMap { bar.element($0)?.frame }
    case .largeTitle, .largeSubtitle: bar.element(.largeTitleView)?.frame
    case .searchBarField, .searchBarCancelButton: bar.element(.searchBar)?.frame
    case .searchBarFieldLabel, .searchBarFieldImage: bar.element(.searchBarField)?.frame
    case .searchBarCancelButtonLabel, .searchBarCancelButtonImage:
      bar.element(.searchBarCancelButton)?.frame
    case .segment(let host, _, .divider): bar.element(.segmentTrack(host))?.frame
    case .segment(let host, let index, .label), .segment(let host, let index, .thumb):
      bar.element(.segment(host, index, .whole))?.frame
    case .segment(let host, _, .whole): bar.element(.segmentTrack(host))?.frame
    case .segmentTrack(.titleView): bar.element(.titleView)?.frame ?? bar.frame
    case .segmentTrack(.scopeBar): bar.element(.searchBarScopeBar)?.frame
    case .segmentTrack(.leftBarButtonItem(let index)):
      bar.element(.leftBarButtonItem(index, .whole))?.frame
    case .segmentTrack(.rightBarButtonItem(let index)):
      bar.element(.rightBarButtonItem(index, .whole))?.frame
    case .segmentTrack(.centerItem(let group, let index)):
      bar.element(.centerItem(group: group, index, .whole))?.frame
    default: nil
    }
  }

  /// Whether the element is held to its parent's upper and lower edge though it shows no text.
  private static func isStacked(_ id: ElementID) -> Bool {
    switch id {
    case .searchBarField, .searchBarCancelButton, .segment, .segmentTrack, .backButton: true
    default: false
    }
  }

  private static func mayStandOut(_ element: LaidOutElement, _ scene: BarScene) -> Bool {
    switch element.id {
    case .leftBarButtonItem(_, let part), .rightBarButtonItem(_, let part):
      scene.hasNegativeSpaces && (part == .whole || part == .glass)
    case .largeTitle, .largeSubtitle, .searchBarFieldLabel, .searchBarFieldImage:
      element.clip != nil
    default: false
    }
  }
}
