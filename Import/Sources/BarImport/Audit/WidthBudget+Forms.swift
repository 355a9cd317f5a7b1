internal import BarLayout
internal import Foundation

extension WidthBudget {
  /// A form of budgets, by the ending of the file.
  enum Form: String {
    case csv, xliff, xlf, xcstrings
  }

  /// Budgets in the form that a file's ending names; nil for an unknown ending.
  static func text(_ budgets: [WidthBudget], for path: String, source: String) -> String? {
    switch Form(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) {
    case .csv: csv(budgets)
    case .xliff, .xlf: xliff(budgets, source: source)
    case .xcstrings: catalog(budgets, source: source)
    case nil: nil
    }
  }

  /// What translators are told about a key: the least room of all screens, a sentence a size.
  private static func notes(_ budgets: [WidthBudget]) -> [(key: String, least: [WidthBudget])] {
    let byKey = Dictionary(grouping: budgets, by: \.key)
    return byKey.keys.sorted().map { key in
      let all = byKey[key] ?? []
      var sizes: [String] = []
      for budget in all where !sizes.contains(budget.size.rawValue) {
        sizes.append(budget.size.rawValue)
      }
      let least = sizes.compactMap { size in
        all.filter { $0.size.rawValue == size }.min {
          ($0.points, $0.screen) < ($1.points, $1.screen)
        }
      }
      return (key, least)
    }
  }

  private var room: String {
    "Title of \(screen): at most \(Int(points.rounded(.down))) points of text size \(size.rawValue)."
  }

  private func over(in locale: String) -> String? {
    guard let entry = excess.first(where: { $0.locale == locale }), entry.points > 0 else {
      return nil
    }
    return
      "This is \(Int(entry.points.rounded(.up))) points too wide at text size \(size.rawValue)."
  }

  /// Budgets as notes in XLIFF 1.2, a file a language, as Xcode imports them.
  static func xliff(_ budgets: [WidthBudget], source: String) -> String {
    let notes = notes(budgets)
    let locales = budgets.first?.excess.map(\.locale).filter { $0 != source } ?? []
    func escaped(_ text: String) -> String { AuditReport.escaped(text) }
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"# + "\n"
    for locale in locales {
      text +=
        "  <file original=\"Localizable.strings\" datatype=\"plaintext\" source-language=\""
        + "\(escaped(CatalogWriter.tag(source)))\" target-language=\""
        + "\(escaped(CatalogWriter.tag(locale)))\">\n    <body>\n"
      for (key, least) in notes {
        guard let first = least.first else { continue }
        func word(_ locale: String) -> String {
          first.excess.first { $0.locale == locale }?.text ?? key
        }
        text += "      <trans-unit id=\"\(escaped(key))\">\n"
        text += "        <source>\(escaped(word(source)))</source>\n"
        text += "        <target>\(escaped(word(locale)))</target>\n"
        for budget in least {
          let over = budget.over(in: locale).map { " " + $0 } ?? ""
          text += "        <note>\(escaped(budget.room + over))</note>\n"
        }
        text += "      </trans-unit>\n"
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// Budgets as comments of a string catalog.
  static func catalog(_ budgets: [WidthBudget], source: String) -> String {
    var strings: [String: Any] = [:]
    for (key, least) in notes(budgets) {
      strings[key] = ["comment": least.map(\.room).joined(separator: " ")]
    }
    let json: [String: Any] = [
      "sourceLanguage": CatalogWriter.tag(source), "version": "1.0", "strings": strings,
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: json, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}
