internal import AppCode

extension ControllerReader {
  /// Functions that the system calls, in its order.
  static let lifecycle = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
  ]

  /// Notes what all functions of a class set on its properties.
  ///
  /// - Parameter known: the names of the function; nil where it starts.
  /// - Returns: the function's names.
  @discardableResult
  func gather(_ body: [Statement], in scope: Scope, _ known: Scope? = nil) -> Scope {
    let names = known ?? scope.inner()
    func gatherAll(_ branches: [Branch]) {
      let known = scope.isOfLater
      let (isEarly, isStraight) = (scope.isEarly, scope.isStraight)
      (scope.isEarly, scope.isStraight) = (false, false)
      defer { (scope.isEarly, scope.isStraight) = (isEarly, isStraight) }
      for (branch, isOfLater) in zip(branches, Follower.areOfEditing(branches)) {
        scope.isOfLater = known || isOfLater
        // A picture that the app has is what the steps below are about.
        let pictures = branch.bindings.filter {
          $0.value.map { follow.isPictureOfName($0, in: names) } ?? false
        }
        let inside = pictures.isEmpty ? names : names.inner()
        for picture in pictures {
          guard let value = picture.value else { continue }
          inside.set(picture.name, Scope.Value(expression: value, scope: names.snapshot()))
        }
        self.gather(branch.body, in: scope, inside)
      }
      scope.isOfLater = known
    }
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          names.set(binding.name, Scope.Value(expression: value, scope: names.snapshot()))
        }
      case .expression(let value):
        let place = place(of: value, scope, names)
        follow.noteSetting(value, in: place, names)
        if place !== scope {
          (place.isOfLater, place.isEarly) = (false, false)
          (place.isReached, place.isStraight) = (false, false)
        }
        if case .call(let call) = value {
          let (isEarly, isStraight) = (scope.isEarly, scope.isStraight)
          (scope.isEarly, scope.isStraight) = (false, false)
          defer { (scope.isEarly, scope.isStraight) = (isEarly, isStraight) }
          for call in Self.chain(call) {
            for step in Self.searchSteps(in: call) { follow.noteSetting(step, in: scope, names) }
            for closure in Self.closures(in: call) {
              gather(closure.body, in: scope, names.inner())
            }
          }
        }
      case .branches(let branches): gatherAll(branches)
      case .premise:
        // What comes after it may be left out.
        scope.isStraight = false
      case .loop(let body, _): gather(body, in: scope, names)
      default: break
      }
    }
    return names
  }

  /// The call of the base class's initializer among the steps of one; nil for none.
  static func superCall(in body: [Statement]) -> Call? {
    for case .expression(.call(let call)) in body {
      if case .member(.name("super")?, "init", _) = call.callee { return call }
    }
    return nil
  }

  /// What closures that a search controller or its field is handed set on the field, as steps that name
  /// what they are handed to: `finder.searchBar.placeholder = "Find"` of
  /// `finder.do { $0.searchBar.placeholder = "Find" }`.
  static func searchSteps(in call: Call) -> [Expression] {
    guard case .member(let base?, _, _) = call.callee, let path = Follower.path(base),
      call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value,
      closure.parameters.count < 2
    else { return [] }
    let name = closure.parameters.first ?? "$0"
    return closure.body.compactMap { step in
      guard case .expression(.assign(let place, let value, let line)) = step,
        let names = Follower.path(place), names.first == name,
        names.contains("searchBar") || path.last == "searchBar",
        let placed = placing(place, name, on: base)
      else { return nil }
      return .assign(placed, value, line: line)
    }
  }

  /// A place with what a name stands for in its place.
  private static func placing(
    _ place: Expression, _ name: String, on base: Expression
  ) -> Expression? {
    switch place {
    case .name(name): base
    case .member(let inner?, let member, let line):
      placing(inner, name, on: base).map { .member($0, member, line: line) }
    default: nil
    }
  }

  /// A call, and those on whose results it is called.
  private static func chain(_ call: Call) -> [Call] {
    var calls = [call]
    while case .member(.call(let inner)?, _, _)? = calls.last?.callee { calls.append(inner) }
    return calls
  }

  /// The closures that a call is handed, also those of calls among what it is handed.
  private static func closures(in call: Call) -> [Closure] {
    call.arguments.flatMap { argument -> [Closure] in
      switch argument.value {
      case .closure(let closure): [closure]
      case .call(let inner): closures(in: inner)
      default: []
      }
    }
  }

  /// Where what an expression sets is noted: with its function for names that several functions give
  /// to values of their own, with the class for all others.
  private func place(of expression: Expression, _ scope: Scope, _ names: Scope) -> Scope {
    let base: Expression?
    switch expression {
    case .assign(.member(let inner?, _, _), _, _): base = inner
    case .call(let call):
      if case .member(let inner?, _, _) = call.callee { base = inner } else { base = nil }
    default: base = nil
    }
    guard case .name(let name)? = base, sharedNames.contains(name), names.value(name) != nil else {
      return scope
    }
    (names.isOfLater, names.isEarly) = (scope.isOfLater, scope.isEarly)
    (names.isReached, names.isStraight) = (scope.isReached, scope.isStraight)
    return names
  }

  /// Names that more than one function, or closure, gives to a value of its own.
  static func sharedNames(of functions: [Function]) -> Set<String> {
    var counts: [String: Int] = [:]
    func count(_ body: [Statement]) {
      for name in names(in: body) { counts[name, default: 0] += 1 }
    }
    func names(in body: [Statement]) -> Set<String> {
      body.reduce(into: []) { found, statement in
        switch statement {
        case .binding(let binding): found.insert(binding.name)
        case .expression(.call(let call)):
          // Each closure has names of its own.
          for closure in Self.chain(call).flatMap(Self.closures) { count(closure.body) }
        case .branches(let branches): branches.forEach { found.formUnion(names(in: $0.body)) }
        case .loop(let inner, _): found.formUnion(names(in: inner))
        default: break
        }
      }
    }
    for function in functions { count(function.body) }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Functions in the order in which the system calls them, then the others.
  static func ordered(_ functions: [Function]) -> [Function] {
    functions.enumerated().sorted { first, second in
      let firstRank = lifecycle.firstIndex(of: first.element.name) ?? lifecycle.count
      let secondRank = lifecycle.firstIndex(of: second.element.name) ?? lifecycle.count
      return firstRank == secondRank ? first.offset < second.offset : firstRank < secondRank
    }.map(\.element)
  }
}
