import AppReading
import SampleApps
import Testing

/// Words by keys of a file that the project names and that is not there, as where it is made or fetched
/// when the app is built.
@Suite struct MissingWordsTests {
  private func title(
    _ key: String, words: String, besides: [String: String] = [:]
  ) throws -> String? {
    var files = [
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = "\(words)"; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        S = { isa = PBXSourcesBuildPhase; files = (FA); };
        R = { isa = PBXResourcesBuildPhase; files = (FB); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R);
          productType = "com.apple.product-type.application"; };
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
      }; rootObject = P; }
      """,
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("\(key)", comment: "") }
      }
      """,
    ]
    files.merge(besides) { $1 }
    return try SampleApp(files).screen("Shelf")?.title?.value.summary
  }

  @Test func `a key is no title where its file is missing`() throws {
    #expect(try title("shelf_title", words: "Localizable.strings") == "unknown \"shelf_title\"")
    #expect(try title("shelf.title", words: "Localizable.strings") == "unknown \"shelf.title\"")
  }

  @Test(arguments: ["Shelf", "The shelf", "Shelf 2.0", "Wait_…"])
  func `words that people read are a title all the same`(words: String) throws {
    #expect(try title(words, words: "Localizable.strings") == "\"\(words)\"")
  }

  @Test func `a key stands where the file is there and lacks it`() throws {
    let title = try title(
      "shelf_title", words: "en.lproj/Localizable.strings",
      besides: ["en.lproj/Localizable.strings": "\"other\" = \"Other\";"])
    #expect(title == "\"shelf_title\"")
  }
}
