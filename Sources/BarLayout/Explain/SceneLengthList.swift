/// Lengths while they are gathered.
struct SceneLengthList {
  let scene: BarScene
  var lengths: [SceneLength] = []

  /// Adds a length unless the scene leaves it out.
  mutating func add(
    _ name: String, _ value: Double?, _ set: @escaping (inout BarScene, Double) -> Void
  ) {
    guard let value else { return }
    let origin: SceneLength.Origin =
      name.hasPrefix("device.") ? .device : name.hasPrefix("column.") ? .columns : .scene
    let place = SceneLength.Place(description: name, origin: origin)
    lengths.append(SceneLength(place: place, value: value, set: set))
  }

  /// Adds a length that is always stated.
  mutating func add(_ name: String, _ path: WritableKeyPath<BarScene, Double>) {
    add(name, scene[keyPath: path]) { $0[keyPath: path] = $1 }
  }

  mutating func addDevice() {
    add("device.points.width", \.device.size.width)
    add("device.points.height", \.device.size.height)
    add("device.safeArea.top", \.device.safeArea.top)
    add("device.safeArea.left", \.device.safeArea.left)
    add("device.safeArea.bottom", \.device.safeArea.bottom)
    add("device.safeArea.right", \.device.safeArea.right)
    add("device.statusBarHeight", scene.device.statusBarHeight) {
      $0.device.statusBarHeight = $1
    }
    add("device.cornerRadius", \.device.cornerRadius)
    add("contentOffset", \.contentOffset)
    add("column.leading", scene.column?.leading) { $0.column?.leading = $1 }
    add("column.width", scene.column?.width) { $0.column?.width = $1 }
    for index in scene.measuredText.indices {
      add("measuredText[\(index)].width", \.measuredText[index].width)
    }
  }

  mutating func addBar() {
    let bar = scene.navigationBar
    add("navigationBar.frame.width", bar.frame?.width) { $0.navigationBar.frame?.width = $1 }
    add("navigationBar.frame.height", bar.frame?.height) { $0.navigationBar.frame?.height = $1 }
    add("navigationBar.layoutMargins.leading", bar.layoutMargins?.leading) {
      $0.navigationBar.layoutMargins?.leading = $1
    }
    add("navigationBar.layoutMargins.trailing", bar.layoutMargins?.trailing) {
      $0.navigationBar.layoutMargins?.trailing = $1
    }
    add(attributes: "navigationBar.titleTextAttributes", bar.titleTextAttributes) {
      $0.navigationBar.titleTextAttributes = $1
    }
    add(attributes: "navigationBar.largeTitleTextAttributes", bar.largeTitleTextAttributes) {
      $0.navigationBar.largeTitleTextAttributes = $1
    }
    for metrics in BarMetrics.allCases {
      add(
        "navigationBar.titleVerticalPositionAdjustment.\(metrics.rawValue)",
        bar.titleVerticalPositionAdjustment[metrics]
      ) { $0.navigationBar.titleVerticalPositionAdjustment[metrics] = $1 }
    }
    add("navigationBar.shadowImage.size.height", bar.shadowImage?.extent?.height) {
      $0.navigationBar.shadowImage?.extent?.height = $1
    }
    addAppearances("navigationBar", \.navigationBar.appearances)
  }

