internal import AppCode

/// What stands in lists.
extension AskingPlace {
  /// The app's own type of what a list has that is declared with it: `Row` of `rows[place]`, where it says
  /// `var rows: [Row]`; nil for any other.
  func element(of list: Expression, _ index: CodeIndex, steps: Int) -> String? {
    var declared: String?
    var holder = type
    switch list {
    case .name(let name), .member(.name("self")?, let name, _):
      if case .name = list {
        declared =
          binding(name)?.type ?? parameters.first { $0.name == name }?.type
      }
      if declared == nil, binding(name) == nil || list.source != name {
        declared = index.property(name, of: type)?.0.type
      }
    case .member(let base?, let name, _):
      guard let owner = type(of: base, index, steps: steps) else { return nil }
      (declared, holder) = (index.property(name, of: owner)?.0.type, owner)
    default: return nil
    }
    guard let declared = declared?.filter({ !"?!".contains($0) }), declared.hasPrefix("["),
      declared.hasSuffix("]"), !declared.contains(":")
    else { return nil }
    let name = CodeIndex.withoutGenerics(String(declared.dropFirst().dropLast()))
    return index.typeName(name, from: holder, in: path)
  }
}
