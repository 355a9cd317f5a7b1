import BarLayout
import Testing

/// How locales write a time of day.
struct ClockTimeTests {
  @Test(arguments: [
    ("en_US", 9, 41, "9:41"), ("en_US", 0, 5, "12:05"), ("en_US", 21, 58, "9:58"),
    ("en_GB", 9, 41, "09:41"), ("fi_FI", 21, 58, "21.58"), ("fi_FI", 9, 5, "9.05"),
    ("de_DE", 7, 0, "07:00"), ("ja_JP", 7, 0, "7:00"), ("ar_EG", 9, 41, "٩:٤١"),
    ("ar_AE", 9, 41, "9:41"), ("he_IL", 9, 41, "9:41"), ("fr_CA", 21, 58, "21:58"),
    ("ko", 13, 13, "1:13"),
    ("zh-Hans", 20, 37, "20:37"), ("xx", 20, 37, "20:37"), ("", 20, 37, "8:37"),
  ])
  func `a clock reads as its locale writes`(
    locale: String, hour: Int, minute: Int, text: String
  ) {
    #expect(ClockTime(hour: hour, minute: minute).text(in: locale) == text)
  }

  @Test(arguments: [
    ("en_US", "9:41"), ("de_DE", "09:41"), ("fi_FI", "9.41"), ("ar_SA", "٩:٤١"),
  ])
  func `a scene that names no clock shows 9:41 as its locale writes it`(
    locale: String, text: String
  ) throws {
    var scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Title")))
    scene.locale = locale
    #expect(try Scenes.layOut(scene).text(.clock) == text)
    scene.clock = "9:41"
    #expect(try Scenes.layOut(scene).text(.clock) == "9:41")
  }

  @Test func `the setting of 24 hours wins over the locale`() {
    #expect(ClockTime(hour: 20, minute: 37, uses24Hours: true).text(in: "en_US") == "20:37")
    #expect(ClockTime(hour: 20, minute: 37, uses24Hours: false).text(in: "de_DE") == "8:37")
  }
}
