/// A length that a scene or its device states, and where it stands.
package struct SceneLength {
  /// What says how long something is.
  package enum Origin: Hashable, Sendable {
    /// The device's figures.
    case device
    /// The scene.
    case scene
    /// The columns of a split view, which share the screen out between them.
    case columns

    /// What says it, in a word.
    var summary: String {
      switch self {
      case .device: "The device"
      case .scene: "The scene"
      case .columns: "The split view"
      }
    }
  }

  /// Where a length stands in a scene.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The key path, as scene files spell it.
    package var description: String
    /// What says it.
    package var origin: Origin
  }

  /// Where it stands.
  var place: Place
  /// The length, in points.
  var value: Double
  /// Puts a length in its place.
  var set: (inout BarScene, Double) -> Void

  /// Every length of a scene that is not 0.
  static func all(of scene: BarScene) -> [SceneLength] {
    var list = SceneLengthList(scene: scene)
    list.addDevice()
    list.addBar()
    for index in scene.navigationBar.items.indices {
      list.addItem("navigationBar.items[\(index)]", \.navigationBar.items[index])
    }
    return list.lengths.filter { $0.value != 0 }
  }
}
