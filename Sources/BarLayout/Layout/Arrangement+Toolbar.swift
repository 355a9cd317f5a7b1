extension ResolvedFoot {
  /// The elements of everything at the foot of the screen, back to front.
  func elements(measuring measurer: any TextMeasuring, on pixels: PixelGrid?) -> [LaidOutElement] {
    var elements: [LaidOutElement] = []
    if let toolbar {
      var arrangement = Arrangement(toolbar.bar, measuring: measurer, on: pixels)
      arrangement.arrange(toolbar)
      elements += arrangement.elements
    }
    if let tabBar {
      var arrangement = Arrangement(tabBar.bar, measuring: measurer, on: pixels)
      arrangement.arrange(tabBar)
      elements += arrangement.elements
    }
    guard let keyboard else { return elements }
    // What lies behind the keyboard is not seen.
    for index in elements.indices where elements[index].frame.minY >= keyboard.frame.minY {
      elements[index].alpha = 0
    }
    var arrangement = Arrangement(keyboard.bar, measuring: measurer, on: pixels)
    let radius = keyboard.radius
    arrangement.add(
      ArrangedElement(
        id: .keyboard, frame: keyboard.frame,
        shape: radius > 0
          ? .roundedBox(radius: radius, keyboard.color, curve: .continuous) : .fill(keyboard.color))
    )
    elements += arrangement.elements
    if let keyboardToolbar {
      var arrangement = Arrangement(keyboardToolbar.bar, measuring: measurer, on: pixels)
      arrangement.arrange(keyboardToolbar)
      elements += arrangement.elements
    }
    return elements
  }
}

extension Arrangement {
  /// A toolbar: buttons from the leading edge, flexible spaces sharing what is left, so that what
  /// stands after the last one ends at the trailing edge; a search field takes all that is left.
  ///
  /// Source: documented — UIToolbar.items, UIBarButtonItem.SystemItem.flexibleSpace; measured —
  /// `toolbarRows`.
  mutating func arrange(_ toolbar: ResolvedToolbar) {
    if let background = toolbar.background { addFoot(background, of: toolbar.kind) }
    add(ArrangedElement(id: .foot(toolbar.kind, .whole), frame: toolbar.frame))
    var items = toolbar.items
    var runs = runs(of: items, hasSearch: toolbar.search != nil)
    if crowding(runs) > 0, let more = toolbar.overflowButton {
      var gone: [ResolvedItem] = []
      while crowding(runs) > 0, let index = items.leastIndex {
        gone.append(items.remove(at: index))
        runs = self.runs(of: items, hasSearch: toolbar.search != nil, more: more)
      }
      for item in gone { addHidden(item, at: width - bar.place.itemMargins.trailing) }
    }
    let room = max(-excess(runs), 0)
    add(runs.leading, isLeading: true)
    let flexible = Double(runs.middle.count + 1)
    var start = runs.leading.end ?? bar.place.itemMargins.leading
    let gaps = room / flexible
    if let search = toolbar.search {
      let begin = runs.leading.end.map { $0 + gap(nil) } ?? start
      let end =
        width - (runs.trailing.end.map { $0 + gap(nil) } ?? bar.place.itemMargins.trailing)
      addSearch(search, from: begin, to: max(end, begin))
    } else {
      for run in runs.middle {
        start += gaps
        add(run.moved(by: start), isLeading: true)
        start += run.end ?? 0
      }
    }
    add(runs.trailing, isLeading: false)
  }

  /// What is drawn under the buttons of a bar before iOS 26, and the line above it.
  mutating func addFoot(_ background: ResolvedFootBackground, of kind: FootBar) {
    add(
      ArrangedElement(
        id: .foot(kind, .background), frame: background.frame,
        shape: background.material.map { .material($0, background.color) }
          ?? .fill(background.color), alpha: background.alpha))
    let line = metrics[.hairlinePixels] * grid.pixel
    add(
      ArrangedElement(
        id: .foot(kind, .shadow),
        frame: BarRect(
          x: background.frame.x, y: background.frame.y - line, width: background.frame.width,
          height: line),
        shape: .fill(background.shadowColor), alpha: background.alpha))
  }

