/// What a value may look like, in words and as JSON Schema.
///
/// Decoders and shapes are made together in `Kind`, so that neither can say what the other does
/// not do.
indirect enum Shape: Sendable {
  case text
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case bool
  /// Only `true`, as a mark that something is there.
  case yes
  /// Whatever another key takes.
  case anything
  case choice([String])
  /// A text with a form; what it is in words, as a regular expression, and words that are also one.
  case pattern(name: String, expression: String, words: [String])
  case list(Shape, max: Int)
  /// A list of as many numbers as there are labels.
  case numbers([String], ClosedRange<Double>)
  case object(ObjectShape)
  /// A mapping that may hold itself: its name, what messages call it, and its table.
  case reference(String, title: String, @Sendable () -> ObjectShape)
  /// A mapping with keys of the scene's own choice, so many of them.
  ///
  /// Where the keys have a form, it is given as a regular expression.
  case dictionary(Shape, count: ClosedRange<Int>, keys: String? = nil)
  /// A list that has something in it, and nothing twice.
  case distinct(Shape)
  case either([Shape])
  /// `null` beside a value; what it means.
  case orNull(Shape, String)
  /// A shape that many keys take, written into the schema once under its name.
  case named(String, Shape)

  /// What is accepted, in words, for messages and tables.
  var words: String {
    switch self {
    case .text: return "a text"
    case .number(let range):
      return "a number from \(formatted(range.lowerBound)) to \(formatted(range.upperBound))"
    case .integer(let range):
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .bool: return "true or false"
    case .yes: return "true"
    case .anything: return "a value"
    case .choice(let names) where names.count > 30:
      return "\(names.prefix(3).joined(separator: ", ")), … (\(names.count) names)"
    case .choice(let names): return names.joined(separator: ", ")
    case .pattern(let name, _, _): return name
    case .list(let element, _): return "a list of \(element.words)"
    case .numbers(let labels, _): return "[\(labels.joined(separator: ", "))]"
    case .object(let object):
      let keys = object.rows.prefix(5).map(\.key) + (object.rows.count > 5 ? ["…"] : [])
      return "{\(keys.joined(separator: ", "))}"
    case .reference(_, let title, _): return title
    case .distinct(let shape): return shape.words
    case .dictionary(let shape, let count, _):
      return count.upperBound == 1 ? "{Name: \(shape.words)}" : "a mapping to \(shape.words)"
    case .either(let shapes): return shapes.map(\.words).joined(separator: ", or ")
    case .orNull(let shape, _), .named(_, let shape): return shape.words
    }
  }
}

/// A number as messages and tables show it: without a fraction that is nothing.
func formatted(_ number: Double) -> String {
  if abs(number) < 1e15, number == number.rounded() { return String(Int64(number)) }
  return "\(number)"
}

/// What a mapping may hold.
struct ObjectShape: Sendable {
  /// Its name in the JSON Schema: `navigationItem`.
  var name: String
  /// What messages call it: `a navigation item`.
  var title: String
  /// What it is, in a sentence.
  var summary: String
  /// Its keys.
  var rows: [KeyRow]
  /// Keys of which exactly one must be there; empty where there is no such choice.
  var exactlyOne: [String]
  /// Keys of which at most one may be there, and one that will do where none is; nil for no such
  /// choice.
  var atMostOne: (of: [String], orElse: String)?
}

/// A key of a mapping: what it takes and what it is for.
struct KeyRow: Sendable {
  var key: String
  var summary: String
  /// What the value may look like; made when it is asked for, since a shape holds those within it.
  var shape: Shape { makeShape() }
  private let makeShape: @Sendable () -> Shape
  /// What holds when the key is left out, as it would be written; nil where that is nothing.
  var `default`: String?
  /// The first major version of iOS that has it; nil for every one.
  var since: Int?
  /// Where it does something, its first version of iOS taken in; nil for everywhere.
  var reach: KeyAvailability?
  var isRequired = false
  /// What it stands for in SwiftUI, where that has not been there from the beginning; nil for a key
  /// whose `reach` says it all.
  var symbol: SymbolAvailability?
  /// What some of the words it takes stand for, where not all of them came together.
  var words: KeyValuePairs<String, SymbolAvailability> = [:]
  /// Keys of the same mapping of which one must be there for this one to do something.
  var needs: [String] = []
  /// Keys of the same mapping beside which this one does nothing.
  var losesTo: [String] = []

  init(
    key: String, summary: String, shape: @escaping @Sendable () -> Shape, default: String?,
    since: Int?, reach: KeyAvailability?, isRequired: Bool
  ) {
    self.key = key
    self.summary = summary
    makeShape = shape
    self.default = `default`
    self.since = since
    self.reach = since.map { (reach ?? .everywhere).since($0) } ?? reach
    self.isRequired = isRequired
  }
}
