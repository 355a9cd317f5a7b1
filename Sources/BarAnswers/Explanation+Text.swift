package import BarLayout
package import BarText

extension Explanation {
  /// The explanation for a reader: the value, the rules, the sum, what else it depends on.
  package var text: String {
    var lines = ["\(keyPath) = \(value.text(expandedLevels: 0))"]
    if !steps.isEmpty {
      lines += ["", "Rules"]
      for (index, step) in steps.enumerated() {
        lines.append("  \(index + 1). \(step.words) (\(step.source.kind): \(step.source.text))")
      }
    }
    if let sum { lines += ["", "Sum"] + Self.indented(rows(of: sum)) }
    if !slopes.isEmpty {
      lines += ["", "Changes with"] + Self.indented(slopes.map(row))
    }
    if !conditions.isEmpty {
      lines += ["", "Hangs on"] + Self.indented(conditions.map(row))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ rows: [[String]]) -> [String] {
    TextTable(rows: rows).text.split(separator: "\n").map { "  \($0)" }
  }

  private func rows(of sum: LengthSum) -> [[String]] {
    var rows = sum.terms.map { term in
      let quantity = term.quantity
      let size = NumberText.precise(quantity.value)
      let count = Self.fraction(term.count)
      return [
        Thousandths(term.share).description,
        count == "1" ? size : "\(count) × \(size)",
        quantity.name, quantity.condition ?? "", evidence(of: quantity),
      ]
    }
    rows.append([Thousandths(sum.unrounded).description, "", "together", "", ""])
    if abs(sum.rounding) > LengthSum.tolerance {
      rows.append([
        Thousandths(sum.rounding).description, "", "onto pixels of 1/\(Thousandths(scale))", "",
        "boxes by their edges; widths of labels and buttons go up",
      ])
      rows.append([Thousandths(sum.value).description, "", "in the layout", "", ""])
    }
    return rows
  }

  private func row(_ slope: LengthSum.Term) -> [String] {
    let quantity = slope.quantity
    let number = NumberText.precise(slope.count)
    return [
      quantity.name, NumberText.precise(quantity.value),
      "\(slope.count > 0 ? "+" : "")\(number) a point", quantity.condition ?? "",
      evidence(of: quantity),
    ]
  }

  private func row(_ condition: LayoutCondition) -> [String] {
    let quantity = condition.quantity
    let other = condition.otherAnswer ?? "nothing there"
    return [
      quantity.name, NumberText.value(quantity.value, quantity.unit),
      "with \(NumberText.value(condition.otherValue, quantity.unit)): \(other)",
      quantity.condition ?? "", evidence(of: quantity),
    ]
  }

  /// How a number is known.
  package func evidence(of quantity: LayoutQuantity) -> String {
    if let source = quantity.source {
      let seen = quantity.cases.isEmpty ? "" : "; cases \(quantity.cases.joined(separator: ", "))"
      return "\(source.kind): \(source.text)\(seen)"
    }
    switch quantity.kind {
    case .scene(let place):
      switch place.origin {
      case .device where !deviceSources.isEmpty:
        return "device: \(deviceSources.joined(separator: "; "))"
      case .device, .scene: return "stated in the scene"
      case .columns: return "follows from the split view's columns"
      }
    case .text: return "\(quantity.summary.lowercasedFirst), by \(measurer)"
    case .pixel: return "device: a point is \(Thousandths(scale)) pixels"
    case .metric, .watch, .platform: return "no row holds"
    }
  }

  /// A count as halves, thirds or quarters where it is one, or else to a thousandth.
  package static func fraction(_ count: Double) -> String {
    for part in 1...4 {
      let whole = (count * Double(part)).rounded()
      guard abs(count * Double(part) - whole) < 1e-4, abs(whole) < 1e6 else { continue }
      return part == 1 ? "\(Int(whole))" : "\(Int(whole))/\(part)"
    }
    return Thousandths(count).description
  }

  /// The explanation for other programs.
  package var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "keyPath": .string(keyPath),
      "value": value,
      "element": element.map { .string($0.description) },
      "rules": .array(
        steps.map { step in
          .members([
            "rule": .string(step.words), "evidence": .string(step.source.kind),
            "source": .string(step.source.text),
          ])
        }),
      "sum": sum.map { sum in
        .members([
          "terms": .array(sum.terms.map(json)),
          "unrounded": .number(sum.unrounded),
          "rounding": .number(sum.rounding),
          "value": .number(sum.value),
        ])
      },
      "changesWith": slopes.isEmpty ? nil : .array(slopes.map(json)),
      "hangsOn": .array(
        conditions.map { condition in
          .members([
            "name": .string(condition.quantity.name),
            "value": .number(condition.quantity.value),
            "condition": condition.quantity.condition.map(JSONValue.string),
            "evidence": .string(evidence(of: condition.quantity)),
            "cases": .array(condition.quantity.cases.map(JSONValue.string)),
            "tried": .number(condition.otherValue),
            "answer": condition.otherAnswer.map(JSONValue.string) ?? .null,
          ])
        }),
    ])
  }

  private func json(_ term: LengthSum.Term) -> JSONValue {
    .members([
      "name": .string(term.quantity.name),
      "share": .number(term.share),
      "count": .number(term.count),
      "value": .number(term.quantity.value),
      "summary": .string(term.quantity.summary),
      "condition": term.quantity.condition.map(JSONValue.string),
      "evidence": .string(evidence(of: term.quantity)),
      "cases": .array(term.quantity.cases.map(JSONValue.string)),
    ])
  }
}

extension String {
  /// The text with a small first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
