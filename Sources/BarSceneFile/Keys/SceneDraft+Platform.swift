internal import BarLayout

extension SceneDraft {
  /// The id of the device that a scene of a platform has when it names none.
  static func defaultDevice(on platform: SystemVersion.Platform) -> String {
    switch platform {
    case .iOS: defaultDevice
    case .iPadOS: "ipad-pro-11"
    case .watchOS: "watch-45"
    case .tvOS: "apple-tv-4k"
    case .macOS: "mac-window"
    case .visionOS: "apple-vision-pro"
    }
  }

  /// The system that a scene of a device has when it names none.
  static func standardSystem(of idiom: Device.Idiom) -> SystemVersion {
    switch idiom {
    case .phone: SystemVersion(.iOS, defaultMajor)
    case .pad: SystemVersion(.iPadOS, defaultMajor)
    case .watch: SystemVersion(.watchOS, 11)
    case .tv: SystemVersion(.tvOS, 17)
    case .mac: SystemVersion(.macOS, 15)
    case .vision: SystemVersion(.visionOS, 2)
    }
  }

  /// The scene's system, or that of the same year where the command line chose a device of another
  /// kind than the file did.
  func suitedSystem(to idiom: Device.Idiom, _ decoding: inout Decoding) -> SystemVersion {
    let asked = system ?? Self.standardSystem(of: idiom)
    guard let place = devicePosition, place.source > 0, systemPosition?.source == 0,
      !Self.runs(asked, on: idiom).suits,
      let other = asked.ofSameYear(on: Self.standardSystem(of: idiom).platform)
    else { return asked }
    decoding.choices.append(
      "\(decoding.name(of: place)): \(other.identifier) takes the place of \(asked.identifier), which "
        + "does not run on a \(idiom.rawValue)")
    return other
  }

  /// iPads ran iOS up to 12 and run iPadOS from 13 on; every other machine has its own system.
  private static func runs(
    _ system: SystemVersion, on idiom: Device.Idiom
  ) -> (suits: Bool, accepted: String) {
    let firstPadOS = SystemVersion.supportedMajors(of: .iPadOS).first ?? 0
    return switch idiom {
    case .phone: (system.platform == .iOS, "ios-7 and later")
    case .pad:
      (
        system.platform == .iPadOS || system.platform == .iOS && system.major < firstPadOS,
        "ios-7 to ios-12, or ipados-13 and later"
      )
    case .watch: (system.platform == .watchOS, "watchos-1 and later")
    case .tv: (system.platform == .tvOS, "tvos-9 and later")
    case .mac: (system.platform == .macOS, "macos-11 and later")
    case .vision: (system.platform == .visionOS, "visionos-1 and later")
    }
  }

  /// Notes that a system does not run on a device.
  func checkSystem(
    _ system: SystemVersion, idiom: Device.Idiom, _ decoding: inout Decoding
  ) {
    let (suits, accepted) = Self.runs(system, on: idiom)
    guard !suits else { return }
    decoding.error(
      "the system does not run on the device, a \(idiom.rawValue) "
        + hint(found: system.identifier, accepted: accepted),
      at: pairPosition)
  }

  /// Where system and device were paired: the option that did, or else the system's place.
  private var pairPosition: SourcePosition {
    let places = [systemPosition, devicePosition].compactMap { $0 }
    return places.first { $0.source > 0 } ?? places.first ?? .start
  }

  /// The machines that a scene is laid out on: its own, those of its matrix, and an iPad for a
  /// Mac's window with an iPad's bars.
  ///
  /// A key that does something on one of them is not said to do nothing.
  func machines(
    of scene: BarScene
  ) -> [(machine: KeyAvailability.Machine, system: SystemVersion)] {
    let own = [(scene.device.idiom, scene.system)]
    let bars = (try? scene.barScenes()) ?? [scene]
    let pads = bars.compactMap(\.withPadBars).prefix(1).map { ($0.device.idiom, $0.system) }
    let devices = golden.matrix.allValues(.device)
    let systems = golden.matrix.allValues(.system)
    let idioms =
      devices.isEmpty
      ? [scene.device.idiom] : devices.compactMap { DeviceCatalog.model($0)?.idiom }
    return own + pads
      + idioms.flatMap { idiom in
        systems.isEmpty
          ? [(idiom, idiom == scene.device.idiom ? scene.system : Self.standardSystem(of: idiom))]
          : systems.compactMap { SystemVersion(identifier: $0) }.map { (idiom, $0) }
      }
  }

  /// A checksum is the same or another one: nothing can be allowed or left out.
  func checkChecksum(_ decoding: inout Decoding) {
    guard golden.pixels == .hash else { return }
    for (key, position) in [("allow", allowPosition), ("ignore", ignorePosition)] {
      guard let position else { continue }
      decoding.error(
        "\"\(key)\" cannot go with a checksum of the pixels (accepted: pixels: png, or no \(key))",
        at: position)
    }
  }

  /// A language without words of its own reads English, which is worth a word.
  func checkLocale(_ decoding: inout Decoding) {
    func language(of locale: String) -> String {
      String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
    }
    let known = Set((SystemWord.languages + scene.strings.locales).map(language))
    guard let localePosition, !known.contains(language(of: scene.locale)) else { return }
    let languages = Set(SystemWord.languages.map(language)).sorted().joined(separator: ", ")
    decoding.warn(
      "locale has no words here, so English ones stand in "
        + hint(found: scene.locale, accepted: languages),
      at: localePosition)
  }

  /// The screen of a device in the scene's posture.
  func folded(_ model: DeviceModel, _ decoding: inout Decoding) -> DeviceModel {
    guard let posture else { return model }
    if let screen = model.screen(in: posture) { return screen }
    if model.idiom == .phone {
      decoding.warn(
        "\"posture\" has no effect on a device that does not fold "
          + hint(found: model.id, accepted: "iphone-duo"),
        at: devicePosition ?? .start)
    }
    return model
  }

  /// A watch of the catalogue is laid out by every version; one that never ran it is worth a word.
  func checkModel(
    _ request: DeviceRequest, _ system: SystemVersion, _ decoding: inout Decoding
  ) {
    guard case .model(let model) = request, let watch = WatchCase(rawValue: model.id),
      system.platform == .watchOS, !watch.systems.contains(system.major)
    else { return }
    let (first, last) = (watch.systems.first, watch.systems.last)
    decoding.warn(
      "no \(model.id) ran \(system.identifier): its bar is a guess (this size ran "
        + "watchos-\(first)" + (last.map { " to watchos-\($0))" } ?? " and later)"),
      at: pairPosition)
  }
}
