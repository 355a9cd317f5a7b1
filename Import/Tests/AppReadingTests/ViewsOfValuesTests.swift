import AppReading
import SampleApps
import Testing

/// Views that values which are none themselves make by functions of their own.
@Suite struct ViewsOfValuesTests {
  private func items(_ modifier: String) throws -> [String]? {
    let app = try SampleApp([
      "Buttons.swift": """
      import SwiftUI
      enum BarButton {
        case back
        case close
        private var icon: String {
          switch self {
          case .back: return "back_icon"
          case .close: return "close_icon"
          }
        }
      }
      extension BarButton {
        func button(action: @escaping () -> Void) -> some View {
          Button(action: action) { Image(icon).renderingMode(.original) }
        }
      }
      struct Face: View {
        var body: some View { Button("Face") {} }
        func button(action: @escaping () -> Void) -> some View { Button("Other") {} }
      }
      extension View {
        func trailingButton(_ kind: BarButton, action: @escaping () -> Void) -> some View {
          navigationBarItems(trailing: HStack { kind.button(action: action) })
        }
        func face(_ face: Face) -> some View {
          navigationBarItems(trailing: face.padding())
        }
      }
      """,
      "Milk.swift": """
      import SwiftUI
      struct Milk: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Milk").\(modifier) } }
      }
      """,
    ])
    return try app.screen("Milk")?.items.map(\.summary)
  }

  @Test func `a button that a case of an enumeration makes is there`() throws {
    #expect(
      try items("trailingButton(.close) {}") == ["topBarTrailing picture close_icon"])
    #expect(try items("trailingButton(.back) {}") == ["topBarTrailing picture back_icon"])
  }

  @Test func `what is changed of a view stays that view`() throws {
    #expect(try items("face(Face())") == ["topBarTrailing \"Face\""])
  }
}
