internal import Yams

/// A mapping of a case file: every key is known, every value has the type that is asked for.
struct CaseMap {
  /// The file, for messages.
  let file: String
  private let values: [String: Node]

  init(_ node: Node, file: String, keys: Set<String>) throws(CaseError) {
    guard let mapping = node.mapping else {
      throw CaseError(description: "\(file): expected a mapping")
    }
    var values: [String: Node] = [:]
    for (key, value) in mapping {
      let name = key.string ?? ""
      guard keys.contains(name) else {
        throw CaseError(description: "\(file): unknown key \(name)")
      }
      values[name] = value
    }
    self.file = file
    self.values = values
  }

  subscript(key: String) -> Node? { values[key] }

  func error(_ message: String) -> CaseError {
    CaseError(description: "\(file): \(message)")
  }

  func string(_ key: String) throws(CaseError) -> String {
    guard let text = values[key]?.scalar?.string else { throw error("\(key) is not a text") }
    return text
  }

  func number(_ key: String) throws(CaseError) -> Double {
    guard let text = values[key]?.scalar?.string, let number = Double(text), number.isFinite else {
      throw error("\(key) is not a number")
    }
    return number
  }

  func bool(_ key: String) throws(CaseError) -> Bool {
    guard let bool = values[key]?.bool else { throw error("\(key) is not true or false") }
    return bool
  }

  /// So many numbers in a sequence; nil where the key is missing.
  func numbers(_ key: String, count: Int) throws(CaseError) -> [Double]? {
    guard let node = values[key] else { return nil }
    let numbers = node.sequence?.compactMap { $0.scalar.flatMap { Double($0.string) } } ?? []
    guard numbers.count == count, node.sequence?.count == count else {
      throw error("\(key) is not \(count) numbers")
    }
    return numbers
  }
}
