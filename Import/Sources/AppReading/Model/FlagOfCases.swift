internal import AppCode

/// A flag that an enumeration works out of its cases, with those in which it holds; cases are in the
/// words of conditions: `case .edit`.
struct FlagOfCases: Hashable {
  /// All cases of the enumeration.
  var all: Set<String>
  /// Those in which it holds.
  var held: Set<String>

  /// The opposite.
  var turned: Self { Self(all: all, held: all.subtracting(held)) }

  /// Whether it holds where a screen has the title of a case.
  ///
  /// - Parameters:
  ///   - condition: the case; nil for that of the first title.
  ///   - told: the cases of all other titles.
  func holds(where condition: String?, of told: Set<String>) -> Bool? {
    guard !told.isEmpty, told.isSubset(of: all) else { return nil }
    if let condition { return all.contains(condition) ? held.contains(condition) : nil }
    let rest = all.subtracting(told)
    if rest.isEmpty { return nil }
    return rest.isSubset(of: held) ? true : rest.isDisjoint(with: held) ? false : nil
  }

  /// Whether it is what a title asks for: a case in which it holds, or the flag by its own name.
  ///
  /// - Parameters:
  ///   - condition: what has to hold for the title.
  ///   - own: what asks for the flag: `mode.isNew`.
  func isAsked(by condition: String, as own: String) -> Bool {
    held.contains(Condition.bareCase(condition).description)
      || condition.isOfNames() && !own.hasPrefix("!") && own.hasSuffix("." + condition)
  }
}
