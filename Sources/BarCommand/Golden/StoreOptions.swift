internal import ArgumentParser
internal import BarFiles
internal import BarGolden

/// Where the pictures of checksums lie.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for the pictures of `pixels: hash`; left out, the one that navbar.yaml names.",
      valueName: "dir"), completion: .directory)
  var pictures: String?

  /// A suite whose pictures lie where the option says.
  func keeping(_ suite: GoldenSuite) -> GoldenSuite {
    guard let pictures else { return suite }
    var suite = suite
    suite.keepPictures(in: PictureStore(folder: pictures))
    return suite
  }
}

extension Console {
  /// Says that pictures could not be put into their store, which fails nothing.
  ///
  /// - Parameter failures: why, a golden each.
  func sayNotKept(_ failures: [FileFailure?]) {
    let reasons = failures.compactMap(\.self)
    guard let first = reasons.first else { return }
    let count = reasons.count == 1 ? "1 picture is" : "\(reasons.count) pictures are"
    say("note: \(count) not kept in the store: \(first.message)")
  }
}
