/// A value that is seldom there, kept elsewhere, so that what may hold it stays small.
public struct Seldom<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value alone: an array is one word wide, however large what it holds is.
  private let values: [Value]

  /// Keeps a value.
  public init(_ value: Value) {
    values = [value]
  }

  /// The value.
  public var value: Value { values[0] }
}
