import AppReading
import SampleApps
import Testing

/// Views that objects of the app's own make, such as factories that a container keeps.
@Suite struct ViewsOfObjectsTests {
  private static let views = """
    import SwiftUI
    class HarborModel: ObservableObject { init(name: String) {} }
    struct CoastView: View {
      let open: (String) -> Void
      var body: some View { Text("coast") }
    }
    struct HarborView: View {
      @ObservedObject var model: HarborModel
      var body: some View { Text("harbor").navigationTitle("Harbor") }
    }

    """

  private static let factories = """
    import SwiftUI
    public class CoastFactory {
      public init() {}
      public func make(open: @escaping (String) -> Void) -> some View { CoastView(open: open) }
    }
    struct HarborFactory {
      func build(name: String) -> (view: some View, model: HarborModel) {
        let model = HarborModel(name: name)
        return (HarborView(model: model), model)
      }
      func build(model: HarborModel) -> some View { HarborView(model: model) }
    }
    final class Parts {
      lazy var coasts = CoastFactory()
      lazy var harbors: HarborFactory = HarborFactory()
    }

    """

  private func screens(_ content: String, _ members: String, onStack: String = "") throws
    -> [Screen]
  {
    try SampleApp([
      "Views.swift": Self.views,
      "Factories.swift": Self.factories,
      "Main.swift": """
      import SwiftUI
      @main struct Sea: App {
        let parts = Parts()
        @State private var isOpen = false
        @State private var kept: HarborModel?
        var body: some Scene {
          WindowGroup { NavigationStack { \(content) }\(onStack) }
        }
        \(members)
      }
      """,
    ]).read().screens
  }

  @Test(arguments: [
    ("parts.coasts.make { _ in }", ""),
    ("coasts.make(open: { _ in })", "var coasts: CoastFactory { parts.coasts }"),
    ("CoastFactory().make { _ in }", ""),
    (
      "first()",
      """
      var coasts: CoastFactory { parts.coasts }
      private func first() -> some View { coasts.make { _ in isOpen = true } }
      """
    ),
  ])
  func `a view that an object makes is first on its stack`(content: String, members: String)
    throws
  {
    let found = try screens(content, members)
    #expect(found.map(\.name).sorted() == ["CoastView", "HarborView"])
    #expect(found.first { $0.name == "CoastView" }?.hasOwnStack == true)
  }

  @Test func `what such an object makes for a destination is pushed from there`() throws {
    let found = try screens(
      """
      first().navigationDestination(isPresented: $isOpen) { next(name: "a") }
      """,
      """
      private func first() -> some View { parts.coasts.make { _ in isOpen = true } }
      private func next(name: String) -> some View {
        let model: HarborModel
        if let known = kept {
          model = known
        } else {
          let (_, made) = parts.harbors.build(name: name)
          model = made
        }
        return parts.harbors.build(model: model).onDisappear { kept = nil }
      }
      """)
    #expect(found.map(\.name).sorted() == ["CoastView", "HarborView"])
    let harbor = try #require(found.first { $0.name == "HarborView" })
    #expect(harbor.parent != nil && !harbor.hasOwnStack)
    #expect(harbor.title?.value == .verbatim("Harbor"))
  }

  @Test func `a modifier of the same name stays a modifier`() throws {
    let found = try screens(
      "CoastView { _ in }.make(title: \"Coast\")",
      "", onStack: "")
    #expect(found.first { $0.name == "CoastView" }?.title == nil)
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Marks { func make(title: String) -> some View { Text(title) } }
      extension View {
        func make(title: String) -> some View { navigationTitle(title) }
      }
      struct Coast: View {
        var body: some View { Text("a").make(title: "Coast") }
      }
      @main struct Sea: App {
        var body: some Scene { WindowGroup { NavigationStack { Coast() } } }
      }
      """
    ])
    #expect(try app.screen("Coast")?.title?.value == .verbatim("Coast"))
  }

  @Test(arguments: [
    ".onOpenURL { url in guide(url) }", ".onContinueUserActivity(\"read\") { guide($0) }",
  ])
  func `what a stack does once something happens shows nothing`(step: String) throws {
    let found = try screens("CoastView { _ in }", "let guide = Guide()", onStack: step)
    #expect(found.contains { $0.name == "CoastView" && $0.hasOwnStack })
  }
}
