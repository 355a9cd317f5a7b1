internal import ArgumentParser
internal import BarFiles

/// Whether goldens that are said to be written outlast a loss of power.
struct SyncOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Wait until the disk has each golden before saying that it is written.")
  var sync = true

  /// What writes goldens.
  func writer(_ console: Console) -> WholeFile {
    WholeFile(calls: console.files, isSynced: sync)
  }
}
