import BarLayout
import Testing

/// How wide a text of a watch's bar is drawn, read off a screenshot: from the left edge of the first
/// letter to the right edge of the last, both of which antialiasing moves out by about 0.1 pt.
///
/// `script/make-advances.py` reads these rows for docs/TEXT.md, so a row keeps the order text, size,
/// weight, width, whether it shaped the table, source.
struct WatchWidth: Sendable, CustomTestStringConvertible {
  var text: String
  var size: Double
  var weight: FontWeight
  /// In points; a pixel is half a point.
  var width: Double
  /// Whether script/data/sf-compact.txt was fitted to it.
  var isFitted: Bool
  /// The system and who published it.
  var source: String
  /// The language of the scene.
  var language = "en"

  init(
    _ text: String, _ size: Double, _ weight: FontWeight, _ width: Double, fitted: Bool,
    _ source: String, language: String = "en"
  ) {
    self.text = text
    self.size = size
    self.weight = weight
    self.width = width
    isFitted = fitted
    self.source = source
    self.language = language
  }

  var testDescription: String { "\(text) \(size) \(weight)" }

  static let rows = [
    WatchWidth("Transcript", 17, .medium, 80.5, fitted: false, "26, jonyen/apple-watch-captions"),
    WatchWidth("Transcripts", 17, .medium, 89, fitted: false, "26, jonyen/apple-watch-captions"),
    WatchWidth("Lists", 17, .medium, 35.5, fitted: false, "11, chmc/listall"),
    WatchWidth("Listat", 17, .medium, 42.5, fitted: false, "11, chmc/listall"),
    WatchWidth("Weekend Tasks", 17, .medium, 118.5, fitted: false, "11, chmc/listall"),
    WatchWidth("Blinds", 17, .medium, 47, fitted: false, "26, martinjanicek/slatly"),
    WatchWidth("Settings", 17, .medium, 65, fitted: false, "11, FocusCycle-Watch-App"),
    WatchWidth("10:45", 17, .medium, 42, fitted: false, "26, jonyen/apple-watch-captions"),
    WatchWidth("22:14", 17, .medium, 40.5, fitted: false, "26, chinawrj/BMSTracker"),
    WatchWidth("9:57", 17, .medium, 33, fitted: false, "11, chmc/listall"),
    WatchWidth("12:14", 17, .medium, 38.5, fitted: false, "11, D3codes/WristPipe"),
    WatchWidth("8:31", 17, .medium, 30.5, fitted: false, "10, leptos-null/PrayerTimes"),
    WatchWidth("Captions", 26, .regular, 97, fitted: true, "26, jonyen/apple-watch-captions"),
    WatchWidth("Agents", 26, .regular, 77.5, fitted: true, "26, apple-watch-claude-code"),
    WatchWidth("Annual Show", 26, .regular, 143.5, fitted: true, "11, D3codes/WristPipe"),
    WatchWidth("BMS", 26, .regular, 46.5, fitted: true, "26, chinawrj/BMSTracker"),
    WatchWidth("Cancel", 16, .regular, 47.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Abbrechen", 16, .regular, 78.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Batalkan", 16, .regular, 61.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Annulla", 16, .regular, 54, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Clear", 16, .semibold, 39, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Effacer", 16, .semibold, 54, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Continue", 17, .semibold, 71, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Ustaw", 17, .semibold, 48.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("6:51", 17, .medium, 30.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("Отменить", 16, .regular, 72.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("취소", 16, .regular, 23, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("지우기", 16, .semibold, 33.5, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("キャンセル", 16, .regular, 66, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("取消", 16, .regular, 28, fitted: true, "9.1, watch-date-picker-qa", language: "zh"),
    WatchWidth("設定", 17, .semibold, 30, fitted: true, "9.1, watch-date-picker-qa", language: "zh"),
    WatchWidth("設定", 17, .semibold, 28, fitted: true, "9.1, watch-date-picker-qa", language: "ja"),
    WatchWidth("ยกเลิก", 16, .regular, 36, fitted: true, "9.1, watch-date-picker-qa"),
    WatchWidth("متابعة", 17, .semibold, 41.5, fitted: true, "9.1, watch-date-picker-qa"),
  ]
}

/// The advance table against what was measured of San Francisco Compact.
@Suite struct WatchWidthTests {
  @Test(arguments: WatchWidth.rows)
  func `ink on a watch is as wide as in pictures within two pixels`(row: WatchWidth) throws {
    var style = TextStyle(size: row.size, weight: row.weight)
    style.isCompact = true
    style.isJapanese = row.language == "ja"
    let ink = try #require(
      AdvanceTable.sanFrancisco.measure(row.text, style: style, limit: .infinity).ink)
    #expect(abs(ink.width + 0.2 - row.width) < 1.01)
  }

  @Test func `capitals of a watch are two thirds of an em tall`() throws {
    var style = TextStyle(size: 30, weight: .regular)
    style.isCompact = true
    for letter in ["H", "T", "1"] {
      let ink = try #require(
        AdvanceTable.sanFrancisco.measure(letter, style: style, limit: .infinity).ink)
      #expect(abs(-ink.minY - 20) < 0.1)
    }
  }

  // Preferences and Qibla of watchOS 10 (leptos-null/PrayerTimes) are set closer than titles of 11.
  @Test(arguments: [("Preferences", 88.0, 93.5), ("Qibla", 36.5, 39)])
  func `small titles of watchOS 10 are set closer`(
    title: String, width: Double, later: Double
  ) throws {
    for (year, expected) in [(10, width), (11, later)] {
      let scene = WatchScenes.scene(
        .mm45, system: year, bar: NavigationBar(items: [NavigationItem(title: title)]))
      let bar = try WatchScenes.layOut(scene)
      let ink = try #require(bar.element(.title)?.ink)
      #expect(abs(ink.width - expected) < 0.8)
    }
  }
}
