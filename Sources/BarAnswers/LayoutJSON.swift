package import BarLayout
package import BarText

/// A layout as JSON: the form that other programs read.
///
/// Keys stand in a fixed order and numbers are rounded to a thousandth, so the same layout is the
/// same bytes on every machine. New keys come last; `schemaVersion` grows when one changes.
package struct LayoutJSON {
  /// The whole document.
  package let value: JSONValue

  /// The version of the form.
  package static let schemaVersion = 1.0

  /// Describes a layout.
  package init(_ scene: LaidOutScene) {
    self.init(scene, step: nil)
  }

  /// Describes a moment in a scene's walk, with the action that led to it.
  package init(_ step: LaidOutStep) {
    self.init(step.scene, step: step.step)
  }

  private init(_ scene: LaidOutScene, step: SceneTimeline.Step?) {
    value = .members([
      "schemaVersion": .number(Self.schemaVersion),
      "device": .string(scene.device),
      "system": .string(scene.system),
      "screen": .array([.number(scene.screen.width), .number(scene.screen.height)]),
      "scale": .number(scene.scale),
      "measurer": .string(scene.measurer),
      "bars": .array(scene.bars.map(Self.bar)),
      "safeArea": Self.rect(scene.safeArea),
      "reservedRegions": scene.reservedRegions.isEmpty
        ? nil
        : .array(
          scene.reservedRegions.map { region in
            .members([
              "kind": .string(region.kind.rawValue), "frame": Self.rect(region.frame),
              "isActive": .boolean(region.isActive),
            ])
          }),
      "window": scene.window.map(Self.window),
      "after": step.map { .number(Double($0.number)) },
      "action": step?.action.map { .string($0.kind.name) },
      "delegateCalls": step.map { step in
        .array(
          step.calls.map { call in
            .members([
              "call": .string(call.name), "title": .string(call.item.title ?? ""),
            ])
          })
      },
    ])
  }

  /// The document as `layout --format json` prints it: an element a line.
  package var text: String { value.text(expandedLevels: 4) + "\n" }

  /// The document on one line with the scene's name in it, as `--format jsonl` prints it.
  ///
  /// - Parameter name: the scene's; nil leaves it out.
  package func line(ofScene name: String?) -> String {
    let scene = name.map { [JSONValue.Member(key: "scene", value: .string($0))] } ?? []
    return JSONValue.object(value.members + scene).line + "\n"
  }

  private static func bar(_ bar: LaidOutBar) -> JSONValue {
    .members([
      "column": bar.column.map(JSONValue.string) ?? .null,
      "frame": rect(bar.frame),
      "barMetrics": .string(bar.barMetrics.rawValue),
      "appearance": .string(bar.appearance.rawValue),
      "titleMode": .string(bar.titleMode.rawValue),
      "largeTitleProgress": .number(bar.largeTitleProgress),
      "elements": .array(bar.elements.map(element)),
      "scroll": .members([
        "contentOffset": .number(bar.scroll.contentOffset),
        "contentInset": .number(bar.scroll.contentInset),
        "collapsibleHeight": .number(bar.scroll.collapsibleHeight),
        "snapOffset": .number(bar.scroll.snapOffset),
        "largeTitleScale": .number(bar.scroll.largeTitleScale),
      ]),
      "safeArea": bar.safeArea.map(rect),
      "isOverlay": bar.isOverlay ? .boolean(true) : nil,
      "isDimmed": bar.isDimmed ? .boolean(true) : nil,
      "titleMenu": bar.titleMenu.map { titleMenu($0, bar.locale) },
      "behavioralStyle": bar.behavioralStyle.map { .string($0.rawValue) },
      "currentNSToolbarSection": bar.behavioralStyle.map { _ in
        .string(bar.currentNSToolbarSection?.rawValue ?? "none")
      },
      "verticalBarEdge": bar.verticalBarEdge.map { .string($0.rawValue) },
      "toolbarElsewhere": bar.toolbarElsewhere.isEmpty
        ? nil : .array(bar.toolbarElsewhere.map(elsewhere)),
    ])
  }

  private static func element(_ element: LaidOutElement) -> JSONValue {
    let line = element.text
    return .members([
      "id": .string(element.id.description),
      "frame": rect(element.frame),
      "ink": element.ink.map(rect),
      "text": line.map { .string($0.text) },
      "isTruncated": line.map { .boolean($0.isTruncated) },
      "alpha": .number(element.alpha),
      "baseline": line.map { .number($0.baseline) },
      "color": element.color.map { .string($0.hex) },
      "font": line.map { font($0.style) },
      "magnification": line.flatMap { $0.magnification == 1 ? nil : .number($0.magnification) },
      "symbol": symbol(element).map(JSONValue.string),
      "clip": element.clip.map(rect),
      "fade": element.fade.map { .array([.number($0.left), .number($0.right)]) },
      "isEnabled": element.isEnabled == false ? .boolean(false) : nil,
      "isSelected": element.isSelected ? .boolean(true) : nil,
      "hasMenu": element.hasMenu ? .boolean(true) : nil,
      "accessibilityLabel": element.accessibilityLabel.map(JSONValue.string),
    ])
  }

  /// An item of a toolbar that does not stand in the bar.
  private static func elsewhere(_ item: ToolbarItemElsewhere) -> JSONValue {
    .members([
      "item": .string(item.name), "placement": .string(item.placement.rawValue),
      "place": .string(item.place.rawValue),
    ])
  }

  /// The menu behind a title.
  private static func titleMenu(_ menu: TitleMenu, _ locale: String) -> JSONValue {
    let entries = menu.entries + menu.systemEntries(in: locale)
    return .members([
      "document": menu.document.map { document in
        .members([
          "title": document.title.map(JSONValue.string),
          "preview": .boolean(document.hasPreview),
          "canBeDragged": .boolean(document.hasPreview),
          "canBeShared": .boolean(document.canBeShared),
        ])
      },
      "entries": .array(entries.map(JSONValue.string)),
      "isRenaming": .boolean(menu.isRenaming),
    ])
  }

  /// What a window shows and is called; a key is left out where there is no such place.
  private static func window(_ window: ResolvedWindow) -> JSONValue {
    .members([
      "title": window.title.map(JSONValue.string) ?? .null,
      "subtitle": window.subtitle.map(JSONValue.string),
      "proxyIcon": window.hasProxyIcon.map(JSONValue.boolean),
      "backButton": window.hasBackButton.map(JSONValue.boolean),
      "windowMenu": window.windowMenuName.map(JSONValue.string),
      "missionControl": window.missionControlName.map(JSONValue.string),
      "appSwitcher": window.appSwitcherName.map(JSONValue.string),
    ])
  }

  /// The name of the symbol an element shows.
  private static func symbol(_ element: LaidOutElement) -> String? {
    guard case .symbol(let symbol, _) = element.content else { return nil }
    return symbol.name.rawValue
  }

  private static func font(_ style: TextStyle) -> JSONValue {
    .members([
      "size": .number(style.size), "weight": .string(style.weight.rawValue),
      "kern": style.kern == 0 ? nil : .number(style.kern),
    ])
  }

  private static func rect(_ rect: BarRect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }
}
