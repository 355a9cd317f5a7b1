internal import AppReading

/// An audit as one page: a table of languages and devices, and a picture of each finding.
struct AuditPage {
  let report: AuditReport
  /// Most findings that the page shows with a picture.
  static let pictureLimit = 400

  /// The page.
  var text: String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>navbar audit</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
    h3 { font-size: 1rem; margin: 0 } p { margin: .3rem 0 .6rem; overflow-wrap: anywhere }
    .wide { overflow-x: auto } table { border-collapse: collapse } td, th { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
    th:first-child { text-align: left } 
    svg { background: #f9f9f9; border: 1px solid #ccc; border-radius: 6px; max-width: 100%; height: auto; font-family: -apple-system, system-ui, sans-serif }
    .error { color: #b00020 } .warning { color: #8a5a00 } .note { color: #555 } article { margin: 1.5rem 0 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } svg { border-color: #444 } .error { color: #ff8a8a } .warning { color: #ffc66d } .note { color: #aaa } td, th { border-color: #333 } }
    </style>
    <h1>Bars of the app</h1><p>\(AuditReport.escaped(report.summary))</p>
    \(table)
    \(fits)
    \(report.findings.prefix(Self.pictureLimit).map(article).joined(separator: "\n"))
    \(rest)
    </html>

    """
  }

  /// What is said about findings beyond those that the page shows.
  private var rest: String {
    let count = report.findings.count - Self.pictureLimit
    return count > 0
      ? "<p>\(count) more are in the other forms of the report, such as --format json.</p>" : ""
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
    return
      "<div class=\"wide\"><table><tr><th>language</th>\(head)</tr>\(rows.joined())</table></div>"
  }

  /// Where screens show everything.
  private var fits: String {
    if report.fits.isEmpty { return "" }
    let lines = report.fits.map { "<li>\(AuditReport.escaped($0.text))</li>" }.joined()
    return "<details><summary>Screens that do not show everything everywhere: "
      + "\(report.fits.count)</summary><ul>\(lines)</ul></details>"
  }

  private func article(_ finding: Finding) -> String {
    """
    <article><h3 class="\(finding.rule.level)">\(AuditReport.escaped(finding.rule.summary))</h3>
    <p>\(AuditReport.escaped(finding.message))<br><code>\(AuditReport.escaped(finding.place.text))</code> \
    \(AuditReport.escaped(finding.screen))</p>\(report.drawings[finding.mark] ?? "")</article>
    """
  }
}
