/// Where SwiftUI's placements lead on each platform.
///
/// Every platform has a row for every placement. Where a place depends on more than the platform,
/// the row gives the usual one and `NavigationItem+Toolbar` says when it is another.
package struct ToolbarPlacementTable {
  /// A part of the bar, or a place outside it.
  enum Place: Hashable, Sendable {
    /// At the leading edge, after the back button.
    case leading
    /// At the trailing edge, in the order they are written.
    case trailing
    /// Before the other items at the trailing edge.
    case trailingFirst
    /// After the other items at the trailing edge, prominent.
    case trailingLast
    /// At the very end, where no lack of room moves it.
    case pinned
    /// On the middle of the bar, in the title's place.
    case title
    /// On the middle of a bar whose title stands elsewhere.
    case middle
    /// In the line below the title.
    case subtitle
    /// In the large title's place.
    case largeTitle
    /// In the line below the large title.
    case largeSubtitle
    /// Outside the bar.
    case elsewhere(ToolbarItemElsewhere.Place)
  }

  /// A row of the table.
  struct Row: Sendable {
    var placement: BarToolbarItem.Placement
    var idioms: Set<Device.Idiom>
    var place: Place
    /// The first version of the system that has it.
    var since: Int
    var source: MetricSource

    init(
      _ placement: BarToolbarItem.Placement, _ idioms: Set<Device.Idiom>, _ place: Place,
      since: Int = 0, _ source: MetricSource
    ) {
      self.placement = placement
      self.idioms = idioms
      self.place = place
      self.since = since
      self.source = source
    }
  }

  /// The row of a placement on a kind of machine; nil where SwiftUI has no such placement.
  static func row(_ placement: BarToolbarItem.Placement, on idiom: Device.Idiom) -> Row? {
    rows.first { $0.placement == placement && $0.idioms.contains(idiom) }
  }

  /// Whether SwiftUI has a placement on a scene's system.
  static func has(_ placement: BarToolbarItem.Placement, in scene: BarScene) -> Bool {
    row(placement, on: scene.device.idiom).map { $0.since <= scene.system.major } ?? false
  }

  /// The systems that have a placement: `iOS 26`; empty where none is on the kind of machine.
  package static func firstVersions(_ placement: BarToolbarItem.Placement) -> String {
    Device.Idiom.allCases.compactMap { idiom in
      // Phones and pads have the same versions.
      guard idiom != .pad, let row = row(placement, on: idiom) else { return nil }
      return "\(name(of: idiom)) \(max(row.since, firstToolbars(on: idiom)))"
    }.joined(separator: ", ")
  }

  /// The version that brought toolbars.
  ///
  /// Source: documented — SwiftUI's toolbar(content:).
  private static func firstToolbars(on idiom: Device.Idiom) -> Int {
    switch idiom {
    case .phone, .pad, .tv: 14
    case .mac: 11
    case .watch: 7
    case .vision: 1
    }
  }

  private static func name(of idiom: Device.Idiom) -> String {
    let platform: SystemVersion.Platform =
      switch idiom {
      case .phone, .pad: .iOS
      case .watch: .watchOS
      case .tv: .tvOS
      case .mac: .macOS
      case .vision: .visionOS
      }
    return platform.name
  }

  private static let touch: Set<Device.Idiom> = [.phone, .pad]
  private static let page = "developer.apple.com/documentation/swiftui/toolbaritemplacement/"

  /// A row whose page says so.
  private static func page(
    _ placement: BarToolbarItem.Placement, _ idioms: Set<Device.Idiom>, _ place: Place,
    since: Int = 0
  ) -> Row {
    Row(
      placement, idioms, place, since: since,
      .documented(page + placement.rawValue.lowercased()))
  }

  /// A row for a platform that the placement's page lists without a word about where.
  private static func listed(
    _ placement: BarToolbarItem.Placement, _ idioms: Set<Device.Idiom>, _ place: Place,
    since: Int = 0, _ why: String
  ) -> Row {
    Row(
      placement, idioms, place, since: since,
      .assumed("the page lists the platform and names no place: \(why)"))
  }

  /// The rows; SwiftUI does not have a placement where none holds.
  static let rows: [Row] = generalRows + actionRows + explicitRows

  private static let generalRows: [Row] = [
    page(.automatic, touch.union([.tv, .mac]), .trailing),
    page(.automatic, [.watch], .elsewhere(.belowBar)),
    listed(.automatic, [.vision], .trailing, "as on iOS"),
    page(.principal, touch.union([.tv]), .title),
    page(.principal, [.mac], .middle),
    listed(.principal, [.vision], .middle, "on the middle; a headset's title is leading"),
    page(.navigation, touch.union([.tv, .mac]), .leading),
    listed(.navigation, [.vision], .leading, "as on iOS"),
    page(.status, touch, .elsewhere(.bottomToolbar)),
    page(.status, [.mac], .middle),
    page(.status, [.tv], .elsewhere(.nowhere), since: 18),
    listed(.status, [.vision], .elsewhere(.ornament), "toolbars at the foot are ornaments there"),
  ]

  private static let actionRows: [Row] = [
    page(.primaryAction, touch.union([.tv]), .trailing),
    page(.primaryAction, [.mac], .trailingFirst),
    page(.primaryAction, [.watch], .elsewhere(.belowBar)),
    listed(.primaryAction, [.vision], .trailing, "as on iOS"),
    Row(
      .secondaryAction, touch, .elsewhere(.menu), since: 16,
      .documented("SwiftUI on iPad: Organize your interface (WWDC 2022)")),
    listed(.secondaryAction, [.mac], .trailing, since: 13, "a window's toolbar has room for it"),
    listed(.secondaryAction, [.vision], .elsewhere(.menu), "as on iOS"),
    page(.confirmationAction, touch.union([.tv, .watch, .mac]), .trailingLast),
    listed(.confirmationAction, [.vision], .trailingLast, "as on iOS"),
    page(.cancellationAction, touch.union([.tv, .watch]), .leading),
    page(.cancellationAction, [.mac], .trailing),
    listed(.cancellationAction, [.vision], .leading, "as on iOS"),
    page(.destructiveAction, [.phone, .tv, .watch], .trailing),
    page(.destructiveAction, [.mac], .leading),
    listed(.destructiveAction, [.pad, .vision], .trailing, "as on iOS"),
  ]

  private static let explicitRows: [Row] = [
    page(.topBarLeading, touch.union([.tv]), .leading),
    page(.topBarLeading, [.watch], .leading, since: 10),
    listed(.topBarLeading, [.vision], .leading, "as on iOS"),
    page(.topBarTrailing, touch.union([.tv]), .trailing),
    page(.topBarTrailing, [.watch], .trailing, since: 10),
    listed(.topBarTrailing, [.vision], .trailing, "as on iOS"),
    listed(
      .topBarPinnedTrailing, touch.union([.vision]), .pinned, since: 27,
      "as UIKit's pinnedTrailingGroup"),
    page(.navigationBarLeading, touch.union([.tv, .vision]), .leading),
    page(.navigationBarTrailing, touch.union([.tv, .vision]), .trailing),
    page(.bottomBar, touch, .elsewhere(.bottomToolbar)),
    page(.bottomBar, [.watch], .elsewhere(.bottomToolbar), since: 10),
    page(.bottomBar, [.tv], .elsewhere(.nowhere), since: 18),
    listed(
      .bottomBar, [.vision], .elsewhere(.ornament), "toolbars at the foot are ornaments there"),
    page(.keyboard, touch, .elsewhere(.keyboard), since: 15),
    page(.keyboard, [.mac], .elsewhere(.touchBar), since: 12),
    page(.title, touch, .title, since: 14),
    page(.subtitle, touch, .subtitle, since: 26),
    page(.largeTitle, touch, .largeTitle, since: 26),
    page(.largeSubtitle, touch, .largeSubtitle, since: 26),
    page(.bottomOrnament, [.vision], .elsewhere(.ornament)),
  ]
}
