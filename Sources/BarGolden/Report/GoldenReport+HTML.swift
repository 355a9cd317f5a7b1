internal import BarText
internal import BarComparison
extension GoldenReport {
  /// The report as one page that needs nothing but itself: no server, no network, no other file.
  package var html: String {
    let shown = results.filter { $0.outcome != .same }
    let same = results.filter { $0.outcome == .same }
    var page = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width\">\n"
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    page += "img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
    page += "<title>\(XMLText.content(summary))</title>\n<style>\n\(ReportPage.style)</style>\n"
    page += "</head>\n<body>\n\(header)<main>\n"
    for result in shown { page += result.article }
    for orphan in lostOrphans {
      page +=
        "<article class=\"fail\" data-name=\(XMLText.attribute(orphan)) data-outcome=\"orphan\">"
      page += "<h2>\(XMLText.content(orphan)) <em>orphan</em></h2>"
      page += "<p>It belongs to no scene.</p></article>\n"
    }
    if !same.isEmpty {
      page += "<details class=\"same\"><summary>\(same.count) the same</summary>\n<ul>\n"
      for result in same {
        let name = XMLText.attribute(result.name)
        page += "<li data-name=\(name) data-outcome=\"same\">\(XMLText.content(result.name))</li>\n"
      }
      page += "</ul>\n</details>\n"
    }
    return page + "</main>\n<script>\n\(ReportPage.script)</script>\n</body>\n</html>\n"
  }

  private var header: String {
    var text = "<header>\n<h1>\(XMLText.content(summary))</h1>\n"
    text += "<p><label>Filter <input id=\"filter\" type=\"search\" autocomplete=\"off\" "
    text += "placeholder=\"part of a name\"></label> <span id=\"shown\"></span>\n"
    var kinds = counts.map { ($0.outcome.rawValue, $0.outcome.words, $0.count) }
    if !lostOrphans.isEmpty { kinds.append(("orphan", "orphan", lostOrphans.count)) }
    for (kind, words, count) in kinds where kind != "same" {
      text += "<label><input type=\"checkbox\" data-kind=\"\(kind)\" checked> "
      text += "\(count) \(XMLText.content(words))</label>\n"
    }
    text +=
      "</p>\n<p class=\"keys\"><span><kbd>/</kbd> filter</span><span><kbd>j</kbd> <kbd>k</kbd> "
    text +=
      "next, previous</span><span><kbd>1</kbd>…<kbd>5</kbd> all pictures side by side, swiped, "
    text +=
      "over each other, blinking, as difference</span></p>\n<details><summary>Made with</summary><pre>"
    let lines = ["navbar \(tool)"] + fingerprint
    text += XMLText.content(lines.joined(separator: "\n")) + "</pre></details>\n"
    if !filter.isEmpty { text += "<p>Only \(XMLText.content(filter))</p>\n" }
    return text + "</header>\n"
  }
}

extension GoldenResult {
  /// The golden's part of the page.
  fileprivate var article: String {
    var text = "<article class=\"\(outcome.passes ? "pass" : "fail")\" "
    text += "data-name=\(XMLText.attribute(name)) data-outcome=\"\(outcome.rawValue)\">\n"
    text += "<h2>\(XMLText.content(name)) <em>\(XMLText.content(outcome.words))</em></h2>\n"
    for note in notes { text += "<p class=\"note\">\(XMLText.content(note))</p>\n" }
    if !changes.isEmpty { text += table }
    if let picture { text += "<p>\(XMLText.content(picture.description))</p>\n" }
    text += pictures
    text += LayoutDrawing(expected: layout(evidence.expected), actual: layout(evidence.actual)).svg
    text += lineDifferences
    return text + "</article>\n"
  }

  private func layout(_ files: [GoldenFile: [UInt8]]) -> GoldenText? {
    files[.layout].map { GoldenText(String(decoding: $0, as: UTF8.self)) }
  }

  /// What changed, a field a row.
  private var table: String {
    let hasCauses = changes.contains { $0.cause != nil }
    var text = "<div class=\"table\"><table><thead><tr><th>field<th>before<th>after<th>by"
    text += "\(hasCauses ? "<th>because" : "")</thead><tbody>\n"
    for change in changes {
      var distance = ""
      if let before = change.before.flatMap(Double.init),
        let after = change.after.flatMap(Double.init)
      {
        let thousandths = ((after - before) * 1000).rounded()
        if let whole = Int(exactly: thousandths) {
          distance = ReportPage.thousandths(whole)
        }
      }
      let cells = [change.field, change.before ?? "–", change.after ?? "–", distance]
      text += "<tr>" + cells.map { "<td>\(XMLText.content($0))" }.joined()
      text += hasCauses ? "<td>\(XMLText.content(change.cause ?? ""))\n" : "\n"
    }
    return text + "</tbody></table></div>\n"
  }

  /// Before, after and difference, with the ways to look at them.
  private var pictures: String {
    guard let after = evidence.actual[.png] else { return "" }
    func image(_ bytes: [UInt8], _ kind: String) -> String {
      "<figure class=\"\(kind)\"><img alt=\"\(kind)\" decoding=\"async\" "
        + "src=\"data:image/png;base64,\(Base64.text(bytes))\"><figcaption>\(kind)</figcaption></figure>\n"
    }
    guard let before = evidence.expected[.png] else {
      return
        "<div class=\"\(Self.viewClass(after))\" data-mode=\"side\">\(image(after, "after"))</div>\n"
    }
    var text = "<div class=\"modes\" role=\"group\" aria-label=\"how pictures are shown\">"
    let modes =
      ["side", "swipe", "onion", "blink"] + (evidence.difference == nil ? [] : ["difference"])
    for mode in modes {
      let pressed = mode == "side" ? "true" : "false"
      text += "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(pressed)\">\(mode)"
      text += "</button>"
    }
    text +=
      "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"how much of after\">"
    text += "</div>\n<div class=\"\(Self.viewClass(after))\" data-mode=\"side\">\n"
    text += image(before, "before") + image(after, "after")
    if let difference = evidence.difference { text += image(difference, "difference") }
    return text + "</div>\n"
  }

  /// How a picture's view is called: one much wider than high has its versions beneath each other,
  /// where they are large enough to be read.
  private static func viewClass(_ png: [UInt8]) -> String {
    // A PNG file's width and height stand in its bytes 16 to 23, the most significant first.
    guard png.count >= 24 else { return "view" }
    let (width, height) = (
      png[16..<20].reduce(0) { $0 << 8 | Int($1) }, png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    )
    return width > 6 * height ? "view wide" : "view"
  }

  /// The texts' lines that differ.
  private var lineDifferences: String {
    guard let before = layout(evidence.expected), let after = layout(evidence.actual),
      before.body != after.body
    else { return "" }
    let old = before.body.split(separator: "\n", omittingEmptySubsequences: false)
    let new = after.body.split(separator: "\n", omittingEmptySubsequences: false)
    let steps = new.difference(from: old)
    var text = "<details><summary>Lines that differ</summary><pre>"
    for step in steps {
      switch step {
      case .remove(_, let line, _): text += "<del>− \(XMLText.content(String(line)))</del>\n"
      case .insert(_, let line, _): text += "<ins>+ \(XMLText.content(String(line)))</ins>\n"
      }
    }
    return text + "</pre></details>\n"
  }
}
