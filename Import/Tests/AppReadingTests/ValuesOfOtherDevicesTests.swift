import AppReading
import SampleApps
import Testing

/// Sheets for a value that only the code for another kind of device puts there.
@Suite struct ValuesOfOtherDevicesTests {
  private func names(_ steps: String, isPad: Bool = false, start: String = "") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Notes() } } }
      enum Kind: Identifiable { case one, two; var id: Self { self } }
      enum Device {
        static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      }
      struct Notes: View {
        @State private var kind: Kind?\(start)
        var body: some View {
          NavigationStack { List { \(steps) }.navigationTitle("Notes") }
            .sheet(item: $kind) { kind in
              NavigationStack { Panel().toolbar { Button("Done") { self.kind = nil } } }
            }
        }
      }
      struct Row: View {
        let action: (() -> Void)?
        var body: some View { Button("Row") { action?() } }
      }
      struct Child: View {
        @Binding var kind: Kind?
        var body: some View { Button("Child") { kind = .one } }
      }
      struct Panel: View { var body: some View { Text("").navigationTitle("Panel") } }
      """
    ]).read(isPad: isPad).screens.map(\.name)
  }

  @Test(arguments: [
    "Row(action: Device.isPad ? { kind = .one } : nil)",
    "if Device.isPad { Button(\"Go\") { self.kind = .two } }",
    "if Device.isPad { Button(\"Go\") { kind = .two } } else { Button(\"No\") { kind = nil } }",
  ])
  func `are no screens of this one`(steps: String) throws {
    #expect(try names(steps) == ["Notes"])
    #expect(try names(steps, isPad: true) == ["Notes", "Panel"])
  }

  @Test(arguments: [
    "Row(action: Device.isPad ? { kind = .one } : { kind = .two })",
    "if Device.isPad { Button(\"Go\") { kind = .two } } else { Button(\"Go\") { kind = .one } }",
    "if Device.isPad { Button(\"Go\") { kind = .two } }; Child(kind: $kind)",
    "Row(action: Device.isPad ? { kind = .one } : nil).onAppear { kind = model.kind }",
  ])
  func `are some where others may put it there`(steps: String) throws {
    #expect(try names(steps) == ["Notes", "Panel"])
  }

  @Test func `are some for a value that is there from the start`() throws {
    let steps = "if Device.isPad { Button(\"Go\") { kind = .two } }"
    #expect(try names(steps, start: " = .one") == ["Notes", "Panel"])
  }
}