  /// A field in a capsule of glass between the buttons.
  ///
  /// It is a circle at the trailing end of its room where it waits as a button; in use a button that
  /// ends the search stands beside it. Source: documented — UINavigationItem.SearchBarPlacement's
  /// integratedButton, SearchToolbarBehavior.minimize; `activeFootMargin`.
  private mutating func addSearch(_ search: ResolvedSearch, from start: Double, to end: Double) {
    let height = bar.rows.row
    var (start, end) = (start, end)
    if search.isButton || end - start < 2 * height { start = max(end - height, start) }
    if let cancel = search.cancel {
      arrangeCancel(cancel, BarRect(x: end - height, y: rowTop, width: height, height: height))
      end -= height + gap(nil)
    }
    let field = BarRect(minX: start, minY: rowTop, maxX: end, maxY: rowTop + height)
    add(ArrangedElement(id: .searchBar, frame: field, shape: glass(height: field.height)))
    arrangeField(search, field, alpha: 1)
  }

  /// The buttons between flexible spaces.
  private func runs(
    of items: [ResolvedItem], hasSearch: Bool, more: ResolvedItem? = nil
  ) -> ToolbarRuns {
    var lists = items.split(omittingEmptySubsequences: false) { item in
      if case .flexibleSpace = item.content { return true }
      return false
    }.map(Array.init)
    if let more { lists[lists.count - 1].append(more) }
    let margins = bar.place.itemMargins
    var runs = ToolbarRuns()
    if let first = lists.first {
      runs.leading = side(first, margin: margins.leading, after: nil, isLeading: true)
    }
    guard lists.count > 1 else { return runs }
    let last = hasSearch ? Array(lists[1...].joined()) : lists[lists.count - 1]
    runs.trailing = side(
      last.reversed(), margin: margins.trailing, after: nil, isLeading: false)
    guard !hasSearch else { return runs }
    runs.middle = lists[1..<(lists.count - 1)].map {
      side($0, margin: 0, after: 0, isLeading: true)
    }
    return runs
  }

  /// How much wider than the bar the runs are with the least distance between each two.
  private func crowding(_ runs: ToolbarRuns) -> Double {
    let ends = [runs.leading.end] + runs.middle.map(\.end) + [runs.trailing.end]
    let count = ends.compactMap(\.self).count
    return excess(runs) + gap(nil) * Double(max(count - 1, 0))
  }

  /// How much wider than the bar the runs are together.
  private func excess(_ runs: ToolbarRuns) -> Double {
    let margins = bar.place.itemMargins
    let middle = runs.middle.map { $0.end ?? 0 }.reduce(0, +)
    let ends =
      (runs.leading.end ?? margins.leading) + (runs.trailing.end ?? margins.trailing)
    return ends + middle - width
  }
}

/// The buttons of a toolbar between its flexible spaces.
private struct ToolbarRuns {
  var leading = ArrangedSide()
  /// Each from 0.
  var middle: [ArrangedSide] = []
  var trailing = ArrangedSide()
}

extension ArrangedSide {
  /// The same buttons further from the edge.
  fileprivate func moved(by distance: Double) -> ArrangedSide {
    var side = self
    for index in side.items.indices { side.items[index].start += distance }
    for index in side.capsules.indices { side.capsules[index].start += distance }
    return side
  }
}

extension [ResolvedItem] {
  /// The button that goes to the menu of More first: of the lowest priority, the last one.
  fileprivate var leastIndex: Int? {
    let least = compactMap { $0.isButton ? $0.priority : nil }.min()
    return least.flatMap { least in lastIndex { $0.isButton && $0.priority == least } }
  }
}
