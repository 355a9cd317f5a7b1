import AppReading
import SampleApps
import Testing

/// Files of words that lie beside those of an app and are no part of it.
@Suite struct ProjectWordsTests {
  private static func project(_ paths: [String], more: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
    \(paths.map { "    A = {isa = PBXFileReference; name = x; path = \($0); sourceTree = \"<group>\"; };" }.joined(separator: "\n"))
    \(more)
      };
    }
    """
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Home"}},
      "de": {"stringUnit": {"state": "translated", "value": "Start"}}}}}}
    """

  private static func languages(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().words.languages.keys.sorted()
  }

  @Test func `files of words that a catalog has replaced are left out`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(["Localizable.xcstrings"]),
      "App/Localizable.xcstrings": Self.catalog,
      "App/nl.lproj/Localizable.strings": "\"home\" = \"Begin\";",
      // Of another table nothing is listed, nor of another folder.
      "App/fr.lproj/Other.strings": "\"home\" = \"Accueil\";",
      "Kit/it.lproj/Localizable.strings": "\"home\" = \"Casa\";",
    ]
    #expect(try Self.languages(files) == ["de", "en", "fr", "it"])
    #expect(
      try SampleApp(files).read().notes.map(\.text) == ["is in no target of its project, skipped"])
  }

  @Test func `a language that the project does not list is left out`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project([
        "en.lproj/Localizable.strings", "\"App/pt-BR.lproj/Localizable.strings\"",
      ]),
      "App/en.lproj/Localizable.strings": "\"home\" = \"Home\";",
      "App/pt-BR.lproj/Localizable.strings": "\"home\" = \"Início\";",
      // A bundle belongs to the app with all that is in it.
      "App/Kit.bundle/en.lproj/Localizable.strings": "\"kit\" = \"Kit\";",
      "App/Kit.bundle/sv.lproj/Localizable.strings": "\"kit\" = \"Kit\";",
      "App/is.lproj/Localizable.strings": "\"home\" = \"Heim\";",
    ]
    #expect(try Self.languages(files) == ["en", "pt_BR", "sv"])
  }

  @Test func `words of a language that the project does not know are left out`() throws {
    func found(_ regions: String) throws -> [String] {
      try Self.languages([
        "App.xcodeproj/project.pbxproj": Self.project(
          ["en.lproj/Localizable.strings", "Base.lproj/Start.storyboard"],
          more: "knownRegions = ( \(regions) );"),
        "App/en.lproj/Localizable.strings": "\"home\" = \"Home\";",
        // Left behind when the language was taken out.
        "App/es.lproj/Start.strings": "\"aB1-cD-2eF.title\" = \"Inicio\";",
        "App/Kit.bundle/sv.lproj/Localizable.strings": "\"kit\" = \"Kit\";",
      ])
    }
    #expect(try found("en, Base") == ["en"])
    #expect(try found("en, Base, es") == ["en", "es"])
    #expect(try found("en, Base, sv") == ["en", "sv"])
  }

  @Test func `the groups around a file of words say its language`() throws {
    func found(_ folder: String, more: String = "") throws -> [String] {
      try Self.languages([
        "App.xcodeproj/project.pbxproj": Self.project(
          [],
          more: """
            A = {isa = PBXFileReference; name = en; path = Localizable.strings; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; children = (A); name = Localizable.strings; };
            G = {isa = PBXGroup; children = (V); path = \(folder); sourceTree = "<group>"; };
            H = {isa = PBXGroup; children = (G); path = App; sourceTree = "<group>"; };
            \(more)
            """),
        "App/Base.lproj/Localizable.strings": "\"home\" = \"Home\";",
        "App/is.lproj/Localizable.strings": "\"home\" = \"Heim\";",
      ])
    }
    #expect(try found("Base.lproj") == ["en"])
    // What is not where the groups say may be any.
    #expect(try found("Gone.lproj") == ["en", "is"])
    #expect(
      try found(
        "Base.lproj",
        more: "B = {\n isa = PBXFileSystemSynchronizedRootGroup;\n path = App;\n };")
        == ["en", "is"])
  }

  @Test func `where a project does not say which language every one is read`() throws {
    let words = [
      "App/en.lproj/Localizable.strings": "\"home\" = \"Home\";",
      "App/is.lproj/Localizable.strings": "\"home\" = \"Heim\";",
    ]
    for project in [
      Self.project(["Localizable.strings", "Main.swift"]), Self.project(["Main.swift"]),
      Self.project(
        ["en.lproj/Localizable.strings"],
        more: "B = {\n isa = PBXFileSystemSynchronizedRootGroup;\n path = App;\n };"),
      Self.project([
        "en.lproj/Localizable.strings", "is.lproj/Localizable.strings", "fr.lproj/Other.strings",
      ]),
    ] {
      let files = words.merging(["App.xcodeproj/project.pbxproj": project]) { $1 }
      #expect(try Self.languages(files) == ["en", "is"])
    }
  }

  @Test func `words outside of the folders of languages are those of every language`() throws {
    let words = try SampleApp([
      "App/Localizable.strings": "\"home\" = \"Home\";", "App/A.swift": "struct A {}",
      "App.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = fr;\n",
    ]).read().words
    #expect(words.tables["Localizable"]?["home"]?.mapValues(\.text) == ["fr": "Home"])
    #expect(words.isKeptAsItIs("home", table: "Localizable"))
  }

  @Test func `of several files outside of such folders the keys count that have one text`() throws {
    let words = try SampleApp([
      "App/Localizable.strings": "\"home\" = \"Home\"; \"ok\" = \"OK\"; \"end\" = \"End\";",
      "Kit/Localizable.strings": "\"more\" = \"More\"; \"ok\" = \"OK\"; \"end\" = \"Close\";",
      "App/A.swift": "struct A {}",
    ]).read().words
    let texts = words.tables["Localizable"]?.compactMapValues { $0["en"]?.text }
    #expect(texts == ["home": "Home", "more": "More", "ok": "OK"])
  }

  @Test func `beside words of languages those outside of their folders are others'`() throws {
    let words = try SampleApp([
      "Tools/Localizable.strings": "\"home\" = \"Raw\"; \"more\" = \"More\";",
      "App/de.lproj/Localizable.strings": "\"home\" = \"Start\";",
    ]).read().words
    #expect(words.tables["Localizable"]?["home"]?.mapValues(\.text) == ["de": "Start"])
    #expect(words.tables["Localizable"]?["more"] == nil)
  }
}
