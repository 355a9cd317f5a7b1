package import BarText
internal import BarLayout

/// What `navbar layout --format json` prints, as its JSON Schema tells it.
package enum LayoutSchema {
  /// The document.
  package static let shape = JSONShape.object(
    [
      .key("schemaVersion", .constant(1), "The version of the form."),
      .key("device", .text, "The device's id, or custom."),
      .key("system", .text, "The system, as scenes spell it."),
      .key("screen", .numbers(2), "Width and height of the screen as it is held, in points."),
      .key("scale", .number, "Pixels per point."),
      .key("measurer", .text, "What said how wide texts are."),
      .key("bars", .list(bar), "The bars; one, unless several columns show."),
      .key("safeArea", .rect, "What the last of the bars leaves to its content."),
      .optional(
        "reservedRegions",
        .list(
          .object([
            .key("kind", .text, "What covers it."), .key("frame", .rect, "Where it is."),
            .key("isActive", .boolean, "Whether it is covered at the moment."),
          ])), "Parts of the screen that contents keep clear of."),
      .optional("window", window, "What a window shows and is called, on a Mac or an iPad."),
      .optional("after", .number, "How many of the scene's actions are done."),
      .optional("action", .text, "The last of them."),
      .optional(
        "delegateCalls",
        .list(
          .object([
            .key("call", .text, "The delegate's method."),
            .key("title", .text, "The item's title."),
          ])), "What the bar's delegate was asked and told by the last of them."),
      .optional("scene", .text, "The scene as it was named, in JSON lines."),
    ])

  /// A line of `--format jsonl`: a layout, or why there is none.
  package static let lineShape = JSONShape.either([shape, errorLine])

  /// Why one of several scenes has no answer.
  package static let errorLine = JSONShape.document([
    .key("scene", .text, "The scene as it was named."),
    .key("status", .integer, "The exit status the scene alone would lead to."),
    .key("errors", .list(problem), "What is wrong with it."),
  ])

  /// Something that is wrong with a scene.
  package static let problem = JSONShape.named(
    "problem",
    .object([
      .optional("file", .text, "The file, or the option."),
      .optional("line", .integer, "The line, counted from 1."),
      .optional("column", .integer, "The column, counted from 1 in Unicode scalars."),
      .key(
        "severity", .choice(["error", "warning"]), "Whether the scene can be used all the same."),
      .key("message", .text, "What is wrong, what was found and what is accepted."),
    ]))

  private static let bar = JSONShape.named(
    "bar",
    .object([
      .key("column", JSONShape.text.orNull, "The column it belongs to; null for the only one."),
      .key("frame", .rect, "The bar."),
      .key("barMetrics", .text, "Which set of numbers is in force."),
      .key("appearance", .text, "Which appearance is in force."),
      .key("titleMode", .choice(["inline", "large"]), "Whether the title is shown large."),
      .key("largeTitleProgress", .number, "1 at rest, 0 once the large title is scrolled away."),
      .key("elements", .list(element), "What the bar has, back to front."),
      .key(
        "scroll",
        .object(
          [
            "contentOffset", "contentInset", "collapsibleHeight", "snapOffset", "largeTitleScale",
          ].map { .key($0, .number, "A number of scrolling, in points but for the scale.") }),
        "What scrolling does to the bar."),
      .optional("safeArea", .rect, "What the bar leaves to its column."),
      .optional("isOverlay", .boolean, "Whether its column lies over the others."),
      .optional("isDimmed", .boolean, "Whether other columns darken it and take its touches."),
      .optional(
        "titleMenu",
        .object([
          .optional(
            "document",
            .object([
              .optional("title", .text, "Its title."),
              .key("preview", .boolean, "Whether it has one."),
              .key("canBeDragged", .boolean, "Whether its icon can be dragged."),
              .key("canBeShared", .boolean, "Whether it can be shared."),
            ]), "The document that the menu is about."),
          .key("entries", .texts, "What the menu offers."),
          .key("isRenaming", .boolean, "Whether the title is being changed."),
        ]), "The menu behind the title."),
      .optional("behavioralStyle", .text, "Whose ways the bar takes: a Mac's or an iPad's."),
      .optional("currentNSToolbarSection", .text, "The part of a window's toolbar it is in."),
      .optional("verticalBarEdge", .text, "The edge that an upright bar stands at."),
      .optional(
        "toolbarElsewhere",
        .list(
          .object([
            .key("item", .text, "What it is."), .key("placement", .text, "Where it was asked for."),
            .key("place", .text, "Where it is instead."),
          ])), "Items of the toolbar that do not stand in the bar."),
    ]))

  private static let element = JSONShape.named(
    "element",
    .object([
      .key("id", .text, "Its name: title, rightBarButtonItems[0].label."),
      .key("frame", .rect, "Its frame, of a button what answers a finger."),
      .optional("ink", .rect, "What is drawn of it."),
      .optional("text", .text, "What it reads."),
      .optional("isTruncated", .boolean, "Whether some of the text is cut."),
      .key("alpha", .number, "How much of it shows, 0 for hidden."),
      .optional("baseline", .number, "Where its letters stand."),
      .optional("color", .text, "Its colour, as #rrggbbaa."),
      .optional(
        "font",
        .object([
          .key("size", .number, "In points."), .key("weight", .text, "UIKit's word for it."),
          .optional("kern", .number, "Space between letters, in points."),
        ]), "What its letters are set in."),
      .optional("magnification", .number, "How much larger it is drawn than it is set."),
      .optional("symbol", .text, "The symbol it shows."),
      .optional("clip", .rect, "What it is cut to."),
      .optional("fade", .numbers(2), "How far it fades at its left and right end, in points."),
      .optional("isEnabled", .boolean, "False for a control that does not answer."),
      .optional("isSelected", .boolean, "True for what is chosen."),
      .optional("hasMenu", .boolean, "True for a control that opens a menu."),
      .optional("accessibilityLabel", .text, "What VoiceOver calls it."),
    ]))

  private static let window = JSONShape.object([
    .key("title", JSONShape.text.orNull, "The window's title."),
    .optional("subtitle", .text, "What stands under it."),
    .optional("proxyIcon", .boolean, "Whether the document's icon stands beside it."),
    .optional("backButton", .boolean, "Whether there is a way back."),
    .optional("windowMenu", .text, "What the Window menu calls it."),
    .optional("missionControl", .text, "What Mission Control calls it."),
    .optional("appSwitcher", .text, "What the App Switcher calls it."),
  ])
}

