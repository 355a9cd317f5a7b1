internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct BarButtonItemTests {
  @Test(arguments: [
    ("{title: Edit}", BarButtonItem.Content.title("Edit")),
    ("{title: ''}", .title("")),
    ("{systemItem: writingTools}", .systemItem(.writingTools)),
    ("{image: plus}", .image(.symbol("plus"))),
    ("{image: {size: [24, 20.5]}}", .image(.placeholder(BarSize(width: 24, height: 20.5)))),
    ("{fixedSpace: 8}", .fixedSpace(8)),
    ("{systemItem: fixedSpace, width: 9}", .fixedSpace(9)),
    ("{fixedSpace: -8}", .fixedSpace(-8)),
    ("{flexibleSpace: true}", .flexibleSpace),
    ("{systemItem: flexibleSpace}", .flexibleSpace),
    ("{customView: {size: [44, 30]}}", .customView(.placeholder(BarSize(width: 44, height: 30)))),
    ("{customView: {label: Hi}}", .customView(.label("Hi"))),
    ("{customView: {button: Go}}", .customView(.button("Go"))),
    ("{customView: {image: plus}}", .customView(.image(.symbol("plus")))),
    (
      "{customView: {segmentedControl: {segments: [A, B], selected: 1}}}",
      .customView(.segmentedControl(segments: ["A", "B"], selected: 1))
    ),
    (
      "{customView: {segmentedControl: {segments: [A]}}}",
      .customView(.segmentedControl(segments: ["A"], selected: nil))
    ),
  ])
  func `a bar button item of a scene is one of its forms`(
    text: String, content: BarButtonItem.Content
  ) throws {
    #expect(try barButtonItem(text).content == content)
  }

  @Test func `a bar button item of a scene has the keys of every form`() throws {
    let decoded = try barButtonItem(
      """
      {title: Edit, style: prominent, tintColor: clear, isEnabled: false, isHidden: true,
       width: 60, menu: [Copy, Move], accessibilityLabel: Edit this}
      """)
    var expected = BarButtonItem(
      .title("Edit"), style: .prominent, tintColor: .system(.clear), isEnabled: false,
      isHidden: true, width: 60, hasMenu: true, accessibilityLabel: "Edit this")
    expected.menu = ["Copy", "Move"].map { BarMenuItem(title: $0) }
    #expect(decoded == expected)
  }

  @Test(arguments: [("60", 60.0), ("0", nil), ("-1", nil)])
  func `a bar button item of a scene is as wide as its content where its width is not positive`(
    width: String, expected: Double?
  ) throws {
    #expect(try barButtonItem("{title: Edit, width: \(width)}").width == expected)
  }

  @Test(arguments: [("true", true), ("false", false), ("[]", false), ("[Copy]", true)])
  func `a bar button item of a scene has a menu when it says so or lists one`(
    menu: String, hasMenu: Bool
  ) throws {
    #expect(try barButtonItem("{title: Edit, menu: \(menu)}").hasMenu == hasMenu)
  }

  @Test func `a bar button item of a scene draws a path in its own box where no size is given`()
    throws
  {
    let path = BarPath([.move(BarPoint(x: 1, y: 2)), .line(BarPoint(x: 20, y: 18)), .close])
    let drawn = try barButtonItem("{image: {path: M1 2 L20 18Z}}").content
    #expect(drawn == .image(.path(path, BarSize(width: 20, height: 18))))
    let sized = try barButtonItem("{image: {path: M1 2 L20 18Z, size: [24, 24]}}").content
    #expect(sized == .image(.path(path, BarSize(width: 24, height: 24))))
  }

  @Test func `an image that is no symbol is named with the nearest one`() {
    let text = "navigationBar: {items: [{titleView: {image: Square.and.pencil}}]}"
    #expect(
      problems(of: text).map(\.message) == [
        "unknown symbol (found Square.and.pencil; accepted: the name of a symbol or a "
          + "Material icon, {file: icon.svg}, {file: icon.png}, {path: M0 0…} or {size}; "
          + "did you mean \"square.and.pencil\"?)"
      ])
  }

  @Test func `a bad path is named at the column of the mistake`() {
    let text = "navigationBar: {items: [{titleView: {image: {path: \"M0,0 L1\"}}}]}"
    let problem = problems(of: text).first
    #expect(problem?.column == 60)
    #expect(
      problem?.message == "bad path data: expected a number (found the end), at character 8")
  }
}
