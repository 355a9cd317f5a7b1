import BarTestSupport
import Foundation
import Testing

/// Completion in the shells themselves; a shell that is not installed is passed over.
@Suite struct CompletionTests {
  /// Whether a shell is installed.
  private static func has(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
  }

  /// A line that is being typed, and a word that has to be offered.
  private static let lines: [(line: String, word: String)] = [
    ("navbar rend", "render"), ("navbar help rend", "render"), ("navbar help ", "merge-reports"),
    ("navbar layout a.yaml --device iphone-15-p", "iphone-15-pro"),
    ("navbar layout a.yaml --system ios-2", "ios-26"),
    ("navbar layout a.yaml --locale p", "pt"), ("navbar layout a.yaml --format js", "jsonl"),
    ("navbar layout a.yaml --appearance d", "dark"), ("navbar layout a", "a.yaml"),
    ("navbar get a.yaml title.fr", "title.frame.x"),
    ("navbar explain a.yaml bar.fr", "bar.frame.height"),
    ("navbar sheet a.yaml --sizes acc", "accessibilityLarge"),
    ("navbar schema lay", "layout-line"), ("navbar rule low", "low-contrast"),
    ("navbar render a.yaml --set traits.user", "traits.userInterfaceStyle="),
  ]

  /// What a shell offers for a line.
  private static func offered(_ line: String, by shell: String) throws -> String {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    let script = "\"$N\" --generate-completion-script \(shell)"
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let text =
      switch shell {
      case "bash":
        """
        PATH="$(dirname "$N"):$PATH"; cd "$D"; source <(\(script))
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); COMP_LINE='\(line)'
        COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
        _navbar navbar '\(words[words.count - 1])' '\(words[words.count - 2])'
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      case "fish":
        "set -x PATH (dirname $N) $PATH; cd $D; \(script) | source; complete -C '\(line)'"
      default: zsh(line, script)
      }
    _ = try folder.write(text, to: "try")
    let answer = try ProcessTests().shell("\(shell) \"$D/try\"", in: folder)
    return answer.output + answer.errors
  }

  /// What types a line into a zsh of its own and lists what it offers.
  private static func zsh(_ line: String, _ script: String) -> String {
    """
    path=("${N:h}" $path); cd "$D"; mkdir -p functions; \(script) > functions/_navbar
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PS1='READY> '; fpath=($D/functions \\$fpath); path=(${N:h} \\$path)"
    zpty -w shell "autoload -Uz compinit; compinit -u -D; LISTMAX=10000; setopt NO_BEEP LIST_ROWS_FIRST"
    zpty -w shell "zstyle ':completion:*' list-prompt ''; cd $D; stty rows 1000 cols 200"
    zpty -w shell "_navbar_show() { compadd() { builtin compadd -O offered \\"\\$@\\"; print -rl -- OFFER \\$offered; builtin compadd \\"\\$@\\" } }"
    zpty -w shell "zle -C show complete-word _show; _show() { _navbar_show; _main_complete }; bindkey '^X' show"
    sleep 1
    zpty -w -n shell $'\(line)\\C-x'
    sleep 2
    zpty -r -t shell out '*READY*' ; repeat 200 { zpty -r -t shell more || break; out+=$more }
    print -r -- "$out"
    zpty -d shell
    """
  }

  @Test(.enabled(if: has("bash")), arguments: lines.map(\.line))
  func `bash offers the word`(line: String) throws {
    try check(line, in: "bash")
  }

  // What navbar itself is asked for needs fish's command line, which it has at a terminal alone.
  @Test(
    .enabled(if: has("fish")),
    arguments: lines.map(\.line).filter { !$0.contains(" title.") && !$0.contains("bar.fr") }
      .filter { !$0.contains("--set") })
  func `fish offers the word`(line: String) throws {
    try check(line, in: "fish")
  }

  @Test(.enabled(if: has("zsh")), arguments: lines.map(\.line))
  func `zsh offers the word`(line: String) throws {
    try check(line, in: "zsh")
  }

  private func check(_ line: String, in shell: String) throws {
    let word = try #require(Self.lines.first { $0.line == line }).word
    let offered = try Self.offered(line, by: shell)
    #expect(offered.contains(word), "\(offered.prefix(600))")
  }
}
