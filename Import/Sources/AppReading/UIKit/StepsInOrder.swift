internal import AppCode

/// The steps that a class takes as its screen comes, in their order: those of the functions that the system
/// calls, and of the class's own functions which those call.
struct StepsInOrder {
  /// A function by where it stands.
  private struct Mark: Hashable {
    var path: String
    var line: Int
  }

  /// A step of a function.
  private struct Step {
    var function: Mark
    /// Its place in the function's body.
    var place: Int
    var line: Int
    /// Whether no step before it may end what leads to it.
    var isSure: Bool
    /// The number of the first step after it and all that it calls.
    var end = 0
  }

  private var steps: [Step] = []
  /// Whether there are more steps than are looked at.
  private var isCut = false
  private let lineage: [CodeIndex.TypeEntry]
  /// The functions of the class by their names.
  private let functions: [String: [Function]]
  /// Where the functions and properties of the class begin, by the file.
  private let starts: [String: [Int]]
  /// The bodies of functions in the order.
  private var bodies: [Mark: [Statement]] = [:]
  /// Names that others than the class may ask for.
  private let asked: Set<String>
  /// The lines that put buttons into a bar, by the file.
  private var linesOfItems: [String: Set<Int>] = [:]
  /// How often the code has a name of a function.
  private var mentions: [String: Int] = [:]

