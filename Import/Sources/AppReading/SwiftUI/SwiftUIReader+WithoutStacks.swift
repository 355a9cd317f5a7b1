internal import AppCode

/// Views with something for a bar that surely stand on no stack: nothing shows it.
extension SwiftUIReader {
  /// Leaves out what views say of bars where every place that shows them is known, and none of them has
  /// a stack around it: tabs, sheets and windows have no bar by themselves.
  func clearWithoutStacks() {
    let (holders, roots) = (holders(), firstViews())
    let known = KnownPlaces(of: self)
    let gone = typed.filter { type, draft in
      !draft.hasStack && !draft.hasColumns && !draft.isHosted && !draft.isFramed
        && !frames.contains(type) && draft.saysOfBar
        // What another kind of device alone shows is left out as a whole.
        && !known.isNever(type, self)
        && standsOffStacks(
          type, holders, roots, isKnown: { isKnownWhole($0, known) },
          isNever: { known.isNever($0, self) })
    }
    for (type, draft) in gone {
      draft.clearOutside()
      (draft.otherTitles, draft.isTitleOpen, draft.isTitleFromOutside) = ([], false, false)
      for way in otherWays[type] ?? [] { way.draft.clearOutside() }
      handed.removeAll { $0.own === draft }
    }
    for draft in loose where draft.core == nil && draft.screen.presentation != nil {
      guard let parent = draft.screen.parent, typed[parent] != nil,
        draft.screen.name == parent + "-sheet", !draft.hasStack, !draft.hasColumns,
        !draft.isHosted, !draft.isFramed, draft.saysOfBar, draft.stacksApart.isEmpty,
        !draft.children.contains(where: \.isFrame), known.isPlain(parent, self)
      else { continue }
      draft.clearOutside()
    }
  }

  /// What is known of the places where views stand.
  private final class KnownPlaces {
    /// Where each view stands in what was read; nil for one that something which may be a stack is
    /// handed.
    var places: [String: Set<Place>?] = [:]
    private var plain: [String: Bool] = [:]
    private var left: [String: Set<String>] = [:]
    private var never: [String: Bool] = [:]

    init(of reader: SwiftUIReader) {
      for draft in Array(reader.typed.values) + reader.loose {
        // Of what such a frame is put around, nobody knows.
        let isAround = draft.children.contains {
          $0.isFrame && (!isPlain($0.type, reader) || reader.mentionsStack($0.type))
        }
        for use in draft.children {
          guard !isAround, places[use.type] != .some(nil) else {
            places[use.type] = .some(nil)
            continue
          }
          let place = Place(use.scope.path, use.call.line)
          places[use.type] = ((places[use.type] ?? []) ?? []).union([place])
        }
      }
    }

    func isPlain(_ type: String, _ reader: SwiftUIReader) -> Bool {
      if let known = plain[type] { return known }
      let found = reader.puts(type, onto: SwiftUIReader.mayBeStack) == false
      plain[type] = found
      return found
    }

    /// Whether only views make a view that another kind of device alone shows, or ways that this one
    /// never takes.
    func isNever(_ type: String, _ reader: SwiftUIReader) -> Bool {
      if let known = never[type] { return known }
      never[type] = false
      let calls = reader.makers?.calls[type] ?? []
      let found =
        !calls.isEmpty
        && calls.allSatisfy { made in
          made.outer.map { leaves(type, in: $0, reader) || isNever($0, reader) } ?? false
        }
      never[type] = found
      return found
    }

    /// Whether a type makes a view only where another kind of device comes to.
    func leaves(_ type: String, in outer: String, _ reader: SwiftUIReader) -> Bool {
      let found =
        left[outer]
        ?? reader.index.types[outer].map {
          OtherDevices.names(in: $0, of: outer, reader.index)
        } ?? []
      left[outer] = found
      return found.contains(type.split(separator: ".").last.map(String.init) ?? type)
    }
  }

