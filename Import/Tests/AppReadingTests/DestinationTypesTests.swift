import AppReading
import SampleApps
import Testing

/// Destinations of a type that a modifier of the app's own is handed.
@Suite struct DestinationTypesTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      protocol Titled { var heading: String? { get } }
      extension View {
        func leads<D: Hashable, C: View>(
          to data: D.Type, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View {
          modifier(Leads(to: data, destination: destination))
        }
        @ViewBuilder func ifLet<T, V: View>(
          _ value: T?, @ViewBuilder transform: (Self, T) -> V
        ) -> some View {
          if let value { transform(self, value) } else { self }
        }
      }
      struct Leads<D: Hashable, C: View>: ViewModifier {
        var destination: (D) -> C
        init(to _: D.Type, destination: @escaping (D) -> C) { self.destination = destination }
        func body(content: Content) -> some View {
          content.navigationDestination(for: D.self) { item in
            destination(item).ifLet((item as? Titled)?.heading) { view, title in
              view.navigationTitle(title)
            }
          }
        }
      }
      struct Detail: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
        }
      }
      struct Plain: Hashable {}

      """ + source
    ]).read().screens
  }

  private let list = """
    struct Home: View {
      var body: some View {
        NavigationStack {
          List {}.navigationTitle("Home").leads(to: Plain.self) { item in Detail() }
        }
      }
    }

    """

  @Test func `a title that asks for a protocol is not there for a type without it`() throws {
    let found = try screens(list)
    #expect(found.first { $0.name == "Detail" }?.title == nil)
    #expect(found.first { $0.name == "Detail" }?.items.count == 1)
  }

  @Test func `a title that asks for a protocol is that of a type with it`() throws {
    let found = try screens(
      list + "extension Plain: Titled { var heading: String? { \"Plain\" } }")
    #expect(found.first { $0.name == "Detail" }?.title?.value == .verbatim("Plain"))
  }

  @Test func `a title that asks for a protocol is not there for cases of a type without it`() throws
  {
    let found = try screens(
      """
      enum Step: Hashable { case one, two }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").leads(to: Step.self) { step in
              switch step {
              case .one: Detail()
              case .two: Text("Two")
              }
            }
          }
        }
      }
      """)
    #expect(found.allSatisfy { $0.title?.value.isKnown != false })
    #expect(Set(found.map(\.name)) == ["Home", "Detail"])
  }

  @Test func `each case of a type that is switched over has its own title`() throws {
    let found = try screens(
      """
      enum Route: Hashable, Titled {
        case info, more
        var heading: String? {
          switch self {
          case .info: return "Info"
          case .more: return "More"
          }
        }
      }
      struct More: View { var body: some View { List {} } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").leads(to: Route.self) { route in
              switch route {
              case .info: Detail()
              case .more: More()
              }
            }
          }
        }
      }
      """)
    #expect(found.first { $0.name == "Detail" }?.title?.value == .verbatim("Info"))
    #expect(found.first { $0.name == "More" }?.title?.value == .verbatim("More"))
    #expect(found.count == 3)
  }
}
