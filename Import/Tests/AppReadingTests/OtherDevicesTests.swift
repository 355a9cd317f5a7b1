import AppReading
import SampleApps
import Testing

/// Screens that only another kind of device shows.
@Suite struct OtherDevicesTests {
  private static let code = """
    import SwiftUI
    @main struct Notes: App {
      var body: some Scene { WindowGroup { RootView() } }
    }
    extension UIDevice {
      static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
    }
    struct RootView: View {
      @Environment(\\.horizontalSizeClass) var horizontalSizeClass
      var body: some View {
        Group { if QUESTION { PhoneView() } else { PadView() } }
      }
    }
    struct PhoneView: View {
      var body: some View { NavigationStack { MORE.navigationTitle("Phone") } }
    }
    struct PadView: View {
      var body: some View {
        NavigationSplitView {
          SideView().navigationTitle("Pad")
        } detail: {
          DetailView()
        }
      }
    }
    struct SideView: View { var body: some View { List {} } }
    struct DetailView: View { var body: some View { Text("").navigationTitle("Detail") } }
    struct ListView: View { var body: some View { Text("").toolbar { Button("Add") {} } } }
    """

  private func titles(_ question: String, isPad: Bool = false, _ more: String = "ListView()") throws
    -> Set<String>
  {
    let code = Self.code
      .replacing("QUESTION", with: question).replacing("MORE", with: more)
    let app = try SampleApp(["A.swift": code])
    return Set(try app.read(isPad: isPad).screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [
    "UIDevice.isPhone", "UIDevice.current.userInterfaceIdiom == .phone",
    "horizontalSizeClass == .compact", "horizontalSizeClass != .regular",
    "app.userInterfaceIdiom == .phone && app.userInterfaceIdiom != .mac",
    "app.idiom != .pad && app.idiom != .vision",
  ])
  func `what stands in the way of another device has no screen`(question: String) throws {
    let phone = try titles(question)
    #expect(phone.contains("\"Phone\""))
    #expect(phone.isDisjoint(with: ["\"Pad\"", "\"Detail\""]))
    let pad = try titles(question, isPad: true)
    #expect(pad.isSuperset(of: ["\"Pad\"", "\"Detail\""]))
  }

  @Test func `names that begin as those of devices do are names of types`() throws {
    let code = Self.code.replacing("QUESTION", with: "UIDevice.isPhone")
      .replacing("MORE", with: "ListView()").replacing("PadView", with: "iPad_View")
    let titles = try SampleApp(["A.swift": code]).read().screens.compactMap {
      $0.title?.value.summary
    }
    #expect(titles == ["\"Phone\""])
  }

  @Test func `what is left out is said`() throws {
    let code = Self.code.replacing("QUESTION", with: "UIDevice.isPhone")
      .replacing("MORE", with: "ListView()")
    let notes = try SampleApp(["A.swift": code]).notes()
    #expect(notes.contains { $0.hasSuffix("device alone, its screen is left out") })
  }

  @Test func `what something else makes as well is there`() throws {
    #expect(try titles("model.isNew").isSuperset(of: ["\"Phone\"", "\"Detail\""]))
    let more = "NavigationLink(\"Detail\") { DetailView() }"
    #expect(try titles("UIDevice.isPhone", more).contains("\"Detail\""))
  }
}
