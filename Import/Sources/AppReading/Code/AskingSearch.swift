internal import AppCode

/// Looks through an app's code for those who call functions or name cases.
struct AskingSearch {
  let index: CodeIndex
  /// What is asked for, by name.
  let wanted: [String: [PushAskers.Asked]]
  /// Enumerations by the cases that they have.
  let owners: [String: Set<String>]
  /// Whether the code of a type is part of a screen.
  let isOfScreen: (String) -> Bool
  /// Whether a type is a screen that somebody asks for.
  let isPushed: (String) -> Bool
  /// Types that have a function which is asked for, by its name.
  let declaring: [String: [String]]
  /// Names of cases that are asked for and that other types have for values of their own.
  let shared: Set<String>
  /// Functions of the app by the name that something is passed under.
  var functions: [String: [Function]] = [:]
  /// The screens that functions make, by the place of the function.
  var screensMade: [String: String?] = [:]
  /// The names of functions that say that they make one.
  lazy var makersOfScreens = findMakersOfScreens()
  private(set) var answers: [PushAskers.Asked: PushAskers.Answer] = [:]
  /// Functions that are asked for of anything that many types are.
  var ofMany: Set<PushAskers.Asked> = []
  /// Screens that hand themselves to such things as they ask.
  var hosts: [PushAskers.Asked: Set<String>] = [:]
  /// Cases that are passed to functions which show what they are given over the screen, and whether functions
  /// are such, by name.
  var (presented, presenting): (Set<PushAskers.Asked>, [String: Bool]) = ([], [:])
  /// Whether what is asked for is the only function of its name among types that are not akin.
  var alone: [PushAskers.Asked: Bool] = [:]
  /// The function that is looked at.
  private(set) var place = AskingPlace(type: "", function: "")

  /// What stands around an expression.
  struct Around {
    /// The type of what a closure around it is handed to; an empty name for one that nobody knows.
    var handedTo: String?
    /// Whether a closure around it takes the values of a stream.
    var isStreamed = false
    /// Whether a closure around it makes what a container is asked for by its type.
    var isRegistered = false
    /// The cases around it, with what the `switch` looks at, the outermost first.
    var cases: [(subject: Expression, name: String, pattern: String, payload: [String])] = []
    /// The name of what has to be true around it; nil for nothing.
    var flag: String?
    /// The screen that a call around it makes, which gets what it is passed.
    var made: String?
    /// The call that it is passed to.
    var call: Call?
    var label: String?
    /// What the steps before take off the path of a stack.
    var taken: (path: String, taking: Taking)?
    /// Whether it becomes all that is on a path.
    var isAlone = false

    /// What is taken off the stack before the screen is put on it; nil for nothing.
    var taking: Taking? {
      if isAlone { return .all }
      guard let taken, let call, AskingSearch.puts(.call(call), on: taken.path) else { return nil }
      return taken.taking
    }
  }

  init(
    _ index: CodeIndex, _ asked: Set<PushAskers.Asked>, _ owners: [String: Set<String>],
    isOfScreen: @escaping (String) -> Bool, isPushed: @escaping (String) -> Bool
  ) {
    (self.index, self.owners) = (index, owners)
    (self.isOfScreen, self.isPushed) = (isOfScreen, isPushed)
    wanted = Dictionary(grouping: asked, by: \.name)
    var declaring: [String: [String]] = [:]
    var shared: Set<String> = []
    for (type, entry) in index.types {
      for name in wanted.keys where entry.functionsByName[name] != nil {
        declaring[name, default: []].append(type)
      }
      for property in entry.properties where property.isStatic && entry.kind != .enumeration {
        if wanted[property.name] != nil { shared.insert(property.name) }
      }
    }
    (self.declaring, self.shared) = (declaring, shared)
  }

