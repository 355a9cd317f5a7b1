import AppReading
import SampleApps
import Testing

/// Drawings in the format before Xcode 5, which say no more than which classes they make.
@Suite struct ArchivedClassesTests {
  private static let code = [
    "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
    "A.swift": """
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {
      @IBOutlet var shelf: ShelfController!
    }
    class ShelfController: UIViewController {
      override func viewDidLoad() { title = "Shelf" }
    }
    class OldController: UIViewController {
      override func viewDidLoad() { title = "Old" }
    }
    """,
  ]

  @Test(arguments: [
    """
    <dictionary key="flattenedProperties">
      <string key="-1.CustomClassName">OldController</string>
      <string key="4.CustomClassName">ShelfController</string>
      <string key="4.IBPluginDependency">plugin</string>
    </dictionary>
    """,
    """
    <object class="NSMutableDictionary" key="flattenedProperties">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSArray" key="dict.sortedKeys">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <string>-1.CustomClassName</string>
        <string>4.CustomClassName</string>
      </object>
      <object class="NSMutableArray" key="dict.values">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <string>OldController</string>
        <string>ShelfController</string>
      </object>
    </object>
    """,
  ])
  func `what such a file makes is made`(table: String) throws {
    var files = Self.code
    files["Main.xib"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
      <data><object class="IBObjectContainer" key="IBDocument.Objects">\(table)</object></data>
      </archive>
      """
    let made = try SampleApp(files).read().screens.filter { !$0.isMadeNowhere }.map(\.name)
    #expect(made == ["ShelfController"])
  }

  @Test(arguments: ["", "<archive broken", "<archive "])
  func `a broken file makes nothing`(text: String) throws {
    var files = Self.code
    files["Main.xib"] = text
    let made = try SampleApp(files).read().screens.filter { !$0.isMadeNowhere }.map(\.name)
    #expect(made == [])
  }
}
