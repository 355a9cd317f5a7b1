internal import BarLayout

/// The parts of the page that are the same in every report.
enum ReportPage {
  /// A number of points, to a thousandth.
  static func number(_ value: Double) -> String { Thousandths(value).description }

  /// A distance in thousandths with its sign: `+0.333`.
  static func thousandths(_ count: Int) -> String {
    let text = Thousandths(Double(count) / 1000).description
    return count > 0 ? "+\(text)" : text
  }

  /// The page's looks.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  /// What the page does: it filters, and switches between ways to look at pictures.
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
}
