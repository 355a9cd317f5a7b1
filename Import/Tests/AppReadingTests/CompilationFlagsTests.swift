import AppReading
import SampleApps
import Testing

/// Words of `#if` are those that the project's configuration for release defines.
struct CompilationFlagsTests {
  @Test func wordsOfOtherConfigurationsAreNotDefined() throws {
    #expect(try titles(flag: "PREVIEW") == ["Birds", "Released"])
    #expect(try titles(flag: "PREVIEW || DEBUG") == ["Birds", "Released"])
  }

  @Test func wordsOfNoConfigurationAreNotDefined() throws {
    #expect(try titles(flag: "NOWHERE") == ["Birds", "Released"])
    #expect(try titles(flag: "!NOWHERE") == ["Birds", "Tried"])
  }

  @Test func wordsOfTheReleaseAreLeftOpen() throws {
    #expect(try titles(flag: "PAID") == ["Birds", "Tried"])
    #expect(try titles(flag: "LISTED") == ["Birds", "Tried"])
  }

  @Test func wordsOfOtherFilesAreLeftOpen() throws {
    let files = ["Own.xcconfig": "OTHER_SWIFT_FLAGS = $(inherited) -DNOWHERE"]
    #expect(try titles(flag: "NOWHERE", files) == ["Birds", "Tried"])
    let debug = ["Debug.xcconfig": "OTHER_SWIFT_FLAGS = $(inherited) -DNOWHERE"]
    #expect(try titles(flag: "NOWHERE", debug) == ["Birds", "Released"])
  }

  @Test(arguments: [
    ("FLAGS[config=Beta] = NOWHERE", false), ("FLAGS[config=Release*] = NOWHERE", true),
    ("FLAGS[sdk=iphonesimulator*] = NOWHERE", false), ("FLAGS[sdk=macosx*] = NOWHERE", false),
    ("FLAGS[sdk=iphoneos*][config=Release Store] = NOWHERE", true),
    ("FLAGS[sdk=iphoneos*,arch=arm64] = NOWHERE", true),
    ("FLAGS [config=Beta] = NOWHERE", true),
  ])
  func settingsUnderConditionsCountWhereTheyHold(line: String, counts: Bool) throws {
    let text = line.replacing("FLAGS", with: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    #expect(
      try titles(flag: "NOWHERE", ["Own.xcconfig": text])
        == ["Birds", counts ? "Tried" : "Released"])
  }

  @Test func conditionsOfAProjectsSettingsCount() throws {
    let project = Self.project.replacing(
      "OTHER_SWIFT_FLAGS =", with: "\"OTHER_SWIFT_FLAGS[sdk=iphonesimulator*]\" =")
    #expect(try titles(flag: "PAID", project: project) == ["Birds", "Released"])
  }

  @Test func withoutAProjectNobodyCanSay() throws {
    #expect(try titles(flag: "NOWHERE", project: nil) == ["Birds", "Tried"])
  }

  /// The titles of an app whose second screen hangs on a word, in order.
  private func titles(
    flag: String, _ files: [String: String] = [:], project: String? = CompilationFlagsTests.project
  ) throws -> [String] {
    var files = files
    files["Birds.swift"] = """
      import SwiftUI
      @main struct BirdApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Birds() } } }
      }
      struct Birds: View {
        var body: some View {
          NavigationLink("Next") { Second() }.navigationTitle("Birds")
        }
      }
      struct Second: View {
        var body: some View {
          #if \(flag)
            Text("a").navigationTitle("Tried")
          #else
            Text("b").navigationTitle("Released")
          #endif
        }
      }
      """
    if let project { files["App.xcodeproj/project.pbxproj"] = project }
    return try SampleApp(files).read().screens
      .compactMap { $0.title?.value.summary.filter { $0 != "\"" } }.sorted()
  }

  private static let project = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tA1 /* Debug Preview */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = "PREVIEW DEBUG";
    \t\t\t};
    \t\t\tname = "Debug Preview";
    \t\t};
    \t\tA2 /* Release Preview */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = PREVIEW;
    \t\t\t};
    \t\t\tname = "Release Preview";
    \t\t};
    \t\tA3 /* Release Store */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tOTHER_SWIFT_FLAGS = "$(inherited) -DPAID";
    \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = (
    \t\t\t\t\t"$(inherited)",
    \t\t\t\t\tLISTED,
    \t\t\t\t);
    \t\t\t};
    \t\t\tname = "Release Store";
    \t\t};
    \t};
    }
    """
}
