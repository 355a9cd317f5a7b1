import Foundation
import Testing

@testable import BarImport

@Suite struct VerifyTests {
  static let dumps: [(String, String)] = [
    (
      "recursiveDescription",
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UINavigationBar: 0x3; frame = (0 47; 390 44); opaque = NO>
         |    | <_UINavigationBarContentView: 0x4; frame = (0 0; 390 44)>
         |    |    | <UILabel: 0x5; frame = (173.5 11.667; 43 20.333); text = 'Inbox'; opaque = NO>
         |    |    | <_UIButtonBarButton: 0x6; frame = (329 0; 45 44); title = 'Edit'>
      """
    ),
    (
      "debugDescription",
      """
      Application, 0x1, pid: 1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'App'
        Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Inbox'
            StaticText, 0x4, {{173.5, 58.7}, {43.0, 20.3}}, label: 'Inbox'
            Button, 0x5, {{329.0, 47.0}, {45.0, 44.0}}, label: 'Edit'
      """
    ),
    (
      "debugDescription of older systems",
      """
      Application, 0x1, pid: 1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'App'
        Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Inbox'
            Other, 0x4, {{173.5, 58.7}, {43.0, 20.3}}, label: 'Inbox'
            Button, 0x5, {{329.0, 47.0}, {45.0, 44.0}}, label: 'Edit'
      """
    ),
    (
      "WebDriverAgent",
      """
      <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844">
      <XCUIElementTypeNavigationBar name="Inbox" x="0" y="47" width="390" height="44">
      <XCUIElementTypeStaticText label="Inbox" x="173" y="58" width="43" height="21"/>
      <XCUIElementTypeButton label="Edit" x="329" y="47" width="45" height="44"/>
      </XCUIElementTypeNavigationBar></XCUIElementTypeApplication></AppiumAUT>
      """
    ),
    (
      "idb",
      """
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
       {"type": "NavigationBar", "AXFrame": "{{0, 47}, {390, 44}}"},
       {"type": "StaticText", "AXLabel": "Inbox", "AXFrame": "{{173.5, 58.7}, {43, 20.3}}"},
       {"type": "Button", "AXLabel": "Edit", "AXFrame": "{{329, 47}, {45, 44}}"}]
      """
    ),
  ]

  @Test(arguments: dumps)
  func `a dump of a running app has a bar with its parts in every form`(form: String, text: String)
    throws
  {
    let roots = try ViewDump.read(Data(text.utf8)).roots
    let bars = DumpedBar.all(in: roots)
    try #require(bars.count == 1)
    #expect(bars[0].parts.map(\.id) == ["bar", "title", "rightBarButtonItems[0]"])
    #expect(bars[0].parts[0].node.frame == [0, 47, 390, 44])
    #expect(abs(bars[0].parts[1].node.minY - 58.5) < 1)
    var bar = bars[0]
    bar.writeScene(device: "iphone-14", system: "ios-15")
    #expect(bar.scene.contains("- title: \"Inbox\"") && bar.scene.contains("{systemItem: edit}"))
  }

  @Test func `buttons of a sheet have the words of what stands in them`() throws {
    let text = """
      <UITransitionView: 0x1; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
         | <UIDropShadowView: 0x3; frame = (0 40; 375 627)>
         |    | <UINavigationBar: 0x4; frame = (0 0; 375 56); opaque = NO>
         |    |    | <_UINavigationBarContentView: 0x5; frame = (0 0; 375 56)>
         |    |    |    | <_UIButtonBarStackView: 0x6; frame = (8 6; 46 44)>
         |    |    |    |    | <_UIButtonBarButton: 0x7; frame = (0 0; 46 44)>
         |    |    |    |    |    | <_UIModernBarButton: 0x8; frame = (8 11; 38 21.5)>
         |    |    |    |    |    |    | <UIButtonLabel: 0x9; frame = (0 1; 35 20.5); text = '\\u53d6\\u6d88'>
      """
    var bar = try #require(DumpedBar.all(in: ViewDump.read(Data(text.utf8)).roots).first)
    #expect(bar.parts.map(\.id) == ["bar", "leftBarButtonItems[0]"])
    #expect(bar.parts.last?.node.frame == [8, 46, 46, 44])
    #expect(bar.unknown.isEmpty)
    bar.writeScene(device: "iphone-se-3", system: "ios-15")
    #expect(bar.scene.contains("presentation: pageSheet"))
    #expect(bar.scene.contains("{title: \"取消\"}"))
  }

  @Test func `a button at the very edge leads back, a narrow one has no words`() throws {
    let text = """
      →Application, 0x1, pid: 7340, label: 'Demo'
        Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
          NavigationBar, 0x3, {{0.0, 44.0}, {375.0, 44.0}}, identifier: 'Log in'
            Button, 0x4, {{0.0, 44.0}, {44.0, 44.0}}, label: 'Zurück'
            Other, 0x5, {{164.0, 55.7}, {47.3, 20.3}}, label: 'Log in'
      """
    var bar = try #require(DumpedBar.all(in: ViewDump.read(Data(text.utf8)).roots).first)
    #expect(bar.parts.map(\.id) == ["bar", "title", "backButton"])
    bar.writeScene(device: "iphone-x", system: "ios-13")
    #expect(bar.scene.contains("backBarButtonItem: {title: \"\"}"))
  }

  @Test func `a dump of a running app is held against the layout, and becomes a case`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dump = folder.appendingPathComponent("dump.txt")
    try Data(Self.dumps[0].1.utf8).write(to: dump)
    let cases = folder.appendingPathComponent("cases").path
    let arguments = ["verify", dump.path, "--device", "iphone-14", "--system", "ios-15"]
    #expect(ImportProgram.run(arguments + ["--tolerance", "100", "--add", cases]) == 0)
    let text = try String(contentsOfFile: cases + "/dump.yaml", encoding: .utf8)
    #expect(text.contains("- {id: \"bar\", frame: [0, 47, 390, 44]}"))
    #expect(ImportProgram.run(arguments + ["--tolerance", "0.0001"]) == 1)
    try Data("nothing".utf8).write(to: dump)
    #expect(ImportProgram.run(arguments) == 65)
  }

  /// A view as `maestro hierarchy` prints it on iOS: without a kind, in whole points.
  static func maestro(
    _ bounds: String, label: String = "", id: String = "", hint: String = "",
    _ children: [String] = []
  ) -> String {
    """
    {"attributes": {"accessibilityText": "\(label)", "title": "", "value": "", "text": "", \
    "hintText": "\(hint)", "resource-id": "\(id)", "bounds": "\(bounds)", "enabled": "true", \
    "focused": "false", "selected": "false", "checked": "false"}, \
    "children": [\(children.joined(separator: ", "))], "enabled": true, "focused": false, \
    "checked": false, "selected": false}
    """
  }

  /// A screen of an app of 390 by 844 points with the views in it, and the system's status bar.
  static func screen(_ views: [String]) -> String {
    let app = maestro(
      "[0,0][390,844]", label: "App",
      [maestro("[0,0][390,844]", [maestro("[0,0][390,844]", views)])])
    let status = maestro(
      "[0,0][0,0]", [maestro("[0,0][390,47]", [maestro("[40,18][80,36]", label: "9:41")])])
    return "Running on iPhone 14\n" + maestro("[0,0][0,0]", [app, status])
  }

  static let back = maestro("[8,47][70,91]", label: "Back", id: "BackButton")
  static let title = maestro("[173,58][217,79]", label: "Inbox")
  static let edit = maestro("[329,47][374,91]", label: "Edit")
  static let row = maestro("[0,200][390,244]", label: "A row")

  static let nameless: [(String, [String], [String])] = [
    (
      "a view stands for the bar", [maestro("[0,47][390,91]", id: "Inbox", [title, edit]), row],
      ["bar", "title", "rightBarButtonItems[0]"]
    ),
    (
      "its parts alone", [row, back, title, edit],
      ["bar", "title", "backButton", "rightBarButtonItems[0]"]
    ),
    (
      "a large title and a field",
      [
        maestro(
          "[0,47][390,195]", id: "Inbox",
          [
            edit, maestro("[16,94][110,135]", label: "Inbox"),
            maestro("[16,144][374,180]", hint: "Search"),
          ])
      ], ["bar", "largeTitle", "searchBar.field", "rightBarButtonItems[0]"]
    ),
  ]

  @Test(arguments: nameless)
  func `a dump without kinds of views has the bar that stands in a bar's place`(
    what: String, views: [String], ids: [String]
  ) throws {
    let roots = try ViewDump.read(Data(Self.screen(views).utf8)).roots
    #expect(DumpedBar.all(in: roots).isEmpty)
    let places = try #require(BarPlaces(device: "iphone-14", system: "ios-15"))
    let bar = try #require(DumpedBar.guessed(in: roots, places: places))
    #expect(bar.isGuessed)
    #expect(bar.parts.map(\.id) == ids)
  }

  @Test func `what stands elsewhere is no bar`() throws {
    let text = Self.screen([Self.row, Self.maestro("[0,60][390,140]", label: "A header")])
    let roots = try ViewDump.read(Data(text.utf8)).roots
    let places = try #require(BarPlaces(device: "iphone-14", system: "ios-15"))
    #expect(DumpedBar.guessed(in: roots, places: places) == nil)
  }

  @Test func `a guessed bar is held against the layout and says so`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dump = folder.appendingPathComponent("maestro.csv")
    // The short form, as `--compact` prints it.
    let rows = """
      element_num,depth,attributes,parent_num
      0,0,"bounds=[0,0][0,0]; enabled=true",
      1,1,"accessibilityText=App; bounds=[0,0][390,844]; enabled=true",0
      2,2,"resource-id=Inbox; bounds=[0,47][390,91]; enabled=true",1
      3,3,"accessibilityText=Inbox; bounds=[173,58][217,79]; enabled=true",2
      4,3,"accessibilityText=Edit; bounds=[329,47][374,91]; enabled=true",2
      """
    try Data(rows.utf8).write(to: dump)
    let cases = folder.appendingPathComponent("cases").path
    let arguments = ["verify", dump.path, "--system", "ios-15", "--tolerance", "100"]
    #expect(ImportProgram.run(arguments + ["--add", cases]) == 0)
    let text = try String(contentsOfFile: cases + "/maestro.yaml", encoding: .utf8)
    #expect(text.contains("confidence: low") && text.contains("frame: [0, 47, 390, 44]"))
  }
}
