extension Arrangement {
  /// Buttons of a bar that stands upright at the screen's right edge, and what stays in the row
  /// beside the title.
  ///
  /// From the top: the status bar, back or close, prominent buttons, the others in their groups, those
  /// of the toolbar, the app's areas; what has no room goes, from the bottom up, to the menu of a More
  /// button. Words and views stay horizontal. The strip is where the hardware is and does not turn
  /// with the direction of lines.
  /// Source: measured — iPhone Duo, `verticalRows`; documented — Designing for iPhone Duo, Raise the
  /// bar (Tech Talk, 2026); the distances of buttons are those of glass in a row: assumed.
  mutating func arrangeVerticalItems(to end: Double) -> ArrangedSides {
    let strip = bar.foot?.value.strip
    let centre = stripStart + stripWidth / 2
    let floor = min(end, bar.screenBottom - metrics[.verticalFootGap])
    var top = metrics[.verticalStatusHeight]
    if let back = bar.backButton?.value {
      addVerticalBack(back, centre: centre, top: top)
      top += metrics[.glassHeight] + metrics[.glassGap]
    }
    var groups = verticalGroups(strip?.toolbarItems ?? [])
    var tabs = strip?.tabs ?? []
    var hasOneTab = false
    func room() -> Double { floor - tabsHeight(tabs, isOne: hasOneTab) - top }
    if strip?.tabsGiveWay == true, height(of: groups) > room(), tabs.count > 1 { hasOneTab = true }
    var gone: [ResolvedItem] = []
    if let more = bar.crowdButton, bar.showsMoreAlways || height(of: groups) > room() {
      while height(of: groups + [[more]]) > room(), let item = groups.removeLeast() {
        gone.append(item)
      }
      groups.append([more])
    }
    for group in groups {
      add(group, centre: centre, top: top)
      top += height(of: [group]) + metrics[.glassGap]
    }
    for item in gone { addHidden(item, at: centre) }
    if hasOneTab {
      let chosen = tabs.firstIndex(where: \.isSelected) ?? 0
      addOneTab(tabs.remove(at: chosen), centre: centre, bottom: floor)
    } else if let strip {
      add(tabs, of: strip, centre: centre, bottom: floor)
    }
    return arrangeRowBesideVerticalBar()
  }

  /// What stays in the row: words and views, as in any other bar.
  private mutating func arrangeRowBesideVerticalBar() -> ArrangedSides {
    let margins = bar.place.itemMargins
    var leading = side(
      bar.leadingGroups.items.filter { !$0.isVertical }, margin: margins.leading, after: nil,
      isLeading: true)
    var trailing = side(
      bar.trailingGroups.items.filter { !$0.isVertical }, margin: margins.trailing, after: nil,
      isLeading: false)
    let isWhole = fit(&leading, &trailing, SideStarts())
    add(leading, isLeading: true)
    add(trailing, isLeading: false)
    let start = titleStart(leading, after: nil)
    return ArrangedSides(titleStart: start, titleEnd: isWhole ? titleEnd(trailing) : start)
  }

  /// The strip's edge nearer to where lines begin: at the right of the screen either way.
  var stripStart: Double {
    bar.direction == .rightToLeft ? 0 : width - bar.place.insets.trailing
  }

  var stripWidth: Double {
    bar.direction == .rightToLeft ? bar.place.insets.leading : bar.place.insets.trailing
  }

  /// The buttons by the glass they share, from the top: what closes the screen, prominent ones, then
  /// each list's neighbours.
  private func verticalGroups(_ toolbar: [ResolvedItem]) -> [[ResolvedItem]] {
    let lists = [
      bar.leadingGroups.items, bar.trailingGroups.items.reversed().movingGroupStarts, toolbar,
    ]
    var alone: [ResolvedItem] = []
    var groups: [[ResolvedItem]] = []
    for list in lists {
      var isNew = true
      for item in list {
        guard item.isVertical else {
          isNew = true
          continue
        }
        if item.closes || item.prominentFill != nil {
          alone.append(item)
          isNew = true
        } else if isNew || item.startsGroup || !item.sharesGlass {
          groups.append([item])
          isNew = !item.sharesGlass
        } else {
          groups[groups.count - 1].append(item)
        }
      }
    }
    return (alone.filter(\.closes) + alone.filter { !$0.closes }).map { [$0] } + groups
  }

