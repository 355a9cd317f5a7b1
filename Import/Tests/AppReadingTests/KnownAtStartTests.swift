import AppReading
import SampleApps
import Testing

/// What a screen surely has, or surely lacks, as it comes.
@Suite struct KnownAtStartTests {
  private static let start = """
    import SwiftUI
    @main struct Notes: App {
      var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
    }

    """

  @Test func `how bars show is no button`() throws {
    let code = """
      \(Self.start)struct ListView: View {
        @State private var shown: Visibility = .visible
        var body: some View {
          List {}.navigationTitle("Notes").toolbar(shown).toolbarTitleDisplayMode(.inline)
            .onTapGesture { shown = .hidden }
        }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    #expect(screens.allSatisfy { $0.items.isEmpty })
    #expect(screens.map(\.variant) == [nil, "shown == .hidden"])
  }

  @Test func `what stands behind a part of a condition is in its state`() throws {
    let bar = """
      .toolbar {
        if !isChoosing { Button("Choose") { isChoosing = true } }
        if isChoosing && !list.isEmpty { Button("Delete") {} }
        if isChoosing { Button("Done") {} }
      }
      """
    let code = """
      \(Self.start)struct ListView: View {
        @State private var isChoosing = false
        @State private var list: [String] = []
        var body: some View { List {}.navigationTitle("Notes")\(bar) }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    let bars = Dictionary(
      screens.map { ($0.variant ?? "", $0.items.map(\.summary)) }, uniquingKeysWith: { a, _ in a })
    #expect(
      bars == [
        "": ["automatic \"Choose\""], "isChoosing": ["automatic \"Done\""],
        "isChoosing && !list.isEmpty": ["automatic \"Delete\"", "automatic \"Done\""],
      ])
  }

  @Test func `a state that a property only stands for is known as a screen comes`() throws {
    let code = """
      \(Self.start)final class Editor: ObservableObject {
        enum Step { case adding, moving }
        @Published var step = Step.adding
      }
      struct ListView: View {
        @StateObject private var editor: Editor
        private var step: Editor.Step { editor.step }
        var body: some View {
          List {}.navigationTitle("Notes").toolbar {
            Button("More") { editor.step = .moving }
            if step != .adding { Button("Done") {} }
            if step == .moving { Button("Cancel") {} }
          }
        }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    #expect(
      screens.map { $0.items.map(\.summary) } == [
        ["automatic \"More\""], ["automatic \"More\"", "automatic \"Done\""],
        ["automatic \"More\"", "automatic \"Done\"", "automatic \"Cancel\""],
      ])
  }

  @Test(arguments: [true, false])
  func `what is handed on together is there`(isHanded: Bool) throws {
    let done = isHanded ? ", done: (label: \"OK\", action: save)" : ""
    let code = """
      \(Self.start)struct ListView: View {
        var body: some View { Frame(title: "Notes"\(done)) { List {} } }
        func save() {}
      }
      struct Frame<Content: View>: View {
        typealias Done = (label: String, action: () -> Void)
        let title: String
        let done: Done?
        let content: Content
        var body: some View {
          content.navigationTitle(title).toolbar { button }
        }
        @ViewBuilder private var button: some View {
          if let done = done { Button(action: done.action) { Text(done.label) } }
        }
        init(title: String, done: Done? = nil, @ViewBuilder content: () -> Content) {
          self.title = title
          self.done = done
          self.content = content()
        }
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.name == "ListView" }
    #expect(screens.map(\.title?.value.summary) == ["\"Notes\""])
    #expect(
      screens.map { $0.items.map(\.summary) } == [isHanded ? ["automatic \"OK\""] : []])
  }
}
