/// What nobody can lay out, and scene files refuse while they are read: a scene made by a program
/// may hold it all the same.
extension BarScene {
  /// Throws what makes the scene impossible: its system, a number, a picture.
  func check() throws(SceneError) {
    guard system.isLaidOut, system.suits(device.idiom) else { throw systemError }
    let insets = device.safeArea
    let frame = navigationBar.frame ?? .zero
    let margins = navigationBar.layoutMargins ?? .zero
    // The sum is finite only where every part is.
    let sum =
      device.size.width + device.size.height + device.scale + contentOffset
      + insets.top + insets.left + insets.bottom + insets.right
      + frame.x + frame.y + frame.width + frame.height
      + margins.top + margins.leading + margins.bottom + margins.trailing
    guard sum.isFinite, device.size.width > 0, device.size.height > 0, device.scale > 0 else {
      throw numberError
    }
    try navigationBar.checkPictures()
  }

  /// Throws where a push or a pop has no item to come from or to lead to.
  func checkTransition() throws(SceneError) {
    guard let transition, transition.operation.movesItems, navigationBar.items.count < 2 else {
      return
    }
    throw SceneError(
      keyPath: "transition",
      message: "a \(transition.operation.rawValue) needs two items, one of them under the other "
        + "(found \(navigationBar.items.count))")
  }

  /// Why the system lays out no bar on the device.
  private var systemError: SceneError {
    let accepted = SystemVersion.numbered(of: system.platform)
    return SceneError(
      keyPath: "system",
      message: system.isSupported
        ? "the system does not run on the device, a \(device.idiom.rawValue) "
          + "(found \(system.identifier))"
        : "unknown version of \(system.platform.name) (found \(system.major); accepted: "
          + "\(accepted.lowerBound) to \(accepted.upperBound), "
          + SystemVersion.years.map(String.init).joined(separator: ", ") + ")")
  }

  /// Which number is wrong.
  private var numberError: SceneError {
    let extents = [("scale", device.scale)] + device.size.named
    if let (name, value) = extents.first(where: { !($0.1.isFinite && $0.1 > 0) }) {
      return SceneError(
        keyPath: "device",
        message: "the \(name) of a screen is a number above 0 (found \(value.words))")
    }
    if !contentOffset.isFinite {
      return SceneError(
        keyPath: "contentOffset",
        message: "the content offset is a finite number (found \(contentOffset.words))")
    }
    let parts: [(keyPath: String, name: String, sum: Double)] = [
      ("device", "the safe area", device.safeArea.sum),
      ("navigationBar.frame", "the bar's frame", navigationBar.frame?.sum ?? 0),
      ("navigationBar.layoutMargins", "margins", navigationBar.layoutMargins?.sum ?? 0),
    ]
    let wrong = parts.first { !$0.sum.isFinite } ?? parts[0]
    return SceneError(
      keyPath: wrong.keyPath, message: "\(wrong.name): every number has to be finite")
  }
}

extension SystemVersion {
  /// Whether a machine of a kind runs the system; iPads ran iOS before there was iPadOS.
  fileprivate func suits(_ idiom: Device.Idiom) -> Bool {
    switch idiom {
    case .phone, .pad: platform == .iOS || platform == .iPadOS
    case .watch: platform == .watchOS
    case .tv: platform == .tvOS
    case .mac: platform == .macOS
    case .vision: platform == .visionOS
    }
  }
}

extension BarSize {
  fileprivate var named: [(String, Double)] { [("width", width), ("height", height)] }
}

extension BarRect {
  fileprivate var sum: Double { x + y + width + height }
}

extension BarEdgeInsets {
  fileprivate var sum: Double { top + left + bottom + right }
}

extension DirectionalEdgeInsets {
  fileprivate var sum: Double { top + leading + bottom + trailing }
}

extension Double {
  /// The number as answers print it, and what is none by its name.
  var words: String { isFinite ? Thousandths(self).description : "\(self)" }
}
