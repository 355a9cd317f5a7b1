internal import ArgumentParser
internal import BarRender

/// The root command: what `navbar --help` tells.
struct Navbar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbar",
    abstract: "Lays out Apple navigation bars and draws them, without a device.",
    discussion: """
      A scene is a YAML or JSON file in UIKit's words: a device, a system, and a navigation bar with \
      its items. The same scene gives the same frames and the same pixels on every machine.

      Start here:
        navbar init inbox.yaml                  write a first scene
        navbar render inbox.yaml -o inbox.png   draw its bar
        navbar layout inbox.yaml                list every element and its frame
        navbar get inbox.yaml title.frame.x     ask for one number

      Options change a scene without touching its file:
        navbar render inbox.yaml --device ipad-pro-11 --appearance dark -o dark.png
        navbar get inbox.yaml title.isTruncated --set 'navigationBar.items[1].title=A long title'

      Exit status: 0 fine, 1 differences, findings, or not found, 64 usage, 65 bad scene, 66 input missing, 69 font or library \
      missing, 70 internal error, 73 cannot write.

      Every command takes --color auto|always|never; NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and TERM=dumb are heeded.

      Completion: navbar --generate-completion-script bash|zsh|fish
      """,
    version: "\(Program.version) (engine \(Fingerprint.engineVersion))",
    groupedSubcommands: [
      CommandGroup(
        name: "Scene",
        subcommands: [
          RenderCommand.self, LayoutCommand.self, GetCommand.self, ValidateCommand.self,
          InitCommand.self, FmtCommand.self, MigrateCommand.self, ContactSheetCommand.self,
          AnimateCommand.self, WatchCommand.self, ServeCommand.self, TokensCommand.self,
        ]),
      CommandGroup(
        name: "Apps", subcommands: [ImportCommand.self, AuditCommand.self, VerifyCommand.self]),
      CommandGroup(name: "Guidelines", subcommands: [LintCommand.self, RuleCommand.self]),
      CommandGroup(
        name: "Answers",
        subcommands: [
          ExplainCommand.self, TreeCommand.self, HitCommand.self, A11yCommand.self,
          DiffCommand.self, MetricsCommand.self,
        ]),
      CommandGroup(
        name: "Goldens",
        subcommands: [
          TestCommand.self, RecordCommand.self, ReviewCommand.self, AcceptCommand.self,
          MergeReportsCommand.self, CompareCommand.self, PicturesCommand.self,
        ]),
      CommandGroup(
        name: "Data and set-up",
        subcommands: [
          DevicesCommand.self, SymbolsCommand.self, FontsCommand.self, ConfigCommand.self,
          SchemaCommand.self, DoctorCommand.self,
        ]),
      CommandGroup(
        name: "Editors and assistants",
        subcommands: [
          EditorCommand.self, AssistantCommand.self,
        ]),
    ])
}
