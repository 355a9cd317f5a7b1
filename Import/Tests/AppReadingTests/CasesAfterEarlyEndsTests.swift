import AppReading
import SampleApps
import Testing

/// Cases that a property works out with ends before the last one.
@Suite struct CasesAfterEarlyEndsTests {
  private func titles(_ steps: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part { case old, young }
      struct Trees: View {
        @ObservedObject var model: Model
        @State private var chosen: Part = .old
        @State private var isShort = false
        private var part: Part {
          \(steps)
        }
        var body: some View {
          NavigationStack { List {}.navigationTitle(part == .old ? "Old" : "Young") }
        }
      }
      """
    ]).read().screens.map { $0.title?.value.summary ?? "-" }
  }

  @Test(arguments: [
    "if model.isNew { return .old }\nreturn chosen",
    "if model.isNew || !isShort { return Part.old }\nreturn self.chosen",
    "guard model.isNew else { return .old }\nreturn chosen",
    "if isShort { return .young }\nreturn chosen",
    "if model.isNew { return .old }\nguard !isShort else { return .young }\nreturn chosen",
  ])
  func `that agree are what the screen comes with`(steps: String) throws {
    #expect(try titles(steps) == ["\"Old\"", "\"Young\""])
  }

  @Test(arguments: [
    "if model.isNew { return .young }\nreturn chosen",
    "if model.isNew { model.start() }\nreturn model.part",
    "if !isShort { return .young }\nreturn chosen",
  ])
  func `that do not agree are not`(steps: String) throws {
    #expect(try titles(steps) == ["\"Young\"", "\"Old\""])
  }

  @Test func `a title and a button of the other case are one state`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part { case old, young }
      struct Trees: View {
        @ObservedObject var model: Model
        @State private var chosen: Part = .old
        private var part: Part {
          if model.isNew { return .old }
          return chosen
        }
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(part == .old ? "Old" : "Young").toolbar {
              switch part {
              case .old: Button("Cut") {}
              case .young: Button("Plant") {}
              }
            }
          }
        }
      }
      """
    ]).read().screens
    let bars = screens.map { screen in
      ([screen.variant, screen.title?.value.summary] + screen.items.map(\.summary))
        .compactMap(\.self).joined(separator: " ")
    }
    #expect(
      bars == ["\"Old\" automatic \"Cut\"", "part == .young \"Young\" automatic \"Plant\""])
  }

  @Test func `what one of them links to comes after its title`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part { case old, young }
      struct Trees: View {
        @ObservedObject var model: Model
        @State private var chosen: Part = .old
        private var part: Part {
          if model.isNew { return .old }
          return chosen
        }
        var body: some View {
          NavigationStack {
            List {
              switch part {
              case .old: NavigationLink("One") { Oak() }
              case .young: NavigationLink("Two") { Ash() }
              }
            }
            .navigationTitle(part == .old ? "Old" : "Young")
          }
        }
      }
      struct Grove: View { var body: some View { VStack { NavigationLink("Three") { Ash() } } } }
      struct Oak: View { var body: some View { List {}.navigationTitle("Oak") } }
      struct Ash: View { var body: some View { List {}.navigationTitle("Ash") } }
      """
    ]).read().screens
    let before = screens.filter { $0.parent == "Trees" }.map {
      "\($0.name) \($0.titleBefore?.value.summary ?? "-")"
    }
    #expect(before == ["Ash \"Young\"", "Oak -"])
  }

  @Test func `of a thousand that each ask the next one twice are read all the same`() throws {
    let chain = (0..<1_000).map { number in
      let next = number == 999 ? "chosen" : "part\(number + 1)"
      return "private var part\(number): Part {\nif \(next) == .young { return .old }\n"
        + "if \(next) == .old { return .old }\nreturn \(next)\n}"
    }
    let steps = "return part0\n}\n" + chain.joined(separator: "\n").dropLast()
    #expect(try titles(steps).count == 2)
  }

  @Test func `of very many steps are left open`() throws {
    let steps = String(repeating: "if model.isNew { return .old }\n", count: 2_000)
    #expect(try titles(steps + "return chosen").count == 2)
  }
}
