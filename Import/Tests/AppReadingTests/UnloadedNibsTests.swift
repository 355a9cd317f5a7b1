import AppReading
import SampleApps
import Testing

/// Controllers in files of views that nothing loads.
@Suite struct UnloadedNibsTests {
  private func read(
    _ code: String = "", owner: String = "", _ more: [String: String] = [:]
  ) throws -> (names: Set<String>, notes: [String]) {
    var files = [
      "A.swift": """
      import UIKit
      class ListController: UIViewController { override func viewDidLoad() { title = "List" } }
      class NoteController: UIViewController {}
      \(code)
      """,
      "A.xcodeproj/project.pbxproj": "/* Samples.xib in Resources */",
      "Samples.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
      <viewController id="a" userLabel="Draft">
      <navigationItem key="navigationItem" title="Draft" id="i"/></viewController>
      </objects></document>
      """,
    ]
    files.merge(more) { _, last in last }
    let app = try SampleApp(files).read()
    return (Set(app.screens.map(\.name)), app.notes.map(\.text))
  }

  @Test func `they are no screens and the log says so`() throws {
    let (names, notes) = try read()
    #expect(names == ["ListController"])
    #expect(notes.contains("has screens and is loaded by nothing, skipped"))
  }

  @Test(arguments: [
    "let all = UINib(nibName: \"Samples\", bundle: nil)",
    "let all = R.nib.samples()", "class Samples: UIView {}",
    "func a(_ n: Int) { Bundle.main.loadNibNamed(\"Sam\\(n)\", owner: nil) }",
  ])
  func `one that may be loaded by its name has screens`(code: String) throws {
    #expect(try read(code).names.contains("Draft"))
  }

  @Test func `one that something else than code loads has screens`() throws {
    #expect(try read(owner: "customClass=\"NoteController\"").names.contains("Draft"))
    let list = "<plist><dict><key>NSMainNibFile</key>\n<string>Samples</string></dict></plist>"
    #expect(try read("", ["Info.plist": list]).names.contains("Draft"))
    let other = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="NoteController"/>
      <viewController id="b" nibName="Samples"/></objects></document>
      """
    #expect(try read("", ["Other.xib": other]).names.contains("Draft"))
  }
}
