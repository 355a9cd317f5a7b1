internal import AppReading

/// How many findings an audit has, by language and device, each number a button that shows them.
///
/// What holds for every language has a row of its own, what is about no device a column.
struct AuditTable {
  let report: AuditReport

  /// The table.
  var html: String {
    let locales = report.locales + (report.findings.contains { $0.locale.isEmpty } ? [""] : [])
    let devices =
      report.devices + (report.findings.contains { $0.devices.isEmpty } ? [""] : [])
    let head = devices.map { device in
      "<th>\(button(Self.name(device: device), nil, device))</th>"
    }
    let rows = locales.map { locale -> String in
      let cells = devices.map { device -> String in
        let count = report.findings.count { $0.isSaid(of: locale) && $0.isSeen(on: device) }
        return "<td>\(count == 0 ? "" : button("\(count)", locale, device))</td>"
      }
      return "<tr><th>\(button(Self.name(locale: locale), locale, nil))</th>\(cells.joined())</tr>"
    }
    let table =
      "<div class=\"wide\"><table><tr><th>language</th>\(head.joined())</tr>"
      + "\(rows.joined())</table></div>"
    // A table longer than a screen would stand before the first finding.
    guard locales.count > Self.longest else { return table }
    return "<details><summary>Findings by language and device: \(report.locales.count) languages"
      + "</summary>\(table)</details>"
  }

  /// Most rows of a table that is shown at once.
  private static let longest = 15

  private static func name(locale: String) -> String { locale.isEmpty ? "every language" : locale }
  private static func name(device: String) -> String { device.isEmpty ? "no device" : device }

  private func button(_ text: String, _ locale: String?, _ device: String?) -> String {
    let title = [locale.map(Self.name(locale:)), device.map(Self.name(device:))].compactMap { $0 }
      .joined(separator: ", ")
    let asked = [("locale", locale), ("device", device)].compactMap { name, value in
      value.map { " data-\(name)=\"\(AuditReport.escaped($0))\"" }
    }
    return "<button\(asked.joined()) title=\"\(AuditReport.escaped(title))\">"
      + "\(AuditReport.escaped(text))</button>"
  }
}

extension Finding {
  /// The devices it is found on, each once; none for what is about no layout.
  var devices: [String] {
    var devices: [String] = []
    for setting in settings {
      let device = String(setting.prefix { $0 != " " })
      if !devices.contains(device) { devices.append(device) }
    }
    return devices
  }

  /// Whether it is found on a device; for no device, whether it is about none.
  fileprivate func isSaid(of locale: String) -> Bool {
    locale.isEmpty ? locales.isEmpty : locales.contains(locale)
  }

  fileprivate func isSeen(on device: String) -> Bool {
    device.isEmpty ? devices.isEmpty : devices.contains(device)
  }
}
