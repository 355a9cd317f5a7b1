extension SceneLengthList {
  /// Adds the lengths of one look.
  mutating func addAppearance(
    _ name: String, _ path: WritableKeyPath<BarScene, NavigationBarAppearance?>
  ) {
    guard let look = scene[keyPath: path] else { return }
    let texts: [(String, WritableKeyPath<NavigationBarAppearance, TextAttributes>)] = [
      ("titleTextAttributes", \.titleTextAttributes),
      ("largeTitleTextAttributes", \.largeTitleTextAttributes),
      ("subtitleTextAttributes", \.subtitleTextAttributes),
      ("largeSubtitleTextAttributes", \.largeSubtitleTextAttributes),
    ]
    for (key, text) in texts {
      add("\(name).\(key).font.size", look[keyPath: text].fontSize) {
        $0[keyPath: path]?[keyPath: text].fontSize = $1
      }
    }
    add("\(name).titlePositionAdjustment.horizontal", look.titlePositionAdjustment.x) {
      $0[keyPath: path]?.titlePositionAdjustment.x = $1
    }
    add("\(name).titlePositionAdjustment.vertical", look.titlePositionAdjustment.y) {
      $0[keyPath: path]?.titlePositionAdjustment.y = $1
    }
    addImage("\(name).backgroundImage", look.backgroundImage) {
      $0[keyPath: path]?.backgroundImage = $1
    }
    addImage("\(name).shadowImage", look.shadowImage) { $0[keyPath: path]?.shadowImage = $1 }
    addImage("\(name).backIndicatorImage", look.backIndicator?.image) {
      $0[keyPath: path]?.backIndicator?.image = $1
    }
    for style in NavigationBarAppearance.ButtonStyle.allCases {
      for state in BarButtonItemAppearance.State.allCases {
        guard let button = look.buttonAppearances[style]?.states[state] else { continue }
        addButton("\(name).\(style.key).\(state.rawValue)", button) { scene, button in
          scene[keyPath: path]?.buttonAppearances[style]?.states[state] = button
        }
      }
    }
  }

  /// Adds the lengths of a button's look in one state.
  private mutating func addButton(
    _ name: String, _ look: BarButtonItemAppearance.StateAppearance,
    _ set: @escaping (inout BarScene, BarButtonItemAppearance.StateAppearance) -> Void
  ) {
    typealias Look = BarButtonItemAppearance.StateAppearance
    func add(_ key: String, _ value: Double?, _ change: @escaping (inout Look, Double) -> Void) {
      self.add("\(name).\(key)", value) { scene, value in
        var look = look
        change(&look, value)
        set(&scene, look)
      }
    }
    add("titleTextAttributes.font.size", look.titleTextAttributes.fontSize) {
      $0.titleTextAttributes.fontSize = $1
    }
    add("titlePositionAdjustment.horizontal", look.titlePositionAdjustment?.x) {
      $0.titlePositionAdjustment?.x = $1
    }
    add("titlePositionAdjustment.vertical", look.titlePositionAdjustment?.y) {
      $0.titlePositionAdjustment?.y = $1
    }
    let offset = look.backgroundImagePositionAdjustment
    add("backgroundImagePositionAdjustment.horizontal", offset?.x) {
      $0.backgroundImagePositionAdjustment?.x = $1
    }
    add("backgroundImagePositionAdjustment.vertical", offset?.y) {
      $0.backgroundImagePositionAdjustment?.y = $1
    }
    addImage("\(name).backgroundImage", look.backgroundImage) { scene, image in
      var look = look
      look.backgroundImage = image
      set(&scene, look)
    }
  }

  /// Adds the extent of a picture.
  mutating func addImage(
    _ name: String, _ image: ImageSource?, _ set: @escaping (inout BarScene, ImageSource) -> Void
  ) {
    guard let image, let size = image.extent else { return }
    func change(_ size: Size, _ scene: inout BarScene) {
      var image = image
      image.extent = size
      set(&scene, image)
    }
    add("\(name).size.width", size.width) { change(Size(width: $1, height: size.height), &$0) }
    add("\(name).size.height", size.height) { change(Size(width: size.width, height: $1), &$0) }
  }
}

extension NavigationBarAppearance.ButtonStyle {
  /// The key a scene states it by.
  fileprivate var key: String {
    switch self {
    case .plain: "buttonAppearance"
    case .prominent: "doneButtonAppearance"
    case .back: "backButtonAppearance"
    }
  }
}
