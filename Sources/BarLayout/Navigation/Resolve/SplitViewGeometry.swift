/// Where the columns of a split view stand in their container.
package struct SplitViewGeometry: Hashable, Sendable {
  /// One column that shows.
  package struct Column: Hashable, Sendable {
    /// Which column it is.
    package var name: BarNavigationSplitView.Column
    /// Distance from the container's leading edge, in points.
    package var leading: Double
    /// Its width, in points.
    package var width: Double
    /// Whether it lies over the detail rather than beside it.
    package var isOverlay: Bool
    /// How far it stands in from the container's edges, in points: more than 0 for a sidebar that
    /// floats.
    package var inset = 0.0
    /// Whether columns that have come beside it push it partly off the screen.
    package var isDisplaced = false
  }

  /// The columns that show, from the leading edge.
  package var columns: [Column]

  /// What the rules look at.
  struct Request {
    /// Width of the container, in points.
    var width: Double
    var isLandscape: Bool
    /// The columns there are.
    var names: [BarNavigationSplitView.Column]
    var visibility: BarNavigationSplitView.Visibility
    var style: BarNavigationSplitView.Style
    /// Widths that the app asks for.
    var widths: [BarNavigationSplitView.Column: ColumnWidth]
    /// Safe area at the leading edge, in points; the first column covers it too.
    var leadingInset: Double
    var metrics: NavigationBarMetrics
    /// The numbers of a Mac's window; nil elsewhere.
    var window: PlatformBarMetrics?
  }

  /// Places the columns.
  ///
  /// Leading columns take their ideal width. Where they stand beside the detail and it would be
  /// left less than its minimum, they give way down to their own; where that is not enough they lie
  /// over the detail, or, both of three in landscape, push it aside. An app that asks for both
  /// columns before the detail gets them beside it, upright as well, and from iPadOS 26 on a sidebar
  /// alone too (`columnsTileUpright`). A detail that is pushed aside keeps the width it had beside the
  /// one column, so that it ends beyond the screen, darkened and out of reach.
  /// Source: measured — three columns of SwiftUI's, `detailBesideTwoMinimum`; documented —
  /// UISplitViewController.DisplayMode.twoDisplaceSecondary; when it is chosen is assumed, after the
  /// documented meaning of `balanced` and `prominentDetail` and of `splitBehavior`.
  ///
  /// A sidebar that floats keeps its inset to the container out of its width, so that the next
  /// column begins where it would beside one that does not. Source: documented — Apple's answer on
  /// the developer forums, thread 832918: the detail of iOS 26 runs under the sidebar, and its safe
  /// area is what the sidebar leaves.
  init(_ request: Request) {
    let leading = request.wantedLeading
    let ideal = leading.map { request.idealWidth($0, isFirst: $0 == leading.first) }
    let total = ideal.reduce(0, +)
    let width = request.width
    func columns(_ widths: [Double], isOverlay: Bool) -> [Column] {
      var x = 0.0
      return zip(leading, widths).map { name, width in
        defer { x += width }
        let floating = request.window?[.sidebarInset] ?? request.metrics[.sidebarInset]
        let inset = name == .sidebar ? min(floating, width / 2) : 0
        return Column(
          name: name, leading: x + inset, width: width - inset, isOverlay: isOverlay, inset: inset)
      }
    }
    func detail(_ leading: Double, _ width: Double) -> Column {
      Column(name: .detail, leading: leading, width: width, isOverlay: false)
    }
    guard !leading.isEmpty else {
      self.columns = [detail(0, width)]
      return
    }
    let least = request.detailMinimum(besides: leading.count)
    let tiles =
      request.style == .balanced
      || request.style == .automatic
        && (request.isLandscape || leading.count > 1 || request.metrics[.columnsTileUpright])
      || request.window != nil
    if tiles {
      let given = request.giving(ideal, of: leading, until: width - least)
      let taken = given.reduce(0, +)
      if width - taken >= least {
        self.columns = columns(given, isOverlay: false) + [detail(taken, width - taken)]
        return
      }
      if leading.count > 1, request.isLandscape, request.style == .automatic, let last = ideal.last
      {
        var pushed = detail(total, width - last)
        pushed.isDisplaced = true
        self.columns = columns(ideal, isOverlay: false) + [pushed]
        return
      }
    }
    let room = max(width - request.metrics[.overlayClearance], width / 2)
    let scale = min(room / max(total, 1), 1)
    self.columns = columns(ideal.map { $0 * scale }, isOverlay: true) + [detail(0, width)]
  }
}

extension SplitViewGeometry.Request {
  /// The leading columns that are wanted, from the leading edge.
  var wantedLeading: [BarNavigationSplitView.Column] {
    let all = names.filter { $0 != .detail }
    switch visibility {
    case .all: return all
    case .detailOnly: return []
    case .doubleColumn: return Array(all.suffix(1))
    case .automatic:
      // Upright, the detail has the screen to itself unless columns are to balance.
      // A Mac's window shows all. Source: documented — NavigationSplitViewVisibility.automatic.
      if window != nil { return all }
      let showsLeading = isLandscape || style == .balanced
      return showsLeading ? Array(all.suffix(1)) : []
    }
  }

  /// The width a leading column takes where there is room, in points.
  func idealWidth(_ name: BarNavigationSplitView.Column, isFirst: Bool) -> Double {
    var width: Double
    if let asked = widths[name] {
      width = min(max(asked.ideal, asked.min ?? asked.ideal), asked.max ?? asked.ideal)
      if name == .sidebar, window == nil { width += metrics[.sidebarInset] }
    } else if let window {
      width = window[name == .sidebar ? .sidebarWidth : .contentColumnWidth]
    } else if name == .sidebar {
      width = metrics[names.contains(.content) ? .sidebarBesideContentWidth : .sidebarWidth]
    } else {
      width = metrics[.contentColumnWidth]
    }
    return min(width + (isFirst ? leadingInset : 0), self.width)
  }

  /// The least width of the detail beside so many columns, in points.
  func detailMinimum(besides count: Int) -> Double {
    let standard =
      window?[.detailMinimum] ?? metrics[count > 1 ? .detailBesideTwoMinimum : .detailMinimum]
    return max(widths[.detail].map { $0.min ?? $0.ideal } ?? standard, 0)
  }

  /// The widths of leading columns once they have given way, each by the same share of what it can
  /// give, in points.
  func giving(
    _ ideal: [Double], of leading: [BarNavigationSplitView.Column], until room: Double
  ) -> [Double] {
    let excess = ideal.reduce(0, +) - room
    guard excess > 0 else { return ideal }
    let spare = zip(leading, ideal).map { name, width in
      widths[name].map { max(width - ($0.min ?? $0.ideal), 0) } ?? 0
    }
    let total = spare.reduce(0, +)
    guard total > 0 else { return ideal }
    let share = min(excess / total, 1)
    return zip(ideal, spare).map { $0 - $1 * share }
  }
}
