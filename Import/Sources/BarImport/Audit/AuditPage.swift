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
    \(Self.style)
    </style>
    <h1>Bars of the app</h1><p>\(AuditReport.escaped(report.summary))</p>
    \(pictureNote)
    \(AuditTable(report: report).html)
    \(fits)
    <p id="shown" hidden><span></span> <button>show all</button></p>
    \(report.findings.prefix(Self.pictureLimit).map(article).joined(separator: "\n"))
    \(rest)
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
    h3 { font-size: 1rem; margin: 0 } p { margin: .3rem 0 .6rem; overflow-wrap: anywhere }
    .wide { overflow-x: auto; margin: .6rem 0 } table { border-collapse: collapse }
    td, th { padding: .1rem .3rem; text-align: right; border-bottom: 1px solid #ddd } th:first-child { text-align: left } tr:first-child th:first-child { padding-left: .7rem }
    button { font: inherit; color: inherit; text-align: inherit; background: none; border: 0; border-radius: 5px; padding: .1rem .4rem; cursor: pointer }
    button:hover, [aria-pressed=true] { background: #8883 } #shown button { text-decoration: underline }
    article { margin: 1.5rem 0 } figure { margin: 0 } figcaption { font-size: .8rem; opacity: .7 } article img, svg { border: 1px solid #ccc; border-radius: 6px; max-width: 100%; height: auto }
    svg { background: #f9f9f9; font-family: -apple-system, system-ui, sans-serif }
    .error { color: #b00020 } .warning { color: #8a5a00 } .note { color: #555 }
    @media (prefers-color-scheme: dark) {
      body { background: #111; color: #eee } article img, svg { border-color: #444 } td, th { border-color: #333 }
      .error { color: #ff8a8a } .warning { color: #ffc66d } .note { color: #aaa }
    }
    """

  /// Shows the findings of the language and the device whose number was pressed, and no others.
  private static let script = """
    const articles = [...document.querySelectorAll('article')], shown = document.getElementById('shown');
    const cells = [...document.querySelectorAll('table button')];
    const fits = (place, asked) => asked === undefined || place.split(' ').includes(asked);
    function show(cell) {
      const { locale, device } = cell ? cell.dataset : {};
      let count = 0;
      for (const one of articles) {
        one.hidden = !(fits(one.dataset.locale, locale) && fits(one.dataset.devices, device));
        count += one.hidden ? 0 : 1;
      }
      for (const other of cells) other.setAttribute('aria-pressed', other === cell);
      shown.hidden = !cell;
      shown.firstChild.textContent = cell ? `${count} of ${articles.length} shown: ${cell.title}` : '';
    }
    for (const cell of cells) cell.onclick = () => show(cell.getAttribute('aria-pressed') === 'true' ? null : cell);
    shown.lastChild.onclick = () => show(null);
    """

  private var pictureNote: String {
    report.pictureNote.map { "<p class=\"warning\">\(AuditReport.escaped($0))</p>" } ?? ""
  }

  /// What is said about findings beyond those that the page shows.
  private var rest: String {
    let count = report.findings.count - Self.pictureLimit
    return count > 0
      ? "<p>\(count) more are in the other forms of the report, such as --format json.</p>" : ""
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
    <article data-locale="\(AuditReport.escaped(finding.locales.joined(separator: " ")))" \
    data-devices="\(AuditReport.escaped(finding.devices.joined(separator: " ")))">\
    <h3 class="\(finding.level)">\(AuditReport.escaped(finding.rule.summary))</h3>
    <p>\(AuditReport.escaped(finding.message))<br><code>\(AuditReport.escaped(finding.place.text))</code> \
    \(AuditReport.escaped(finding.screen))</p>\(report.drawings[finding.mark] ?? "")</article>
    """
  }
}
