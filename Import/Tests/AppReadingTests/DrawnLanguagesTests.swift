import AppReading
import SampleApps
import Testing

/// Drawings that lie in the folders of several languages.
@Suite struct DrawnLanguagesTests {
  static func drawing(_ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="1"><objects>
      <viewController id="a" customClass="RoutesController">
        <navigationItem key="navigationItem" title="\(title)" id="aBc-De-fGh"/>
      </viewController></objects></scene></scenes></document>
    """
  }

  @Test func `of one drawing in several languages the base one counts`() throws {
    let read = try SampleApp([
      "App/Base.lproj/Main.storyboard": Self.drawing("Routes"),
      "App/de.lproj/Main.storyboard": Self.drawing("Wege"),
      "App/aa.lproj/Main.storyboard": Self.drawing("Gitay"),
    ]).read()
    #expect(read.screens.map { $0.title?.value.summary } == ["\"Routes\""])
    #expect(
      read.notes.map(\.text).filter { $0.hasPrefix("draws in another language") }.count == 2)
  }

  @Test(arguments: ["sv", nil])
  func `without a base one that of the language the app is made in counts`(own: String?) throws {
    var files = [
      "App/de.lproj/Main.storyboard": Self.drawing("Wege"),
      "App/en.lproj/Main.storyboard": Self.drawing("Routes"),
      "App/sv.lproj/Main.storyboard": Self.drawing("Rutter"),
    ]
    if let own {
      files["App.xcodeproj/project.pbxproj"] = "{\n\tdevelopmentRegion = \(own);\n}"
    }
    let read = try SampleApp(files).read()
    let title = own == nil ? "\"Routes\"" : "\"Rutter\""
    #expect(read.screens.map { $0.title?.value.summary } == [title])
  }

  @Test func `drawings of one name in other folders are others`() throws {
    let read = try SampleApp([
      "App/Base.lproj/Main.storyboard": Self.drawing("Routes"),
      "Other/de.lproj/Main.storyboard": Self.drawing("Wege"),
    ]).read()
    #expect(read.screens.count == 2)
  }
}