  /// Functions that the system calls once each time that a screen comes, in its order.
  private static let moments = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear",
  ]
  private static let limit = 2000

  /// - Parameters:
  ///   - lineage: a class and what it inherits.
  ///   - asked: names that code asks other objects for.
  ///   - mayBeUnused: whether what nothing calls is called by nobody.
  init(_ lineage: [CodeIndex.TypeEntry], asked: Set<String>, mayBeUnused: Bool) {
    (self.lineage, self.asked) = (lineage, asked)
    functions = Dictionary(grouping: lineage.first?.functions ?? [], by: \.name)
    var starts: [String: [Int]] = [:]
    for function in lineage.first?.functions ?? [] {
      starts[function.path, default: []].append(function.line)
    }
    for property in lineage.first?.properties ?? [] {
      starts[property.path, default: []].append(property.line)
    }
    self.starts = starts.mapValues { $0.sorted() }
    for name in Self.moments { take(name, from: 0, isSure: true, []) }
    count(mayBeUnused: mayBeUnused)
  }

  /// The number of the last step in any case at a place that is one of a function itself; nil for none.
  func number(of function: String, at place: Place) -> Int? {
    guard !isCut, let mark = mark(of: function, at: place) else { return nil }
    return steps.lastIndex { $0.function == mark && $0.line == place.line && $0.isSure }
  }

  /// Whether a step puts buttons into a bar, rather than into a list which another puts there.
  func setsItems(at place: Place) -> Bool {
    linesOfItems[place.path]?.contains(place.line) ?? false
  }

  /// Whether what a function does at a place is done before a step as the screen comes.
  func isDone(_ function: String, at place: Place, before number: Int) -> Bool {
    guard !isCut, number < steps.count, let mark = mark(of: function, at: place) else {
      return false
    }
    // Whoever makes a controller does so before it has a view.
    if function == "init" { return true }
    return end(of: mark, at: place.line).map { $0 <= number } ?? false
  }

  /// Whether all that a function does at a place is done before a step, and never again.
  func isOver(_ function: String, at place: Place, before number: Int) -> Bool {
    guard isDone(function, at: place, before: number) else { return false }
    return function == "init" || Self.moments.contains(function)
      || isCalled(function, onlyBefore: number)
  }

  /// The number of the first step after all that a function does at a line.
  private func end(of mark: Mark, at line: Int) -> Int? {
    var (found, isOver): (Int?, Bool) = (nil, false)
    let last = (bodies[mark]?.count ?? 0) - 1
    for (number, step) in steps.enumerated() where step.function == mark {
      if step.place == 0 { isOver = false }
      guard !isOver else { continue }
      // A branch has no line of its own: the step is over once one begins that stands further down.
      isOver = step.line > line || step.place == last
      if isOver { found = max(found ?? 0, step.line > line ? number : step.end) }
    }
    return found
  }

  /// Whether a function of the class is only called by steps before another.
  private func isCalled(_ function: String, onlyBefore number: Int) -> Bool {
    guard let found = functions[function], found.count == 1, !asked.contains(function),
      !found[0].isAction, !found[0].isOverriding, found[0].watched == nil,
      found[0].parameters.isEmpty
    else { return false }
    var ends: [Mark: [Int: Int]] = [:]
    for step in steps {
      ends[step.function, default: [:]][step.place] = max(
        ends[step.function]?[step.place] ?? 0, step.end)
    }
    var calls = 0
    for (mark, places) in ends {
      for (place, end) in places where end <= number {
        guard let body = bodies[mark], body.indices.contains(place) else { continue }
        calls += Self.calls(of: function, in: body[place])
      }
    }
    return calls > 0 && calls == mentions[function]
  }

  /// The function that a place stands in, where that has a name.
  private func mark(of function: String, at place: Place) -> Mark? {
    guard let line = starts[place.path]?.last(where: { $0 <= place.line }),
      let found = functions[function]?.first(where: { $0.path == place.path && $0.line == line })
    else { return nil }
    return Mark(path: found.path, line: found.line)
  }

  /// Takes the steps of a function of a name, which the class has from some generation on.
  private mutating func take(
    _ name: String, from generation: Int, isSure: Bool, _ path: Set<String>
  ) {
    guard !path.contains("\(generation) \(name)") else { return }
    guard path.count < 12 else {
      isCut = true
      return
    }
    for number in lineage.indices.dropFirst(generation) {
      let found = lineage[number].functions.filter { $0.name == name && !$0.isStatic }
      guard let function = found.first else { continue }
      guard found.count == 1 else {
        // Nobody can tell which one is meant.
        if Self.moments.contains(name) { isCut = true }
        return
      }
      take(function, of: number, isSure: isSure, path.union(["\(generation) \(name)"]))
      return
    }
  }

  private mutating func take(
    _ function: Function, of generation: Int, isSure: Bool, _ path: Set<String>
  ) {
    let mark = Mark(path: function.path, line: function.line)
    if bodies.updateValue(function.body, forKey: mark) == nil {
      linesOfItems[function.path, default: []].formUnion(Self.linesOfItems(in: function.body))
    }
    var isSure = isSure
    for (place, statement) in function.body.enumerated() {
      guard steps.count < Self.limit else {
        isCut = true
        return
      }
      let number = steps.count
      steps.append(
        Step(function: mark, place: place, line: statement.line, isSure: isSure))
      if case .expression(.call(let call)) = statement {
        switch call.callee {
        case .name(let name), .member(.name("self")?, let name, _):
          if call.arguments.isEmpty { take(name, from: 0, isSure: isSure, path) }
        case .member(.name("super")?, let name, _):
          if name == function.name { take(name, from: generation + 1, isSure: isSure, path) }
        default: break
        }
      }
      steps[number].end = steps.count
      if Self.mayEnd(statement) { isSure = false }
    }
  }

  private static func linesOfItems(in body: [Statement]) -> Set<Int> {
    var lines: Set<Int> = []
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .assign(.member(_, let name, _), _, let line) where name.contains("BarButtonItem"):
        lines.insert(line)
      case .call(let call) where call.name?.contains("BarButtonItem") ?? false:
        lines.insert(call.line)
      default: break
      }
      return true
    }
    return lines
  }

  private static func mayEnd(_ statement: Statement) -> Bool {
    switch statement {
    case .premise, .result: true
    case .branches(let branches), .expression(.branches(let branches)):
      branches.contains { $0.body.contains(where: mayEnd) }
    case .loop(let body, _): body.contains(where: mayEnd)
    default: false
    }
  }

  /// Counts how often the code has the names of the class's functions, without functions that nothing calls.
  private mutating func count(mayBeUnused: Bool) {
    let names = Set(functions.keys)
    var (found, all): ([String: Int], [String: Int]) = ([:], [:])
    var unused: [String: [String: Int]] = [:]
    func note(_ words: String) {
      for word in words.nameWords where names.contains(String(word)) {
        found[String(word), default: 0] += 1
      }
    }
    func look(_ expression: Expression) -> Bool {
      switch expression {
      case .name(let name), .member(_, let name, _):
        if names.contains(name) { found[name, default: 0] += 1 }
      case .choice(let condition, _, _): note(condition)
      case .other(let text): note(text)
      case .closure(let closure): premises(in: closure.body)
      case .branches(let branches): branches.forEach { premises(in: $0.body) }
      default: break
      }
      // What is done for what a person does is done at any time.
      if let name = EarlyFunctions.selected(by: expression) { found[name, default: 0] += 1000 }
      return true
    }
    func look(through body: [Statement]) {
      ExpressionVisitor.visit(body, look)
      ExpressionVisitor.visitBranches(body) { $0.forEach { note($0.condition) } }
      premises(in: body)
    }
    func premises(in body: [Statement]) {
      for statement in body {
        switch statement {
        case .premise(let condition, let otherwise):
          note(condition)
          look(through: otherwise)
        case .branches(let branches): branches.forEach { premises(in: $0.body) }
        case .loop(let inner, _): premises(in: inner)
        case .function(let function): premises(in: function.body)
        case .expression, .binding, .result: break
        }
      }
    }
    for entry in lineage {
      for function in entry.functions {
        look(through: function.body)
        if mayBeUnused, isForNobody(function) { unused[function.name] = found }
        all.merge(found, uniquingKeysWith: +)
        found = [:]
      }
      for property in entry.properties {
        if let getter = property.getter { look(through: getter) }
        if let value = property.value { ExpressionVisitor.visit(value, look) }
      }
      all.merge(found, uniquingKeysWith: +)
      found = [:]
    }
    for (name, inside) in unused where all[name] == nil { all.merge(inside) { $0 - $1 } }
    mentions = all
  }

  /// Whether a function of Swift's is none that others than the class's own code call.
  private func isForNobody(_ function: Function) -> Bool {
    function.parameters.isEmpty && !function.isOverriding && !function.isAction
      && function.watched == nil && function.name != "init" && !asked.contains(function.name)
      && functions[function.name]?.count == 1 && function.path.hasSuffix(".swift")
  }

  /// How often a step calls a function of the class's own at once.
  private static func calls(of function: String, in step: Statement) -> Int {
    var count = 0
    ExpressionVisitor.visit([step]) { expression in
      switch expression {
      case .closure: return false
      case .call(let call) where call.arguments.isEmpty:
        switch call.callee {
        case .name(function), .member(.name("self")?, function, _): count += 1
        default: break
        }
      default: break
      }
      return true
    }
    return count
  }
}
