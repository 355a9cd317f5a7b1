internal import AppCode

/// Titles and buttons that a screen's own later steps always put others in the place of.
extension ControllerDraft {
  /// A step that says something of the bar.
  struct BarStep {
    /// What it says something of.
    enum Part { case title, left, right }

    var part: Part
    var place: Place
    /// The function that its walk started in.
    var function: String
    /// Whether it stands in the class's own code, in no block that runs at some other time.
    var isOwn: Bool
    /// Whether it is taken in any case where its function runs.
    var isAlways: Bool
    /// What the title reads; nil for other parts.
    var title: TextReader.Answer?

    /// All that the title may read there.
    var words: [AppText] {
      title.map { [$0.words] + $0.others.map(\.words) + $0.states.map(\.words) } ?? []
    }
  }

  /// Leaves out what is gone by the time that the screen is seen, and makes what takes its place what the
  /// screen comes with.
  ///
  /// - Parameter steps: the steps that the class takes as its screen comes, in their order.
  func leaveOverwritten(by steps: StepsInOrder) {
    leaveTitles(by: steps)
    leaveItems(of: .left, at: .left, by: steps)
    leaveItems(of: .right, at: .right, by: steps)
  }

  /// Whether the steps say something of a part of the bar twice, once in any case.
  var mayOverwrite: Bool {
    [BarStep.Part.title, .left, .right].contains { part in
      let mine = barSteps.filter { $0.part == part && $0.isOwn }
      return mine.count > 1 && mine.contains(where: \.isAlways)
    }
  }

  private func last(of part: BarStep.Part, in steps: StepsInOrder) -> (BarStep, number: Int)? {
    let known = barSteps.filter { $0.part == part && $0.isAlways }.compactMap { step in
      steps.number(of: step.function, at: step.place).map { (step, number: $0) }
    }
    return known.max { $0.number < $1.number }
  }

  private func leaveTitles(by steps: StepsInOrder) {
    guard let (last, number) = last(of: .title, in: steps), let read = last.title,
      let known = screen.title
    else { return }
    let mine = barSteps.filter { $0.part == .title }
    // Words that only steps before it say.
    var gone: Set<AppText> = []
    var kept: Set<AppText> = [read.words]
    for step in mine {
      if step.isOwn, steps.isOver(step.function, at: step.place, before: number) {
        gone.formUnion(step.words)
      } else {
        kept.formUnion(step.words)
      }
    }
    gone.subtract(kept)
    titles.removeAll { gone.contains($0.words) }
    titlesOfInitializers.removeAll { gone.contains($0.title.value) }
    guard known.value != read.words,
      let first = mine.first(where: { $0.words.contains(known.value) }), first.isOwn,
      steps.isDone(first.function, at: first.place, before: number)
    else { return }
    if !gone.contains(known.value), known.value.isKnown {
      titles.append((titleCondition ?? functionOfTitle, known.value))
    }
    titles.removeAll { $0.words == read.words }
    titles += read.others
    for state in read.states {
      statesOfTitles[state.words] = statesOfTitles[state.words] ?? state.condition
    }
    screen.title = Fact(read.words, at: last.place, read.confidence)
    (isTitleAlways, titleCondition, functionOfTitle) = (true, nil, last.function)
  }

  private func leaveItems(
    of part: BarStep.Part, at position: Item.Position, by steps: StepsInOrder
  ) {
    guard let (last, number) = last(of: part, in: steps),
      !sets.contains(where: { $0.position == position && $0.addition != nil })
    else { return }
    let gone = Set(
      barSteps.filter { step in
        step.part == part && step.isOwn && step.place != last.place
          && steps.setsItems(at: step.place)
          && steps.isOver(step.function, at: step.place, before: number)
      }.map(\.place))
    guard !gone.isEmpty else { return }
    sets.removeAll { set in
      set.position == position && set.caller == nil && set.stack == nil && !set.isInherited
        && set.place.map(gone.contains) ?? false
    }
  }
}

extension ControllerReader {
  /// Leaves out what a class's own later steps, or its heirs' code, put other things in the place of.
  func leaveOverwritten(of draft: ControllerDraft, _ lineage: [CodeIndex.TypeEntry]) {
    changeInherited(of: draft)
    guard draft.barSteps.count < Self.limitOfBarSteps, draft.mayOverwrite else { return }
    // What inherits from a library's types may be asked by that for functions that nothing else calls.
    let isPlain = lineage.flatMap(\.inherits).allSatisfy { name in
      index.types[name] != nil || Self.prefixesOfSystem.contains(where: name.hasPrefix)
        || ["Delegate", "DataSource"].contains(where: name.hasSuffix)
    }
    draft.leaveOverwritten(
      by: StepsInOrder(lineage, asked: namesAskedOfOthers, mayBeUnused: isPlain))
  }

  private static let prefixesOfSystem = ["UI", "NS", "MK", "CL", "AV", "WK", "MF", "PH", "SF"]

  /// Notes a step that says something of the bar.
  func noteBarStep(
    _ part: ControllerDraft.BarStep.Part, at place: Place, reading title: TextReader.Answer? = nil,
    _ walk: Walk
  ) {
    guard walk.draft.barSteps.count < Self.limitOfBarSteps else { return }
    let isOwn =
      walk.generation == 0 && !walk.isOutside && !walk.isMaker && !walk.isHanded
      && (!walk.isStatic || walk.function == "init") && !walk.isOfOther && !walk.isOfElement
      && walk.origin == nil && walk.stack == nil && walk.draft.isOwn(walk.owner)
    walk.draft.barSteps.append(
      ControllerDraft.BarStep(
        part: part, place: place, function: walk.function, isOwn: isOwn,
        isAlways: isOwn && walk.depth == 0 && walk.condition == nil && walk.special == nil
          && walk.ways.isEmpty && !walk.isLater && !walk.isAbsent && !walk.isOfSomeCase,
        title: title))
  }

  /// More such steps than these are no matter of one screen.
  private static let limitOfBarSteps = 200
}