  /// Looks through all code.
  mutating func look() {
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key })
    where !entry.inherits.contains("PreviewProvider") {
      for function in entry.functions {
        place = AskingPlace(
          type: type, function: function.name, path: function.path, body: function.body,
          parameters: function.parameters)
        place.isStatic =
          function.isStatic && function.returns?.contains(PushAskers.last(type)) ?? false
        visit(function.body, Around())
      }
      for property in entry.properties {
        place = AskingPlace(type: type, function: property.name, path: property.path)
        if let getter = property.getter {
          place.body = getter
          visit(getter, Around())
        }
        if let value = property.value {
          place.body = [.expression(value)]
          visit(value, Around())
        }
      }
    }
  }

  private mutating func visit(_ body: [Statement], _ around: Around) {
    var around = around
    for statement in body {
      // What is put on the path next stands on what is left there, and what comes then on that.
      defer { if case .expression(let step) = statement { Self.noteTaken(step, &around.taken) } }
      switch statement {
      case .expression(let value), .result(let value?): visit(value, around)
      case .binding(let binding): if let value = binding.value { visit(value, around) }
      case .branches(let branches): visit(branches, around)
      case .loop(let inner, let element):
        if let list = element?.value { visit(list, around) }
        visit(inner, around)
      case .premise(_, let otherwise): visit(otherwise, around)
      case .function(let function): visit(function.body, around)
      case .result(nil): break
      }
    }
  }

  private mutating func visit(_ branches: [Branch], _ around: Around) {
    for branch in branches {
      for binding in branch.bindings { if let value = binding.value { visit(value, around) } }
      var inside = around
      (inside.call, inside.label) = (nil, nil)
      if let subject = branch.subject, let name = branch.cases.first, !name.isEmpty {
        inside.cases.append((subject, name, branch.condition, branch.payload))
      }
      if branch.subject == nil, isHanded(branch.condition, around) {
        inside.flag = branch.condition
      }
      visit(branch.body, inside)
    }
  }

  private mutating func visit(_ value: Expression, _ around: Around) {
    var around = around
    switch value {
    case .call(let call):
      if let name = call.name, wanted[name] != nil { note(call.callee, call, around) }
      noteMaking(call, around)
      if case .member(let base?, _, _) = call.callee {
        var inside = around
        (inside.call, inside.label) = (nil, nil)
        visit(base, inside)
      } else if call.name == nil {
        visit(call.callee, around)
      }
      let made = screen(madeBy: call) ?? around.made
      for argument in call.arguments {
        var inside = around
        (inside.call, inside.label, inside.made) = (call, argument.label, made)
        if case .closure = argument.value {
          let takes = call.name.map(ControllerReader.takers.contains) ?? false
          if let type = made ?? place.receiver(of: call, index), !takes || !type.isEmpty {
            inside.handedTo = type
          }
          if takes { inside.isStreamed = true }
          if Self.registersType(call) { inside.isRegistered = true }
          inside.made = nil
        }
        noteHanded(argument.value, inside)
        visit(argument.value, inside)
      }
    case .member(let base, let name, _):
      if wanted[name] != nil { note(value, nil, around) }
      (around.call, around.label) = (nil, nil)
      if let base { visit(base, around) }
    case .assign(let target, let new, _):
      visit(target, around)
      (around.call, around.label) = (nil, nil)
      if case .closure = new, let type = place.receiver(ofProperty: target, index) {
        around.handedTo = type
      }
      around.label = Follower.path(target)?.last
      if case .list(let list) = new { around.isAlone = list.count == 1 }
      visit(new, around)
    case .closure(let closure):
      (around.call, around.label, around.isAlone) = (nil, nil, false)
      visit(closure.body, around)
    case .branches(let branches): visit(branches, around)
    case .choice(_, let first, let second), .binary(_, let first, let second):
      visit(first, around)
      visit(second, around)
    case .cast(let inner, _): visit(inner, around)
    case .list(let list): for inner in list { visit(inner, around) }
    case .tuple(let elements): for element in elements { visit(element.value, around) }
    case .text(let pieces, _):
      for case .value(let inner, _) in pieces { visit(inner, around) }
    case .item(let base, let arguments):
      visit(base, around)
      for argument in arguments { visit(argument.value, around) }
    case .dictionary(let pairs):
      for pair in pairs { visit(pair.value, around) }
    case .number, .bool, .null, .other, .name: break
    }
  }

  /// Notes a place that may ask for something.
  private mutating func note(_ value: Expression, _ call: Call?, _ around: Around) {
    let base: Expression?
    let name: String
    switch value {
    case .member(let owner, let found, _): (base, name) = (owner, found)
    case .name(let found): (base, name) = (nil, found)
    default: return
    }
    var types: Set<String>?
    for asked in wanted[name] ?? [] where asked.owner != place.type || !asked.isCase {
      let fits: Bool
      if asked.isCase {
        guard case .member = value else { continue }
        fits = isValue(of: asked, base, passedTo: around.call, as: around.label, &types)
      } else {
        if case .name = value, call == nil { continue }
        if case .member(nil, _, _) = value { continue }
        fits = isFunction(asked, base, calledBy: call)
      }
      if fits, let inside = handing(asked.flag, by: call, around) { answer(asked, inside) }
    }
  }

  /// Notes a function of the type's own that is passed by its name: who gets it calls it.
  private mutating func noteHanded(_ value: Expression, _ around: Around) {
    guard let path = Follower.path(value), let name = path.last, wanted[name] != nil,
      path.count == 1 || path == ["self", name], place.isOfType(name, index)
    else { return }
    var inside = around
    if let call = around.call { inside.handedTo = around.made ?? place.receiver(of: call, index) }
    note(value, Call(callee: value, arguments: [], line: value.line), inside)
  }

  mutating func answer(_ asked: PushAskers.Asked, _ around: Around) {
    guard !asked.isCase || !startsFlow(around.call) else { return }
    let isView = index.types[place.type]?.kind == .structure
    if asked.isCase, isView, presents(around.call) {
      presented.insert(asked)
      return
    }
    var answer = answers[asked] ?? PushAskers.Answer()
    defer { answers[asked] = answer }
    if isOfScreen(place.type), !isView || !place.isStatic || around.handedTo != nil {
      // What a screen hands to one that is pushed is done there.
      let handed = around.handedTo.flatMap { isPushed($0) ? $0 : nil }
      switch around.taking {
      case .last?: answer.leaving.insert(handed ?? place.type)
      case .all?: answer.clearing.insert(handed ?? place.type)
      case nil: answer.screens.insert(handed ?? place.type)
      }
      return
    }
    if let type = around.handedTo {
      guard !type.isEmpty else { return }
      if isOfScreen(type) { answer.screens.insert(type) } else { answer.holders.insert(type) }
      return
    }
    if let type = feature(asking: around.cases.map(\.pattern)) {
      switch type {
      case .feature(let name): answer.holders.insert(name)
      case .element(let name): answer.elements.insert(name)
      }
      return
    }
    // Under a case of what a function is given, those ask who give it that case.
    for (subject, name, _, payload) in around.cases.reversed()
    where !place.isOfOthers(subject) {
      guard let type = place.type(of: subject, index), let entry = index.types[type],
        entry.casesByName[name] != nil
          || entry.kind == .structure
            && entry.property(name, isStatic: true, seenFrom: nil)?.property.isStatic ?? false
      else { continue }
      let flag = around.flag.flatMap(payload.firstIndex).map { "#\($0)" }
      answer.next.insert(.init(owner: type, name: name, isCase: true, flag: flag))
      return
    }
    if around.isStreamed, place.isDoneAsMade(index) {
      // What a model does for each value of a stream, it does once it is made, while a screen has it.
      answer.holders.insert(place.type)
      return
    }
    let flag = place.parameters.first { $0.name == around.flag }.map { $0.label ?? "" }
    answer.next.insert(.init(owner: place.type, name: place.function, flag: flag))
  }
}
