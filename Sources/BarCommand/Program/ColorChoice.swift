/// Whether messages are coloured, as the command line says it: `--color always`.
///
/// The option is taken out of the arguments before the parser sees them, so that every command has
/// it.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Takes the option out of the arguments; the last one counts.
  ///
  /// - Throws: a usage failure for a word that is none of them.
  static func taken(from arguments: inout [String]) throws(Failure) -> ColorChoice? {
    var choice: ColorChoice?
    var rest: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        rest += arguments[(index - 1)...]
        break
      }
      guard argument == option || argument.hasPrefix(option + "=") else {
        rest.append(argument)
        continue
      }
      var word = String(argument.dropFirst(option.count + 1))
      if argument == option, index < arguments.count {
        word = arguments[index]
        index += 1
      }
      guard let found = ColorChoice(rawValue: word) else {
        let known = allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure(.usage, "--color is one of \(known) (found \"\(word)\")")
      }
      choice = found
    }
    arguments = rest
    return choice
  }

  private static let option = "--color"
}

extension Console {
  /// Whether messages are coloured.
  ///
  /// The command line wins, then `NO_COLOR` (https://no-color.org), then `FORCE_COLOR` and
  /// `CLICOLOR_FORCE`, then `CLICOLOR=0`; else a person at a terminal that can show them has them.
  var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto, nil: break
    }
    if let off = variable("NO_COLOR"), !off.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      guard let word = variable(name), !word.isEmpty else { continue }
      return word != "0" && word != "false"
    }
    return variable("CLICOLOR") != "0" && canRedraw
  }

  /// Whether a person reads messages at a terminal that can change what it has shown.
  var canRedraw: Bool { isMessageTerminal && variable("TERM") != "dumb" }
}
