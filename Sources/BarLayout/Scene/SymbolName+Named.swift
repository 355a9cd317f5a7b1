extension SymbolName {
  /// The symbol of a name; nil for one that is not drawn here.
  ///
  /// The same as by raw value, which compares with one name after the other.
  static func named(_ name: String) -> SymbolName? { all[name] }

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
