internal import AppCode

/// What others of its kind may lead to in a row without an end: names that were given one after the other.
///
/// Swift gives such a row back from its start, one inside of the other, which a long one has no stack for.
class Linked {
  /// Lets go of what it leads to, and adds that to what is still to be given back.
  func unlink(into open: inout [Linked]) {}

  /// Gives back what something leads to that nobody has any more, one after the other.
  static func giveBack(of last: Linked) {
    var open: [Linked] = []
    last.unlink(into: &open)
    while var next = open.popLast() {
      if isKnownUniquelyReferenced(&next) { next.unlink(into: &open) }
    }
  }
}

/// What a name stands for, which may lead to other names.
protocol Linking {
  /// What it leads to.
  var links: [Linked] { get }
}

extension Scope.Value: Linking {
  var links: [Linked] { [scope] }
}

extension Function: Linking {
  var links: [Linked] { [] }
}

extension [Scope.Setting]: Linking {
  var links: [Linked] { map(\.value.scope) }
}
