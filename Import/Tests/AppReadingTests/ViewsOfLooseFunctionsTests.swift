import AppReading
import SampleApps
import Testing

/// First screens that say nothing of their bar and show what functions outside of types make.
@Suite struct ViewsOfLooseFunctionsTests {
  private func bare(_ content: String, _ more: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack { VStack { Text("Hi"); \(content) } } }
      }
      class Model: ObservableObject { func buy() {} }
      \(more)
      """
    ]).read().screens.filter(\.isBare).map(\.name)
  }

  @Test func `views that functions of a file make are known`() throws {
    let label = """
      @ViewBuilder private func label(_ text: String) -> some View {
        HStack { Image(systemName: "star"); Text(text); Spacer() }
      }
      """
    let call = "Button { model.buy() } label: { label(\"Buy\") }; label(\"Hi\")"
    #expect(try bare(call, label) == ["Start"])
    let held = """
      func label(_ text: String) -> some View { Held() }
      struct Held: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { Own() }
        func updateUIViewController(_ c: UIViewController, context: Context) {}
      }
      class Own: UIViewController {
        override func viewDidLoad() { parent?.navigationItem.title = "Own" }
      }
      """
    #expect(try !bare("label(\"Hi\")", held).contains("Start"))
  }
}
