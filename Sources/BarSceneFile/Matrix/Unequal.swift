/// A place in a file, which says nothing about what stands there: the same value in another place is
/// the same value.
@propertyWrapper
struct Unequal<Value: Sendable>: Hashable, Sendable {
  var value: Value
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  init(_ value: Value) { self.value = value }
  init(wrappedValue: Value) { value = wrappedValue }

  static func == (_: Self, _: Self) -> Bool { true }
  func hash(into _: inout Hasher) {}
}
