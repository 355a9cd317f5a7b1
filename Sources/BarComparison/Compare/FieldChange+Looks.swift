extension FieldChange {
  /// Whether it is about colours, materials or pictures: nothing moved, and no word is another one.
  package var isOfLooks: Bool {
    guard before != nil, after != nil, let dot = field.lastIndex(of: ".") else { return false }
    return Self.looks.contains(String(field[field.index(after: dot)...]))
  }

  private static let looks: Set = [
    "color", "material", "shadow", "image", "drawn", "path", "dash",
  ]
}
