import AppReading
import SampleApps
import Testing

/// States whose title is of another size, or nothing, for the reason that makes them one.
@Suite struct ModesOfStatesTests {
  private func screens(_ title: String, _ mode: String, _ button: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Hall(name: Date().description) } } }
      }
      struct Hall: View {
        let name: String
        @State private var isOpen = false
        @State private var isFull = false
        var body: some View {
          Text("Seats")
            .navigationTitle(\(title))
            .navigationBarTitleDisplayMode(\(mode))
            .toolbar { \(button) }
            .onTapGesture { isOpen.toggle(); isFull.toggle() }
        }
      }
      """
    ]).read().screens
  }

  @Test func `another title is of the size that goes with it`() throws {
    let screens = try screens("isOpen ? \"Open\" : \"Hall\"", "isOpen ? .inline : .large", "")
    #expect(screens.map { $0.title?.value.summary } == ["\"Hall\"", "\"Open\""])
    #expect(screens.map { $0.titleMode?.value } == [.large, .inline])
  }

  @Test func `other buttons stand by a title of the size that goes with them`() throws {
    let screens = try screens(
      "\"Hall\"", "isOpen ? .inline : .large", "if isOpen { Button(\"Close\") {} }")
    #expect(screens.map { $0.items.count } == [0, 1])
    #expect(screens.map { $0.titleMode?.value } == [.large, .inline])
  }

  @Test func `buttons for another reason stand by the same size`() throws {
    let screens = try screens(
      "\"Hall\"", "isOpen ? .inline : .large", "if isFull { Button(\"Close\") {} }")
    #expect(screens.map { $0.titleMode?.value } == [.large, .large])
  }

  @Test(arguments: ["isOpen && isFull", "isOpen && (isFull || name.isEmpty)"])
  func `a title that is nothing for the same reason is not there`(condition: String) throws {
    let screens = try screens(
      "isOpen ? \"\" : name", "isOpen ? .inline : .large",
      "if \(condition) { Button(\"Close\") {} }")
    #expect(screens.map { $0.title?.value.summary } == ["unknown Date().description", "\"\""])
    #expect(screens.map { $0.titleMode?.value } == [.large, .inline])
  }
}
