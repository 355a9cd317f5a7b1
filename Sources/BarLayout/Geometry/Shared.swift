/// A large value kept in one place and read from many: copies share it.
///
/// What a bar is resolved from and what it is resolved to are thousands of bytes with dozens of
/// references, and every stage takes hold of them; one that is shared is copied as one reference.
/// What is seldom there is shared too, so that what may hold it stays small.
package final class Shared<Value: Sendable>: Sendable {
  /// The value; a part of it is read without copying the rest.
  package let value: Value

  /// Puts a value in its place.
  package init(_ value: consuming Value) {
    self.value = value
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Whether both values are equal, wherever they are kept.
  package static func == (first: Shared, second: Shared) -> Bool { first.value == second.value }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
