/// Something a scene says about looks, which can be left unsaid.
package struct LookSetting: Sendable {
  /// Where the scene says it, as `navigationBar.tintColor`.
  package var keyPath: String
  /// Leaves it unsaid.
  var remove: @Sendable (inout BarScene) -> Void
}

extension LookSetting {
  /// Everything a scene with a bar of its own says about looks, in the order of the file's keys.
  package static func all(of scene: BarScene) -> [LookSetting] {
    (traits + content + bar + appearances + items(of: scene)).filter { setting in
      var without = scene
      setting.remove(&without)
      return without != scene
    }
  }

  private static let traits: [LookSetting] = [
    LookSetting(keyPath: "presentation") { $0.presentation = .fullScreen },
    LookSetting(keyPath: "contentOffset") { $0.contentOffset = 0 },
    LookSetting(keyPath: "traits.userInterfaceStyle") { $0.traits.userInterfaceStyle = .light },
    LookSetting(keyPath: "traits.accessibilityContrast") {
      $0.traits.accessibilityContrast = .normal
    },
    LookSetting(keyPath: "traits.legibilityWeight") { $0.traits.legibilityWeight = .regular },
    LookSetting(keyPath: "traits.accessibilityReduceTransparency") {
      $0.traits.accessibilityReduceTransparency = false
    },
  ]

  private static let content: [LookSetting] = [
    LookSetting(keyPath: "content.backgroundColor") { $0.content?.backgroundColor = nil },
    LookSetting(keyPath: "content.style") { $0.content?.style = .plain },
  ]

  private static let bar: [LookSetting] = [
    LookSetting(keyPath: "navigationBar.barStyle") { $0.navigationBar.barStyle = .default },
    LookSetting(keyPath: "navigationBar.isTranslucent") { $0.navigationBar.isTranslucent = nil },
    LookSetting(keyPath: "navigationBar.tintColor") { $0.navigationBar.tintColor = nil },
    LookSetting(keyPath: "navigationBar.barTintColor") { $0.navigationBar.barTintColor = nil },
    LookSetting(keyPath: "navigationBar.titleTextAttributes") {
      $0.navigationBar.titleTextAttributes = TextAttributes()
    },
    LookSetting(keyPath: "navigationBar.largeTitleTextAttributes") {
      $0.navigationBar.largeTitleTextAttributes = TextAttributes()
    },
    LookSetting(keyPath: "navigationBar.backgroundImage") {
      $0.navigationBar.backgroundImage = BarBackgroundImages()
    },
    LookSetting(keyPath: "navigationBar.shadowImage") { $0.navigationBar.shadowImage = nil },
  ]

  private static let appearances: [LookSetting] = [
    LookSetting(keyPath: "navigationBar.standardAppearance") {
      $0.navigationBar.appearances.standard = nil
    },
    LookSetting(keyPath: "navigationBar.compactAppearance") {
      $0.navigationBar.appearances.compact = nil
    },
    LookSetting(keyPath: "navigationBar.scrollEdgeAppearance") {
      $0.navigationBar.appearances.scrollEdge = nil
    },
    LookSetting(keyPath: "navigationBar.compactScrollEdgeAppearance") {
      $0.navigationBar.appearances.compactScrollEdge = nil
    },
  ]

  /// What the stack's items say, by their place.
  private static func items(of scene: BarScene) -> [LookSetting] {
    scene.navigationBar.items.indices.flatMap { index -> [LookSetting] in
      let path = "navigationBar.items[\(index)]"
      let item = scene.navigationBar.items[index]
      return [
        LookSetting(keyPath: "\(path).standardAppearance") {
          $0.navigationBar.items[index].appearances.standard = nil
        },
        LookSetting(keyPath: "\(path).compactAppearance") {
          $0.navigationBar.items[index].appearances.compact = nil
        },
        LookSetting(keyPath: "\(path).scrollEdgeAppearance") {
          $0.navigationBar.items[index].appearances.scrollEdge = nil
        },
        LookSetting(keyPath: "\(path).compactScrollEdgeAppearance") {
          $0.navigationBar.items[index].appearances.compactScrollEdge = nil
        },
      ]
        + item.leftBarButtonItems.indices.flatMap { number in
          buttons("\(path).leftBarButtonItems[\(number)]") { scene, change in
            change(&scene.navigationBar.items[index].leftBarButtonItems[number])
          }
        }
        + item.rightBarButtonItems.indices.flatMap { number in
          buttons("\(path).rightBarButtonItems[\(number)]") { scene, change in
            change(&scene.navigationBar.items[index].rightBarButtonItems[number])
          }
        }
        + buttons("\(path).backBarButtonItem") { scene, change in
          guard var back = scene.navigationBar.items[index].backBarButtonItem else { return }
          change(&back)
          scene.navigationBar.items[index].backBarButtonItem = back
        }
    }
  }

  /// What one button says.
  private static func buttons(
    _ path: String,
    _ change: @escaping @Sendable (inout BarScene, (inout BarButtonItem) -> Void) -> Void
  ) -> [LookSetting] {
    [
      LookSetting(keyPath: "\(path).style") { change(&$0) { $0.style = .plain } },
      LookSetting(keyPath: "\(path).tintColor") { change(&$0) { $0.tintColor = nil } },
      LookSetting(keyPath: "\(path).isEnabled") { change(&$0) { $0.isEnabled = true } },
      LookSetting(keyPath: "\(path).isHighlighted") { change(&$0) { $0.isHighlighted = false } },
    ]
  }
}

/// A setting that a value depends on, and what the value would be without it.
package struct LookDependence: Hashable, Sendable {
  /// Where the scene says it.
  package var keyPath: String
  /// What the layout answers without it; nil for nothing.
  package var otherAnswer: String?

  /// Tries a scene without each of the things it says about looks.
  ///
  /// Nothing here knows which look comes from where: the layout is asked again.
  package static func all(
    in scene: BarScene, measuring measurer: some TextMeasuring,
    of value: (LaidOutScene) -> String?
  ) -> [LookDependence] {
    guard let answer = try? LaidOutScene(layingOut: scene, measuring: measurer) else { return [] }
    let now = value(answer)
    return LookSetting.all(of: scene).compactMap { setting in
      var without = scene
      setting.remove(&without)
      guard let answer = try? LaidOutScene(layingOut: without, measuring: measurer) else {
        return nil
      }
      let then = value(answer)
      return then == now ? nil : LookDependence(keyPath: setting.keyPath, otherAnswer: then)
    }
  }
}
