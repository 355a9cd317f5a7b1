internal import AppReading
internal import BarLayout
internal import BarSceneFile

/// The points that the word of a key may take in a bar.
struct WidthBudget: Sendable {
  var key: String
  var screen: String
  var size: BarContentSizeCategory
  /// Points there are on the narrowest device.
  var points: Double
  /// How far the word of each language goes over them; negative for room that is left.
  var excess: [(locale: String, text: String, points: Double)]

  /// The budgets of every title by key, on the narrowest of the devices.
  static func all(_ auditor: Auditor) -> [WidthBudget] {
    guard let device = auditor.matrix.devices.min(by: { $0.size.width < $1.size.width }) else {
      return []
    }
    let all = auditor.writers(for: auditor.matrix.locales)
    let writers = auditor.matrix.locales.compactMap { locale in all[locale].map { (locale, $0) } }
    return auditor.screens.flatMap { screen -> [WidthBudget] in
      // How wide a value is that only the running app knows, nobody can say.
      guard screen.variant == nil, let title = screen.title, case .key(let key) = title.value,
        title.value.isWhole,
        let first = writers.first?.1
      else { return [] }
      var long = screen
      long.title = Fact(.verbatim(String(repeating: "m", count: 200)), at: title.place)
      let source = SceneSource(name: "budget.yaml", bytes: Array(first.text(of: long).utf8))
      guard var scene = try? SceneFile(source).scene else { return [] }
      scene.device = device.device(on: scene.system, orientation: .portrait)
      return auditor.matrix.sizes.compactMap { size in
        scene.traits.preferredContentSizeCategory = size
        guard
          let bar = try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars
            .first,
          let element = [ElementID.largeTitle, .title].lazy.compactMap({ bar.element($0) })
            .first(where: { $0.alpha > 0 && $0.text != nil }), let line = element.text
        else { return nil }
        let room = element.frame.width
        let excess = writers.map { locale, writer in
          let text = writer.words.string(title.value)
          let width = AdvanceTable.sanFrancisco.measure(text, style: line.style, limit: .infinity)
            .width
          return (locale, text, width - room)
        }
        return WidthBudget(
          key: key.name, screen: screen.name, size: size, points: room, excess: excess)
      }
    }
  }

  /// Budgets as a table with commas.
  static func csv(_ budgets: [WidthBudget]) -> String {
    var text = "key,screen,size,points,language,word,over\n"
    for budget in budgets {
      for entry in budget.excess {
        let cells = [
          budget.key, budget.screen, budget.size.rawValue, number(budget.points), entry.locale,
          entry.text, number(max(0, entry.points)),
        ]
        text += cells.map(cell).joined(separator: ",") + "\n"
      }
    }
    return text
  }

  private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  /// A cell that no table program takes for a formula.
  private static func cell(_ text: String) -> String {
    var text = visible(text)
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    return text.contains(where: { ",\"\n".contains($0) })
      ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
