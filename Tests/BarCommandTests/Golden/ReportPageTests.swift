import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// The page of a report in a real browser, where one is installed.
@Suite struct ReportPageTests {
  /// Chromium, or a relative of it; nil where none is installed.
  static let browser = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What is done on the page, and what is seen then.
  private static let probe = """
    <script>
    addEventListener('load', () => {
      const seen = {};
      const shown = () => document.getElementById('shown').textContent;
      const names = () => [...document.querySelectorAll('article')].filter(
        article => !article.hidden).map(article => article.dataset.name).join(' ');
      const filter = document.getElementById('filter');
      const type = text => { filter.value = text; filter.dispatchEvent(new Event('input')); };
      seen.all = shown();
      type('MOVED'); seen.filtered = names();
      type('moved none'); seen.nothing = shown();
      type('');
      const box = document.querySelector('[data-kind=missing]');
      box.click(); seen.withoutMissing = names(); box.click();
      seen.pictures = [...document.images].every(image => image.complete && image.naturalWidth > 0);
      const isUndistorted = image => Math.abs(
        image.width / image.height - image.naturalWidth / image.naturalHeight) < 0.02;
      const sideBySide = [...document.querySelectorAll('.view img')];
      seen.shapes = sideBySide.length + ' ' + sideBySide.filter(isUndistorted).length;
      const view = document.querySelector('.view');
      const after = view.querySelector('.after');
      const modes = view.previousElementSibling;
      const press = mode => modes.querySelector('[data-mode=' + mode + ']').click();
      const style = () => getComputedStyle(after);
      press('swipe'); seen.half = style().clipPath;
      const range = modes.querySelector('input');
      range.value = 25; range.dispatchEvent(new Event('input')); seen.quarter = style().clipPath;
      const frame = view.getBoundingClientRect();
      view.dispatchEvent(new PointerEvent('pointerdown', {
        clientX: frame.left + frame.width * 0.4, clientY: frame.top + 5, buttons: 1, bubbles: true }));
      seen.dragged = style().clipPath;
      press('onion'); seen.onion = style().opacity;
      press('blink'); seen.blink = style().animationName;
      press('difference');
      seen.difference = [after, view.querySelector('.difference')].map(
        figure => getComputedStyle(figure).display).join(' ');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      seen.key = view.dataset.mode;
      const hit = key => {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        return document.activeElement.dataset.name;
      };
      seen.walk = [hit('j'), hit('j'), hit('j'), hit('k')].join(' ');
      hit('/'); seen.slash = document.activeElement.id;
      type('x'); hit('Escape'); seen.escaped = filter.value === '' && document.activeElement !== filter;
      press('blink'); press('blink'); seen.back = view.classList.contains('back');
      seen.requests = performance.getEntriesByType('resource').filter(
        entry => !entry.name.startsWith('data:')).length;
      document.body.dataset.probe = Object.keys(seen).map(key => key + '=' + seen[key]).join(';');
    });
    </script>
    """

  @Test(.enabled(if: browser != nil, "no Chromium is installed"), .timeLimit(.minutes(2)))
  func `the page opens without a server, filters, swipes and shows its pictures`() async throws {
    let scene = "pixels: png\n" + GoldenTree.scene
    let tree = try await GoldenTree(recording: [
      "moved": scene, "a-missing": GoldenTree.scene, "same": scene,
    ])
    try tree.write(scene.replacingOccurrences(of: "Inbox", with: "Sent"), to: "moved.yaml")
    try tree.remove("a-missing.layout.txt")
    let page = tree.folder.path("report.html")
    _ = await tree.test(["--html", page])
    let html = String(decoding: try #require(tree.folder.bytes("report.html")), as: UTF8.self)
    _ = try tree.folder.write(
      html.replacingOccurrences(of: "</body>", with: Self.probe + "</body>"), to: "report.html")

    let text = try await browse(page, in: tree.folder)
    let start = try #require(text.range(of: "data-probe=\""), "\(text.suffix(400))")
    let values = text[start.upperBound...].prefix { $0 != "\"" }
    var seen: [String: String] = [:]
    for part in values.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      seen[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    }
    #expect(seen["all"] == "3 of 3 shown")
    #expect(seen["filtered"] == "moved" && seen["nothing"] == "0 of 3 shown")
    #expect(seen["withoutMissing"] == "moved")
    #expect(seen["pictures"] == "true" && seen["requests"] == "0")
    // Narrower than their files, before, after and difference keep their shape.
    #expect(seen["shapes"] == "3 3")
    #expect(seen["half"] == "inset(0px 0px 0px 50%)")
    #expect(seen["quarter"] == "inset(0px 0px 0px 25%)")
    #expect(seen["dragged"] == "inset(0px 0px 0px 40%)")
    #expect(seen["onion"] == "0.4" && seen["blink"] == "blink")
    #expect(seen["difference"] == "none block" && seen["key"] == "side")
    #expect(seen["walk"] == "a-missing moved moved a-missing")
    #expect(seen["slash"] == "filter" && seen["escaped"] == "true" && seen["back"] == "true")
  }

  /// Opens a page and answers with its document after its scripts ran.
  private func browse(_ page: String, in folder: TemporaryFolder) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--window-size=1300,900", "--user-data-dir=\(folder.path("profile"))",
      "--virtual-time-budget=5000", "--dump-dom", "file://\(page)",
    ]
    let output = folder.path("dom.html")
    _ = try folder.write("", to: "dom.html")
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: folder.bytes("dom.html") ?? [], as: UTF8.self)
  }
}
