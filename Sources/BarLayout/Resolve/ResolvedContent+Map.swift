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
  /// Decides what a map of a phone or a pad looks like.
  init(_ map: SceneContent.Map, _ context: borrowing ResolvingContext) {
    let sizes = context.mockup
    let sign = context.textStyle(sizes[.mapMarkDiameter] * sizes[.mapGlyphShare], .semibold)
    let context = copy context
    self.init(
      map, style: context.scene.traits.userInterfaceStyle, color: { context.color($0) },
      sign: { context.image($0, style: sign, color: .white) },
      words: { context.contentText($0, .contentFootnoteFontSize, .label, .medium) })
  }

  /// Decides what a map looks like.
  ///
  /// - Parameters:
  ///   - map: what is asked for.
  ///   - style: light or dark.
  ///   - color: what a colour is on the screen.
  ///   - sign: the picture in a mark.
  ///   - words: the words below a mark.
  init(
    _ map: SceneContent.Map, style: TraitCollection.UserInterfaceStyle,
    color: (SceneColor) -> BarColor,
    sign: (ImageSource) -> ResolvedImage, words: (String) -> ResolvedText
  ) {
    layers = MapPicture.Part.allCases.map {
      Layer(path: MapPicture.path(of: $0), color: MapPalette.color($0, style))
    }
    marks = map.annotations.map { mark in
      Mark(
        place: mark.coordinate, color: color(mark.markerTintColor ?? .system(.systemRed)),
        image: mark.glyphImage.map(sign), title: mark.title.map(words))
    }
    userLocation = map.userLocation
    userColor = color(.system(.systemBlue))
  }
}
