internal import BarFiles
internal import BarText
internal import BarComparison
/// Two layouts as outlines over each other: what was recorded dashed, what is laid out now solid.
///
/// It needs neither fonts nor pictures, so every golden has one.
struct LayoutDrawing {
  /// What was recorded.
  private let before: [Box]
  /// What is laid out now.
  private let after: [Box]

  /// Draws two layouts; nil stands for one without anything.
  init(expected: GoldenText?, actual: GoldenText?) {
    before = Self.boxes(expected)
    after = Self.boxes(actual)
  }

  private struct Box: Hashable {
    var id: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The drawing as SVG; empty where nothing differs.
  ///
  /// What stayed is drawn once, without a class.
  var svg: String {
    guard before != after, !(before + after).isEmpty else { return "" }
    let all = before + after
    let (left, top) = (all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    let right = all.map { $0.x + $0.width }.max() ?? 0
    let bottom = all.map { $0.y + $0.height }.max() ?? 0
    let view = [left - 1, top - 1, right - left + 2, bottom - top + 2].map(ReportPage.number)
    var text = "<svg class=\"layout\" viewBox=\"\(view.joined(separator: " "))\" role=\"img\">\n"
    text += "<title>dashed: as recorded; solid: now</title>\n"
    for box in before where !after.contains(box) { text += rect(box, "before") }
    for box in after { text += rect(box, before.contains(box) ? nil : "after") }
    return text + "</svg>\n"
  }

  /// What moved, over a picture of a part of the screen: where it was dashed, where it is solid, with
  /// its distance beside it; empty where nothing moved.
  ///
  /// - Parameter canvas: the part of the screen, in points.
  func outlines(over canvas: [Double]) -> String {
    guard canvas.count == 4, canvas[2] > 0, canvas[3] > 0 else { return "" }
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    let ids = (before + after).map(\.id)
    var seen: Set<String> = []
    let changed = ids.filter { seen.insert($0).inserted && old[$0] != new[$0] }
    // A part of an element that moved is outlined by the element.
    let moved = changed.filter { id in
      !changed.contains { id != $0 && FilePath.starts(id, with: $0 + ".") }
    }
    guard !moved.isEmpty else { return "" }
    var text =
      "<svg class=\"outlines\" preserveAspectRatio=\"none\" aria-hidden=\"true\" viewBox=\""
    text += canvas.map(ReportPage.number).joined(separator: " ") + "\">\n"
    for id in moved.prefix(Self.shownOutlines) {
      if let box = old[id] { text += rect(box, "before") }
      if let box = new[id] { text += rect(box, "after") }
      guard let box = new[id] ?? old[id] else { continue }
      let words = Self.distance(from: old[id], to: new[id])
      let y = box.y - 2 < canvas[1] + 8 ? box.y + box.height + 9 : box.y - 2
      text += "<text x=\"\(ReportPage.number(box.x))\" y=\"\(ReportPage.number(y))\">"
      text += XMLText.content(words) + "</text>\n"
    }
    return text + "</svg>\n"
  }

  /// How many elements are outlined; more would hide what they stand on.
  private static let shownOutlines = 24

  /// How far a box moved and grew: `x +1.667, width +3`.
  private static func distance(from old: Box?, to new: Box?) -> String {
    guard let old else { return "new" }
    guard let new else { return "gone" }
    let steps = [
      ("x", new.x - old.x), ("y", new.y - old.y), ("width", new.width - old.width),
      ("height", new.height - old.height),
    ]
    return steps.compactMap { name, step in
      let thousandths = Int((step * 1000).rounded())
      return thousandths == 0 ? nil : "\(name) \(ReportPage.thousandths(thousandths))"
    }.joined(separator: ", ")
  }

  /// A box with its name.
  ///
  /// - Parameter kind: `before` or `after` for one that changed; nil for one that stayed.
  private func rect(_ box: Box, _ kind: String?) -> String {
    var text = kind.map { "<rect class=\"\($0)\"" } ?? "<rect"
    for (name, value) in [
      ("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height),
    ] {
      text += " \(name)=\"\(ReportPage.number(value))\""
    }
    text += "><title>\(XMLText.content(box.id))"
    if let kind { text += " \(kind)" }
    return text + "</title></rect>\n"
  }

  /// What can be seen of a layout, but for what lies behind everything.
  private static func boxes(_ text: GoldenText?) -> [Box] {
    guard let text else { return [] }
    let backdrop: Set = ["background", "safeArea", "statusBar", "contentView", "shadow"]
    return GoldenRecords(text).elements.compactMap { record in
      let name = record.id.split(separator: "/").last.map(String.init) ?? record.id
      guard !record.isHidden, !backdrop.contains(name), !name.hasPrefix("statusBar."),
        name != "clock", let x = record.number("frame.x"), let y = record.number("frame.y"),
        let width = record.number("frame.width"), let height = record.number("frame.height"),
        width > 0, height > 0, abs(x) + abs(y) + width + height < 1_000_000
      else { return nil }
      return Box(id: record.id, x: x, y: y, width: width, height: height)
    }
  }
}
