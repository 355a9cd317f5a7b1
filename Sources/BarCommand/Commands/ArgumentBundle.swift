/// Many names of scenes as one argument: the parser's work grows with the square of their number.
///
/// The names are parted by the character zero, which no argument of a process can have in it.
enum ArgumentBundle {
  /// How many names in a row are worth it.
  static let least = 32
  /// What parts the names.
  static let separator: UInt8 = 0
  /// Commands that take bundled names.
  private static let commands = [
    "fmt", "layout", "lint", "migrate", "render", "sheet", "validate", "watch",
  ]

  /// The arguments with long rows of names made one.
  ///
  /// The first of a row stays as it is: it may be the value of an option.
  static func bundled(_ arguments: [String]) -> [String] {
    guard arguments.count > least, commands.contains(arguments[0]) else { return arguments }
    var result: [String] = []
    var row: [String] = []
    func end() {
      result += row.prefix(1)
      let rest = row.dropFirst()
      result += rest.count < least ? Array(rest) : [rest.joined(separator: "\0")]
      row = []
    }
    for argument in arguments {
      if argument.utf8.first == UInt8(ascii: "-") || argument.utf8.isEmpty {
        end()
        result.append(argument)
      } else {
        row.append(argument)
      }
    }
    end()
    return result
  }
}

extension [String] {
  /// The names one by one.
  var unbundled: [String] {
    flatMap { name in
      name.utf8.contains(ArgumentBundle.separator)
        ? name.utf8.split(separator: ArgumentBundle.separator).map {
          String(decoding: $0, as: UTF8.self)
        } : [name]
    }
  }
}
