internal import ArgumentParser

/// One of the words that another module lists, as an option's value.
///
/// The wrapper keeps the parser's protocols out of those modules' public types.
struct Choice<Value: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument, Sendable
where Value.RawValue == String {
  /// What was chosen.
  var value: Value

  /// A choice made by the program.
  init(_ value: Value) {
    self.value = value
  }

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  var defaultValueDescription: String { value.rawValue }
}