  mutating func addAppearances(
    _ name: String, _ path: WritableKeyPath<BarScene, NavigationBarAppearances>
  ) {
    let kinds: [(String, WritableKeyPath<NavigationBarAppearances, NavigationBarAppearance?>)] = [
      ("standardAppearance", \.standard), ("compactAppearance", \.compact),
      ("scrollEdgeAppearance", \.scrollEdge), ("compactScrollEdgeAppearance", \.compactScrollEdge),
    ]
    for (kind, appearance) in kinds {
      let whole = path.appending(path: appearance)
      let texts = scene[keyPath: whole]
      guard let texts else { continue }
      add(
        attributes: "\(name).\(kind).titleTextAttributes", texts.titleTextAttributes
      ) { $0[keyPath: whole]?.titleTextAttributes = $1 }
      add(
        attributes: "\(name).\(kind).largeTitleTextAttributes", texts.largeTitleTextAttributes
      ) { $0[keyPath: whole]?.largeTitleTextAttributes = $1 }
      add(
        attributes: "\(name).\(kind).subtitleTextAttributes", texts.subtitleTextAttributes
      ) { $0[keyPath: whole]?.subtitleTextAttributes = $1 }
      add(
        attributes: "\(name).\(kind).largeSubtitleTextAttributes",
        texts.largeSubtitleTextAttributes
      ) { $0[keyPath: whole]?.largeSubtitleTextAttributes = $1 }
      add(point: "\(name).\(kind).titlePositionAdjustment", texts.titlePositionAdjustment) {
        $0[keyPath: whole]?.titlePositionAdjustment = $1
      }
      add("\(name).\(kind).shadowImage.size.height", texts.shadowImage?.extent?.height) {
        $0[keyPath: whole]?.shadowImage?.extent?.height = $1
      }
      add(extent: "\(name).\(kind).backgroundImage.size", texts.backgroundImage) {
        $0[keyPath: whole]?.backgroundImage = $1
      }
      addButtons("\(name).\(kind)", texts.buttonAppearances) {
        $0[keyPath: whole]?.buttonAppearances = $1
      }
    }
  }

  /// Adds what buttons of every style and state are moved by.
  mutating func addButtons(
    _ name: String,
    _ looks: [NavigationBarAppearance.ButtonStyle: BarButtonItemAppearance],
    _ set:
      @escaping (
        inout BarScene, [NavigationBarAppearance.ButtonStyle: BarButtonItemAppearance]
      ) -> Void
  ) {
    for style in NavigationBarAppearance.ButtonStyle.allCases {
      for state in BarButtonItemAppearance.State.allCases {
        guard let look = looks[style]?.states[state] else { continue }
        func change(
          _ scene: inout BarScene, _ edit: (inout BarButtonItemAppearance.StateAppearance) -> Void
        ) {
          var looks = looks
          var look = look
          edit(&look)
          looks[style]?.states[state] = look
          set(&scene, looks)
        }
        let place = "\(name).\(style.rawValue)ButtonAppearance.\(state.rawValue)"
        add(attributes: "\(place).titleTextAttributes", look.titleTextAttributes) {
          scene, value in change(&scene) { $0.titleTextAttributes = value }
        }
        add(point: "\(place).titlePositionAdjustment", look.titlePositionAdjustment) {
          scene, value in change(&scene) { $0.titlePositionAdjustment = value }
        }
        add(extent: "\(place).backgroundImage.size", look.backgroundImage) {
          scene, value in change(&scene) { $0.backgroundImage = value }
        }
        add(
          point: "\(place).backgroundImagePositionAdjustment",
          look.backgroundImagePositionAdjustment
        ) { scene, value in change(&scene) { $0.backgroundImagePositionAdjustment = value } }
      }
    }
  }

  /// Adds a text's font size and the space after its characters.
  mutating func add(
    attributes name: String, _ texts: TextAttributes,
    _ set: @escaping (inout BarScene, TextAttributes) -> Void
  ) {
    add("\(name).font.size", texts.fontSize) { scene, value in
      var texts = texts
      texts.fontSize = value
      set(&scene, texts)
    }
    add("\(name).kern", texts.kern) { scene, value in
      var texts = texts
      texts.kern = value
      set(&scene, texts)
    }
  }

  /// Adds a picture's width and height.
  mutating func add(
    extent name: String, _ image: ImageSource?,
    _ set: @escaping (inout BarScene, ImageSource) -> Void
  ) {
    guard let image, let size = image.extent else { return }
    func add(_ side: String, _ path: WritableKeyPath<BarSize, Double>) {
      self.add("\(name).\(side)", size[keyPath: path]) { scene, value in
        var image = image
        image.extent?[keyPath: path] = value
        set(&scene, image)
      }
    }
    add("width", \.width)
    add("height", \.height)
  }

  /// Adds both ways of a movement, under the keys of an offset.
  mutating func add(
    point name: String, _ point: BarPoint?, _ set: @escaping (inout BarScene, BarPoint) -> Void
  ) {
    guard let point else { return }
    add("\(name).horizontal", point.x) { scene, x in set(&scene, BarPoint(x: x, y: point.y)) }
    add("\(name).vertical", point.y) { scene, y in set(&scene, BarPoint(x: point.x, y: y)) }
  }

