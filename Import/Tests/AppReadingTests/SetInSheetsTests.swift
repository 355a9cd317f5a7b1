import AppReading
import SampleApps
import Testing

/// Flags that only what they show sets, or what is never shown itself.
@Suite struct SetInSheetsTests {
  /// The titles of an app whose first screen is a list.
  ///
  /// - Parameters:
  ///   - modifiers: what hangs on the list.
  ///   - more: what stands beside the list.
  private func titles(_ modifiers: String, _ more: String = "Text(\"\")") throws -> Set<String> {
    let lab = """
      struct LabView: View {
        @Binding var flag: Bool
        var body: some View { NavigationStack { Text("").navigationTitle("Lab") } }
      }
      """
    let work = """
      struct WorkView: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Work") } }
      }
      """
    let code = """
      import SwiftUI
      @main struct Notes: App {
        var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
      }
      \(modifiers.contains("LabView") ? lab : "")
      \(modifiers.contains("WorkView") ? work : "")
      struct ListView: View {
        @State private var isOpen = false
        @State private var isLate = false
        @State private var picked: String?
        var body: some View {
          List { \(more) }.navigationTitle("Notes")
            \(modifiers)
        }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [
    ".sheet(isPresented: $isOpen) { LabView(flag: $isOpen) }",
    ".sheet(isPresented: $isOpen, onDismiss: { isOpen = true }) { LabView(flag: $isOpen) }",
    ".sheet(isPresented: $isOpen) { isOpen = true } content: { LabView(flag: $isOpen) }",
    ".sheet(isPresented: $isOpen, content: { LabView(flag: $isOpen) })",
    ".fullScreenCover(isPresented: self.$isOpen) { Text(\"}\\(\"}\")\") /* } */ // }\n"
      + "; LabView(flag: $isOpen) }",
  ])
  func `what only what it shows sets is never set`(shown: String) throws {
    #expect(try titles(shown) == ["\"Notes\""])
    #expect(try titles(shown + ".onAppear { isOpen = true }") == ["\"Notes\"", "\"Lab\""])
  }

  @Test func `nor is what only stands in a sheet that is never shown`() throws {
    let shown = """
      .sheet(isPresented: $isOpen) { LabView(flag: $isLate) }
      .sheet(isPresented: $isLate) { WorkView() }
      """
    #expect(try titles(shown) == ["\"Notes\""])
    let button = "Button(\"\") { isOpen = true }"
    #expect(try titles(shown, button) == ["\"Notes\"", "\"Lab\"", "\"Work\""])
  }

  @Test func `the same holds for a value that is nothing at first`() throws {
    let shown = """
      .sheet(item: $picked) { name in Button(name) { isLate = true; picked = "a" } }
      .sheet(isPresented: $isLate) { WorkView() }
      """
    #expect(try titles(shown) == ["\"Notes\""])
    let button = "Button(\"\") { picked = \"b\" }"
    #expect(try titles(shown, button) == ["\"Notes\"", "\"Work\""])
  }

  @Test func `two that show each other are never shown`() throws {
    let shown = """
      .sheet(isPresented: $isOpen) { Button("") { isLate = true } }
      .sheet(isPresented: $isLate) { Button("") { isOpen = true }; WorkView() }
      """
    #expect(try titles(shown) == ["\"Notes\""])
  }

  @Test func `what stands after a sheet counts`() throws {
    let shown = """
      .sheet(isPresented: $isOpen) { Text("{") }
      .onAppear { isLate = true }
      .sheet(isPresented: $isLate) { WorkView() }
      """
    #expect(try titles(shown) == ["\"Notes\"", "\"Work\""])
  }
}
