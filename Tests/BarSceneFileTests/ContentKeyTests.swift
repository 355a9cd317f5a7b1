internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct ContentKeyTests {
  private static let redBox = ImageSource.color(.system(.red), BarSize(width: 3, height: 2))

  private func content(_ text: String) throws -> SceneContent? {
    try scene("content: \(text)\nnavigationBar: {}").scene.content
  }

  @Test(arguments: [
    ("systemBlue", SceneContent(backgroundColor: .system(.systemBlue))),
    ("'#102030'", SceneContent(backgroundColor: .fixed(BarColor(rgba: 0x1020_30ff)))),
    (
      "[red, {title: Inbox, height: 60}]",
      SceneContent(rows: [
        SceneContent.Row(color: .system(.red)), SceneContent.Row(height: 60, title: "Inbox"),
      ])
    ),
    ("{colors: [red, blue]}", SceneContent(colors: [.system(.red), .system(.blue)])),
    ("{image: {color: red, size: [3, 2]}}", SceneContent(image: Self.redBox)),
    (
      "{image: {color: red, size: [3, 2]}, imageContentMode: top, imageHeight: 80, "
        + "contentInsetAdjustmentBehavior: never}",
      SceneContent(
        image: Self.redBox, imageContentMode: .top, imageHeight: 80,
        contentInsetAdjustmentBehavior: .never)
    ),
    ("{}", SceneContent()),
  ])
  func `the content of a scene is a colour, rows, or a mapping`(
    text: String, expected: SceneContent
  ) throws {
    #expect(try content(text) == expected)
  }

  @Test func `the content of a scene has rows with everything a list shows`() throws {
    let decoded = try content(
      """
      {backgroundColor: black, style: insetGrouped, rowHeight: 50, rows: [{title: Wi-Fi,
       subtitle: Home, detail: On, iconColor: systemBlue, color: white, lines: 2,
       showsDisclosureIndicator: true, startsSection: true}]}
      """)
    let row = SceneContent.Row(
      color: .system(.white), title: "Wi-Fi", subtitle: "Home", detail: "On",
      iconColor: .system(.systemBlue), lines: 2, showsDisclosureIndicator: true,
      startsSection: true)
    let expected = SceneContent(
      backgroundColor: .system(.black), style: .insetGrouped, rowHeight: 50, rows: [row])
    #expect(decoded == expected)
  }

  @Test func `the content of a scene has rows of people, switches and messages`() throws {
    let decoded = try content(
      """
      [{title: Hi, balloon: sent}, {avatar: MK, message: See you, isUnread: true, isOn: false,
       image: gear, accessory: checkmark, header: New, footer: Old}]
      """)
    var balloon = SceneContent.Row(title: "Hi")
    balloon.balloon = .sent
    var row = SceneContent.Row()
    row.avatar = "MK"
    row.message = "See you"
    row.isUnread = true
    row.isOn = false
    row.image = .symbol("gear")
    row.accessory = .checkmark
    row.header = "New"
    row.footer = "Old"
    #expect(decoded == SceneContent(rows: [balloon, row]))
  }

  @Test func `the content of a scene is a grid of tiles`() throws {
    var grid = SceneContent.Grid()
    grid.columns = 4
    grid.aspectRatio = 1.5
    let decoded = try content("{colors: [red], grid: {columns: 4, aspectRatio: 1.5}}")
    #expect(decoded?.grid == grid)
  }

  @Test func `a button of a row is its words, or more`() throws {
    let decoded = try content(
      "[{title: A, button: GET}, {title: B, button: {image: plus, style: filled, tintColor: red}}]")
    var first = SceneContent.Row(title: "A")
    first.button = SceneContent.Row.Button(title: "GET")
    var second = SceneContent.Row(title: "B")
    second.button = SceneContent.Row.Button()
    second.button?.image = .symbol("plus")
    second.button?.style = .filled
    second.button?.tintColor = .system(.red)
    #expect(decoded == SceneContent(rows: [first, second]))
  }

  @Test func `tiles have words and pictures`() throws {
    let decoded = try content(
      "{grid: {columns: 2}, tiles: [All, {title: Desk, image: lightbulb, imageSize: 40}]}")
    var tile = SceneContent.Row(title: "Desk")
    tile.image = .symbol("lightbulb")
    tile.imageSize = 40
    #expect(decoded?.tiles == [SceneContent.Row(title: "All"), tile])
  }

  @Test(arguments: [
    ("{style: grouped}", "unknown style (found grouped; accepted: plain, insetGrouped, sidebar)"),
    ("{rowHeight: 0}", "rowHeight is out of range (found 0; accepted: 1 to 10000)"),
    ("{rows: [{lines: 101}]}", "lines is out of range (found 101; accepted: 0 to 100)"),
    (
      "[{titel: Inbox}]",
      "unknown key \"titel\" in a row of the content (did you mean \"title\"?)"
    ),
    ("{imageHeight: 0}", "imageHeight is out of range (found 0; accepted: 1 to 10000)"),
    (
      "{image: dunes.png}", "a scene that is not a file has no folder to read pictures from"
    ),
    ("{colours: []}", "unknown key \"colours\" in the content (did you mean \"colors\"?)"),
  ])
  func `the content of a scene says what is wrong`(text: String, message: String) {
    let found = problems(of: "content: \(text)\nnavigationBar: {}").map(\.message)
    #expect(found == [message])
  }

  @Test(arguments: ["red", "{backgroundColor: red}"])
  func `a colour behind rows is not drawn on a watch, and says so`(content: String) throws {
    let file = try scene("device: watch-45\ncontent: \(content)\nnavigationBar: {}")
    #expect(file.warnings.map(\.message) == ["\"backgroundColor\" has no effect on watchOS"])
  }

  @Test func `rows are drawn on a watch`() throws {
    let file = try scene("device: watch-45\ncontent: [{title: A}]\nnavigationBar: {}")
    #expect(file.warnings.isEmpty)
  }

  @Test(arguments: StatusBarStyle.allCases)
  func `the content of a scene stands under a status bar of a style`(style: StatusBarStyle) throws {
    let file = try scene("statusBarStyle: \(style.rawValue)\nnavigationBar: {}")
    #expect(file.scene.statusBarStyle == style)
  }

  @Test func `the content of a scene may be hidden by less transparency`() throws {
    let file = try scene("traits: {accessibilityReduceTransparency: true}\nnavigationBar: {}")
    #expect(file.scene.traits.accessibilityReduceTransparency)
  }
}
