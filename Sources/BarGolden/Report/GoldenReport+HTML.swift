internal import BarText
internal import BarComparison
extension GoldenReport {
  /// The report as one page that needs nothing but itself: no server, no network, no other file.
  package var html: String { page(picturesIn: nil) }

  /// The report as a page with its pictures beside it, where a folder is named; otherwise they are in
  /// the page.
  package func page(picturesIn folder: String?) -> String {
    let shown = results.filter { $0.outcome != .same }
    let same = results.filter { $0.outcome == .same }
    var page = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width\">\n"
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    page += "img-src data: 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
    page +=
      "<title>\(XMLText.content(plainSummary))</title>\n<style>\n\(ReportPage.style)</style>\n"
    let place = folders.map { " --in '\($0)'" }.joined()
    page +=
      "</head>\n<body data-place=\(XMLText.attribute(place))>\n\(header)\(index(of: shown))<main>\n"
    for result in shown { page += result.article(picturesIn: folder) }
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

  /// The goldens that the page shows, to be gone to; the script puts a small picture before each.
  private func index(of shown: [GoldenResult]) -> String {
    guard !shown.isEmpty else { return "" }
    var text = "<nav id=\"index\" aria-label=\"goldens that differ\">\n<ul>\n"
    for result in shown {
      let name = XMLText.content(result.name)
      let words = XMLText.content(result.outcome.changed ?? result.outcome.words)
      text += "<li data-of=\(XMLText.attribute(result.name))><a href=\"#\(result.anchor)\">"
      text += "<b>\(name)</b> <em>\(words)</em></a></li>\n"
    }
    return text + "</ul>\n</nav>\n"
  }

  private var header: String {
    var text = "<header>\n<h1>\(XMLText.content(plainSummary))</h1>\n"
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
      "over each other, blinking, as difference</span><span><kbd>o</kbd> outlines</span></p>\n<details><summary>Made with</summary><pre>"
    let lines = ["navbar \(tool)"] + fingerprint
    text += XMLText.content(lines.joined(separator: "\n")) + "</pre></details>\n"
    if !filter.isEmpty { text += "<p>Only \(XMLText.content(filter))</p>\n" }
    return text + "</header>\n"
  }
}
