import Foundation
import SampleApps
import Testing

@testable import BarImport

/// How scenes say that a screen is shown over another.
@Suite struct PresentationTests {
  @Test func `a sheet and what is pushed in it are sheets, a cover is none`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack { List { NavigationLink("x") { PushedView() } }.navigationTitle("Home") }
            .fullScreenCover(isPresented: $isOn) { NavigationStack { CoverView() } }
            .sheet(isPresented: $isOn) { NavigationStack { SheetView() } }
        }
      }
      struct CoverView: View { var body: some View { List { }.navigationTitle("Cover") } }
      struct SheetView: View {
        var body: some View { List { NavigationLink("x") { InsideView() } }.navigationTitle("Sheet") }
      }
      struct InsideView: View { var body: some View { List { }.navigationTitle("Inside") } }
      struct PushedView: View { var body: some View { List { }.navigationTitle("Pushed") } }
      """
    ])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    let sheets = try ["HomeView", "CoverView", "SheetView", "InsideView", "PushedView"].filter {
      try String(contentsOfFile: "\(output)/\($0).yaml", encoding: .utf8)
        .contains("presentation: pageSheet")
    }
    #expect(sheets == ["SheetView", "InsideView"])
  }
}
