internal import AppCode

/// What others of its kind may lead to in a row without an end: names that were given one after the other.
///
/// Swift gives such a row back from its start, one inside of the other, which a long one has no stack for.
class Linked {
  /// How many may follow each other from here on.
  private var length = 0
  /// Rows up to this length are given back as Swift does it.
  private static let shortLength = 100

  /// Notes something that it leads to.
  final func lead(to next: Linked) { length = max(length, next.length + 1) }

  /// Notes that it leads to all that another leads to.
  final func lead(as other: Linked) { length = max(length, other.length) }

  /// Lets go of what it leads to, and adds that to what is still to be given back.
  func unlink(into open: inout [Linked]) {}

  /// Gives back what something leads to that nobody has any more, one after the other.
  static func giveBack(of last: Linked) {
    guard last.length > shortLength else { return }
    var open: [Linked] = []
    last.unlink(into: &open)
    while var next = open.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      next.unlink(into: &open)
      next.length = 0
    }
  }
}

/// What a name stands for, which may lead to other names.
protocol Linking {
  /// Adds what it leads to.
  func addLinks(to open: inout [Linked])
}

extension Scope.Value: Linking {
  func addLinks(to open: inout [Linked]) { open.append(scope) }
}

extension Function: Linking {
  func addLinks(to open: inout [Linked]) {}
}

extension [Scope.Setting]: Linking {
  func addLinks(to open: inout [Linked]) {
    for setting in self { open.append(setting.value.scope) }
  }
}
