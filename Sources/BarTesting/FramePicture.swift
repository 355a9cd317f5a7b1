internal import BarComparison

/// Two layouts as outlines over each other, as an SVG file: what was recorded dashed and red, what
/// is laid out now solid.
///
/// It needs neither fonts nor a renderer, so that every golden that fails has a picture.
struct FramePicture {
  /// What was recorded.
  var expected: GoldenText
  /// What is laid out now.
  var actual: GoldenText

  private struct Box: Hashable {
    var id: String
    var frame: [Double]
  }

  /// The file; nil where no frame differs.
  var svg: String? {
    let (before, after) = (boxes(expected), boxes(actual))
    let all = before + after
    guard before != after, !all.isEmpty else { return nil }
    let left = all.map { $0.frame[0] }.min() ?? 0
    let top = all.map { $0.frame[1] }.min() ?? 0
    let right = all.map { $0.frame[0] + $0.frame[2] }.max() ?? 0
    let bottom = all.map { $0.frame[1] + $0.frame[3] }.max() ?? 0
    let view = [left - 4, top - 4, right - left + 8, bottom - top + 8]
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(view[2] * 2)\" "
    text += "height=\"\(view[3] * 2)\" viewBox=\""
    text += view.map { "\($0)" }.joined(separator: " ") + "\">\n"
    text +=
      "<rect x=\"\(view[0])\" y=\"\(view[1])\" width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    for box in before where !after.contains(box) {
      text += rect(box, "#c0392b\" stroke-dasharray=\"3 2")
    }
    for box in after { text += rect(box, before.contains(box) ? "#999" : "#0a6cff") }
    return text + "</svg>\n"
  }

  private func rect(_ box: Box, _ stroke: String) -> String {
    let edges = zip(["x", "y", "width", "height"], box.frame).map { "\($0)=\"\($1)\"" }
    let title = box.id.filter { $0 != "<" && $0 != "&" }
    return "<rect fill=\"none\" stroke-width=\".75\" stroke=\"\(stroke)\" "
      + "\(edges.joined(separator: " "))><title>\(title)</title></rect>\n"
  }

  /// What can be seen of a layout.
  private func boxes(_ text: GoldenText) -> [Box] {
    GoldenRecords(text).elements.compactMap { record in
      let frame = ["x", "y", "width", "height"].compactMap { record.number("frame.\($0)") }
      guard !record.isHidden, frame.count == 4, frame[2] > 0, frame[3] > 0,
        frame.allSatisfy({ abs($0) < 100_000 }), record.id != "safeArea"
      else { return nil }
      return Box(id: record.id, frame: frame)
    }
  }
}
