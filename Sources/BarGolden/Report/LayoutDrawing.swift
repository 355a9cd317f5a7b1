internal import BarText
internal import BarComparison
/// Two layouts as outlines over each other: what was recorded dashed, what is laid out now solid.
///
/// It needs neither fonts nor pictures, so every golden has one.
struct LayoutDrawing {
  /// What was recorded; nil for nothing.
  var expected: GoldenText?
  /// What is laid out now; nil for nothing.
  var actual: GoldenText?

  private struct Box: Hashable {
    var id: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The drawing as SVG; empty where nothing differs.
  var svg: String {
    let before = boxes(expected)
    let after = boxes(actual)
    guard before != after, !(before + after).isEmpty else { return "" }
    let all = before + after
    let (left, top) = (all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    let right = all.map { $0.x + $0.width }.max() ?? 0
    let bottom = all.map { $0.y + $0.height }.max() ?? 0
    let view = [left - 1, top - 1, right - left + 2, bottom - top + 2].map(ReportPage.number)
    var text = "<svg class=\"layout\" viewBox=\"\(view.joined(separator: " "))\" role=\"img\">\n"
    text += "<title>dashed: as recorded; solid: now</title>\n"
    for box in before { text += rect(box, "before", changed: !after.contains(box)) }
    for box in after { text += rect(box, "after", changed: !before.contains(box)) }
    return text + "</svg>\n<p class=\"legend\">dashed: as recorded, solid: now</p>\n"
  }

  private func rect(_ box: Box, _ kind: String, changed: Bool) -> String {
    let edges = [
      ("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height),
    ].map { "\($0)=\"\(ReportPage.number($1))\"" }.joined(separator: " ")
    return "<rect class=\"\(kind)\(changed ? " moved" : "")\" \(edges)>"
      + "<title>\(XMLText.content(box.id)) \(kind)</title></rect>\n"
  }

  /// What can be seen of a layout, but for what lies behind everything.
  private func boxes(_ text: GoldenText?) -> [Box] {
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
