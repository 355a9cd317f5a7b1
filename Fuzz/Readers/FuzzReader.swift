internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarLayout
internal import BarRender
internal import BarSceneFile

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What is fed with damaged files.
package enum FuzzReader: String, CaseIterable, Sendable {
  case yaml, json, set, path, png, font, report, layout, relations

  /// Takes a file.
  ///
  /// - Returns: the exit status that the program has for such a file.
  package func status(of bytes: [UInt8]) -> Int32 {
    if accepts(bytes) { return 0 }
    switch self {
    case .yaml, .json, .set, .path, .report: return 65
    case .png: return 66
    case .font: return 69
    case .layout, .relations: return 1
    }
  }

  private func accepts(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .yaml: Self.scene("a.yaml", bytes)
    case .json: Self.scene("a.json", bytes)
    case .set: Self.override(bytes)
    case .path: Self.path(bytes)
    case .png: (try? PNG.decode(bytes)) != nil
    case .font: Self.font(bytes)
    case .report: Self.report(bytes)
    case .layout: Self.layout(bytes)
    case .relations: Self.relations(bytes)
    }
  }

  private static func scene(
    _ name: String, _ bytes: [UInt8], _ overrides: [SceneOverride] = []
  ) -> Bool {
    guard let file = try? SceneFile(SceneSource(name: name, bytes: bytes), overrides: overrides)
    else { return false }
    let scene = try? LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
    guard let scene else { return false }
    _ = DisplayList(drawing: scene, crop: .bar)
    return true
  }

  /// A key path on the first line, a value on the others.
  private static func override(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    let (key, value) = (parts[0], parts.count > 1 ? parts[1] : [])
    let override = SceneOverride(
      keyPath: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
    return scene("a.yaml", Array("navigationBar: {items: [{title: a}]}\n".utf8), [override])
  }

  /// Path data of a picture.
  private static func path(_ bytes: [UInt8]) -> Bool {
    let override = SceneOverride(
      keyPath: "navigationBar.items[0].rightBarButtonItems[0].image.path",
      value: String(decoding: bytes, as: UTF8.self))
    let text = "navigationBar: {items: [{rightBarButtonItems: [{image: {path: M0 0L9 9}}]}]}\n"
    return scene("a.yaml", Array(text.utf8), [override])
  }

  /// A font that measures and draws a few letters of each script that the seeds have.
  ///
  /// No other font stands beside it: opening Inter and Noto Sans again for every file took nearly all of the time.
  private static func font(_ bytes: [UInt8]) -> Bool {
    let path = "\(folder)/fuzz.ttf"
    guard (try? WholeFile().write(bytes, to: path)) != nil,
      let fonts = try? FontLibrary.alone(paths: [path])
    else { return false }
    let measurer = try? FontMeasurer(fonts: fonts)
    let renderer = Renderer(fonts: fonts)
    var isUsed = false
    for (text, direction) in letters {
      let style = TextStyle(size: 17, weight: .semibold)
      let run = TextRun(
        text: text, origin: BarPoint(x: 4, y: 18), glyphs: [], width: 0, style: style,
        direction: direction, color: .black)
      let list = DisplayList(
        size: BarSize(width: 60, height: 24), scale: 1, background: .white,
        items: [DisplayItem(.text(run), clip: nil, element: "text")])
      guard (try? renderer.draw(list)) != nil else { continue }
      isUsed = true
      _ = measurer?.measure(text, style: style, limit: 100)
    }
    return isUsed
  }

  /// A few letters of each script that the seeds have.
  ///
  /// Latin, Arabic, Hebrew, Devanagari, Thai, Gothic, Ol Chiki, Vai, Lisu, Chinese, and emoji of one and of two parts.
  private static let letters: [(text: String, direction: BarLayoutDirection)] = [
    ("Inbox fi", .leftToRight), ("A", .leftToRight), ("ساعة", .rightToLeft), ("שלום", .rightToLeft),
    ("नमस्ते", .leftToRight), ("สวัสดี", .leftToRight),
    ("\u{10330}", .leftToRight), ("\u{1C5A}", .leftToRight), ("\u{A540}", .leftToRight),
    ("\u{A4D0}", .leftToRight), ("設定", .leftToRight), ("😀", .leftToRight), ("👍🏽", .leftToRight),
  ]

  /// A report that is read, written and read again.
  private static func report(_ bytes: [UInt8]) -> Bool {
    guard let report = try? GoldenReport(json: bytes) else { return false }
    let json = report.json
    let again = try? GoldenReport(json: Array(json.utf8))
    precondition(again?.json == json, "a report that is written again is another")
    for result in report.failures {
      for file in result.files {
        precondition((try? RelativePath(file.path)) != nil, "a file outside of its folder")
      }
    }
    _ = (report.html, report.junit(filesFolder: "files"), report.stepSummary, report.text)
    _ = report.annotations { $0.scene }
    return true
  }

  /// A layout golden against another one: the two halves of the file.
  private static func layout(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    let (before, after) = (GoldenText(text), GoldenText(String(text[..<half])))
    return LayoutComparison(expected: before, actual: after).changes.isEmpty
  }

  private static func relations(_ bytes: [UInt8]) -> Bool {
    let root = "\(folder)/goldens"
    guard (try? WholeFile().write(bytes, to: "relations.txt", in: root, makes: true)) != nil,
      let suite = try? GoldenSuite(folders: [root])
    else { return false }
    let checker = GoldenChecker(renderer: nil)
    return suite.relations.allSatisfy { $0.check(in: suite, with: checker).outcome.passes }
  }

  /// A folder of this process's own, in memory where there is such a place.
  private static let folder: String = {
    let memory = unsafe access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    let path = "\(ProcessEnvironment.variable("TMPDIR") ?? memory)/navbar-fuzz-\(getpid())"
    try? Folder.make("\(path)/goldens")
    return path
  }()
}
