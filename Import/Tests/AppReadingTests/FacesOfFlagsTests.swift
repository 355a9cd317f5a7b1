import AppReading
import SampleApps
import Testing

/// Buttons that show something else once a flag of the screen is turned.
@Suite struct FacesOfFlagsTests {
  private func screens(_ button: String, flag: String = "@State private var isOn = false") throws
    -> [Screen]
  {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Hall() } } }
      }
      struct Hall: View {
        \(flag)
        var body: some View {
          Text("Seats")
            .navigationTitle("Hall")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { \(button) } }
        }
      }
      """
    ]).read().screens
  }

  @Test(arguments: [
    "Button { isOn.toggle() } label: { if isOn { Text(\"Stop\") } else { Text(\"Start\") } }",
    "Button { isOn.toggle() } label: { Text(isOn ? \"Stop\" : \"Start\").bold() }",
    "Button(isOn ? \"Stop\" : \"Start\") { isOn.toggle() }",
    "Button(action: { isOn.toggle() }) { Text(!isOn ? \"Start\" : \"Stop\") }",
  ])
  func `other words are a state`(button: String) throws {
    let screens = try screens(button)
    #expect(
      screens.map { $0.items.map(\.summary) } == [
        ["topBarTrailing \"Start\""], ["topBarTrailing \"Stop\""],
      ])
    #expect(screens.map { $0.variant != nil } == [false, true])
  }

  @Test(arguments: [
    "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"stop\" : \"play\") }",
    "Button { isOn.toggle() } label: { if isOn { Image(systemName: \"stop\") } "
      + "else { Image(systemName: \"play\") } }",
  ])
  func `another picture is a state`(button: String) throws {
    #expect(
      try screens(button).map { $0.items.map(\.summary) } == [
        ["topBarTrailing symbol play"], ["topBarTrailing symbol stop"],
      ])
  }

  @Test func `words and picture that turn together are one state`() throws {
    let button =
      "Button { isOn.toggle() } label: { "
      + "Label(isOn ? \"Stop\" : \"Start\", systemImage: isOn ? \"stop\" : \"play\") }"
    #expect(try screens(button).count == 2)
  }

  @Test(arguments: ["let isOn: Bool", "@Binding var isOn: Bool"])
  func `a flag of which nobody knows how it starts makes none`(flag: String) throws {
    let button = "Button(isOn ? \"Stop\" : \"Start\") { }"
    #expect(try screens(button, flag: flag).filter { $0.variant != nil }.isEmpty)
  }

  @Test(arguments: ["private", ""])
  func `a flag that nothing turns makes none`(access: String) throws {
    let button = "Button(isOn ? \"Stop\" : \"Start\") { }"
    let flag = "@State \(access) var isOn = false"
    #expect(
      try screens(button, flag: flag).map { $0.items.map(\.summary) } == [
        ["topBarTrailing \"Start\""]
      ])
  }

  @Test func `a flag that a control is handed makes one`() throws {
    let button =
      "Button(isOn ? \"Stop\" : \"Start\") { }\nToggle(\"On\", isOn: $isOn)"
    #expect(try screens(button).count { $0.variant != nil } == 1)
  }

  @Test func `they are named for what turns them`() throws {
    let button = "Button(isOn ? \"Stop\" : \"Start\") { isOn.toggle() }"
    let flag = "@State private var isOn = "
    #expect(try screens(button, flag: flag + "false").compactMap(\.variant) == ["isOn"])
    #expect(try screens(button, flag: flag + "true").compactMap(\.variant) == ["!isOn"])
    let inside = try screens(
      "if isAdmin { \(button) }", flag: flag + "false\nlet isAdmin = Date().description.isEmpty")
    #expect(inside.compactMap(\.variant) == ["isAdmin", "isOn"])
  }

  @Test func `what stands behind the same stands beside it`() throws {
    let screens = try screens(
      "if isAdmin { Button(isOn ? \"Stop\" : \"Start\") { isOn.toggle() } }\n"
        + "if isOn && isAdmin { Button(\"All\") {} }",
      flag: "@State private var isOn = false\nlet isAdmin = Date().description.isEmpty")
    #expect(
      screens.map { $0.items.map(\.summary) } == [
        [], ["topBarTrailing \"Start\""],
        ["topBarTrailing \"Stop\"", "topBarTrailing \"All\""],
      ])
  }

  @Test func `a colour that turns makes none`() throws {
    let button =
      "Button { isOn.toggle() } label: { Text(\"Start\").foregroundStyle(isOn ? .red : .blue) }"
    #expect(try screens(button).count == 1)
  }
}
