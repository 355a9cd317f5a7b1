import AppReading
import SampleApps
import Testing

/// Views that several places show, each in its own way.
@Suite struct ShownInSeveralPlacesTests {
  @Test func `a stack that a flag puts around a view is not there besides`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct DetailsView: View {
        let isListed: Bool
        init(isListed: Bool = false) { self.isListed = isListed }
        var body: some View {
          if isListed { content } else { NavigationView { content } }
        }
        var content: some View {
          Form {}.navigationTitle(isListed ? "Health Details" : "")
            .toolbar { if !isListed { Button("Skip") { skip() } } }
        }
      }
      struct SettingsView: View {
        @State private var isSettingUp = false
        var body: some View {
          NavigationStack {
            List { NavigationLink("Health") { DetailsView(isListed: true) } }
              .navigationTitle("Settings").sheet(isPresented: $isSettingUp) { DetailsView() }
          }
        }
      }
      """
    ]).read().screens.filter { $0.name.hasPrefix("Details") }
    #expect(!screens.contains { $0.name.hasSuffix("-stack") })
    #expect(
      screens.filter { $0.title?.value == .verbatim("Health Details") }.map(\.items.count) == [0])
  }

  @Test func `a screen that each place gives a title is no state of the first as well`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Kind { case listening, discovery, relay }
      struct AddressesView: View {
        let kind: Kind
        @State private var addresses: [String] = []
        var body: some View {
          List {}.toolbar { if !addresses.isEmpty { EditButton() } }
        }
      }
      struct SettingsView: View {
        @State private var first = false
        @State private var second = false
        @State private var third = false
        var body: some View {
          NavigationStack {
            List {
              Button("A") {}.sheet(isPresented: $first) {
                NavigationStack {
                  AddressesView(kind: .listening).navigationTitle("Listening")
                    .toolbar { Button("Save") {} }
                }
              }
              Button("B") {}.sheet(isPresented: $second) {
                NavigationStack {
                  AddressesView(kind: .discovery).navigationTitle("Discovery")
                    .toolbar { Button("Save") {} }
                }
              }
            }.navigationTitle("Settings")
          }
        }
      }
      """
    ]).read().screens.filter { $0.name.hasPrefix("Addresses") }
    let plain = screens.filter { $0.variant == nil }.compactMap { $0.title?.value.summary }
    #expect(Set(plain) == ["\"Listening\"", "\"Discovery\""])
    #expect(!screens.contains { $0.variant == "Discovery" })
  }
}
