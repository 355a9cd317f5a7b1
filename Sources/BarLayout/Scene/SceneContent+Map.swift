extension SceneContent {
  /// A map in flat shapes, of a place that does not exist.
  ///
  /// UIKit: `MKMapView`.
  package struct Map: Hashable, Sendable {
    /// A mark on the map.
    ///
    /// UIKit: `MKMarkerAnnotationView`.
    package struct Annotation: Hashable, Sendable {
      /// Where its tip stands, as a share of the screen's width and height from its top left.
      package var coordinate = BarPoint(x: 0.5, y: 0.5)
      /// The words below it; nil for none.
      package var title: String?
      /// The white picture in it; nil for a pin's dot.
      package var glyphImage: ImageSource?
      /// Its colour; nil for red.
      package var markerTintColor: SceneColor?

      package init() {}
    }

    /// The marks, from the back to the front.
    package var annotations: [Annotation] = []
    /// Where the user is, as a share of the screen; nil where the map does not show it.
    package var userLocation: BarPoint?

    package init() {}
  }
}
