internal import Foundation

extension AppFiles {
  /// Drawings for another kind of device than the one that screens are read for: of
  /// `Main_iPhone.storyboard` and `Main_iPad.storyboard` one, and `Card~ipad.xib` beside `Card.xib` on
  /// a phone.
  ///
  /// - Parameters:
  ///   - strangers: files that are no part of the app.
  ///   - isPad: whether the device is a pad.
  func drawingsOfOtherDevices(without strangers: Set<String>, isPad: Bool) -> Set<String> {
    var drawings: [String: [(kind: String?, path: String)]] = [:]
    for file in files(.interface) where !strangers.contains(file.path) {
      let name = file.url.lastPathComponent.lowercased()
      let (stem, kind) = Self.stem(of: name)
      drawings[stem, default: []].append((kind, file.path))
    }
    let (own, other) = isPad ? ("ipad", "iphone") : ("iphone", "ipad")
    var result: Set<String> = []
    for same in drawings.values {
      // What is drawn for one kind alone may be what all of them show.
      guard same.contains(where: { $0.kind == own || $0.kind == nil && !isPad }) else { continue }
      result.formUnion(same.lazy.filter { $0.kind == other }.map(\.path))
    }
    return result
  }

  /// A name of a file without the kind of device in it, and that kind.
  private static func stem(of name: String) -> (String, String?) {
    for kind in ["ipad", "iphone"] {
      guard let place = name.firstRange(of: kind) else { continue }
      let signs: Set<Character> = ["_", "-", "~", " "]
      var (before, after) = (name[..<place.lowerBound], name[place.upperBound...])
      // A word of its own: `main_ipad.xib`, `ipad-main.xib`, `mainipad.xib`.
      if let last = before.last, signs.contains(last) {
        before.removeLast()
      } else if let first = after.first, signs.contains(first) {
        after.removeFirst()
      }
      return (String(before + after), kind)
    }
    return (name, nil)
  }
}
