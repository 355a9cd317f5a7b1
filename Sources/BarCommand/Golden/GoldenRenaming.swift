internal import BarFiles
internal import BarGolden

/// Gives the goldens of scenes that were renamed the new names, for a person who asked for it.
struct GoldenRenaming {
  /// What is in the folders.
  let suite: GoldenSuite
  /// What moves files.
  let recorder: GoldenRecorder

  /// Moves the files of those goldens that are picked.
  func run(_ filter: NameFilter, _ console: Console) throws(Failure) -> RunStatus {
    let checker = GoldenChecker(renderer: nil, renames: RenameSearch(suite))
    var count = 0
    var status = RunStatus.success
    for golden in suite.cases where filter.matches(golden.name) {
      // Only a golden without files can have been renamed.
      guard FileKind(golden.file(.layout)) == .none,
        let name = checker.formerName(of: golden)
      else { continue }
      let moved = Result { () throws(FileFailure) in try recorder.move(from: name, to: golden) }
      switch moved {
      case .success(let files):
        for file in files { try console.printMoved(file) }
        count += files.count
      case .failure(let failure): status = max(status, try console.reported(Failure(failure)))
      }
    }
    if count == 0, status == .success {
      let which = filter.isEverything ? "" : " that matches \(filter.text)"
      throw Failure(.notFound, "no scene\(which) was found to be renamed")
    }
    console.say("\(count == 1 ? "1 file" : "\(count) files") moved")
    return status
  }
}

extension Console {
  /// Says that a file of a golden has another name now.
  func printMoved(_ file: (before: String, after: String)) throws(Failure) {
    try printLine("moved \(file.before) to \(file.after)")
  }
}
