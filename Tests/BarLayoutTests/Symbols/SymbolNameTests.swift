import Testing

@testable import BarLayout

@Suite struct SymbolNameTests {
  @Test func `a symbol's name is as Apple spells it, once`() {
    let names = SymbolName.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 400)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.")
    for name in names {
      #expect(name.allSatisfy(letters.contains), "\(name)")
      #expect(!name.hasPrefix(".") && !name.hasSuffix("."), "\(name)")
    }
  }

  @Test(arguments: [
    "plus", "xmark", "magnifyingglass", "square.and.pencil", "square.and.arrow.up", "trash",
    "ellipsis", "ellipsis.circle", "gear", "gearshape", "person", "person.circle", "heart",
    "heart.fill", "star", "star.fill", "bell", "bookmark", "book", "folder", "tray", "paperplane",
    "camera", "photo", "play.fill", "pause.fill", "backward.fill", "forward.fill",
    "arrow.uturn.backward", "arrow.uturn.forward", "arrow.clockwise", "arrow.counterclockwise",
    "arrowshape.turn.up.left", "checkmark", "checkmark.circle", "chevron.left", "chevron.right",
    "chevron.up", "chevron.down", "chevron.backward", "chevron.forward", "line.3.horizontal",
    "line.3.horizontal.decrease.circle", "list.bullet", "slider.horizontal.3", "mic", "mic.fill",
    "phone", "phone.fill", "message", "envelope", "calendar", "clock", "house", "map", "location",
    "location.fill", "link", "doc", "pencil", "flag", "tag", "lock", "eye", "info.circle",
    "questionmark.circle", "exclamationmark.triangle", "square.grid.2x2", "sidebar.left",
    "plus.circle", "minus", "minus.circle", "xmark.circle.fill", "arrow.down.circle",
    "text.alignleft", "textformat", "video", "wifi", "battery.100", "cellularbars",
  ])
  func `in common use is known`(text: String) {
    #expect(SymbolName(rawValue: text) != nil)
  }

  @Test(arguments: [
    ("plsu", SymbolName.plus), ("Plus", .plus), ("chevron.lft", .chevronLeft),
    ("square.and.arrow.upp", .squareAndArrowUp), ("elipsis.circle", .ellipsisCircle),
    ("magnifying.glass", .magnifyingglass), ("gear.shape", .gearshape),
  ])
  func `misspelled suggests the one meant`(text: String, name: SymbolName) {
    #expect(SymbolName.nearest(to: text).first == name)
  }

  @Test func `that is like no other suggests nothing`() {
    #expect(SymbolName.nearest(to: "zzzzzzzzzz").isEmpty)
    #expect(SymbolName.nearest(to: "").isEmpty)
    #expect(SymbolName.nearest(to: "plus", limit: 0).isEmpty)
    #expect(SymbolName.nearest(to: String(repeating: "x", count: 100_000)).isEmpty)
  }

  @Test(arguments: [
    ("bell.and.waves.left.and.right", SymbolName.bell),
    ("folder.badge.questionmark.ar", .folderBadgePlus),
    ("cloud.sun.rain.circle.fill.he", .cloudSun), ("arrow.up.page.on.clipboard.hi", .arrowUp),
  ])
  func `that is not drawn suggests the nearest of its family`(text: String, name: SymbolName) {
    #expect(SymbolName.nearest(to: text).first == name)
  }

  @Test func `suggests at most as many as asked for, the nearest first`() {
    #expect(SymbolName.nearest(to: "chevron.right", limit: 2).first == .chevronRight)
    #expect(SymbolName.nearest(to: "chevron.right", limit: 2).count == 2)
  }

  @Test func `with a reading direction mirrors, one with a side does not`() {
    for name in SymbolName.allCases {
      let words = name.rawValue.split(separator: ".")
      if words.contains("left") || words.contains("right") {
        #expect(!name.mirrorsInRightToLeft, "\(name)")
      }
      let isPlayers = words.first == "backward" || words.first == "forward"
      if words.contains("leading") || words.contains("trailing")
        || !isPlayers && (words.last == "backward" || words.last == "forward")
      {
        #expect(name.mirrorsInRightToLeft, "\(name)")
      }
    }
    #expect(!SymbolName.forwardFill.mirrorsInRightToLeft)
    #expect(Symbol(named: .listBullet).mirrorsInRightToLeft)
  }

  @Test func `a symbol's name stands behind every system item that is a picture`() {
    let words: Set<BarButtonItem.SystemItem> = [
      .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace,
    ]
    for item in BarButtonItem.SystemItem.allCases {
      #expect((item.symbolName == nil) == words.contains(item), "\(item)")
    }
    #expect(BarButtonItem.SystemItem.reply.symbolName?.mirrorsInRightToLeft == true)
    #expect(BarButtonItem.SystemItem.rewind.symbolName?.mirrorsInRightToLeft == false)
  }
}
