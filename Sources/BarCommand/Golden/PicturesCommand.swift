internal import ArgumentParser
internal import BarAnswers
internal import BarFiles
internal import BarGolden

/// `navbar pictures`: what is in the store of pictures, and what may go.
struct PicturesCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Say what is in the store of pictures, and remove what no golden names.",
    discussion: """
      Goldens with `pixels: hash` keep a checksum; their pictures lie by content in the folder that \
      `pictures` names in navbar.yaml, so that reports and `navbar review` show the picture before a \
      change. `navbar test`, `record` and `accept` put them there. The folder is a cache: keep it out \
      of git, let CI share it, and lose it without harm.

        navbar pictures
        navbar pictures goldens --pictures ~/.cache/bars
        navbar pictures --prune
        navbar pictures --prune --limit 500

      --prune removes pictures that navbar wrote and whose checksum no golden of the folders keeps; with \
      --limit the oldest of them, until the store has no more than so many megabytes.

      Exit status: 0 fine, 1 the pictures of some goldens are not there, 73 a picture cannot be removed.
      """)

  @Argument(
    help: ArgumentHelp("Folders of scenes and their goldens.", valueName: "dir"),
    completion: .directory)
  var folders: [String] = []

  @Flag(help: "Remove pictures whose checksum no golden keeps.")
  var prune = false

  @Option(
    help: ArgumentHelp(
      "With --prune: remove no more than needed for this many megabytes.", valueName: "number"))
  var limit: Int?

  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard let limit else { return }
    if !prune { throw ValidationError("--limit goes with --prune") }
    if !(0...1_000_000 ~= limit) {
      throw ValidationError("--limit is a number of megabytes from 0 to 1000000, not \(limit)")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let roots = try GoldenPicks.roots(folders).map { Workspace.path($0, console) }
    let suite = store.keeping(try GoldenSelection.suite(of: roots))
    let stores = Set(suite.cases.compactMap(\.store)).sorted { $0.folder < $1.folder }
    guard !stores.isEmpty else {
      throw Failure(
        .usage,
        "no store of pictures: name its folder in navbar.yaml as pictures, or with --pictures")
    }
    var status = RunStatus.success
    for store in stores {
      var inventory = try Self.inventory(store, suite)
      if prune {
        status = max(status, try remove(inventory, suite, console))
        inventory = try Self.inventory(store, suite)
      }
      try tell(inventory, console)
      if !inventory.lacking.isEmpty { status = max(status, .notFound) }
    }
    return status
  }

  private static func inventory(
    _ store: PictureStore, _ suite: GoldenSuite
  ) throws(Failure) -> StoreInventory {
    try Failure.filing { () throws(FileFailure) in try StoreInventory(store, for: suite) }
  }

  /// Says what there is.
  private func tell(_ inventory: StoreInventory, _ console: Console) throws(Failure) {
    let rows = [
      ["store", inventory.store.folder],
      ["pictures", Self.count(inventory.pictures)],
      ["named by no golden", Self.count(inventory.pictures.filter { !$0.isUsed })],
      ["goldens without a picture", "\(inventory.lacking.count)"],
    ]
    try console.print(TextTable(rows: rows).text)
    for name in inventory.lacking { try console.printLine("  \(name)") }
  }

  /// Removes what is too much.
  private func remove(
    _ inventory: StoreInventory, _ suite: GoldenSuite, _ console: Console
  ) throws(Failure) -> RunStatus {
    inventory.removeLeftovers()
    if !suite.badScenes.isEmpty {
      // What looks unused may be such a scene's.
      let failure = Failure(.notFound, "nothing is removed while a scene cannot be read")
      return try console.reported(failure)
    }
    var status = RunStatus.success
    for picture in inventory.surplus(limit: limit.map { $0 * 1_000_000 }) {
      do throws(FileFailure) {
        guard try inventory.remove(picture, with: console.files) else { continue }
        console.say("removed \(inventory.store.folder)/\(picture.path)")
      } catch {
        status = max(status, try console.reported(Failure(error)))
      }
    }
    return status
  }

  /// `12 (340 kB)`.
  private static func count(_ pictures: [StoreInventory.Picture]) -> String {
    let kilobytes = (pictures.reduce(0) { $0 + $1.size } + 999) / 1000
    return "\(pictures.count) (\(kilobytes) kB)"
  }
}
