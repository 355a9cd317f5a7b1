/// The parser's completion scripts with what they lack: the topics of `navbar help`.
struct CompletionScript {
  /// The script.
  let text: String

  /// Adds the topics to a script of bash, zsh or fish; any other text stays as it is.
  ///
  /// - Parameter topics: the names of all commands.
  init(_ script: String, topics: [String]) {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let start = lines.firstIndex(of: "_navbar_help() {"),
      let place = lines[start...].firstIndex(where: { $0.hasPrefix(Self.bashFlags) })
    {
      let words = topics.map { "'\($0)'" }.joined(separator: "$'\\n'")
      let isFirst = "[[ \"${positional_number}\" -gt 1 ]] ||"
      lines.insert("    \(isFirst) __navbar_add_completions -W \(words)", at: place + 1)
    } else if let start = lines.firstIndex(of: "_navbar_help() {"),
      let place = lines[start...].firstIndex(where: { $0.hasSuffix(Self.zshArgument) })
    {
      lines[place] = "        '1:topic:(\(topics.joined(separator: " ")))'"
    } else if lines.contains(where: { $0.hasPrefix(Self.fishFlags) }) {
      let place = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? lines.endIndex
      let words = topics.joined(separator: " ")
      lines.insert("\(Self.fishPositional) \"navbar help\" -eq 1' -fka '\(words)'", at: place)
    }
    text = lines.joined(separator: "\n")
  }

  private static let bashFlags = "    __navbar_offer_flags_options"
  private static let zshArgument = "'*:subcommands:'"
  private static let fishFlags =
    "complete -c 'navbar' -n '__navbar_should_offer_completions_for_flags_or_options \"navbar help\""
  private static let fishPositional =
    "complete -c 'navbar' -n '__navbar_should_offer_completions_for_positional"
}
