import AppReading
import Foundation
import SampleApps
import Testing

@Suite struct LookedThroughTests {
  @Test func `types of the same name in two targets are two screens`() throws {
    let app = try SampleApp([
      "App/Start.swift": """
      import UIKit
      class StartController: UIViewController { override func viewDidLoad() { title = "App" } }
      """,
      "Share/Start.swift": """
      import UIKit
      class StartController: UIViewController {
        override func viewDidLoad() { title = "Share"; addDone() }
      }
      extension StartController {
        func addDone() { navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil) }
      }
      """,
      "Mac/Start.swift": """
      import Cocoa
      class StartController: NSViewController { override func viewDidLoad() { title = "Mac" } }
      """,
    ])
    let read = try app.read()
    #expect(read.screens.map { $0.title?.value.summary } == ["\"App\"", "\"Share\""])
    #expect(read.screens.map(\.items.count) == [0, 1])
    #expect(read.screens.map(\.fileName) == ["StartController", "StartController@2"])
    #expect(read.notes.map(\.text) == ["is for another platform, skipped"])
  }

  @Test func `functions of a navigation item are looked through, with what a call decides`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Side { case left, right }
      extension UINavigationItem {
        func put(_ item: UIBarButtonItem, at side: Side) {
          if side == .left { self.leftBarButtonItem = item } else { rightBarButtonItem = item }
        }
      }
      class MakerButton: UIButton {}
      class AController: UIViewController {
        let send = UIBarButtonItem(title: nil, style: .done, target: nil, action: nil)
        let close: MakerButton = {
          let button = MakerButton()
          button.setImage(UIImage(named: "cross"), for: .normal)
          button.accessibilityLabel = "Close"
          return button
        }()
        override func viewDidLoad() {
          title = "A"
          navigationItem.put(UIBarButtonItem(customView: close), at: .left)
          navigationItem.put(send, at: .right)
          send.primaryAction = UIAction(title: "Send") { _ in }
        }
        func busy() { send.isEnabled = false }
        func ready() { send.isEnabled = true }
      }
      """
    ])
    let screen = try #require(try app.screen("AController"))
    #expect(screen.items.map(\.summary) == ["left picture cross", "right \"Send\""])
    #expect(screen.items[1].isEnabled == nil)
    #expect(screen.items.map(\.place.line) == [19, 20])
  }

  @Test func `what a protocol asks for is what stands behind it, but for tests`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      protocol ListModel { var title: String { get } }
      class MailModel: ListModel { let title = "Mail" }
      class MockModel: ListModel { let title = "Mock" }
      class ListController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model }
        override func viewDidLoad() { title = model.title }
      }
      """
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.title?.value == .verbatim("Mail"))
    #expect(screen.title?.confidence == .followed)
  }

  @Test func `a title that is data stays data where a search puts a word into its place`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class GroupController: UIViewController {
        var group: Group
        override func viewDidLoad() { title = group.name }
        func search() { title = "Search" }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.map { $0.title?.value.summary } == ["unknown group.name", "\"Search\""])
    #expect(screens[1].variant == "search")
  }

  @Test func `a toolbar is found where it is passed by name and in wrappers`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct AView: View {
        @State var isOn = false
        var body: some View {
          let content = List {}.navigationTitle("A").toolbar(content: tools)
            .toolbar(isOn ? .hidden : .visible, for: .tabBar)
          content.sheet(isPresented: $isOn) {
            NavigationStack { Form { Text("Name"); Field() }.navigationTitle("Add") }
          }
        }
        private func tools() -> some ToolbarContent {
          Wrapped { Button(action: {}) { Label("Filter", systemImage: "line.3.horizontal").labelStyle(.titleOnly) } }
        }
      }
      struct Field: View {
        var body: some View { TextField("", text: .constant("")).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } } }
      }
      struct Wrapped<Content: View>: ToolbarContent {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { HStack { content }.disabled(false) }
        }
      }
      """
    ])
    let screen = try #require(try app.screen("AView"))
    #expect(screen.items.map(\.summary) == ["topBarTrailing \"Filter\""])
    let sheet = try #require(try app.screen("AView-sheet"))
    #expect(sheet.title?.value == .verbatim("Add"))
    #expect(try app.screen("Field")?.title == nil)
  }

  @Test func `what a call passes decides which branch a modifier takes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension View {
        @ViewBuilder func bar(_ name: String, isPlain: Bool = false, note: String? = nil) -> some View {
          if isPlain { self.navigationTitle("Plain") } else { self.navigationTitle(name) }
          if let note { self.navigationSubtitle(note) }
        }
      }
      struct AView: View { var body: some View { List {}.bar("A") } }
      struct BView: View { var body: some View { List {}.bar("B", isPlain: true, note: "two") } }
      struct TabsView: View {
        let isLong = true
        var body: some View {
          TabView {
            NavigationStack { List {}.navigationTitle("One") }
            if isLong {
              NavigationStack { List {}.navigationTitle("Two") }
              NavigationStack { List {}.navigationTitle("Three") }
            }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.compactMap { $0.title?.value.summary } == [
        "\"A\"", "\"Plain\"", "\"One\"", "\"Two\"", "\"Three\"",
      ])
    #expect(screens.map { $0.subtitle?.value.summary } == [nil, "\"two\"", nil, nil, nil])
    #expect(screens.allSatisfy { $0.variant == nil })
  }
}

@Suite struct PropertyTests {
  @Test func `what a property's observer sets is read, and what a variable starts as is not`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class PlayerController: UIViewController {
        var player: Int? { didSet { title = NSLocalizedString("Player", comment: "") } }
      }
      struct Kind { let name: String }
      let standardKind = Kind(name: "None")
      class Model: ObservableObject { @Published var kind = standardKind }
      struct KindView: View {
        let kind: Kind
        var body: some View { Text("").navigationTitle(kind.name) }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          wrapped(Content.navigationTitle("Root").toolbar {
            ToolbarItem(placement: .largeSubtitle) { Text("Below") }
          }).sheet(isPresented: .constant(true)) { KindView(kind: model.kind) }
        }
        var Content: some View { List {} }
        func wrapped(_ content: some View) -> some View { content.alert("Sure?", isPresented: .constant(false)) {} }
      }
      """
    ])
    #expect(try app.screen("PlayerController")?.title?.value == .verbatim("Player"))
    #expect(try app.screen("KindView")?.title?.value.isKnown == false)
    let root = try #require(try app.screen("RootView"))
    #expect(root.title?.value == .verbatim("Root"))
    #expect(root.subtitle?.value == .verbatim("Below") && root.items.isEmpty)
  }
}
