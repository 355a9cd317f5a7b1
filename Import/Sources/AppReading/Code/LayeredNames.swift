/// Names with what they stand for, of which a copy may be taken again and again while names are added.
///
/// A copy and what it is taken of share what is there by then. That lies in layers, a newer one always with less
/// in it than the one below it, so that few are looked through and each name is seldom copied.
struct LayeredNames<Value: Linking> {
  private final class Layer: Linked {
    private(set) var values: [String: Value]
    /// How much is in it.
    let weight: Int
    private(set) var older: Layer?

    init(_ values: [String: Value], _ weight: Int, over older: Layer?) {
      (self.values, self.weight, self.older) = (values, weight, older)
      super.init()
    }

    override func unlink(into open: inout [Linked]) {
      if let older { open.append(older) }
      for value in values.values { value.addLinks(to: &open) }
      (older, values) = (nil, [:])
    }
  }

  /// What was added since the last copy.
  private var own: [String: Value] = [:]
  private var shared: Layer?

  /// What a name stands for by now; nil for nothing.
  subscript(name: String) -> Value? {
    if let value = own[name] { return value }
    var layer = shared
    while let now = layer {
      if let value = now.values[name] { return value }
      layer = now.older
    }
    return nil
  }

  /// Lets go of everything, and adds what that leads to.
  mutating func unlink(into open: inout [Linked]) {
    if let shared { open.append(shared) }
    for value in own.values { value.addLinks(to: &open) }
    (own, shared) = ([:], nil)
  }

  /// Gives a name what it stands for from now on.
  mutating func set(_ name: String, _ value: Value) { own[name] = value }

  /// It as it is now.
  ///
  /// - Parameters:
  ///   - join: what a name stands for of which an older and a newer layer say something.
  ///   - weigh: how much there is of what a name stands for.
  mutating func copy(
    _ join: (Value, Value) -> Value = { _, newer in newer },
    weigh: (Value) -> Int = { _ in 1 }
  ) -> Self {
    guard !own.isEmpty else { return self }
    func weight(_ values: [String: Value]) -> Int { values.values.reduce(0) { $0 + weigh($1) } }
    var (values, older) = (own, shared)
    var weightOfValues = weight(values)
    while let layer = older, layer.weight <= weightOfValues {
      values = layer.values.merging(values, uniquingKeysWith: join)
      weightOfValues = weight(values)
      older = layer.older
    }
    (own, shared) = ([:], Layer(values, weightOfValues, over: older))
    return self
  }
}

extension LayeredNames where Value == [Scope.Setting] {
  /// Adds something to the list that a name stands for.
  mutating func add(_ element: Scope.Setting, to name: String) {
    own[name, default: []].append(element)
  }

  /// The whole list that a name stands for, what was added last at its end.
  func all(_ name: String) -> [Scope.Setting] {
    var lists: [[Scope.Setting]] = own[name].map { [$0] } ?? []
    var layer = shared
    while let now = layer {
      if let list = now.values[name] { lists.append(list) }
      layer = now.older
    }
    return lists.count == 1 ? lists[0] : Array(lists.reversed().joined())
  }
}