  mutating func addItem(_ name: String, _ path: WritableKeyPath<BarScene, NavigationItem>) {
    let item = scene[keyPath: path]
    addAppearances(name, path.appending(path: \.appearances))
    add("\(name).titleView.size.width", item.titleView?.extent?.width) {
      $0[keyPath: path].titleView?.extent?.width = $1
    }
    add("\(name).titleView.size.height", item.titleView?.extent?.height) {
      $0[keyPath: path].titleView?.extent?.height = $1
    }
    if case .lines(_, let attributes)? = item.titleView {
      for index in attributes.indices {
        add("\(name).titleView.lines[\(index)].attributes.font.size", attributes[index].fontSize) {
          guard case .lines(let lines, var changed)? = $0[keyPath: path].titleView else { return }
          changed[index].fontSize = $1
          $0[keyPath: path].titleView = .lines(lines, attributes: changed)
        }
      }
    }
    addButtons(
      "\(name).backBarButtonItem", path.appending(path: \.backButtons), standsAlone: true)
    addButtons("\(name).leftBarButtonItems", path.appending(path: \.leftBarButtonItems))
    addButtons("\(name).rightBarButtonItems", path.appending(path: \.rightBarButtonItems))
    addButtons("\(name).toolbarItems", path.appending(path: \.toolbarItems))
    addButtons("\(name).keyboardItems", path.appending(path: \.keyboardItems))
    addGroups("\(name).leadingItemGroups", path.appending(path: \.leadingItemGroups))
    addGroups("\(name).centerItemGroups", path.appending(path: \.centerItemGroups))
    addGroups("\(name).trailingItemGroups", path.appending(path: \.trailingItemGroups))
    addGroups(
      "\(name).pinnedTrailingGroup", path.appending(path: \.pinnedGroups), standsAlone: true)
  }

  /// Adds groups; one that stands alone under its key has no index in its name.
  mutating func addGroups(
    _ name: String, _ path: WritableKeyPath<BarScene, [BarButtonItemGroup]>,
    standsAlone: Bool = false
  ) {
    for index in scene[keyPath: path].indices {
      let group = path.appending(path: \.[index])
      let name = standsAlone ? name : "\(name)[\(index)]"
      addButtons("\(name).items", group.appending(path: \.items))
      addButtons(
        "\(name).representativeItem", group.appending(path: \.representatives),
        standsAlone: true)
    }
  }

  /// Adds buttons; one that stands alone under its key has no index in its name.
  mutating func addButtons(
    _ name: String, _ path: WritableKeyPath<BarScene, [BarButtonItem]>, standsAlone: Bool = false
  ) {
    for (index, item) in scene[keyPath: path].enumerated() {
      let button = path.appending(path: \.[index])
      let name = standsAlone ? name : "\(name)[\(index)]"
      add("\(name).width", item.width) { $0[keyPath: button].width = $1 }
      add("\(name).fixedSpace", item.space) { $0[keyPath: button].space = $1 }
      add("\(name).size.width", item.extent?.width) { $0[keyPath: button].extent?.width = $1 }
      add("\(name).size.height", item.extent?.height) { $0[keyPath: button].extent?.height = $1 }
      addMenu("\(name).menu", item.menu) { $0[keyPath: button].menu = $1 }
      if let own = item.customization {
        addCustomization(name, own, button.appending(path: \.customization))
      }
    }
  }

  /// Adds the pictures of a menu's entries, and of those of the menus that they open.
  private mutating func addMenu(
    _ name: String, _ entries: [BarMenuItem],
    _ set: @escaping (inout BarScene, [BarMenuItem]) -> Void
  ) {
    for (index, entry) in entries.enumerated() {
      add(extent: "\(name)[\(index)].image.size", entry.image) { scene, image in
        var entries = entries
        entries[index].image = image
        set(&scene, entries)
      }
      addMenu("\(name)[\(index)].children", entry.children) { scene, children in
        var entries = entries
        entries[index].children = children
        set(&scene, entries)
      }
    }
  }
}