  /// Whether every call that makes a view stands where its screen was read, in code that hands it to
  /// nothing that may be a stack.
  private func isKnownWhole(_ type: String, _ known: KnownPlaces) -> Bool {
    if conforms(type, to: "App"), !isView(type) {
      return known.isPlain(type, self) && (typed[type] != nil || !mentionsStack(type))
    }
    guard let calls = makers?.calls[type], calls.count < 60,
      // What code outside of types has, anything may show.
      !index.looseUses.contains(type.split(separator: ".").last.map(String.init) ?? type)
    else { return false }
    let read = known.places[type] ?? []
    guard let read else { return false }
    return calls.allSatisfy { made in
      guard let outer = made.outer else { return false }
      if known.leaves(type, in: outer, self) || known.isNever(outer, self) { return true }
      guard known.isPlain(outer, self) else { return false }
      if read.contains(Place(made.path, made.call.line)) { return true }
      return conforms(outer, to: "App") && !isView(outer) && typed[outer] == nil
        && !mentionsStack(outer)
    }
  }

  /// Whether the code of a type names a stack.
  fileprivate func mentionsStack(_ type: String) -> Bool {
    index.types[type]?.parts.contains { part in
      part.uses.contains { $0.contains("Navigation") && $0 != "NavigationLink" }
    } ?? true
  }

  /// Whether the code of a type hands views to something of which a function says that it may be a
  /// stack; nil for a type that nobody knows.
  fileprivate func puts(_ type: String, onto mayBe: (Call, CodeIndex, Scope) -> Bool) -> Bool? {
    guard let entry = index.types[type] else { return nil }
    var isFound = false
    func look(_ body: [Statement], _ path: String) {
      guard !isFound else { return }
      let scope = Scope(type: type, path: path)
      ExpressionVisitor.visit(body) { expression in
        if case .call(let call) = expression, mayBe(call, index, scope) { isFound = true }
        return !isFound
      }
    }
    for property in entry.properties {
      if let getter = property.getter { look(getter, property.path) }
      if let value = property.value { look([.expression(value)], property.path) }
    }
    for function in entry.functions { look(function.body, function.path) }
    return isFound
  }

  /// Whether a call may put what it is handed on a stack: a container of others, or a modifier whose
  /// name speaks of ways.
  fileprivate static func mayBeStack(_ call: Call, _ index: CodeIndex, _ scope: Scope) -> Bool {
    guard let path = Follower.path(call.callee) ?? call.name.map({ [$0] }), let name = path.last
    else { return false }
    guard name.first?.isUppercase ?? false else {
      let low = name.lowercased()
      guard !Self.ofSwiftUI.contains(name) else { return false }
      return ["navigation", "stack", "rout", "flow", "coordinat", "embed", "wrap", "host"]
        .contains(where: low.contains)
    }
    guard !Self.containers.contains(name), index.typeMade(by: call, in: scope) == nil else {
      return false
    }
    return call.arguments.contains { argument in
      switch argument.value {
      case .closure(let closure): closure.makesViews
      case .call(let inner):
        index.typeMade(by: inner, in: scope).map { type in
          index.types[type]?.inherits.contains("View") ?? false
        } ?? false
      default: false
      }
    }
  }

  /// Modifiers of SwiftUI's that speak of ways and put nothing on a stack.
  private static let ofSwiftUI: Set = [
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle",
    "navigationTitle", "navigationTransition", "navigationViewStyle", "allowsTightening",
  ]

  /// Views of SwiftUI's that show what they are handed, and are no stacks but those that are read.
  private static let containers: Set = [
    "Alert", "AnyView", "AsyncImage", "Binding", "Button", "Canvas", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "EquatableView", "ForEach", "Form", "Gauge",
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Label",
    "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List",
    "MainActor", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "PhotosPicker", "Picker", "ProgressView", "ScrollView",
    "ScrollViewReader", "Section", "ShareLink", "Slider", "Stepper", "Tab", "TabSection",
    "TabView", "Table", "Task", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
    "VStack", "ViewThatFits", "WindowGroup", "ZStack",
  ]
}

extension Closure {
  /// Whether something in it is made that may be a view.
  fileprivate var makesViews: Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { expression in
      if case .call(let call) = expression, call.name?.first?.isUppercase ?? false {
        isFound = true
      }
      return !isFound
    }
    return isFound || body.contains { if case .expression(.name) = $0 { true } else { false } }
  }
}

extension Draft {
  /// Whether it has anything that only a bar shows.
  fileprivate var saysOfBar: Bool {
    screen.hasFacts || screen.titleMode != nil || !marks.isEmpty || !backMarks.isEmpty
  }
}
