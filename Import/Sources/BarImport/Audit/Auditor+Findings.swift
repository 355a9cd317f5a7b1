internal import AppReading
internal import BarLayout

extension Auditor {
  /// What is wrong with a layout.
  func findings(
    _ answer: LaidOutScene, _ screen: Screen, _ locale: String, _ writer: SceneWriter
  ) -> [Finding] {
    answer.bars.flatMap { bar -> [Finding] in
      var found: [Finding] = []
      found += title(bar, screen, locale, writer)
      found += back(bar, screen, locale, writer)
      found += buttons(bar, screen, locale, writer)
      if let field = bar.element(.searchBarFieldLabel), field.alpha > 0, let line = field.text,
        line.isTruncated, let search = screen.search, let placeholder = search.value.placeholder,
        placeholder.isWhole
      {
        found.append(
          finding(
            .cutPlaceholder, placeholder, line, screen,
            search.value.placeholderPlace ?? search.place, locale, writer))
      }
      return found
    }
  }

  private func title(
    _ bar: LaidOutBar, _ screen: Screen, _ locale: String, _ writer: SceneWriter
  ) -> [Finding] {
    guard let title = screen.title, title.value.isWhole, screen.hasKnownWidths else { return [] }
    var found: [Finding] = []
    for id in [ElementID.title, .largeTitle] {
      guard let element = bar.element(id), element.alpha > 0, let line = element.text,
        line.isTruncated
      else { continue }
      let isEmpty = line.text.allSatisfy { $0 == "…" || $0 == " " }
      var cut = finding(
        isEmpty ? .emptyTitle : .cutTitle, title.value, line, screen, title.place, locale, writer)
      cut.doubt = title.doubt
      found.append(cut)
    }
    return Array(found.prefix(1))
  }

  private func back(
    _ bar: LaidOutBar, _ screen: Screen, _ locale: String, _ writer: SceneWriter
  ) -> [Finding] {
    guard let label = bar.element(.backButton(.label)), label.alpha > 0, let line = label.text,
      writer.looks.bar.hidesBackWords == nil,
      let spoken = bar.element(.backButton(.whole))?.accessibilityLabel, spoken != line.text,
      // Of several screens before it nobody knows which it was.
      !screen.hasSeveralParents, screen.hasKnownWidths,
      // How much room is left depends on the title.
      screen.title?.value.isWhole ?? true, let parent = writer.parent(of: screen),
      let title = parent.title,
      case let back = screen.backBefore ?? screen.backsFrom[parent.key] ?? parent.backTitle ?? title,
      back.value.isWhole
    else { return [] }
    var shortened = finding(
      .shortenedBack, back.value, line, screen, title.place, locale,
      writer)
    shortened.doubt = back.doubt
    return [shortened]
  }

  private func buttons(
    _ bar: LaidOutBar, _ screen: Screen, _ locale: String, _ writer: SceneWriter
  ) -> [Finding] {
    var found: [Finding] = []
    for element in bar.elements {
      let isLabel: Bool
      switch element.id {
      case .leftBarButtonItem(_, .label), .rightBarButtonItem(_, .label), .centerItem(_, _, .label):
        isLabel = true
      default: isLabel = false
      }
      guard isLabel, let line = element.text, line.isTruncated, element.alpha > 0 else { continue }
      let whole = element.accessibilityLabel ?? line.text
      let item = screen.items.first { item in
        item.content.texts.contains { writer.words.string($0) == whole }
      }
      if item?.content.texts.first?.isWhole == false || whole.hasPrefix("‹") { continue }
      // Nobody knows how much room words take that lead back and that only the running app has.
      if let back = bar.element(.backButton(.label))?.text?.text, back.contains("‹") { continue }
      var cut = finding(
        .cutButton, item?.content.texts.first ?? .verbatim(whole), line, screen,
        item?.place ?? screen.place, locale, writer)
      cut.whole = whole
      found.append(cut)
    }
    if bar.element(.overflowButton(.whole)) != nil, screen.hasKnownWidths {
      found.append(
        Finding(
          rule: .foldedButton, screen: screen.name,
          place: screen.items.first?.place ?? screen.place,
          locale: locale, whole: screen.name, shown: ""))
    }
    return found
  }

  private func finding(
    _ rule: Finding.Rule, _ text: AppText, _ line: TextLine, _ screen: Screen, _ place: Place,
    _ locale: String, _ writer: SceneWriter
  ) -> Finding {
    let whole = writer.words.string(text)
    let need = AdvanceTable.sanFrancisco.measure(whole, style: line.style, limit: .infinity).width
    var finding = Finding(
      rule: rule, screen: screen.name, place: place, locale: locale, whole: whole,
      shown: line.text, excess: max(0, need - line.width))
    if let key = text.keys.first {
      finding.key = key.name
      finding.wordPlace = writer.words.word(key)?.place
    }
    return finding
  }
}

extension Fact<AppText> {
  /// What has to hold for what is said of a title that is a guess; nil for one that is known.
  var doubt: String? {
    confidence == .guessed ? "that is its title, which is one of several possibilities" : nil
  }
}

extension Screen {
  /// It with a title that is not large.
  var withSmallTitle: Screen {
    var screen = self
    screen.titleMode = Fact(.inline, at: title?.place ?? place, .guessed)
    if origin != .swiftUI {
      screen.prefersLargeTitles = Fact(false, at: title?.place ?? place, .guessed)
    }
    return screen
  }

  /// Whether its bar is hidden, so that nothing of it shows.
  var hidesBar: Bool { isBarHidden?.value == true }

  /// Whether no button says words that only the running app knows, of which nobody can tell how much
  /// room they take.
  fileprivate var hasKnownWidths: Bool {
    items.allSatisfy { $0.content.texts.allSatisfy(\.isWhole) }
  }
}
