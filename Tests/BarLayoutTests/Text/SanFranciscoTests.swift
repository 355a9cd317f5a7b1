import BarLayout
import Testing

/// The advance table against what was measured of San Francisco.
@Suite struct SanFranciscoTests {
  func measure(_ text: String, _ size: Double = 17, _ weight: FontWeight = .regular) -> TextMeasure
  {
    let style = TextStyle(size: size, weight: weight)
    return AdvanceTable.sanFrancisco.measure(text, style: style, limit: .infinity)
  }

  // MARK: Whole faces

  @Test(arguments: MeasuredStrings.faces.indices)
  func `texts in forty faces are exact to a thousandth of a point`(index: Int) {
    let face = MeasuredStrings.faces[index]
    #expect(face.widths.count == MeasuredStrings.texts.count)
    for (text, width) in zip(MeasuredStrings.texts, face.widths) {
      let own = measure(text, face.size, face.weight).width
      #expect(abs(own - width) < 0.001, "\(text) \(face.size) \(face.weight)")
      let grid = PixelGrid(scale: 3)
      #expect(grid.up(own) == grid.up(width), "\(text) \(face.size) \(face.weight)")
    }
  }

  /// Letters that no text of the faces has, from the same source.
  @Test(arguments: [
    (34.0, FontWeight.bold, "@", 30.5552), (34, .regular, "&", 23.126), (36, .bold, "Q", 27.4482),
    (36, .regular, "%", 29.4609), (36, .semibold, "?", 18.9955), (36, .heavy, "a", 20.9326),
    (21, .black, "H", 16.4329), (21, .heavy, "k", 12.3883), (21, .medium, "R", 13.2421),
    (37, .black, "g", 23.938), (8, .regular, "B", 5.4609), (8, .semibold, "m", 7.4782),
  ])
  func `single letters are as wide as in further faces`(
    size: Double, weight: FontWeight, letter: String, width: Double
  ) {
    #expect(abs(measure(letter, size, weight).width - width) < 0.001)
  }

