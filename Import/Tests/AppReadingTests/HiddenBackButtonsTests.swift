import AppReading
import SampleApps
import Testing

/// Back buttons that are hidden on some of the ways that a screen may look.
@Suite struct HiddenBackButtonsTests {
  @Test func `a button that takes the place of Back stands without it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ShelfView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Open") { PageView() }.navigationTitle("Shelf")
          }
        }
      }
      struct PageView: View {
        @AppStorage("slow") private var isSlow = false
        var body: some View {
          Text("Page").navigationTitle("Page").modifier(OwnBack(isOwn: isSlow))
        }
      }
      struct OwnBack: ViewModifier {
        let isOwn: Bool
        func body(content: Content) -> some View {
          if isOwn {
            content.navigationBarBackButtonHidden(true).toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Leave") {} }
            }
          } else {
            content
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "PageView" }
    #expect(screens.count == 2)
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.isEmpty && first.hidesBack == nil)
    let other = try #require(screens.first { $0.variant != nil })
    #expect(other.items.map(\.summary) == ["topBarLeading \"Leave\""])
    #expect(other.hidesBack?.value == true)
  }
}
