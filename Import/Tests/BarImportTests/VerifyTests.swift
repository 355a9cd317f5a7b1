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
}
