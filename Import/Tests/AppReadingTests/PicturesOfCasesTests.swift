import AppReading
import SampleApps
import Testing

/// Pictures that initializers of the app's own make of the cases of an enumeration.
@Suite struct PicturesOfCasesTests {
  @Test(arguments: [
    ("_ sign: Sign", "systemName: sign.rawValue", "Image(.ring)"),
    ("_ sign: Sign", "systemName: sign.rawValue", "Image(Sign.ring)"),
    ("_ sign: Sign", "systemName: sign.rawValue", "Image(ring)"),
    ("systemName sign: Sign", "systemName: sign.rawValue", "Image(systemName: .ring)"),
    ("_ sign: Sign", "systemName: sign.symbol", "Image(.ring)"),
  ])
  func `a case has the symbol that the initializer takes from it`(
    _ parameter: String, _ given: String, _ made: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Sign: String {
        case ring = "bell.badge", path = "arrow.up"
        var symbol: String { switch self { case .ring: "bell.badge"; case .path: "arrow.down" } }
      }
      enum Other: String { case book }
      extension Image {
        init(_ other: Other) { self.init(other.rawValue) }
        init(\(parameter)) { self.init(\(given)) }
      }
      struct Nest: View {
        let ring = Sign.ring
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Nest").toolbar {
              Button(action: {}, label: { \(made) })
              Button { } label: { Image(.leaf) }
            }
          }
        }
      }
      """
    ])
    let nest = try #require(try app.screen("Nest"))
    #expect(
      nest.items.map(\.summary) == ["automatic symbol bell.badge", "automatic picture leaf"])
  }

  @Test(arguments: ["imageLiteralResourceName: self.rawValue", "named: rawValue"])
  func `a button has the picture that a case gives by its raw value`(named: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      public enum Signs: String {
        case ring = "Ring icon"
        case path = "Path icon"
      }
      extension Signs {
        public var image: UIImage { return UIImage(\(named)) }
      }
      class NestController: UIViewController {
        override func viewDidLoad() {
          title = "Nest"
          let item = UIBarButtonItem(
            image: Signs.path.image, style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItem = item
        }
      }
      """
    ])
    let nest = try #require(try app.screen("NestController"))
    #expect(nest.items.map(\.summary) == ["right picture Path icon"])
  }
}
