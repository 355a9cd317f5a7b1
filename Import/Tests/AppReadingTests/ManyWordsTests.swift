import AppReading
import SampleApps
import Testing

/// Names that an object has for one of many kinds.
@Suite struct ManyWordsTests {
  private func title(kinds: Int) throws -> Screen? {
    let cases = (1...kinds).map { "case \($0): return \"Kind \($0)\"" }.joined(separator: "\n")
    return try SampleApp([
      "A.swift": """
      import UIKit
      class Model {
        let number: Int
        let code: Int
        init(number: Int, code: Int) { self.number = number; self.code = code }
      }
      extension Model {
        var modelName: String {
          switch number {
          \(cases)
          default: return "Unknown kind: \\(code)"
          }
        }
      }
      class ModelController: UITableViewController {
        var model: Model!
        override func viewDidLoad() {
          super.viewDidLoad()
          title = model.modelName
        }
      }
      """
    ]).screen("ModelController")
  }

  @Test func `one of more words than a screen has variants is for the running app to know`() throws
  {
    #expect(try title(kinds: 12)?.title?.value.summary == "unknown model.modelName")
  }

  @Test func `one of a few is the first`() throws {
    #expect(try title(kinds: 3)?.title?.value.summary == "\"Kind 1\"")
  }
}
