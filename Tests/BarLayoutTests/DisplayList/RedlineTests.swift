import Testing

@testable import BarLayout

@Suite struct RedlineTests {
  private func list(
    in crop: Crop = .bar, frame: Bool = false, _ details: Set<RedlineDetail> = []
  ) throws -> (DisplayList, LaidOutScene) {
    let scene = Scenes.phone(
      bar: Scenes.bar(
        NavigationItem(title: "Title", rightBarButtonItems: [BarButtonItem(.title("Edit"))])))
    let answer = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    var list = DisplayList(drawing: answer, crop: crop, frame: frame)
    list.addRedlines(of: answer, crop: crop, frame: frame, details: details)
    return (list, answer)
  }

  /// The numbers, each once: their light copies lie under them.
  private func runs(_ list: DisplayList) -> [TextRun] {
    list.items.compactMap { item in
      guard item.element == "redlines.number", case .text(let run) = item.content,
        run.color != .white
      else { return nil }
      return run
    }
  }

  /// The lines that are longer than the strokes at their ends.
  private func longLines(_ list: DisplayList) -> [BarRect] {
    list.items.compactMap { item in
      guard item.element == "redlines.line", case .fill(let rect, _) = item.content,
        max(rect.width, rect.height) > RedlineMeasures.stroke
      else { return nil }
      return rect
    }
  }

  @Test func `red lines go from ink to ink and not to the areas that answer a finger`() throws {
    let (list, answer) = try list()
    let bar = try #require(answer.bars.first)
    let title = try #require(bar.element(.title)?.ink)
    let label = try #require(bar.element(.rightBarButtonItem(0, .label))?.ink)
    let expected = [
      title.minX - bar.frame.minX, label.minX - title.maxX, bar.frame.maxX - label.maxX,
      bar.frame.minY, 44,
    ].map(\.inThirds)
    #expect(runs(list).map(\.text) == expected)
  }

  @Test func `red lines are the same on the whole screen and in a case`() throws {
    let bar = runs(try list().0).map(\.text)
    #expect(runs(try list(in: .screen).0).map(\.text) == bar)
    #expect(runs(try list(in: .screen, frame: true).0).map(\.text) == bar)
  }

  @Test func `numbers lie inside the picture, on no letters, no line and not on each other`() throws
  {
    for details in [[], Set(RedlineDetail.allCases)] {
      let (list, answer) = try list(details)
      let boxes = runs(list).map { run in
        BarRect(
          x: run.origin.x, y: run.origin.y - 6.5, width: run.width, height: RedlineMeasures.fontSize
        )
      }
      let ink = answer.bars.flatMap(\.elements).filter { $0.text != nil && $0.alpha > 0 }
        .compactMap(\.ink)
      // Outlines of areas are crossed where there is no room beside them.
      let lines = details.isEmpty ? longLines(list) : []
      #expect(!details.isEmpty || lines.count >= 5)
      for (index, box) in boxes.enumerated() {
        #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= 390)
        for other in ink + lines + boxes[..<index] {
          let shared = box.intersection(other)
          #expect(shared == nil || shared?.isEmpty == true, "\(runs(list)[index].text)")
        }
      }
    }
  }

  @Test func `words keep off what scrolls by and off baselines where there is room`() throws {
    for offset in stride(from: 0.0, to: 44, by: 4) {
      var scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Title")))
      scene.contentOffset = 44 + offset
      scene.content = SceneContent(rows: Array(repeating: .init(title: "Lunch"), count: 12))
      let answer = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
      var list = DisplayList(drawing: answer, crop: .screen)
      list.addRedlines(of: answer, crop: .screen, details: [.fonts, .baselines])
      let words = answer.environment.content.filter { $0.text != nil }.compactMap(\.ink)
      let lines = list.items.compactMap { item -> BarRect? in
        guard item.element == "redlines.line", case .fill(let rect, _) = item.content else {
          return nil
        }
        return rect
      }
      #expect(words.count >= 10)
      for run in runs(list) {
        let box = BarRect(
          x: run.origin.x, y: run.origin.y - 6.5, width: run.width, height: RedlineMeasures.fontSize
        )
        for other in words + lines {
          let shared = box.intersection(other)
          #expect(shared == nil || shared?.isEmpty == true, "\(run.text) at \(offset)")
        }
      }
    }
  }

  @Test func `a colour that shows what is below says how much`() throws {
    var bar = Scenes.bar(
      NavigationItem(title: "Title", rightBarButtonItems: [BarButtonItem(.title("Edit"))]))
    bar.tintColor = .fixed(BarColor(red: 255, green: 0, blue: 0, alpha: 128))
    let answer = try LaidOutScene(layingOut: Scenes.phone(bar: bar), measuring: SquareLetters())
    var list = DisplayList(drawing: answer, crop: .bar)
    list.addRedlines(of: answer, crop: .bar, details: [.colors])
    #expect(Set(runs(list).map(\.text)).isSuperset(of: ["#ff000080", "#000000"]))
  }

  @Test func `fonts, colours and areas are written down on request`() throws {
    let words = runs(try list([.fonts]).0).map(\.text)
    #expect(words.contains("17 semibold") && words.contains("17 regular"))
    #expect(runs(try list([.colors]).0).contains { $0.text == "#000000" })
    #expect(runs(try list([.touch]).0).contains { $0.text.contains(" × 44") })
    let plain = try list().0.items.count
    #expect(try list([.baselines]).0.items.count > plain)
  }

  @Test(
    arguments: [
      (137 + 1.0 / 3, "137⅓"), (137.667, "137⅔"), (0.333, "⅓"), (0.5, "½"), (44.0, "44"),
      (96.25, "96.3"), (120.572, "120.6"), (0.0, "0"), (-2.5, "-2½"),
    ] as [(Double, String)])
  func `lengths are written in thirds and halves`(length: Double, words: String) {
    #expect(length.inThirds == words)
  }
}