extension LayoutSchema {
  /// Whether a layout of some scene may have something at a path.
  package static func mayHave(_ path: String) -> Bool {
    if leads(path[...], in: shape) { return true }
    var rest = path[...]
    let first = rest.prefix { $0 != "." && $0 != "[" }
    if columnNames.contains(String(first)) {
      rest = rest.dropFirst(first.count).drop { $0 == "." }
    } else if first == "bars", let end = rest.firstIndex(of: "]") {
      rest = rest[end...].dropFirst().drop { $0 == "." }
    }
    if rest.isEmpty || leads(rest, in: bar) { return true }
    if first == "bar", leads(rest.dropFirst(3).drop { $0 == "." }, in: bar) { return true }
    return elementIDs.contains { id in
      guard let rest = Self.rest(of: rest, after: id) else { return false }
      return leads(rest, in: element)
    }
  }

  /// What follows an id in a path, whatever its indices; nil where the path has another beginning.
  private static func rest(of path: Substring, after id: String) -> Substring? {
    var rest = path
    for sign in id {
      if sign == "#" {
        let digits = rest.prefix(while: \.isNumber)
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
      } else {
        guard rest.first == sign else { return nil }
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty || rest.first == "." ? rest.drop { $0 == "." } : nil
  }

  private static func leads(_ path: Substring, in shape: JSONShape) -> Bool {
    guard !path.isEmpty else { return true }
    if path.first == "[", let end = path.firstIndex(of: "]"), let element = shape.element {
      return leads(path[end...].dropFirst().drop { $0 == "." }, in: element)
    }
    let key = path.prefix { $0 != "." && $0 != "[" }
    let rest = path.dropFirst(key.count).drop { $0 == "." }
    if let inner = shape.shape(of: String(key)) { return leads(rest, in: inner) }
    let box = shape.numberCount ?? shape.shape(of: "frame")?.numberCount
    return rest.isEmpty && (LayoutKeyPath.edgeNames(of: box ?? 0)).contains(String(key))
  }

  /// Every name an element may have, with `#` for each index.
  static let elementIDs: [String] = {
    let segments: [ElementID.SegmentPart] = [.whole, .label, .thumb, .divider]
    let hosts: [ElementID.SegmentHost] =
      [
        .titleView, .scopeBar, .leftBarButtonItem(0), .rightBarButtonItem(0),
        .centerItem(group: 0, 0), .overflowButton, .sidebarToggle,
      ] + FootBar.allCases.map { .footItem($0, 0) }
    var ids: [ElementID] = [
      .statusBar, .clock, .carrier, .bar, .background, .backgroundImage, .shadow, .contentView,
      .prompt, .title, .subtitle, .titleView, .largeTitleView, .largeTitle, .largeSubtitle,
      .searchBar, .searchBarField, .searchBarFieldLabel, .searchBarFieldImage,
      .searchBarCancelButton, .searchBarCancelButtonLabel, .searchBarCancelButtonImage,
      .searchBarScopeBar, .titleViewLabel, .titleViewImage, .contentRow(0),
      .contentTile(row: 0, 0), .windowButton(0),
      .proxyIcon, .column, .columnSeparator, .columnDimming, .titleMenu, .titleMenuImage,
      .titleField, .titleFieldSelection, .titleFieldClear, .keyboard, .menuPanel,
      .menuItemLine(0, 1), .outerMenu(0),
    ]
    ids +=
      StatusSign.allCases.map { .statusSign($0) }
      + ScreenPart.allCases.map { .screen($0) }
    for host in hosts {
      ids += segments.map { .segment(host, 0, $0) } + [.segmentTrack(host)]
      ids += [.viewLine(host, 0), .viewWheel(host)]
      ids += [.whole, .image, .label].flatMap {
        [.viewField(host, $0), .viewCancelButton(host, $0)]
      }
    }
    for part in ElementID.Part.allCases {
      ids += [
        .backButton(part), .leftBarButtonItem(0, part), .rightBarButtonItem(0, part),
        .centerItem(group: 0, 0, part), .overflowButton(part), .sidebarToggle(part),
        .menuItem(0, part),
      ]
      for bar in FootBar.allCases { ids += [.footItem(bar, 0, part), .footOverflow(bar, part)] }
    }
    for bar in FootBar.allCases { ids += ElementID.FootPart.allCases.map { .foot(bar, $0) } }
    ids += ids.map { .outgoing($0) }
    return ids.map { $0.description.split(separator: "0").joined(separator: "#") }
  }()
}

extension LayoutSchema {
  /// What is most often asked, for whoever has no scene yet.
  package static let commonPaths: [String] =
    ["title", "largeTitle", "backButton", "rightBarButtonItems[0]", "leftBarButtonItems[0]", "bar"]
    .flatMap { id in
      ["x", "y", "width", "height"].map { "\(id).frame.\($0)" } + ["\(id).text"]
    } + ["title.isTruncated", "safeArea.y", "topItem.title"]

  /// The columns of a split view, as paths name them.
  private static let columnNames = BarNavigationSplitView.Column.allCases.map(\.rawValue)
}
