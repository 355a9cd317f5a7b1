/// A measurer that remembers what it has measured, for one bar that is laid out many times.
///
/// It belongs to one thread.
final class KeptMeasures: TextMeasuring {
  private struct Line {
    var text: String
    var style: TextStyle
    var limit: Double
    var measure: TextMeasure
  }

  private let base: any TextMeasuring
  private var lines: [Line] = []

  /// Remembers nothing yet.
  init(over base: any TextMeasuring) {
    self.base = base
  }

  var name: String { base.name }

  func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    for index in lines.indices
    where lines[index].limit == limit && lines[index].style == style && lines[index].text == text {
      return lines[index].measure
    }
    let measure = base.measure(text, style: style, limit: limit)
    lines.append(Line(text: text, style: style, limit: limit, measure: measure))
    return measure
  }
}
