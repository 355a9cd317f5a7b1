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

  @Test func `a flag that is only taken back is never set`() throws {
    let shown = """
      .sheet(isPresented: $isOpen) {
        NavigationStack { Button("Close") { isOpen = false }.navigationTitle("In") }
      }
      """
    #expect(try !titles("@State private var isOpen = false", shown).contains("\"In\""))
    let turned = shown + ".onTapGesture { isOpen = false || isLate }"
    #expect(try titles("@State private var isOpen = false", turned).contains("\"In\""))
  }

  @Test func `what only members set that nothing asks for is never set`() throws {
    let members = """
      @State private var isOpen = false
      private var header: some View { row }
      private var row: some View { Button("More") { open() } }
      private func open() { isOpen = true }
      """
    let shown = ".sheet(isPresented: $isOpen) { LabView() }"
    #expect(try titles(members, shown) == ["\"Notes\""])
    let used = shown + ".overlay { header }"
    #expect(try titles(members, used) == ["\"Notes\"", "\"Lab\""])
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

  @Test(arguments: ["String?", "String? = nil"])
  func `what is shown for a value that nothing sets has no screen`(type: String) throws {
    let value = "@State private var picked: \(type)"
    for name in ["sheet", "fullScreenCover", "popover", "navigationDestination"] {
      let shown = ".\(name)(item: $picked) { _ in LabView() }"
      #expect(try titles(value, shown) == ["\"Notes\""])
      for set in [
        ".onTapGesture { picked = \"a\" }", ".toolbar { Picker(\"\", selection: $picked) }",
        ".onAppear { pick(&picked) }",
      ] {
        #expect(try titles(value, shown + set) == ["\"Notes\"", "\"Lab\""])
      }
    }
  }

  @Test(arguments: [
    "@State var picked: String?", "@Binding var picked: String?",
    "@State private var picked: String? = \"a\"",
    "@State private var picked: String?\n  init() { _picked = State(initialValue: \"a\") }",
  ])
  func `a value that others may set shows what it is for`(value: String) throws {
    let shown = ".sheet(item: $picked) { _ in LabView() }"
    #expect(try titles(value, shown).contains("\"Lab\""))
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
    let asked = "struct Wall { let list: ListView; var page: some View { list.\(use) } }"
    #expect(try titles(open, "", asked) == ["\"Notes\"", "\"Lab\""])
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

  private static let routes = """
    enum Route: Hashable { case row(Int), lab }
    extension View {
      func routed() -> some View {
        navigationDestination(for: Route.self) { route in
          switch route {
          case .row(let number): RowView(number: number)
          case .lab: LabView()
          }
        }
      }
    }
    struct RowView: View {
      let number: Int
      var body: some View { Text("").navigationTitle("Row") }
    }
    """

  @Test func `what is shown for a case that nothing makes has no screen`() throws {
    let link = ".routed().toolbar { NavigationLink(\"Row\", value: Route.row(1)) }"
    #expect(try titles("", link, Self.routes) == ["\"Notes\"", "\"Row\""])
  }

  @Test(arguments: [
    "NavigationLink(\"Lab\", value: Route.lab)", "Button(\"Lab\") { path.append(.lab) }",
    "Button(\"Lab\") { path = isNew ? [.row(2)] : [.lab] }",
    "ForEach(Route.allCases) { route in NavigationLink(\"Lab\", value: route) }",
  ])
  func `what is shown for a case that something makes has one`(use: String) throws {
    let link = ".routed().toolbar { NavigationLink(\"Row\", value: Route.row(1)); \(use) }"
    #expect(
      try titles("", link, Self.routes) == ["\"Notes\"", "\"Row\"", "\"Lab\""])
  }

  @Test(arguments: ["Codable", "String, Codable", "LibraryRoute"])
  func `what the system may make is not settled`(inherited: String) throws {
    let routes = Self.routes.replacing("Route: Hashable", with: "Route: Hashable, \(inherited)")
    let link = ".routed().toolbar { NavigationLink(\"Row\", value: Route.row(1)) }"
    #expect(try titles("", link, routes).contains("\"Lab\""))
  }

  @Test func `a sheet for a case that no store comes to has no screen`() throws {
    let sheets = """
      .sheet(item: $store.scope(state: \\.destination?.lab, action: \\.destination.lab)) { store in
        LabView(store: store)
      }
      """
    let more = "@Reducer enum Destination { case row(Row), lab(Lab) }"
    #expect(try titles("", sheets, more) == ["\"Notes\""])
    let set = sheets + ".onTapGesture { store.destination = .lab(Lab.State()) }"
    #expect(try titles("", set, more) == ["\"Notes\"", "\"Lab\""])
  }

  @Test func `a title for a case that nothing makes is none`() throws {
    let code = """
      import SwiftUI
      enum Mode { case new, old, other }
      @main struct Notes: App {
        @State var mode: Mode
        var body: some Scene {
          WindowGroup { NavigationStack { ListView(mode: mode) } }
        }
        func change(_ isNew: Bool) { mode = isNew ? .new : .old }
      }
      struct ListView: View {
        let mode: Mode
        var body: some View { List {}.navigationTitle(title) }
        var title: String {
          switch mode {
          case .new: "New"
          case .old: "Old"
          case .other: "Other"
          }
        }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    #expect(screens.map { $0.title?.value.summary } == ["\"New\"", "\"Old\""])
  }
}
