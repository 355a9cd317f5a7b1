import BarLayout
import Testing

/// The usual case: a device, a system and a title.
@Suite struct UsualSceneTests {
  @Test func `a scene on a device of the catalogue is one line`() throws {
    let scene = BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox", previousTitle: "Mailboxes")
    let model = try #require(DeviceModel(id: "iphone-15-pro"))
    #expect(
      scene
        == BarScene(
          device: model.device(on: .iOS(17), orientation: .portrait), system: .iOS(17),
          navigationBar: NavigationBar(items: [
            NavigationItem(title: "Mailboxes"), NavigationItem(title: "Inbox"),
          ])))
    let layout = try LaidOutScene(layingOut: scene)
    #expect(layout.bar[.title]?.text?.text == "Inbox")
    #expect(layout.bar[.backButton(.label)]?.text?.text == "Mailboxes")
    #expect(layout.bar[.largeTitle] == nil)
  }

  @Test func `every device of the catalogue has a name that leads to it`() {
    let named: [DeviceModel] = [
      .iPhone4s, .iPhone5s, .iPhoneSE1, .iPhone6s, .iPhone7,
      .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone6sPlus, .iPhone7Plus,
      .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXR,
      .iPhone11, .iPhoneXSMax, .iPhone11ProMax, .iPhone12Mini, .iPhone13Mini,
      .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14,
      .iPhone16e, .iPhone17e, .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus,
      .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax,
      .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
      .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone18Pro,
      .iPhone18ProMax, .iPhoneDuo, .iPhoneDuoOpen, .iPad9Point7, .iPadMini5,
      .iPad10Point2, .iPadAir3, .iPadPro12Point9Generation1, .iPadMini6, .iPadMiniA17,
      .iPadAir4, .iPad10, .iPadA16, .iPadAir11M2, .iPadAir13M2,
      .iPadPro11, .iPadPro12Point9, .iPadPro11M4, .iPadPro11M5, .iPadPro13M4,
      .iPadPro13M5, .appleWatch38, .appleWatch42Old, .appleWatch40, .appleWatch41,
      .appleWatch44, .appleWatch45, .appleWatch42, .appleWatch46, .appleWatch49,
      .appleWatch49Ultra3, .appleTVHD, .appleTV4K, .appleVisionPro, .macWindow,
    ]
    #expect(named.map(\.id) == DeviceModel.all.map(\.id))
  }

  @Test func `a frame is the nearest number to whole pixels, so that it can be compared`() throws {
    for model in DeviceModel.all where model.canTurn {
      for orientation in Orientation.allCases {
        let scene = BarScene(
          on: model, model.idiom == .pad ? .iPadOS(26) : .iOS(26), orientation: orientation,
          navigationBar: NavigationBar(
            prefersLargeTitles: true, items: [NavigationItem(title: "Bluetooth")]))
        let layout = try LaidOutScene(layingOut: scene)
        for element in layout.bar.elements {
          let frame = element.frame
          for value in [frame.x, frame.y, frame.width, frame.height] {
            let nearest = (value * layout.scale).rounded() / layout.scale
            #expect(value == nearest, "\(model.id) \(orientation): \(element.id)")
          }
        }
      }
    }
    let scene = BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox")
    #expect(try LaidOutScene(layingOut: scene).bar.frame.height == 44)
  }

  @Test func `a touch is answered by the control around it`() throws {
    let scene = BarScene(
      on: .iPhone15Pro, .iOS(17), title: "Inbox",
      rightBarButtonItems: [BarButtonItem(.systemItem(.add))])
    let layout = try LaidOutScene(layingOut: scene)
    let area = try #require(layout.bar.touchArea(of: .rightBarButtonItem(0, .whole)))
    #expect(area.width >= 44 && area.height >= 44)
    let point = BarPoint(x: area.midX, y: area.midY)
    #expect(layout.hitTest(point)?.id == .rightBarButtonItem(0, .whole))
    #expect(layout.hitTest(BarPoint(x: area.minX - 40, y: area.midY)) == nil)
    #expect(layout.bar.touchArea(of: .title) == nil)
    #expect(layout.bar[.rightBarButtonItem(0, .image)]?.symbolName == "plus")
  }

  @Test func `a path is made step by step`() {
    var path = BarPath()
    path.move(to: BarPoint(x: 0, y: 0))
    path.addLine(to: BarPoint(x: 10, y: 0))
    path.addQuadCurve(to: BarPoint(x: 10, y: 10), control: BarPoint(x: 12, y: 5))
    path.addCurve(
      to: BarPoint(x: 0, y: 10), control1: BarPoint(x: 8, y: 14), control2: BarPoint(x: 2, y: 14))
    path.closeSubpath()
    #expect(path.elements.count == 5)
    #expect(path.controlBounds == BarRect(x: 0, y: 0, width: 12, height: 14))
  }
}
