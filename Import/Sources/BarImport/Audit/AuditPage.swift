internal import AppReading

/// An audit as one page: a table of languages and devices, and a picture of each finding.
struct AuditPage {
  let report: AuditReport
  /// Most findings that have a picture.
  private static let pictureLimit = 400

  /// The page.
  var text: String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>navbar audit</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
    table { border-collapse: collapse } td, th { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
    th:first-child { text-align: left } svg { background: #f4f4f6; border: 1px solid #ddd; border-radius: 6px }
    .error { color: #b00020 } .warning { color: #8a5a00 } .note { color: #555 } article { margin: 1.5rem 0 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } svg { background: #222 } }
    </style>
    <h1>Bars of the app</h1><p>\(AuditReport.escaped(report.summary))</p>
    \(table)
    \(report.findings.prefix(Self.pictureLimit).map(article).joined(separator: "\n"))
    </html>

    """
  }

  /// Findings by language and device.
  private var table: String {
    let head = report.devices.map { "<th>\(AuditReport.escaped($0))</th>" }.joined()
    let rows = report.locales.map { locale -> String in
      let cells = report.devices.map { device -> String in
        let count = report.findings.count { finding in
          finding.locale == locale && finding.settings.contains { $0.hasPrefix(device + " ") }
        }
        return "<td>\(count == 0 ? "" : "\(count)")</td>"
      }
      return "<tr><th>\(AuditReport.escaped(locale))</th>\(cells.joined())</tr>"
    }
    return "<table><tr><th>language</th>\(head)</tr>\(rows.joined())</table>"
  }

  private func article(_ finding: Finding) -> String {
    """
    <article><h3 class="\(finding.rule.level)">\(AuditReport.escaped(finding.rule.summary))</h3>
    <p>\(AuditReport.escaped(finding.message))<br><code>\(AuditReport.escaped(finding.place.text))</code> \
    \(AuditReport.escaped(finding.screen))</p>\(picture(finding))</article>
    """
  }

  /// The bar as somebody sees it, with the whole text below.
  private func picture(_ finding: Finding) -> String {
    guard finding.rule != .missingWord, finding.rule != .literalTitle else { return "" }
    let isBack = finding.rule == .shortenedBack
    let shown = AuditReport.escaped(finding.shown)
    let place =
      isBack
      ? "<text x=\"26\" y=\"28\" fill=\"#007aff\" font-size=\"17\">\(shown)</text><path d=\"M18 13l-8 9 8 9\" fill=\"none\" stroke=\"#007aff\" stroke-width=\"3\"/>"
      : "<text x=\"187\" y=\"28\" text-anchor=\"middle\" font-weight=\"600\" font-size=\"17\">\(shown)</text>"
    return
      "<svg width=\"375\" height=\"44\" viewBox=\"0 0 375 44\" role=\"img\" aria-label=\"\(shown)\"><g fill=\"currentColor\">\(place)</g></svg>"
  }
}
