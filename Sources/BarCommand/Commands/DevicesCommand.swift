internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout

/// `navbar devices`: the screens a scene may name.
struct DevicesCommand: NavbarCommand {
  /// The forms the list can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices a scene may name.",
    discussion: """
      Insets are top, left, bottom and right, in points.

        navbar devices
        navbar devices iphone-15-pro
        navbar devices --format json | jq -r '.devices[].id'
      """)

  @Argument(help: "One device, to see all about it.", completion: .deviceIDs)
  var id: String?

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  func run(in console: Console) async throws(Failure) -> RunStatus {
    guard let id else {
      switch format {
      case .text: try console.print(DeviceText.table(DeviceCatalog.all))
      case .json:
        let list = JSONValue.members([
          "schemaVersion": .number(1), "devices": .array(DeviceCatalog.all.map(DeviceJSON.value)),
        ])
        try console.printDocument(list.text(expandedLevels: 2) + "\n")
      }
      return .success
    }
    guard let model = DeviceCatalog.model(id) else {
      let near = DeviceCatalog.nearestIDs(to: id)
      let question = near.isEmpty ? "" : " (did you mean \(near.joined(separator: ", "))?)"
      throw Failure(.notFound, "no device \(id)\(question)")
    }
    switch format {
    case .text: try console.print(DeviceText.description(of: model))
    case .json: try console.printDocument(DeviceJSON.document(model).text(expandedLevels: 2) + "\n")
    }
    return .success
  }
}
