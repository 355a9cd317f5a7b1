/// Why an SVG file cannot be drawn.
struct SVGFault: Error, Hashable {
  /// Where, in bytes from the start of the file.
  var offset: Int
  /// What is wrong, and what is accepted.
  var message: String
}
