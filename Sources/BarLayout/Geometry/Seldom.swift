/// A large value that few have: it is kept in a place of its own, so that what may hold it stays
/// small and is copied fast without it.
@propertyWrapper
package struct Seldom<Value: Sendable>: Sendable {
  private var kept: Shared<Value>?

  private init(kept: Shared<Value>?) {
    self.kept = kept
  }

  /// None, without a large value that is none.
  static var none: Seldom { Seldom(kept: nil) }

  /// Keeps a value; nil for none.
  package init(wrappedValue: Value?) {
    kept = wrappedValue.map { Shared($0) }
  }

  /// The value; nil where there is none.
  package var wrappedValue: Value? {
    get { kept?.value }
    set { kept = newValue.map { Shared($0) } }
  }

  /// Whether there is one, asked without taking hold of it.
  package var projectedValue: Bool { kept != nil }
}

extension Seldom: Equatable where Value: Equatable {}
extension Seldom: Hashable where Value: Hashable {}
