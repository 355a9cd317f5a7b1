import AppReading
import SampleApps
import Testing

/// Segmented controls: what can be chosen, and what is chosen first.
@Suite struct PickersTests {
  @Test func `a picker of segments in the title's place shows all that can be chosen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Mode: String, CaseIterable { case one, two
        var title: String { switch self { case .one: "First"; case .two: "Second" } } }
      struct Tagged: View {
        @State private var mode = Mode.two
        var body: some View {
          NavigationStack { List { }.navigationTitle("Tagged").toolbar {
            ToolbarItem(placement: .principal) {
              Picker("Mode", selection: $mode) { Text("A").tag(Mode.one); Text("B").tag(Mode.two) }
                .pickerStyle(.segmented).frame(width: 200)
            }
          } }
        }
      }
      struct Listed: View {
        @State private var mode: Mode = .one
        var body: some View {
          NavigationStack { List { }.toolbar {
            ToolbarItem(placement: .principal) {
              Picker(selection: $mode, label: Text("Mode")) {
                ForEach(Mode.allCases, id: \\.self) { Text($0.title) }
              }.pickerStyle(SegmentedPickerStyle())
            }
          } }
        }
      }
      """
    ])
    #expect(
      try app.screen("Tagged")?.items.map(\.summary)
        == ["principal segments \"A\" / \"B\", 1 chosen"])
    #expect(
      try app.screen("Listed")?.items.map(\.summary)
        == ["principal segments \"First\" / \"Second\", 0 chosen"])
  }

  @Test func `a picker that is a menu or whose values are data stays a view`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct MenuView: View {
        @State private var mode = 0
        var body: some View {
          NavigationStack { List { }.navigationTitle("Menu").toolbar {
            Picker("Mode", selection: $mode) { Text("A").tag(0); Text("B").tag(1) }
          } }
        }
      }
      struct HeldView: View {
        @ObservedObject var model: Model
        @State private var mode = 0
        var body: some View {
          NavigationStack { List { }.navigationTitle("Held").toolbar {
            Picker("Mode", selection: $mode) { Text("A").tag(0); Text(model.name).tag(1) }
              .pickerStyle(.segmented)
          } }
        }
      }
      struct DataView: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack { List { }.navigationTitle("Data").toolbar {
            Picker("Mode", selection: $model.mode) {
              ForEach(model.modes) { Text($0.name) }
            }.pickerStyle(.segmented)
          } }
        }
      }
      """
    ])
    #expect(try app.screen("HeldView")?.items.map(\.summary) == ["automatic view Picker"])
    #expect(try app.screen("MenuView")?.items.map(\.summary) == ["automatic view Picker"])
    #expect(try app.screen("DataView")?.items.map(\.summary) == ["automatic view Picker"])
  }

  @Test func `where the code does not say which segment is chosen, the first is a guess`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct TypeView: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack { List { }.navigationTitle("Type").toolbar {
            Picker("Type", selection: $model.type) { Text("A").tag(0); Text("B").tag(1) }
              .pickerStyle(.segmented)
          } }
        }
      }
      """
    ])
    let items = try #require(try app.screen("TypeView")).items
    #expect(items.map(\.summary) == ["automatic segments \"A\" / \"B\", 0 chosen"])
    #expect(items.map(\.confidence) == [.guessed])
  }

  @Test func `the segment that UIKit's code chooses is chosen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          let control = UISegmentedControl(items: ["Near", "All"])
          control.selectedSegmentIndex = 1
          navigationItem.titleView = control
        }
      }
      """
    ])
    guard
      case .segments(let titles, let selected)? = try app.screen("ListController")?.titleView?.value
    else {
      Issue.record("no segments")
      return
    }
    #expect(titles.map(\.summary) == ["\"Near\"", "\"All\""])
    #expect(selected == 1)
  }
}
