internal import AppCode

extension Follower {
  /// Whether a condition holds on the device that screens are read for, an upright phone or a pad
  /// whose window fills the screen; nil for one that asks for something else.
  static func holdsOnDevice(_ condition: String, isPad: Bool = false) -> Bool? {
    let words = condition.split(separator: " ").map(String.init)
    if words.count == 3, words[1] == "==" || words[1] == "!=" {
      let name = words[0].lowercased()
      guard !name.hasPrefix("!") else { return nil }
      let isSame: Bool
      switch words[2].split(separator: ".").last {
      case "pad" where isDevice(name): isSame = isPad
      case "phone" where isDevice(name): isSame = !isPad
      case let kind? where otherDevices.contains(kind) && isDevice(name): isSame = false
      case "regular" where isWidth(name): isSame = isPad
      case "compact" where isWidth(name): isSame = !isPad
      // An upright phone is tall, and so is a pad however it lies.
      case "regular" where isHeight(name): isSame = true
      case "compact" where isHeight(name): isSame = false
      case "landscape" where !isPad && isDirection(name),
        "landscapeLeft" where !isPad && isDirection(name),
        "landscapeRight" where !isPad && isDirection(name):
        isSame = false
      case "portrait" where !isPad && isDirection(name): isSame = true
      // What people have from the store is no app that is tried out.
      case "\"sandboxReceipt\"" where name.contains("receipturl"): isSame = false
      default: return nil
      }
      return isSame == (words[1] == "==")
    }
    guard words.count == 1 else { return nil }
    let isTurned = condition.hasPrefix("!")
    // Old names of Objective-C's are spelled `IS_IPHONE_5_OR_LESS`.
    var last = condition.drop { $0 == "!" }.split(separator: ".").last ?? ""
    if last.hasSuffix("()") { last.removeLast(2) }
    let name: String? =
      last.isEmpty ? nil : withoutPrefix(last).lowercased().filter { $0 != "_" }
    switch name {
    case "landscape" where isOfDevice(condition), "islandscape" where isOfDevice(condition):
      return isPad ? nil : isTurned
    case "portrait" where isOfDevice(condition), "isportrait" where isOfDevice(condition):
      return isPad ? nil : !isTurned

    // No phone that screens are read for is as small as those were.
    case let name? where ["isiphone4", "isiphone5"].contains(where: name.hasPrefix):
      return isTurned
    case "ipad", "isipad", "ispad": return isPad != isTurned
    case "iphone", "isiphone", "isphone": return isPad == isTurned
    // What people switch on to get along, as it is on a device that is new.
    case let name? where accessibility.contains(name.trimmingPrefix("uiaccessibility")[...]):
      return isTurned
    case "ismac", "ismaccatalyst", "iscatalyst", "ismaccatalystapp", "isiosapponmac":
      return isTurned
    // The app's own name for a narrow window: `isCompactView`.
    case let name? where name.hasPrefix("iscompact") && !name.contains("height"):
      return isPad == isTurned
    default: return nil
    }
  }

  /// Questions to `UIAccessibility` in small letters, each of which is answered no before somebody
  /// switches that on.
  private static let accessibility: Set<Substring> = [
    "isvoiceoverrunning", "isswitchcontrolrunning", "isassistivetouchrunning",
    "isguidedaccessenabled", "isinvertcolorsenabled", "isgrayscaleenabled", "isboldtextenabled",
    "isreducemotionenabled", "isreducetransparencyenabled", "isdarkersystemcolorsenabled",
    "isspeakscreenenabled", "isspeakselectionenabled", "isclosedcaptioningenabled",
    "ismonoaudioenabled", "isonoffswitchlabelsenabled",
  ]

