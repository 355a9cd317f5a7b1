import BarLayout
import Testing

@Suite struct SpokenLanguageTests {
  private static func spoken(_ item: NavigationItem, _ locale: String) throws -> [String] {
    var scene = Scenes.phone(
      bar: NavigationBar(items: [NavigationItem(title: "A"), item]))
    scene.locale = locale
    return try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars
      .flatMap(\.accessibilityElements).map(\.description)
  }

  @Test func `every table has each of its words in each of its languages`() {
    for locale in ItemName.languages {
      #expect(ItemName.allCases.allSatisfy { !$0.text(in: locale).isEmpty }, "\(locale)")
      #expect(SystemWord.languages.contains(locale), "\(locale)")
    }
    for locale in SpokenWord.languages {
      #expect(SpokenWord.allCases.allSatisfy { !$0.text(in: locale).isEmpty }, "\(locale)")
      #expect(SystemWord.languages.contains(locale), "\(locale)")
    }
    #expect(Set(ItemName.languages).count == ItemName.languages.count)
    #expect(Set(SpokenWord.languages) == Set(ItemName.languages))
  }

  @Test func `VoiceOver names pictures and kinds of things in the language of the scene`() throws {
    var item = NavigationItem(title: "B")
    item.rightBarButtonItems = [
      BarButtonItem(.systemItem(.action)), BarButtonItem(.systemItem(.undo), isEnabled: false),
    ]
    #expect(
      try Self.spoken(item, "en_GB") == [
        "A, Back button", "B, Heading", "Undo, Dimmed, Button", "Share, Button",
      ])
    #expect(
      try Self.spoken(item, "de_AT") == [
        "A, Zurück-Taste", "B, Überschrift", "Widerrufen, Grau, Taste", "Teilen, Taste",
      ])
    #expect(try Self.spoken(item, "zh-Hant-HK").last == "分享, 按鈕")
    #expect(try Self.spoken(item, "sw_KE") == Self.spoken(item, "en_US"))
  }

  @Test func `a segment says its place in the language of the scene`() throws {
    var item = NavigationItem(title: "B")
    item.titleView = .segmentedControl(segments: ["Eins", "Zwei"], selected: 1)
    let spoken = try Self.spoken(item, "de_DE")
    #expect(spoken.dropFirst() == ["Eins, Taste, 1 von 2", "Ausgewählt, Zwei, Taste, 2 von 2"])
    #expect(try Self.spoken(item, "zh_CN").last == "已选定, Zwei, 按钮, 第2个，共2个")
  }
}
