import AppReading
import SampleApps
import Testing

/// Variables of models that the model's own initializer gives another value than they are declared with.
@Suite struct LeftByInitializersTests {
  /// The pictures and words of a view's first button for a model with some initializers.
  private func items(_ makers: String, more: String = "", base: String = "") throws -> [String] {
    try #require(
      try SampleApp([
        "A.swift": """
        import SwiftUI
        enum Link { case on, off }
        \(base)
        final class Model: \(base.isEmpty ? "ObservableObject" : "Base") {
          @Published private(set) var link: Link = .off
          @Published var isOld = true
          \(makers)
          func load() { link = .off; isOld = true }
          \(more)
        }
        struct Notes: View {
          @ObservedObject var model: Model
          private var picture: String {
            switch model.link {
            case .off: return "bolt.slash"
            case .on: return "bolt"
            }
          }
          var body: some View {
            NavigationStack {
              List {}.navigationTitle("Notes").toolbar {
                Button { } label: { Image(systemName: picture) }
                if model.isOld { Button("Old") {} }
              }
            }
          }
        }
        """
      ]).screen("Notes")
    ).items.map(\.summary)
  }

  private static let on = "automatic symbol bolt"
  private static let off = "automatic symbol bolt.slash"

  @Test(arguments: [
    "init() { link = .on; isOld = false }",
    "init(name: String) { self.isOld = false; self.link = Link.on; print(name) }",
    "init() { self.link = .on; isOld = false }; convenience init(_ name: String) { self.init() }",
    """
    init(a: Int) { link = .off; link = .on; isOld = false }
    init(b: Int) { link = .on; isOld = false }
    """,
  ])
  func `what the initializer leaves is what the screen comes with`(makers: String) throws {
    #expect(try items(makers) == [Self.on])
  }

  @Test(arguments: [
    "init() { print(link) }",
    "init(on: Bool) { if on { link = .on; isOld = false } }",
    "init() { link = .on; isOld = false; load() }",
    "init(a: Int) { link = .on; isOld = false }\ninit(b: Int) {}",
    "init(link: Link, isOld: Bool) { self.link = link; self.isOld = isOld }",
    "init() { Task { link = .on; isOld = false } }",
  ])
  func `what only some way leaves there is not taken`(makers: String) throws {
    #expect(try items(makers).first == Self.off)
  }
}