  /// What a value says that is yes or no, where it is written so or the device decides it; nil for any
  /// other.
  static func flag(_ value: Expression, isPad: Bool) -> Bool? {
    if case .bool(let flag) = value { return flag }
    let source = value.source
    let isTurned = source.hasPrefix("!")
    let asked = isTurned ? source.dropFirst().drop(while: \.isWhitespace) : source[...]
    return holdsOnDevice(String(asked), isPad: isPad).map { $0 != isTurned }
  }

  /// A name of a function of Objective-C's without the letters of the app before it: `IsIPhone4` of
  /// `ABCIsIPhone4`; any other name as it is.
  private static func withoutPrefix(_ name: Substring) -> Substring {
    let capitals = name.prefix { $0.isUppercase }.count
    guard (3...5).contains(capitals), name.dropFirst(capitals - 1).hasPrefix("Is") else {
      return name
    }
    return name.dropFirst(capitals - 1)
  }

  /// The branches that the device which screens are read for may take: of a `switch` over idioms or over
  /// devices by name not those of others, of an `if` not what it is not.
  func onDevice(_ branches: [Branch]) -> [Branch] {
    guard let subject = branches.first?.subject else {
      let ways = branches.map { way in
        way.bindings.isEmpty ? Self.holdsOnDevice(way.condition, isPad: index.isPad) : nil
      }
      let end = ways.firstIndex(of: true) ?? branches.endIndex - 1
      return zip(branches, ways).prefix(end + 1).filter { $1 != false }.map(\.0)
    }
    let isOfIdioms = Self.path(subject)?.last?.lowercased().hasSuffix("idiom") ?? false
    let own = index.isPad ? "pad" : "phone"
    if isOfIdioms, let found = branches.first(where: { $0.cases.contains(own) }) { return [found] }
    let kept = branches.filter { branch in
      branch.cases.isEmpty || branch.cases == ["_"]
        || !branch.cases.allSatisfy { isOfIdioms ? $0 != own : isOtherDevice($0) }
    }
    return kept.isEmpty ? branches : kept
  }

  /// Whether a case names devices of Apple's that no screens are read for: no phone is as small as those
  /// with a home button were.
  private func isOtherDevice(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix("ipad") { return !index.isPad }
    if name.hasPrefix("iphone"), name != "iphone" {
      return index.isPad || ["4", "5", "se"].contains { name.dropFirst(6).hasPrefix($0) }
    }
    return ["ipod", "appletv"].contains(where: name.hasPrefix)
  }

  /// Kinds of device, as UIKit's idioms or an app's own call them, which no screens are read for.
  static let otherDevices: Set<Substring> = [
    "mac", "tv", "vision", "carPlay", "watch", "desktop",
  ]

  /// Whether a name is that of the kind of device: `idiom`, or a value of the app's own.
  private static func isDevice(_ name: String) -> Bool {
    name.hasSuffix("idiom") || name.hasSuffix("devicetype") || name.hasSuffix("devicekind")
  }

  /// Whether a path leads to something that says how the device or its window is held: a picture may be
  /// upright, too.
  private static func isOfDevice(_ path: String) -> Bool {
    path.drop { $0 == "!" }.lowercased().split(separator: ".").dropLast().allSatisfy { part in
      [
        "self", "orientation", "device", "scene", "application", "screen", "window", "controller",
        "shared", "current",
      ].contains { part.contains($0) }
    }
  }

  /// Whether a name is that of the height's size class.
  private static func isHeight(_ name: String) -> Bool {
    name.hasSuffix("verticalsizeclass") || name.split(separator: ".").last == "vsizeclass"
  }

  /// Whether a name is that of how the device or its window is held.
  private static func isDirection(_ name: String) -> Bool { name.hasSuffix("orientation") }

  /// Whether a name is that of the width's size class.
  private static func isWidth(_ name: String) -> Bool {
    if name.split(separator: ".").last == "hsclass" { return true }
    return name.hasSuffix("sizeclass") && !name.contains("vertical")
      && !name.hasSuffix("vsizeclass") && !name.hasSuffix("heightsizeclass")
  }
}
