import Testing

@testable import BarLayout

@Suite struct RedlineTests {
  private func numbers(in crop: Crop = .bar) throws -> [String] {
    let scene = Scenes.phone(
      bar: Scenes.bar(
        NavigationItem(title: "Title", rightBarButtonItems: [Scenes.view(40)])))
    let answer = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    var list = DisplayList(drawing: answer, crop: crop)
    list.addRedlines(of: answer, crop: crop)
    return list.items.compactMap { item in
      guard item.element == "redlines.number", case .text(let run) = item.content else {
        return nil
      }
      return run.text
    }
  }

  @Test func `red lines state the room between the bar's parts and the heights of its rows`()
    throws
  {
    // A title of 5 x 17 in the middle of 390, a view of 40 ending 16 from the edge.
    #expect(try numbers() == ["152.667", "96.333", "16", "47", "44"])
  }

  @Test func `red lines are the same on the whole screen`() throws {
    #expect(try numbers(in: .screen) == numbers())
  }
}
