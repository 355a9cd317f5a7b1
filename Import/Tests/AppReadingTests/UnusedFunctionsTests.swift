import AppReading
import SampleApps
import Testing

/// Functions that only a comment calls say nothing of a screen.
@Suite struct UnusedFunctionsTests {
  private func titles(_ source: String, of name: String) throws -> [AppText?] {
    try SampleApp(["A.swift": "import UIKit\n" + source]).read().screens
      .filter { $0.name == name }.map(\.title?.value)
  }

  private let form = """
    class Form: UIViewController {
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .save, target: nil, action: nil)
        // setTexts()
      }

    """

  @Test func `a function whose only call is a comment does not run`() throws {
    let unused = form + "func setTexts() { navigationItem.title = \"Form\" }\n}"
    #expect(try titles(unused, of: "Form") == [nil])
    let unnamed = unused.replacing("// setTexts()", with: "")
    #expect(try titles(unnamed, of: "Form") == [.verbatim("Form")])
    let used = unused.replacing("// setTexts()", with: "setTexts()")
    #expect(try titles(used, of: "Form") == [.verbatim("Form")])
    let selected = unused + "\nlet change = Selector((\"setTexts\"))"
    #expect(try titles(selected, of: "Form").contains(.verbatim("Form")))
  }

  @Test func `being a delegate of a library's takes nothing`() throws {
    let cropping = form.replacing("UIViewController", with: "UIViewController, CropDelegate")
    let texts = "func setTexts() { navigationItem.title = \"Form\" }\n}"
    #expect(try titles(cropping + texts, of: "Form") == [nil])
  }

  @Test func `other classes may have a function of that name that runs`() throws {
    let texts = "func setTexts() { navigationItem.title = \"Form\" }\n}\n"
    let other = """
      class List: UIViewController {
        override func viewDidLoad() { self.setTexts() }
        func setTexts() { title = "List" }
      }
      """
    let files = ["A.swift": "import UIKit\n" + form + texts, "B.swift": "import UIKit\n" + other]
    let app = try SampleApp(files)
    #expect(try app.screen("Form")?.title == nil)
    #expect(try app.screen("List")?.title?.value == .verbatim("List"))
    let caller = "func change(_ form: Form) { form.setTexts() }"
    let asked = try SampleApp(files.merging(["C.swift": caller]) { first, _ in first })
    #expect(try asked.screen("Form")?.title?.value == .verbatim("Form"))
    let heir = "class Longer: Form { func more() { setTexts() } }"
    let inherited = try SampleApp(files.merging(["C.swift": heir]) { first, _ in first })
    #expect(try inherited.screen("Longer")?.title?.value == .verbatim("Form"))
  }

  @Test func `what a library may call, or takes the place of another function, runs`() throws {
    let ofLibrary = form.replacing("UIViewController", with: "UIViewController, Paging")
    let texts = "func setTexts() { navigationItem.title = \"Form\" }\n}"
    #expect(try titles(ofLibrary + texts, of: "Form") == [.verbatim("Form")])
    let overriding =
      "class Base: Library.Page {}\n"
      + form.replacing("UIViewController", with: "Base")
      + "override func setTexts() { navigationItem.title = \"Form\" }\n}"
    #expect(try titles(overriding, of: "Form").contains(.verbatim("Form")))
    let outlet = "@IBAction func setTexts() { navigationItem.title = \"Form\" }\n}"
    #expect(try titles(form + outlet, of: "Form").contains(.verbatim("Form")))
  }
}
