internal import Foundation

/// Pictures that lie beside the code: `back.png`, `back@2x.png`.
extension AppLooks {
  /// Reads the catalogs of an app, and the names of pictures outside of them.
  mutating func readPictures(of files: AppFiles, notes: inout [Note]) {
    readCatalogs(files.files(.assetCatalog), notes: &notes)
    var best: [String: (rank: Double, length: Int)] = [:]
    for url in files.pictures {
      let picture = LoosePicture(named: url.lastPathComponent)
      guard !picture.isForPads else { continue }
      // Of those of a name the finest; of equally fine ones the nearest to the app's folder.
      let length = url.path.utf8.count
      if let known = best[picture.key],
        (known.rank, -known.length) >= (picture.scale, -length)
      {
        continue
      }
      best[picture.key] = (picture.scale, length)
      loosePictures[picture.key] = PictureFile(at: url, scale: picture.scale)
    }
  }
}

/// What the name of a picture says, as code or its file has it: `back`, `back.png`, `back@2x~iphone.png`.
struct LoosePicture {
  /// The name by which it is found.
  var key: String
  /// Pixels per point.
  var scale = 1.0
  /// Whether it is for a pad alone.
  var isForPads = false

  init(named name: String) {
    var rest = name.split(separator: "/").last ?? ""
    if let dot = rest.lastIndex(of: "."),
      ["png", "jpg"].contains(rest[dot...].dropFirst().lowercased())
    {
      rest = rest[..<dot]
    }
    for device in ["~iphone", "~ipad"] where rest.hasSuffix(device) {
      isForPads = device == "~ipad"
      rest = rest.dropLast(device.count)
    }
    for (mark, pixels) in [("@2x", 2.0), ("@3x", 3.0)] where rest.hasSuffix(mark) {
      scale = pixels
      rest = rest.dropLast(mark.count)
    }
    key = AppLooks.plain(String(rest))
  }
}
