/// An element of an SVG file with what is in it.
struct SVGElement: Hashable {
  /// A value of an element.
  struct Attribute: Hashable {
    var name: String
    var value: String
    /// Where the value begins, in bytes from the start of the file.
    var offset: Int
  }

  var name: String
  /// Where its name begins, in bytes from the start of the file.
  var offset: Int
  var attributes: [Attribute]
  var children: [SVGElement] = []

  /// The value of a name; nil when there is none.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
