import AppReading
import SampleApps
import Testing

/// Flags that only closures set which nothing calls, as what called them is a comment now.
@Suite struct UnaskedClosuresTests {
  private func titles(_ row: String, _ made: String = "Row(onTap: { isOpen = true })") throws
    -> Set<String>
  {
    let code = """
      import SwiftUI
      @main struct Notes: App {
        var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
      }
      struct LabView: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Lab") } }
      }
      struct ListView: View {
        @State private var isOpen = false
        var body: some View {
          List { \(made) }.navigationTitle("Notes").sheet(isPresented: $isOpen) { LabView() }
        }
      }
      \(row)
      """
    return Set(
      try SampleApp(["A.swift": code]).read().screens.compactMap { $0.title?.value.summary })
  }

  private static let row = """
    struct Row: View {
      var onTap: (() -> Void)?
      var body: some View {
        Text("")
        // .onTapGesture { onTap?() }
      }
    }
    """

  @Test(arguments: [
    "Row(onTap: { isOpen = true })",
    "Row(onTap: {\n self.isOpen = true\n }); Row(onTap: { isOpen.toggle() })",
  ])
  func `what only a closure opens that nothing calls has no screen`(made: String) throws {
    #expect(try titles(Self.row, made) == ["\"Notes\""])
  }

  @Test(arguments: [
    // Something calls it, or hands it on.
    (row.replacing("// ", with: ""), "Row(onTap: { isOpen = true })"),
    (row + "\nfunc a(_ row: Row) { row.onTap?() }", "Row(onTap: { isOpen = true })"),
    (row.replacing("Text", with: "Cell(onTap: onTap)\nText"), "Row(onTap: { isOpen = true })"),
    // It is handed to something else, or is not all that sets the flag.
    (row, "Other(onTap: { isOpen = true })"),
    (row, "Row(onTap: { isOpen = true }); Button(\"\") { isOpen = true }"),
    // Its own initializer may call it.
    (
      row.replacing("var body", with: "init(onTap: () -> Void) { x = onTap }\nvar body"),
      "Row(onTap: { isOpen = true })"
    ),
  ])
  func `what something else may open has one`(row: String, made: String) throws {
    #expect(try titles(row, made) == ["\"Notes\"", "\"Lab\""])
  }
}
