internal import AppCode

extension Follower {
  /// Whether a condition holds on an upright phone, which screens are read for; nil for one that
  /// asks for something else.
  static func holdsOnPhone(_ condition: String) -> Bool? {
    let words = condition.split(separator: " ").map(String.init)
    if words.count == 3, words[1] == "==" || words[1] == "!=" {
      let name = words[0].lowercased()
      let isSame: Bool
      switch words[2].split(separator: ".").last {
      case "pad" where isDevice(name): isSame = false
      case "phone" where isDevice(name): isSame = true
      case "regular" where isWidth(name): isSame = false
      case "compact" where isWidth(name): isSame = true
      default: return nil
      }
      return isSame == (words[1] == "==")
    }
    guard words.count == 1 else { return nil }
    let isTurned = condition.hasPrefix("!")
    switch condition.drop(while: { $0 == "!" }).split(separator: ".").last?.lowercased() {
    case "ipad", "isipad", "ispad": return isTurned
    case "iphone", "isiphone", "isphone": return !isTurned
    default: return nil
    }
  }

  /// Whether a name is that of the kind of device: `idiom`, or a value of the app's own.
  private static func isDevice(_ name: String) -> Bool {
    name.hasSuffix("idiom") || name.hasSuffix("devicetype") || name.hasSuffix("devicekind")
  }

  /// Whether a name is that of the width's size class.
  private static func isWidth(_ name: String) -> Bool {
    if name.split(separator: ".").last == "hsclass" { return true }
    return name.hasSuffix("sizeclass") && !name.contains("vertical")
      && !name.hasSuffix("vsizeclass") && !name.hasSuffix("heightsizeclass")
  }
}
