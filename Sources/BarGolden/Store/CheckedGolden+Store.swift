package import BarFiles
internal import BarSceneFile

extension CheckedGolden {
  /// Puts the picture of a golden that keeps a checksum into its store, where it is the one that
  /// is kept and not there yet.
  package func keepPicture(with calls: FileCalls) throws(FileFailure) {
    guard let check = actual, check.golden.request.pixels == .hash, !check.absent.contains(.hash),
      !check.differing.contains(.hash)
    else { return }
    try check.keepPicture(with: calls)
  }
}

extension LayerCheck {
  /// Puts the picture that was drawn into the golden's store; nothing where there is none.
  func keepPicture(with calls: FileCalls) throws(FileFailure) {
    guard let store = golden.store, let drawn,
      let name = PictureChecksum(drawn, fingerprint: []).name, !store.has(name),
      let png = actual(.png)
    else { return }
    try store.keep(png, as: name, with: calls)
  }
}
