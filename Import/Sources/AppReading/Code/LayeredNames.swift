/// Names with what they stand for, of which a copy may be taken again and again while names are added.
///
/// A copy and what it is taken of share what is there by then. That lies in layers, a newer one always with fewer
/// names than the one below it, so that few are looked through and each name is seldom copied.
struct LayeredNames<Value> {
  private final class Layer {
    let values: [String: Value]
    let older: Layer?

    init(_ values: [String: Value], over older: Layer?) {
      (self.values, self.older) = (values, older)
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

  /// Gives a name what it stands for from now on.
  mutating func set(_ name: String, _ value: Value) { own[name] = value }

  /// It as it is now.
  ///
  /// - Parameter join: what a name stands for of which an older and a newer layer say something.
  mutating func copy(_ join: (Value, Value) -> Value = { _, newer in newer }) -> Self {
    guard !own.isEmpty else { return self }
    var (values, older) = (own, shared)
    while let layer = older, layer.values.count <= values.count {
      values = layer.values.merging(values, uniquingKeysWith: join)
      older = layer.older
    }
    (own, shared) = ([:], Layer(values, over: older))
    return self
  }
}

extension LayeredNames {
  /// Adds something to the list that a name stands for.
  mutating func add<Element>(_ element: Element, to name: String) where Value == [Element] {
    own[name, default: []].append(element)
  }

  /// The whole list that a name stands for, what was added last at its end.
  func all<Element>(_ name: String) -> [Element] where Value == [Element] {
    var lists: [[Element]] = own[name].map { [$0] } ?? []
    var layer = shared
    while let now = layer {
      if let list = now.values[name] { lists.append(list) }
      layer = now.older
    }
    return lists.count == 1 ? lists[0] : Array(lists.reversed().joined())
  }
}
