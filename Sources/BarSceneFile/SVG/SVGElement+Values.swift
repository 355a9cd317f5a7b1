internal import BarLayout

extension SVGElement.Attribute {
  func fault(_ message: String) -> SVGFault { SVGFault(offset: offset, message: message) }

  /// Numbers with blanks and commas between them.
  func numbers(in text: String) throws(SVGFault) -> [Double] {
    var scanner = PathScanner(text)
    var result: [Double] = []
    do throws(PathData.Fault) {
      while scanner.hasNumber, result.count <= 2 * SVGLimits.pathElements {
        result.append(try scanner.number())
      }
    } catch {
      throw fault("\(name): \(error.message)")
    }
    guard scanner.isAtEnd else {
      throw fault("\(name) must be numbers (found \(quoted(text)))")
    }
    return result
  }

  /// One length in units of the drawing: a number, with `px` or `pt` or nothing after it.
  func length() throws(SVGFault) -> Double {
    var text = Substring(value).trimmed
    for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
    let numbers = try numbers(in: String(text))
    guard numbers.count == 1, let number = numbers.first else {
      throw fault("\(name) must be a length (found \(quoted(value)); accepted: 12, 12px, 12pt)")
    }
    return number
  }
}

extension SVGElement {
  /// A length by its name; 0 where it is left out.
  func length(_ name: String) throws(SVGFault) -> Double {
    guard let attribute = attribute(name) else { return 0 }
    return try attribute.length()
  }

  /// A length that is not negative; nil where it is left out.
  func extent(_ name: String) throws(SVGFault) -> Double? {
    guard let attribute = attribute(name) else { return nil }
    let length = try attribute.length()
    guard length >= 0 else {
      throw attribute.fault("\(name) must not be negative (found \(quoted(attribute.value)))")
    }
    return length
  }

  /// A length that must be there.
  func neededExtent(_ name: String) throws(SVGFault) -> Double {
    guard let length = try extent(name) else {
      throw SVGFault(offset: offset, message: "<\(self.name)> needs \(quoted(name))")
    }
    return length
  }
}

extension Substring {
  /// Without blanks at both ends.
  var trimmed: Substring {
    var result = drop { $0.isWhitespace }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
