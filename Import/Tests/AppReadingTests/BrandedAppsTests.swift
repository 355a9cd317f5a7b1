import AppReading
import SampleApps
import Testing

/// Apps of nearly the same code that one project builds, with words of their own.
@Suite struct BrandedAppsTests {
  /// An app of a project: its name, the files that it builds, and the languages of its words.
  private struct App {
    var name: String
    var files: [String]
    var words: [String]
    var flag = ""
  }

  private static func mark(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }

  /// A project of apps, each with the words in a folder of its own name.
  private static func project(_ apps: [App]) -> String {
    let marks = apps.map { mark($0.name) + ", " }.joined()
    var lines = ["P = {isa = PBXProject; targets = (\(marks)); };"]
    for file in Set(apps.flatMap(\.files)).sorted() {
      lines.append(
        "F\(mark(file)) = {isa = PBXFileReference; path = \"\(file)\"; "
          + "sourceTree = SOURCE_ROOT; };")
    }
    for app in apps {
      let (own, kind) = (mark(app.name), "com.apple.product-type.application")
      let files = app.files.map { "B\(own)\(mark($0)), " }.joined()
      lines += [
        """
        \(own) = {isa = PBXNativeTarget; name = "\(app.name)"; productType = "\(kind)";
          buildConfigurationList = L\(own); buildPhases = (S\(own), ); };
        L\(own) = {isa = XCConfigurationList; buildConfigurations = (C\(own), ); };
        C\(own) = {
          isa = XCBuildConfiguration;
          buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) \(app.flag)";
          };
          name = Release;
        };
        S\(own) = {isa = PBXSourcesBuildPhase; files = (\(files) B\(own)W, ); };
        B\(own)W = {isa = PBXBuildFile; fileRef = G\(own); };
        G\(own) = {isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>";
          children = (\(app.words.map { "W\(own)\($0), " }.joined())); };
        """
      ]
      lines += app.files.map(mark).map { file in
        "B\(own)\(file) = {isa = PBXBuildFile; fileRef = F\(file); };"
      }
      lines += app.words.map { language in
        let path = "\(app.name)/\(language).lproj/Localizable.strings"
        return "W\(own)\(language) = {isa = PBXFileReference; name = \(language); "
          + "path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
      }
    }
    return "// !$*UTF8*$!\n{objects = {\n\(lines.joined(separator: "\n"))\n}; }\n"
  }

  private static func page(_ name: String, _ key: String, _ more: String = "") -> String {
    """
    import UIKit
    class \(name): UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("\(key)", comment: "")
        \(more)
      }
      func next() { navigationController?.pushViewController(\(name)(), animated: true) }
    }
    """
  }

  /// An app of two brands, of which the words of the one stand in `Heron`.
  private func app(_ apps: [App], named project: String = "Birds") throws -> SampleApp {
    var files = [
      "\(project).xcodeproj/project.pbxproj": Self.project(apps),
      "Home.swift": Self.page("Home", "home", "#if BADGE\nnavigationItem.prompt = \"B\"\n#endif"),
      "Nest.swift": Self.page("Nest", "nest"), "Eggs.swift": Self.page("Eggs", "eggs"),
      "Tail.swift": Self.page("Tail", "tail"),
    ]
    for app in apps {
      for language in app.words {
        let lines = ["home", "nest", "eggs", "tail"].map { key in
          "\"\(key)\" = \"\(key) of \(app.name) \(language)\";"
        }
        let more = app.name == "Auk" ? ["\"song\" = \"Song\";"] : []
        files["\(app.name)/\(language).lproj/Localizable.strings"] =
          (lines + more).joined(separator: "\n")
      }
    }
    return try SampleApp(files)
  }

  private func words(_ apps: [App], named project: String = "Birds") throws -> [String: String] {
    let words = try app(apps, named: project).read().words
    return (words.find("home", near: "Home.swift")?.words ?? [:]).mapValues(\.text)
  }

  private static let all = ["Home.swift", "Nest.swift", "Eggs.swift"]

  @Test func `the words are those of the app with the most code`() throws {
    let auk = App(name: "Auk", files: Self.all, words: ["en", "de", "fr"])
    let heron = App(name: "Heron", files: Self.all + ["Tail.swift"], words: ["en", "de"])
    let found = try words([auk, heron])
    #expect(found == ["en": "home of Heron en", "de": "home of Heron de"])
    // A word that only the other has is not lost.
    #expect(try app([auk, heron]).read().words.find("song")?.words["en"]?.text == "Song")
    #expect(
      try app([auk, heron]).notes().contains(
        "Auk/de.lproj/Localizable.strings: is of \"Auk\", nearly the same app as \"Heron\", "
          + "which is imported; its words for what both say are left out"))
  }

  @Test func `of apps alike the one that is called as the project is, or the first`() throws {
    let auk = App(name: "Auk", files: Self.all, words: ["en"])
    let heron = App(name: "Heron", files: Self.all, words: ["en"])
    #expect(try words([auk, heron], named: "Heron")["en"] == "home of Heron en")
    #expect(try words([auk, heron])["en"] == "home of Auk en")
    let beta = App(name: "Auk Beta", files: Self.all + ["Tail.swift"], words: ["en"])
    #expect(try words([beta, heron])["en"] == "home of Heron en")
  }

  @Test func `an app of other code keeps its words`() throws {
    let auk = App(name: "Auk", files: Self.all, words: ["en"])
    let heron = App(name: "Heron", files: ["Home.swift", "Tail.swift"], words: ["en", "de"])
    #expect(try !app([auk, heron]).notes().contains { $0.contains("nearly the same app") })
    #expect(try words([auk, heron])["en"] == "home of Auk en")
  }

  @Test func `what another brand alone defines is not compiled`() throws {
    let auk = App(name: "Auk", files: Self.all, words: ["en"], flag: "BADGE")
    let heron = App(name: "Heron", files: Self.all + ["Tail.swift"], words: ["en"])
    #expect(try app([auk, heron]).screen("Home")?.prompt == nil)
    let own = App(name: "Heron", files: Self.all + ["Tail.swift"], words: ["en"], flag: "BADGE")
    #expect(try app([auk, own]).screen("Home")?.prompt != nil)
  }
}
