internal import BarLayout
internal import BarMotion

/// What the page's controls offer.
struct StudioCatalogue: Codable {
  /// A device.
  struct Model: Codable {
    var id: String
    var name: String
    var idiom: String
    /// Extent held upright, in points.
    var size: [Double]
    var scale: Double
    /// Extent of a screenshot held upright, in pixels.
    var pixels: [Double]
  }

  var devices = DeviceModel.all.map { model in
    Model(
      id: model.id, name: model.name, idiom: model.idiom.rawValue,
      size: [model.size.width, model.size.height], scale: model.scale,
      pixels: [model.size.width * model.scale, model.size.height * model.scale])
  }
  var systems = SystemVersion.allIdentifiers
  var contentSizes = BarContentSizeCategory.allCases.map(\.rawValue)
  var languages = BarScene.languages
  /// How far a push is done, sixty times a second.
  var push = TransitionMotion.frames()
}
