import AppReading
import SampleApps
import Testing

/// Flags of an app's own that only those can change who try it out.
@Suite struct FlagsOfTriedOutAppsTests {
  private func screens(_ condition: String, _ rest: String = "") throws -> [String: [[String]]] {
    let screens = try SampleApp([
      "Flags.swift": """
      import Foundation
      enum Place {
        static var isTriedOut: Bool = {
          Bundle.main.appStoreReceiptURL?.lastPathComponent == "sandboxReceipt"
        }()
        static var isDebug: Bool {
          #if DEBUG
          return true
          #else
          return false
          #endif
        }
        static var isOpen: Bool = { Store.isOpen }()
      }
      enum Part: String, CaseIterable {
        case find, share
        var isOnAtFirst: Bool {
          switch self {
          case .find: return false
          case .share: return true
          }
        }
      }
      class Parts {
        static let current: Parts = Parts()!
        private var isOpen: Bool { return (Place.isTriedOut || Place.isDebug) }
        private var kept: [Part: Bool] = [:]
        init?() {}
        func has(_ part: Part) -> Bool {
          if isOpen, let value = kept[part] { return value }
          return part.isOnAtFirst
        }
        func keeps(_ part: Part) -> Bool {
          if let value = kept[part] { return value }
          return part.isOnAtFirst
        }
        func set(_ part: Part, _ value: Bool) { if isOpen { kept[part] = value } }
      }
      """,
      "A.swift": """
      import UIKit
      @main class Notes: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func start() {
          window.rootViewController = UINavigationController(rootViewController: ListController())
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          if \(condition) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Find", style: .plain, target: self, action: #selector(find))
          }
        }
        @objc func find() {
          if \(condition) {
            navigationController?.pushViewController(FindController(), animated: true)
          }
        }
        \(rest)
      }
      class FindController: UIViewController {
        override func viewDidLoad() { title = "Find" }
      }
      """,
    ]).read().screens
    return Dictionary(grouping: screens, by: \.name)
      .mapValues { $0.map { $0.items.map(\.summary) } }
  }

  @Test(arguments: ["Parts.current.has(.find)", "Place.isTriedOut", "!Parts.current.has(.share)"])
  func `what only those have who try it out has no screen`(condition: String) throws {
    #expect(try screens(condition) == ["ListController": [[]]])
  }

  @Test(arguments: ["Parts.current.has(.share)", "!Place.isTriedOut"])
  func `what all others have is there`(condition: String) throws {
    #expect(
      try screens(condition)
        == ["ListController": [["right \"Find\""]], "FindController": [[]]])
  }

  @Test(arguments: ["Parts.current.keeps(.find)", "Place.isOpen"])
  func `what may be kept otherwise is a state`(condition: String) throws {
    let found = try screens(condition)
    #expect(found["ListController"]?.count == 2)
    #expect(found["FindController"]?.count == 1)
  }

  @Test func `a variable that something is put into is no constant`() throws {
    let rest = "func open() { Place.isTriedOut = true }"
    #expect(try screens("Place.isTriedOut", rest)["ListController"]?.count == 2)
  }
}
