/// A length that a scene or its device states, and where it stands.
public struct SceneLength {
  /// Where a length stands in a scene.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The key path, as scene files spell it.
    public var description: String
    /// Whether the device says it, rather than the scene.
    public var isOfDevice: Bool
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
