import AppReading
import SampleApps
import Testing

/// Screens and states that the code has, and that nothing ever comes to.
@Suite struct NeverHappensTests {
  private static let start = """
    import SwiftUI
    @main struct Notes: App {
      var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
    }
    struct LabView: View {
      var body: some View { NavigationStack { Text("").navigationTitle("Lab") } }
    }

    """

  /// The titles of an app whose first screen is a list.
  ///
  /// - Parameters:
  ///   - members: what the list has beside its body.
  ///   - modifiers: what hangs on the list.
  private func titles(_ members: String, _ modifiers: String, _ more: String = "") throws
    -> Set<String>
  {
    let code = """
      \(Self.start)struct ListView: View {
        \(members)
        var body: some View { List {}.navigationTitle("Notes")
          \(modifiers)
        }
      }
      \(more)
      """
    let screens = try SampleApp(["A.swift": code]).read().screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: ["sheet", "fullScreenCover", "popover", "navigationDestination"])
  func `what a flag shows that nothing sets has no screen`(name: String) throws {
    let shown = ".\(name)(isPresented: $isOpen) { LabView() }"
    #expect(try titles("@State private var isOpen = false", shown) == ["\"Notes\""])
  }

  @Test func `what stands in such a sheet itself has no screen`() throws {
    let shown =
      ".sheet(isPresented: $isOpen) { NavigationStack { Text(\"\").navigationTitle(\"In\") } }"
    #expect(try !titles("@State private var isOpen = false", shown).contains("\"In\""))
    let set = shown + ".onTapGesture { isOpen = true }"
    #expect(try titles("@State private var isOpen = false", set).contains("\"In\""))
  }

  @Test(arguments: [
    ".onTapGesture { isOpen = true }", ".onTapGesture { self.isOpen.toggle() }",
    ".onTapGesture { isOpen\n = true }", ".toolbar { Opener(isPresented: $isOpen) }",
    ".onAppear { open(&isOpen) }", ".onAppear { (isOpen, count) = (true, 1) }",
    ".background { Toggle(\"\", isOn: $isOpen) }",
  ])
  func `what a flag shows that something may set has one`(set: String) throws {
    let shown = ".sheet(isPresented: $isOpen) { LabView() }" + set
    #expect(
      try titles("@State private var isOpen = false", shown) == ["\"Notes\"", "\"Lab\""])
  }

  @Test(arguments: [
    "@State var isOpen = false", "@Binding var isOpen: Bool",
    "@State private var isOpen = false\n  init() { _isOpen = State(initialValue: true) }",
    "@AppStorage(\"open\") private var isOpen = false",
  ])
  func `what others may set is open`(flag: String) throws {
    let shown = ".sheet(isPresented: $isOpen) { LabView() }"
    #expect(try titles(flag, shown).contains("\"Lab\""))
  }

  @Test func `a comment sets nothing`() throws {
    let shown = ".sheet(isPresented: $isOpen) { LabView() }\n// .onAppear { isOpen = true }"
    #expect(try titles("@State private var isOpen = false", shown) == ["\"Notes\""])
  }

  @Test(arguments: [
    "enum Features { static let hasLab = false }",
    "struct Features { static var hasLab: Bool { false } }",
    "enum Features { static let hasLab = !isClosed; static let isClosed = true }",
  ])
  func `what a flag of the app leads to that is off has no screen`(flag: String) throws {
    let link = ".toolbar { if Features.hasLab { NavigationLink(\"Lab\") { LabView() } } }"
    #expect(try titles("", link, flag) == ["\"Notes\""])
    let on = flag.replacing("hasLab = false", with: "hasLab = true")
      .replacing("{ false }", with: "{ true }")
      .replacing("isClosed = true", with: "isClosed = false")
    #expect(try titles("", link, on) == ["\"Notes\"", "\"Lab\""])
  }

  @Test(arguments: ["static var hasLab = false", "static var hasLab: Bool { Server.hasLab }"])
  func `what a flag of the app leads to that may be on has one`(flag: String) throws {
    let link = ".toolbar { if Features.hasLab { NavigationLink(\"Lab\") { LabView() } } }"
    #expect(try titles("", link, "enum Features { \(flag) }").contains("\"Lab\""))
  }

  @Test func `a name of a function's own is another than the flag's`() throws {
    let members = """
      let isNew = false
      func row(isNew: Bool) -> some View {
        Group { if isNew { NavigationLink("Lab") { LabView() } } }
      }
      """
    #expect(try titles(members, ".toolbar { row(isNew: true) }").contains("\"Lab\""))
  }

  @Test(arguments: ["private var lab: some View", "private func lab() -> some View"])
  func `what only something makes that nothing asks for has no screen`(member: String) throws {
    let members = member + " { NavigationLink(\"Lab\") { LabView() } }"
    #expect(try titles(members, "// .background { lab }") == ["\"Notes\""])
    let use = member.contains("func") ? "lab()" : "lab"
    #expect(try titles(members, ".background { \(use) }") == ["\"Notes\"", "\"Lab\""])
    // Another file may ask for it.
    let open = members.replacing("private ", with: "")
    #expect(try titles(open, "") == ["\"Notes\"", "\"Lab\""])
  }

  @Test func `what is left out is said`() throws {
    let code =
      Self.start + """
        struct ListView: View {
          @State private var isOpen = false
          var body: some View { List {}.sheet(isPresented: $isOpen) { LabView() } }
        }
        """
    let notes = try SampleApp(["A.swift": code]).notes()
    #expect(notes == ["A.swift:5: nothing in the app comes to it, its screen is left out"])
  }

  @Test func `a state of a flag that nothing sets is none`() throws {
    let bar = ".toolbar { if isOpen { Button(\"Close\") {} } else { Button(\"Open\") {} } }"
    let code = """
      \(Self.start)struct ListView: View {
        @State private var isOpen = false
        var body: some View { List {}.navigationTitle("Notes")\(bar) }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    #expect(screens.map { $0.items.map(\.summary) } == [["automatic \"Open\""]])
  }
}
