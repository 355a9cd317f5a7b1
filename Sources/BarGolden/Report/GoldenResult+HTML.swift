internal import BarComparison
internal import BarFiles
internal import BarText

extension GoldenResult {
  /// The golden's place in the page.
  var anchor: String { "g-\(StableHash.digits(of: [name]))" }

  /// The golden's part of the page: the pictures first, then what is to be read.
  ///
  /// - Parameter folder: where the report's files are, from the page; nil puts pictures into it.
  func article(picturesIn folder: String?) -> String {
    var text = "<article id=\"\(anchor)\" class=\"\(outcome.passes ? "pass" : "fail")\" "
    text += "data-name=\(XMLText.attribute(name)) data-outcome=\"\(outcome.rawValue)\">\n"
    text += "<h2>\(XMLText.content(name)) <em>\(XMLText.content(headline))</em></h2>\n"
    let (before, after) = (layout(evidence.expected), layout(evidence.actual))
    let drawing = LayoutDrawing(expected: before, actual: after)
    // Only what fails has files.
    let pictures = pictures(
      outlines: drawing.outlines(over: evidence.canvas), in: outcome.passes ? nil : folder)
    let frames = drawing.svg
    if pictures.isEmpty {
      text += frames
      if !frames.isEmpty { text += "<p class=\"legend\">dashed: as recorded, solid: now</p>\n" }
    } else {
      text += pictures
    }
    for note in notes { text += "<p class=\"note\">\(XMLText.content(note))</p>\n" }
    if let excerpt { text += excerpt.html }
    if !changes.isEmpty { text += table }
    if let picture { text += "<p>\(XMLText.content(picture.description))</p>\n" }
    if !pictures.isEmpty, !frames.isEmpty {
      text += "<details><summary>Frames over each other, as recorded dashed</summary>"
      text += "\(frames)</details>\n"
    }
    if let before, let after { text += Self.lines(from: before, to: after) }
    if !evidence.actual.isEmpty {
      // The page's script puts a button before it.
      text += "<p class=\"accept\">"
      text += "<code>navbar accept \(XMLText.content(Self.quoted(name)))</code></p>\n"
    }
    return text + "</article>\n"
  }

  /// A name as a shell reads it, between quotation marks.
  private static func quoted(_ name: String) -> String {
    let parts = name.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// The verdict in plain words: `changed: geometry`.
  private var headline: String { outcome.changed.map { "changed: \($0)" } ?? outcome.words }

  private func layout(_ files: EvidenceFiles) -> GoldenText? {
    files[.layout].map { GoldenText(String(decoding: $0, as: UTF8.self)) }
  }

  /// What changed, a field a row; the rows after the first six are folded.
  private var table: String {
    let first = changes.prefix(Self.openRows)
    var text = rows(of: Array(first))
    if changes.count > first.count {
      let rest = Array(changes.dropFirst(first.count))
      text += "<details><summary>\(rest.count) more</summary>\(rows(of: rest))</details>\n"
    }
    return text
  }

  private static let openRows = 6

  private func rows(of changes: [FieldChange]) -> String {
    let hasCauses = changes.contains { $0.cause != nil }
    var text = "<div class=\"table\"><table><thead><tr><th>field<th>before<th>after<th>by"
    text += "\(hasCauses ? "<th>because" : "")</thead>\n"
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
    return text + "</table></div>\n"
  }

  /// Before, after and difference.
  ///
  /// - Parameters:
  ///   - outlines: what moved, to be laid over them.
  ///   - folder: where the report's files are; nil puts the pictures into the page.
  private func pictures(outlines: String, in folder: String?) -> String {
    guard let after = evidence.actual.stored(.png) else { return "" }
    func image(_ picture: StoredBytes, _ kind: String) -> String {
      // Beside the page, all that is looked at of a picture is how large it is.
      let source =
        folder.map { "\($0)/\(pictureLink(kind))" }
        ?? "data:image/png;base64,\(Base64.text(picture.bytes))"
      return "<figure class=\"\(kind)\"><img alt=\"\(kind)\" loading=\"lazy\" "
        + "\(Self.extent(of: picture))src=\(XMLText.attribute(source))>"
        + "\(kind == "after" ? outlines : "")</figure>\n"
    }
    // The page's script puts the ways to look at them before them.
    var text = "<div class=\"\(Self.viewClass(after))\" data-mode=\"side\">\n"
    guard let before = evidence.expected.stored(.png) else {
      return text + image(after, "after") + "</div>\n"
    }
    text += image(before, "before") + image(after, "after")
    if let difference = evidence.storedDifference { text += image(difference, "difference") }
    return text + "</div>\n"
  }

  /// The file of a picture as a page names it: a name's `%` is no escape.
  private func pictureLink(_ kind: String) -> String {
    let file =
      switch kind {
      case "before": "expected"
      case "after": "actual"
      default: kind
      }
    return "\(safeName).\(file).png".split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%25")
  }

  /// How a picture's view is called: one much wider than high has its versions beneath each other,
  /// where they are large enough to be read.
  private static func viewClass(_ picture: StoredBytes) -> String {
    guard let size = size(of: picture) else { return "view" }
    return size.width > 6 * size.height ? "view wide" : "view"
  }

  /// The attributes that keep room for a picture which is not there yet.
  private static func extent(of picture: StoredBytes) -> String {
    size(of: picture).map { "width=\"\($0.width)\" height=\"\($0.height)\" " } ?? ""
  }

  /// A PNG file's width and height, which stand in its bytes 16 to 23, the most significant first.
  private static func size(of picture: StoredBytes) -> (width: Int, height: Int)? {
    let png = picture.start(24)
    guard png.count == 24 else { return nil }
    return (
      png[16..<20].reduce(0) { $0 << 8 | Int($1) }, png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    )
  }

  /// The texts' lines that differ; empty where none does.
  private static func lines(from before: GoldenText, to after: GoldenText) -> String {
    guard before.body != after.body else { return "" }
    var (old, new) = (lines(of: before)[...], lines(of: after)[...])
    // Most lines are the same at both ends.
    while let line = old.first, line == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let line = old.last, line == new.last {
      old.removeLast()
      new.removeLast()
    }
    let steps = new.difference(from: old)
    var text = "<details><summary>Lines that differ</summary><pre>"
    for step in steps {
      switch step {
      case .remove(_, let line, _): text += "<del>− \(XMLText.content(line))</del>\n"
      case .insert(_, let line, _): text += "<ins>+ \(XMLText.content(line))</ins>\n"
      }
    }
    return text + "</pre></details>\n"
  }

  private static func lines(of text: GoldenText) -> [String] {
    text.body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

extension SceneExcerpt {
  /// The lines with their numbers, the one at fault marked.
  fileprivate var html: String {
    var text = "<pre class=\"excerpt\">"
    for (index, line) in lines.enumerated() {
      let number = first + index
      let content = "\(number)  \(XMLText.content(line))\n"
      text += number == self.line ? "<mark>\(content)</mark>" : content
    }
    return text + "</pre>\n"
  }
}
