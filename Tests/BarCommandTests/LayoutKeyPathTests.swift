import BarAnswers
import BarText
import BarLayout
import Testing

@testable import BarCommand

@Suite struct LayoutKeyPathTests {
  @Test(arguments: [
    ("title.frame.x", "175.333"), ("title.x", "175.333"), ("title.frame[2]", "43"),
    ("title.frame.maxX", "218.333"), ("title.frame.midY", "75.5"), ("title.text", "\"Inbox\""),
    ("title.isTruncated", "false"), ("title.font.size", "17"), ("title.ink.width", "40.667"),
    ("backButton.label.text", #""Mail\u200f\"""#), ("backButton.text", #""Mail\u200f\"""#),
    ("backButton.width", "96.5"), ("backButton.label.width", "69.5"),
    ("bar.height", "44"), ("bar.frame.y", "53.667"), ("bar.titleMode", "\"inline\""),
    ("barMetrics", "\"default\""), ("bars[0].barMetrics", "\"default\""),
    ("bars[0].title.baseline", "81.667"), ("bars[0].elements[1].id", "\"background\""),
    ("rightBarButtonItems[0].isEnabled", "false"), ("largeTitle.alpha", "0"),
    ("safeArea.y", "97.667"), ("safeArea", "[0, 97.667, 393, 720.333]"),
    ("screen.width", "393"), ("screen.height", "852"), ("scale", "3"),
    ("device", "\"iphone-15-pro\""),
    ("title.font", #"{"size": 17, "weight": "semibold"}"#), ("bars[0].column", "null"),
  ])
  func `a path leads to its value`(path: String, value: String) {
    #expect(LayoutKeyPath(.sample).value(at: path)?.line == value)
  }

  @Test(arguments: [
    "titel", "title.frame.z", "title.frame[4]", "title.frame[-1]", "bars[1]", "bars[",
    "titles", "title..x.y", "rightBarButtonItems[1]", "rightBarButtonItems", "title.text.length",
    "sidebar.title.x", "bars[99999999999999999999]",
  ])
  func `a path that leads nowhere has no value`(path: String) {
    #expect(LayoutKeyPath(.sample).value(at: path) == nil)
  }

  @Test func `the bar of a column is asked for by the column's name`() {
    var scene = LaidOutScene.sample
    var detail = scene.bars[0]
    scene.bars[0].column = "sidebar"
    detail.column = "detail"
    detail.frame.height = 50
    detail.elements = []
    scene.bars.append(detail)
    let paths = LayoutKeyPath(scene)
    #expect(paths.value(at: "detail.frame.height") == .number(50))
    #expect(paths.value(at: "sidebar.frame.height") == .number(44))
    #expect(paths.value(at: "sidebar.title.text") == .string("Inbox"))
    #expect(paths.value(at: "bars[1].height") == .number(50))
    #expect(paths.value(at: "detail.title.text") == nil)
  }

  @Test func `names near a wrong path are offered, the nearest first`() {
    let names = NearestNames(names: LayoutKeyPath(.sample).names)
    #expect(names.near("titel.frame.x").first == "title.frame.x")
    #expect(names.near("rightBarButtonItem[0]").first == "rightBarButtonItems[0]")
    #expect(names.near("sclae").first == "scale")
    #expect(names.near("somethingElseEntirely.frame").isEmpty)
  }
}
