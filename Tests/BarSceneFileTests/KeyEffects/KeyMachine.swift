/// A kind of machine with its system.
struct KeyMachine: Hashable, Sendable {
  let system: String
  /// Devices of its kind; what shows on one of them is enough.
  let devices: [String]
  /// Its kind and extent, as scenes write them for a device of their own.
  let idiom: String
  let points: String

  /// Each platform, and each era whose bars look at other keys; those with the most keys come
  /// first.
  static let all = [
    phone("ios-17", "iphone-15-pro", "iphone-15-pro-max"),
    pad("ipados-17"),
    phone("ios-26", "iphone-15-pro", "iphone-15-pro-max"),
    phone("ios-27.2", "iphone-15-pro", "iphone-15-pro-max", "iphone-duo"),
    phone("ios-10", "iphone-7", "iphone-7-plus"),
    KeyMachine(
      system: "macos-15", devices: ["mac-window"], idiom: "mac", points: "[1000, 700]"),
    KeyMachine(
      system: "tvos-17", devices: ["apple-tv-4k"], idiom: "tv", points: "[1920, 1080]"),
    KeyMachine(
      system: "visionos-2", devices: ["apple-vision-pro"], idiom: "vision",
      points: "[1280, 720]"),
    watch("watchos-11"),
    watch("watchos-8"),
  ]

  private static func phone(_ system: String, _ devices: String...) -> KeyMachine {
    KeyMachine(system: system, devices: devices, idiom: "phone", points: "[390, 844]")
  }

  private static func pad(_ system: String) -> KeyMachine {
    KeyMachine(system: system, devices: ["ipad-pro-11"], idiom: "pad", points: "[834, 1194]")
  }

  private static func watch(_ system: String) -> KeyMachine {
    KeyMachine(system: system, devices: ["watch-45"], idiom: "watch", points: "[198, 242]")
  }
}
