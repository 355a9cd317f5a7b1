import AppReading
import SampleApps
import Testing

/// What covers the whole screen, and what stands below its top edge.
@Suite struct CoversTests {
  @Test func `a full-screen cover is no sheet`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack { List { }.navigationTitle("Home") }
            .fullScreenCover(isPresented: $isOn) { NavigationStack { CoverView() } }
            .sheet(isPresented: $isOn) { NavigationStack { SheetView() } }
        }
      }
      struct CoverView: View { var body: some View { List { }.navigationTitle("Cover") } }
      struct SheetView: View { var body: some View { List { }.navigationTitle("Sheet") } }
      """
    ])
    #expect(try app.screen("CoverView")?.presentation == .cover)
    #expect(try app.screen("SheetView")?.presentation == .sheet)
    #expect(try app.screen("HomeView")?.presentation == nil)
  }

  @Test(arguments: [
    ("", "", Screen.Presentation.sheet),
    ("modalPresentationStyle=\"fullScreen\"", "", .cover),
    ("", "modalPresentationStyle=\"overFullScreen\"", .cover),
    ("modalPresentationStyle=\"automatic\"", "modalPresentationStyle=\"fullScreen\"", .cover),
    ("modalPresentationStyle=\"formSheet\"", "modalPresentationStyle=\"fullScreen\"", .sheet),
  ]) func `a segue of Interface Builder or its controller says that it covers`(
    segue: String, stack: String, expected: Screen.Presentation
  ) throws {
    let app = try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.controller(
          "a", class: "HomeController", title: "Home",
          segue: "destination=\"b\" kind=\"presentation\" \(segue)"),
        Storyboard.stack("b", root: "c", stack),
        Storyboard.controller("c", class: "EditController", title: "Edit"))
    ])
    #expect(try app.screen("EditController")?.presentation == expected)
  }
}
