import Testing

@testable import BarLayout

/// The catalogue as a whole.
struct DeviceCatalogTests {
  @Test func `no two devices share an id`() {
    let ids = DeviceCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: DeviceCatalog.all)
  func `ids are lower-case words, numbers and hyphens`(model: DeviceModel) {
    #expect(
      model.id.allSatisfy { character in
        character.isASCII
          && (character.isLowercase || character.isNumber || character == "-" || character == ".")
      })
    #expect(DeviceCatalog.model(model.id) == model)
  }

  @Test(arguments: DeviceCatalog.all)
  func `every figure says where it comes from`(model: DeviceModel) {
    #expect(!model.sources.isEmpty)
    #expect(Set(model.sources).count == model.sources.count)
  }

  @Test(arguments: DeviceCatalog.all)
  func `insets are in order of their system and leave most of the screen`(model: DeviceModel) {
    let systems = model.insets.map(\.from)
    #expect(!systems.isEmpty)
    #expect(zip(systems, systems.dropFirst()).allSatisfy { $0 < $1 })
    for row in model.insets {
      for insets in [row.portrait, row.landscape] {
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        // The strip of vertical bars and the status bar over an open display are larger.
        let isDuo = model.id.hasPrefix("iphone-duo")
        #expect(edges.allSatisfy { $0 >= 0 && $0 <= (isDuo ? 84 : 80) })
        #expect(insets.left == insets.right || isDuo)
      }
      #expect((row.portraitStatusBar ?? 0) <= max(row.portrait.top, 0))
    }
  }

  @Test(arguments: DeviceCatalog.all)
  func `a panel has the pixels of its points, unless the model is known to scale`(
    model: DeviceModel
  ) throws {
    let panel = try #require(model.nativePixels)
    let drawn = BarSize(
      width: model.size.width * model.scale, height: model.size.height * model.scale)
    let scaled = [
      "iphone-6s-plus": BarSize(width: 1080, height: 1920),
      "iphone-7-plus": BarSize(width: 1080, height: 1920),
      "iphone-8-plus": BarSize(width: 1080, height: 1920),
      "iphone-12-mini": BarSize(width: 1080, height: 2340),
      "iphone-13-mini": BarSize(width: 1080, height: 2340),
      "apple-vision-pro": BarSize(width: 3660, height: 3200),
    ]
    #expect(panel == scaled[model.id] ?? drawn)
  }

  @Test func `an unknown id has no model`() {
    #expect(DeviceCatalog.model("iphone-99") == nil)
    #expect(DeviceCatalog.model("") == nil)
  }

  @Test(arguments: [
    ("iphone-15-por", "iphone-15-pro"),
    ("iPhone 15 Pro", "iphone-15-pro"),
    ("iphone15pro", "iphone-15-pro"),
    ("ipad-pro-12,9", "ipad-pro-12.9"),
    ("IPHONE-SE-3", "iphone-se-3"),
  ])
  func `a misspelled id finds the one that was meant`(written: String, meant: String) {
    #expect(DeviceCatalog.nearestIDs(to: written).first == meant)
  }

  @Test func `what resembles no id finds none`() {
    #expect(DeviceCatalog.nearestIDs(to: "refrigerator").isEmpty)
    #expect(DeviceCatalog.nearestIDs(to: String(repeating: "x", count: 100_000)).isEmpty)
  }

  @Test func `no more ids are suggested than asked for`() {
    #expect(DeviceCatalog.nearestIDs(to: "iphone-1").count == 3)
    #expect(DeviceCatalog.nearestIDs(to: "iphone-1", count: 1).count == 1)
    #expect(DeviceCatalog.nearestIDs(to: "iphone-1", count: -1).isEmpty)
  }

  @Test func `figures that nobody published are listed as assumed`() throws {
    let air = try #require(DeviceCatalog.model("iphone-air"))
    #expect(air.assumed.contains { $0.hasPrefix("width class held sideways") })
    let older = try #require(DeviceCatalog.model("iphone-15"))
    #expect(older.assumed.isEmpty)
  }
}