  @Test(arguments: ["_", "`", "'", "*", "^"])
  func `a sign whose measurement is another's is as Inter has it`(sign: String) {
    // Measured: n, 972 units at every weight, a comma, a hyphen and a plus.
    let doubtful = ["_": "n", "'": ",", "*": "-", "^": "+"]
    let own = measure(sign, 17, .bold).width
    #expect(own > 2 && own < 17)
    if let other = doubtful[sign] { #expect(own != measure(other, 17, .bold).width) }
  }

  // MARK: Labels and pictures

  @Test(arguments: [("Library", 111.5), ("Reminders", 170), ("Notifications", 203.5)])
  func `large titles are as wide as their frames on a device of two pixels`(
    text: String, width: Double
  ) {
    #expect(PixelGrid(scale: 2).up(measure(text, 34, .bold).width) == width)
  }

  @Test(arguments: PublishedWidth.labels)
  func `a published label is as wide to the pixel`(row: PublishedWidth) {
    let grid = PixelGrid(scale: row.pixels)
    let own = grid.up(measure(row.text, row.size, row.weight).width)
    // Read a pixel apart from what its letters add up to; see docs/TEXT.md.
    let doubted = ["Done", "Log in"]
    #expect(abs(own - row.width) < (doubted.contains(row.text) ? 1 / row.pixels + 0.01 : 0.01))
  }

  /// Pictures whose letters stand closer than those of every other one; see docs/TEXT.md.
  static let doubtedPictures = ["Server Switching", "Servers", "Verification codes"]

  @Test(arguments: PublishedWidth.drawn + [.betweenCuts])
  func `ink is as wide as in pictures within two pixels`(row: PublishedWidth) throws {
    guard !Self.doubtedPictures.contains(row.text) else { return }
    let ink = try #require(measure(row.text, row.size, row.weight).ink)
    #expect(abs(ink.width - row.width) < 0.67)
  }

  /// Large titles in pictures that were not among those of `PublishedWidth`.
  @Test(arguments: [
    ("Starred", 114.67), ("Medications", 191.33), ("Dashboard", 169.33), ("Scanner", 129.67),
    ("Projects", 127.0), ("Seed", 78.0),
  ])
  func `large titles of other apps are as wide within two pixels`(
    text: String, width: Double
  ) throws {
    #expect(abs(try #require(measure(text, 34, .bold).ink).width - width) < 0.67)
  }

  @Test(arguments: [
    (17.0, FontWeight.regular, "BFME", 1.33), (17, .regular, "CS", 0.85),
    (17, .regular, "TV", 0.5), (17, .semibold, "BFME", 1.33), (17, .semibold, "CS", 0.85),
    (17, .semibold, "TV", 0.5), (34, .bold, "BFMDE", 2), (34, .bold, "CS", 1.17),
    (34, .bold, "TV", 0.5),
  ])
  func `the first letter stands as far from the edge as on screenshots`(
    size: Double, weight: FontWeight, letters: String, expected: Double
  ) throws {
    for letter in letters {
      let ink = try #require(measure(String(letter), size, weight).ink)
      // Inter's bold T is narrower than San Francisco's, and no letter is stretched by more than 4 %.
      let tolerance = letter == "T" && size == 34 ? 0.56 : 0.31
      #expect(abs(ink.x - expected) < tolerance, "\(letter)")
    }
  }

  // MARK: Scripts

  @Test(arguments: [("わたし", 45.0), ("どっちも好き", 91), ("私の好きなもの", 109.5)])
  func `Japanese titles are as wide as in a picture`(text: String, width: Double) throws {
    #expect(abs(try #require(measure(text, 17, .semibold).ink).width - width) < 1.3)
  }

  // ddz-he-back, iOS 17.
  @Test(arguments: [
    ("\"התריסר היומי\"", 105.33, FontWeight.regular), ("סרטונים", 56.33, .semibold),
  ])
  func `Hebrew labels are as wide as in a picture within a point`(
    text: String, width: Double, weight: FontWeight
  ) throws {
    #expect(abs(try #require(measure(text, 17, weight).ink).width - width) < 1)
  }

  @Test func `a Chinese character is a little narrower than an em`() {
    #expect(abs(measure("首页").width - 2 * 0.99 * 17) < 0.01)
    #expect(abs(measure("首、").width - 2 * 0.99 * 17) < 0.01)
  }

  @Test(arguments: [(17.0, 0.99), (34, 0.945)])
  func `large Chinese titles are set closer where the language is Chinese`(
    size: Double, advance: Double
  ) throws {
    var style = TextStyle(size: size, weight: .bold)
    func width(_ text: String) -> Double {
      AdvanceTable.sanFrancisco.measure(text, style: style, limit: .infinity).width
    }
    #expect(abs(width("已加星标") - 4 * 0.99 * size) < 0.01)
    let kana = width("スター")
    style.isChinese = true
    #expect(abs(width("已加星标") - 4 * advance * size) < 0.01)
    #expect(width("スター") == kana)
  }

  // Labels of two in view dumps of iOS 11 to 15 are 34.5 wide at 2x, of three 52.
  @Test(arguments: [(17, "视频", 34.5), (17, "不允许", 52), (18, "视频", 34)])
  func `ideographs are wider before iOS 18`(year: Int, word: String, width: Double) throws {
    var scene = BarScene(on: .iPhone8, .iOS(year), title: "A")
    scene.navigationBar.items[0].rightBarButtonItems = [BarButtonItem(.title(word))]
    let bar = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
    let label = try #require(bar.elements.first { $0.text?.text == word })
    #expect(label.frame.width == width)
  }

  @Test(arguments: [("zh_CN", true), ("zh-Hant", true), ("ja_JP", false), ("en_US", false)])
  func `a large title is set in the font of the scene's language`(
    locale: String, isChinese: Bool
  ) throws {
    var scene = BarScene(on: .iPhone15Pro, .iOS(26), title: "已加星标", prefersLargeTitles: true)
    scene.locale = locale
    let bar = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
    #expect(try #require(bar.element(.largeTitle)?.text).style.isChinese == isChinese)
  }
}
