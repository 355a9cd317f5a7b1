import AppReading
import SampleApps
import Testing

/// Code in folders called `Vendor`, which is the app's where its project builds it.
@Suite struct VendorFoldersTests {
  /// An app that builds some files of a folder.
  private static func files(_ folder: String = "Vendor") -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; buildPhases = (P);
          productType = "com.apple.product-type.application"; };
        P = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
        F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Base.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Pages.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Pods/Kit.swift; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Texts.swift; sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (F1, G2); path = App; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (F2, F3, F4, F5); path = \(folder);
          sourceTree = "<group>"; };
      }; }
      """,
      "App/Home.swift": """
      class HomeController: BaseController {
        override func setUp() { title = heading() }
        @objc func open() { show(PickerController(), sender: nil) }
      }
      """,
      "App/\(folder)/Base.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: nil, action: nil)
        }
        func setUp() {}
      }
      """,
      "App/\(folder)/Texts.swift": """
      extension BaseController { func heading() -> String { "Home" } }
      """,
      "App/\(folder)/Pages.swift": """
      class PickerController: UIViewController {
        override func viewDidLoad() { title = "Picker" }
        func more() { show(DetailsController(), sender: nil) }
      }
      class DetailsController: UIViewController {
        override func viewDidLoad() { title = "Details" }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { title = "Other" }
        func more() { show(LastController(), sender: nil) }
      }
      class LastController: UIViewController {
        override func viewDidLoad() { title = "Last" }
      }
      """,
      "App/\(folder)/Sample.swift": """
      class SampleController: BaseController { func more() { _ = OtherController() } }
      """,
      "App/\(folder)/Pods/Kit.swift": """
      class KitController: BaseController {}
      """,
    ]
  }

  @Test(arguments: ["Vendor", "vendor"])
  func `what a project builds of such a folder is known`(folder: String) throws {
    let app = try SampleApp(Self.files(folder))
    let home = try #require(try app.screen("HomeController"))
    #expect(home.title?.value == .verbatim("Home"))
    #expect(home.items.map(\.summary) == ["right \"Help\""])
  }

  @Test func `screens of such a folder are told where code outside of it leads to them`() throws {
    let names = try SampleApp(Self.files()).read().screens.map(\.name)
    #expect(names == ["DetailsController", "HomeController", "PickerController"])
  }

  private static let start = """

    @main class Start: UIResponder, UIApplicationDelegate {
      func find(_ name: String) -> AnyClass? { NSClassFromString(name) }
    }
    """

  @Test(arguments: ["3rdParty", "Libraries", "External"])
  func `screens of libraries are told where the app itself leads to them`(folder: String) throws {
    var files = Self.files(folder)
    files["App/Home.swift", default: ""] += Self.start
    let names = try SampleApp(files).read().screens.map(\.name)
    #expect(names == ["DetailsController", "HomeController", "PickerController"])
  }

  @Test func `a folder that the app itself starts in is none of others`() throws {
    var files = Self.files("Libraries")
    files["App/Libraries/Base.swift", default: ""] += Self.start
    #expect(try SampleApp(files).read().screens.contains { $0.name == "OtherController" })
  }

  @Test func `what no project builds of such a folder is not read`() throws {
    var files = Self.files()
    files["App/Vendor/Kit/Kit.xcodeproj/project.pbxproj"] = files["App.xcodeproj/project.pbxproj"]
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try SampleApp(files).read().screens.isEmpty)
  }

  @Test func `a folder that is built as it lies there is built with such a folder in it`() throws {
    var files = Self.files()
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G);
          productType = "com.apple.product-type.application"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App;
          sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Vendor/Pages.swift, Vendor/Sample.swift); target = A; };
      }; }
      """
    let app = try SampleApp(files)
    #expect(try app.read().screens.map(\.name) == ["HomeController"])
  }
}
