import AppReading
import SampleApps
import Testing

/// Bars that are hidden while a value is the case that it starts as.
@Suite struct CasesThatDifferAtStartTests {
  private func screens(_ hiding: String, _ observer: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part: String { case front, news, mail }
      struct Home: View {
        @SceneStorage("part") var part: Part = .front\(observer)
        var body: some View {
          NavigationStack {
            VStack {
              switch part {
              case .news: Text("1")
              case .front: Text("2")
              case .mail: Text("3")
              }
            }
            .navigationTitle(name(part))
            \(hiding)
          }
        }
      }
      func name(_ part: Part?) -> String {
        guard let part else { return "" }
        switch part {
        case .front: return "Front"
        case .news: return "News"
        case .mail: return "Mail"
        }
      }
      """
    ]).read().screens
  }

  @Test(
    arguments: [
      ".toolbar(part != .front ? .visible : .hidden)",
      ".toolbar(part == .front ? .hidden : .visible, for: .navigationBar)",
    ], ["", " { willSet { print(part) } }"])
  func `it comes without its bar, and with it in other cases`(
    hiding: String, observer: String
  ) throws {
    let found = try screens(hiding, observer)
    #expect(found.map(\.variant) == [nil, "case .news", "case .mail"])
    #expect(found.map { $0.title?.value.plain } == ["Front", "News", "Mail"])
    #expect(found.map { $0.isBarHidden?.value ?? false } == [true, false, false])
  }
}

extension AppText {
  /// Its words, which the code says.
  fileprivate var plain: String { if case .verbatim(let words) = self { words } else { "?" } }
}
