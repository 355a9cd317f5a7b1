extension ResolvedContent {
  /// A map with its marks.
  package struct Map: Hashable, Sendable {
    /// A part of the map in its colour.
    package struct Layer: Hashable, Sendable {
      var path: BarPath
      var color: BarColor
    }

    /// A mark.
    package struct Mark: Hashable, Sendable {
      /// Where its tip stands, as a share of the screen from its top left.
      var place: BarPoint
      /// Its colour.
      var color: BarColor
      /// The white picture in it; nil for a dot.
      var image: ResolvedImage?
      /// The words below it; nil for none.
      var title: ResolvedText?
    }

    /// What it is made of, back to front.
    package var layers: [Layer]
    /// The marks, back to front.
    package var marks: [Mark]
    /// Where the user is, as a share of the screen; nil where the map does not show it.
    package var userLocation: BarPoint?
    /// The colour of that place.
    package var userColor: BarColor
  }
}

extension ResolvedContent.Map {
  /// Decides what a map looks like.
  init(_ map: SceneContent.Map, _ context: borrowing ResolvingContext) {
    let style = context.scene.traits.userInterfaceStyle
    layers = MapPicture.Part.allCases.map {
      Layer(path: MapPicture.path(of: $0), color: MapPalette.color($0, style))
    }
    let sizes = context.mockup
    marks = map.annotations.map { mark in
      Mark(
        place: mark.coordinate, color: context.color(mark.markerTintColor ?? .system(.systemRed)),
        image: mark.glyphImage.map {
          context.image(
            $0,
            style: context.textStyle(
              sizes[.mapMarkDiameter] * sizes[.mapGlyphShare], .semibold),
            color: .white)
        },
        title: mark.title.map {
          context.contentText($0, .contentFootnoteFontSize, .label, .medium)
        })
    }
    userLocation = map.userLocation
    userColor = context.color(.systemBlue)
  }
}