  /// How tall groups are under each other, in points.
  private func height(of groups: [[ResolvedItem]]) -> Double {
    let pitch = metrics[.verticalItemPitch]
    let glass = groups.map { group in
      metrics[.glassHeight] + pitch * Double(max(group.count - 1, 0))
    }.reduce(0, +)
    return glass + metrics[.glassGap] * Double(max(groups.count - 1, 0))
  }

  /// Buttons of a group in their glass.
  private mutating func add(_ group: [ResolvedItem], centre: Double, top: Double) {
    guard let first = group.first else { return }
    let size = metrics[.glassHeight]
    let capsule = BarRect(x: centre - size / 2, y: top, width: size, height: height(of: [group]))
    let glass = bar.palette.glassMaterial
    add(
      .item(first.place, .glass), filling: capsule,
      .glass(first.prominentFill.map { glass.filled(with: $0) } ?? glass, cornerRadius: size / 2),
      first.prominentFill ?? bar.palette.glass)
    for (number, item) in group.enumerated() {
      let box = BarRect(
        x: capsule.x, y: top + metrics[.verticalItemPitch] * Double(number), width: size,
        height: size)
      addVertical(item, in: box)
    }
  }

  private mutating func addVertical(_ item: ResolvedItem, in box: BarRect) {
    let inset = metrics[.glassInset]
    add(
      .item(item.place, .whole), box.inset(by: BarEdgeInsets(all: inset)),
      isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel)
    if item.hasMenu { setMenu(ofElementAt: elements.count - 1) }
    guard case .image(let image) = item.content else { return }
    add(
      ArrangedElement(
        id: .item(item.place, .image),
        frame: BarRect(
          x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2,
          width: image.size.width, height: image.size.height),
        shape: .picture(image), alpha: item.alpha))
  }

  private mutating func addVerticalBack(_ back: ResolvedBackButton, centre: Double, top: Double) {
    let size = metrics[.glassHeight]
    let circle = BarRect(x: centre - size / 2, y: top, width: size, height: size)
    add(ArrangedElement(id: .backButton(.glass), frame: circle, shape: glass(height: size)))
    add(
      ArrangedElement(
        id: .backButton(.whole), frame: circle, isEnabled: back.isEnabled,
        accessibilityLabel: back.accessibilityLabel))
    let ink =
      back.indicatorImage?.size
      ?? BarSize(width: metrics[.backIndicatorInkWidth], height: metrics[.backIndicatorHeight])
    addIndicator(
      back,
      BarRect(
        x: centre - ink.width / 2, y: circle.midY - ink.height / 2, width: ink.width,
        height: ink.height))
  }
}

extension ResolvedBar {
  /// The screen's lower edge below a vertical bar, in points.
  fileprivate var screenBottom: Double { column?.containerBottom ?? verticalScreenEnd }
}

extension [ResolvedItem] {
  /// The same list read the other way, in which what ended a group begins one.
  fileprivate var movingGroupStarts: [ResolvedItem] {
    var items = self
    for index in indices { items[index].startsGroup = index > 0 && self[index - 1].startsGroup }
    return items
  }
}

extension [[ResolvedItem]] {
  /// Takes the button that goes to the menu first out of its group: of the lowest priority, the last
  /// one; nil when all of them stay.
  fileprivate mutating func removeLeast() -> ResolvedItem? {
    let least = joined().compactMap(\.priority).min()
    guard let least else { return nil }
    for group in indices.reversed() {
      guard let index = self[group].lastIndex(where: { $0.priority == least }) else { continue }
      let item = self[group].remove(at: index)
      if self[group].isEmpty { remove(at: group) }
      return item
    }
    return nil
  }
}
