import AppReading
import BarLayout
import BarRender
import Foundation
import SampleApps
import Testing

@testable import BarImport

/// The page of an audit, and the files it goes to.
@Suite struct AuditPageTests {
  private let sample: AuditSample

  init() throws { sample = try AuditSample() }

  @Test func `an audit's page has a picture of the bar as it is drawn`() throws {
    let (report, auditor) = try sample.report(["de"])
    let cut = try #require(report.findings.first)
    let drawing = try #require(report.drawings[cut.mark])
    #expect(
      drawing.hasPrefix("<figure><img src=\"data:image/png;base64,") && report.pictureNote == nil)
    #expect(
      drawing.hasSuffix(
        "width=\"375\" height=\"64.5\" loading=\"lazy\" alt=\"\(cut.shown)\">"
          + "<figcaption>iphone-se-3 large</figcaption></figure>"))
    let data = try #require(
      drawing.split(separator: "\"").dropFirst().first?.split(separator: ",").last)
    let bytes = try #require(Data(base64Encoded: String(data)))
    let (scene, _) = try #require(auditor.layout(of: cut))
    let picture = try Renderer(fonts: .pinned()).draw(DisplayList(drawing: scene, crop: .bar))
    #expect(try PNG.decode(Array(bytes)) == picture && picture.width == 750)
    #expect(report.text(.html).contains(drawing) && report.text(.html).contains("viewport"))
    let missing = try #require(report.findings.first { $0.rule == .missingWord })
    #expect(auditor.layout(of: missing) == nil && report.drawings[missing.mark] == nil)
  }

  @Test func `a finding's picture shows the text that the finding quotes`() throws {
    let read = try sample.app.read()
    let devices = try ["iphone-se-3", "iphone-se-1"].map { try #require(DeviceModel(id: $0)) }
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: devices, locales: ["de"], sizes: [.large], turns: false))
    let cut = try #require(auditor.run().findings.first)
    // The worst is quoted, not the first.
    #expect(cut.settings == ["iphone-se-3 large", "iphone-se-1 large"])
    let (scene, setting) = try #require(auditor.layout(of: cut))
    #expect(setting == "iphone-se-1 large")
    #expect(scene.bars.first?.element(.title)?.text?.text == cut.shown)
    var unknown = cut
    unknown.shown = "what nothing shows"
    #expect(auditor.layout(of: unknown)?.setting == "iphone-se-3 large")
  }

  @Test(arguments: [("", BarColor.black as BarColor?), ("look.backgroundColor = .blue", nil)])
  func `a white title on a white bar is drawn in black, and that is said`(
    line: String, drawn: BarColor?
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Look: NSObject {
        func set() {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.titleTextAttributes = [.foregroundColor: UIColor.white]
          \(line)
          UINavigationBar.appearance().standardAppearance = look
          UINavigationBar.appearance().scrollEdgeAppearance = look
        }
      }
      class Inbox: UIViewController {
        override func viewDidLoad() { title = "A title of forty more letters than need here" }
      }
      """
    ])
    let read = try app.read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [try #require(DeviceModel(id: "iphone-se-3"))], locales: ["en"],
        sizes: [.extraExtraExtraLarge], turns: false))
    let cut = try #require(auditor.run().findings.first { $0.rule == .cutTitle })
    let (scene, _) = try #require(auditor.layout(of: cut))
    #expect(scene.bars.first?.element(.title)?.color == .white)
    let texts = ReadableTexts(scene)
    #expect(texts.scene.bars.first?.element(.title)?.color == drawn ?? .white)
    var pictures = FindingPictures(fonts: .pinned())
    let html = pictures.html(of: scene, caption: "here")
    #expect(html?.contains("<figcaption>here; words of nearly") == (drawn != nil))
  }

  @Test func `without fonts an audit's page has sketches, and says so`() throws {
    let (report, _) = try sample.report(["de"], fonts: FontLibrary(folders: []))
    let cut = try #require(report.findings.first)
    let drawing = try #require(report.drawings[cut.mark])
    #expect(
      drawing.hasPrefix("<figure><svg width=\"375\"") && drawing.contains(">\(cut.shown)</text>"))
    let note = try #require(report.pictureNote)
    #expect(note.hasPrefix("a picture of the page is a sketch in its reader's font: "))
    #expect(report.text(.html).contains("<p class=\"warning\">a picture of the page is a sketch"))
  }

  @Test func `an audit's table counts every finding, and its numbers show them`() throws {
    let (report, _) = try sample.report(["en", "de"])
    let page = report.text(.html)
    #expect(
      page.contains(
        "<button data-locale=\"de\" data-device=\"iphone-se-3\" title=\"de, iphone-se-3\">1<"))
    // A word that is missing is about no device.
    #expect(page.contains("<button data-locale=\"de\" data-device=\"\" title=\"de, no device\">1<"))
    #expect(page.contains("<article data-locale=\"de\" data-devices=\"iphone-se-3\">"))
    #expect(page.contains("<article data-locale=\"de\" data-devices=\"\">"))
    let (clean, _) = try sample.report(["en"])
    #expect(!clean.text(.html).contains("data-locale=\"de\""))
  }

  @Test(arguments: [
    ("a.txt", "text"), ("a.json", "json"), ("b.XML", "junit"), ("/c.d/a.sarif", "sarif"),
    ("a.html", "html"), ("a.htm", "html"),
  ])
  func `an audit's file has the form that its name ends in`(path: String, form: String) {
    #expect(AuditReport.Format(endingOf: path)?.rawValue == form)
    #expect(AuditReport.Format(endingOf: "audit") == nil)
  }

  @Test func `a table of many languages is folded, so that the findings are seen`() throws {
    let (report, _) = try sample.report(["de"])
    #expect(!AuditTable(report: report).html.hasPrefix("<details>"))
    var many = report
    many.locales = (1...20).map { "l\($0)" }
    #expect(AuditTable(report: many).html.hasPrefix("<details><summary>Findings by language"))
  }

  @Test func `what is said of many files is one line`() {
    let same = (1...9).map { Note(path: "\($0).strings", text: "is skipped") }
    let lines = Note.lines(same + [Note(path: "a.swift", line: 3, text: "is odd")])
    #expect(
      lines == [
        "1.strings: is skipped (and 8 more files; --all-notes names them)", "a.swift:3: is odd",
      ])
    #expect(Note.lines(Array(same.prefix(5))).count == 5)
    #expect(Note.lines(same, all: true).count == 9)
  }

  @Test func `devices with the same sizes are named together, whatever order they came in`() {
    var finding = Finding(
      rule: .cutTitle, screen: "A", place: Place("A.swift", 1), locale: "de", whole: "Lang",
      shown: "L…")
    finding.settings = ["a large", "a extraExtraExtraLarge", "b extraExtraExtraLarge", "b large"]
    #expect(finding.message.hasSuffix(" (a, b at large, extraExtraExtraLarge)"))
  }

  @Test func `what is said of the length of a title quotes it`() {
    var finding = Finding(
      rule: .guideline, screen: "A", place: Place("A.swift", 1), locale: "",
      whole: "the title has 16 characters", shown: "long-title")
    finding.title = "A title of words"
    #expect(finding.message == "the title “A title of words” has 16 characters (long-title)")
    #expect(finding.mark == "guideline|A||the title has 16 characters")
  }
}
