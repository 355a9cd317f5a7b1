extension BarScene {
  /// Refuses a scene whose parts say different things.
  ///
  /// A device is held one way: `device` is that device turned, and `orientation` says which way.
  /// Windows of an iPad may have any extent, and so may a device that is in no catalogue.
  ///
  /// - Throws: `SceneError` at `orientation` where the device is held the other way.
  borrowing func refuseContradictions() throws(SceneError) {
    let isHeldUpright: Bool
    switch device.idiom {
    case .phone where device.id == Self.customID: return
    case .pad where device.id == Self.customID: return
    case .phone, .pad: isHeldUpright = device.size.width <= device.size.height
    case .watch, .tv, .vision, .mac: return
    }
    guard isHeldUpright != (orientation == .portrait) else { return }
    let found = Orientation.allCases[isHeldUpright ? 0 : 1]
    throw SceneError(
      keyPath: "orientation",
      message: "\(device.id) is \(device.size.width) by \(device.size.height) points, held "
        + "\(found), but the scene is held \(orientation); make the device with "
        + "device(on: system, orientation: .\(orientation))")
  }

  /// The id of a device that is in no catalogue.
  private static let customID = "custom"
}
