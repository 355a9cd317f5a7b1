internal import AppCode

extension SwiftUIReader {
  /// The item of a control that can be touched.
  func button(
    _ call: Call, _ name: String, _ placement: String, _ position: Position
  ) -> Item? {
    var (content, confidence) = face(of: call, name, position)
    let role = call.argument("role")?.source.split(separator: ".").last.map(String.init)
    if content == nil, name == "Button", let role {
      (content, confidence) = (
        [
          "close": .system("close"), "cancel": .system("close"),
          "confirm": .system("done"),
        ][role], .literal
      )
    }
    if content == nil, name == "ShareLink" {
      (content, confidence) = (.symbol("square.and.arrow.up", label: nil), .literal)
    }
    if name == "NavigationLink", call.argument("value") == nil {
      container(call, position.inside())
    }
    if name == "Menu" { linksBeside(call, position) }
    var item = Item(
      content ?? .view(name), .placement(placement), at: Place(position.scope.path, call.line),
      content == nil ? .guessed : confidence)
    item.branch = position.branch
    item.role = role
    item.hasMenu = name == "Menu"
    item.isStyled = call.closure("label").map { Self.hasLabelStyle($0.body) } ?? false
    if name == "Picker" {
      // What a picker shows is what is chosen.
      item.content = .view("Picker")
      item.confidence = .guessed
    }
    return item
  }

  /// What a control shows: the words it is made with, or its label.
  func face(
    of call: Call, _ name: String, _ position: Position
  ) -> (Item.Content?, Confidence) {
    let symbol = (call.argument("systemImage") ?? call.argument("systemSymbol")).flatMap {
      symbolName($0, position)
    }
    if let picture = call.argument(nil).flatMap(Self.onlyPicture) {
      return face([.expression(.call(picture))], position)
    }
    if let first = call.argument(nil), !isClosure(first), name != "ShareLink" {
      let found = words(first, position)
      let confidence = found?.confidence ?? .guessed
      if call.argument("systemImage") != nil || call.argument("systemSymbol") != nil {
        return (.symbol(symbol ?? "?", label: found?.words), symbol == nil ? .guessed : confidence)
      }
      if call.argument("image") != nil { return (.picture(nil, label: found?.words), confidence) }
      return (found.map { .words($0.words) }, confidence)
    }
    if let label = label(of: call, name) { return face(label.body, position) }
    if let expression = call.argument("label") {
      return face([.expression(functionCall(expression, position) ?? expression)], position)
    }
    return (nil, .guessed)
  }

  /// What a library's button shows that is made with a text and what it does: the symbol of that name, or
  /// the text; nil for any other view.
  func faceOfLibrarysButton(
    _ call: Call, _ name: String, _ position: Position
  ) -> Item.Content? {
    guard name.first?.isUppercase == true, name.hasSuffix("Button"),
      let first = call.arguments.first, first.label == nil, case .text(let pieces, _) = first.value,
      pieces.count == 1, case .letters(let written) = pieces[0], !written.isEmpty,
      call.arguments.contains(where: { isClosure($0.value) || $0.label == "action" }),
      index.typeName(name, from: position.scope.type, in: position.scope.path) == nil,
      let words = words(first.value, position)?.words
    else { return nil }
    if case .key = words { return .words(words) }
    return SymbolWords.make(written) ? .symbol(written, label: nil) : .words(words)
  }

  /// The closure that makes a control's label; nil for a control without one.
  func label(of call: Call, _ name: String) -> Closure? {
    if let label = call.closure("label") { return label }
    let closures = call.arguments.filter { isClosure($0.value) }
    let isMenu = name == "Menu" || name == "ControlGroup"
    guard !isMenu || call.argument("content") != nil, name != "ShareLink" || closures.count == 1
    else { return nil }
    // `Button(action: …) { label }`, `Menu(content: …) { label }` and
    // `NavigationLink(destination: …) { label }`.
    let hasAction =
      isMenu || call.argument("action") != nil || call.argument("destination") != nil
      || call.argument("isOn") != nil || call.argument("value") != nil
      || call.argument("selection") != nil || call.argument("item") != nil
      || call.argument("intent") != nil
    guard hasAction, let last = call.arguments.last, last.isTrailing,
      case .closure(let closure) = last.value
    else { return nil }
    return closure
  }

  /// The picture of a text that is nothing else: `"\(Image(systemName: "plus"))"`; nil for any
  /// other.
  private static func onlyPicture(_ expression: Expression) -> Call? {
    guard case .text(let pieces, _) = expression else { return nil }
    let full = pieces.filter { piece in
      if case .letters("") = piece { return false }
      return true
    }
    guard full.count == 1, case .value(.call(let picture), _) = full[0], picture.name == "Image"
    else { return nil }
    return picture
  }

  /// Whether what stands in a label has a style of its own.
  private static func hasLabelStyle(_ body: [Statement]) -> Bool {
    body.contains { statement in
      guard case .expression(var next) = statement else { return false }
      while case .call(let call) = next, case .member(let base?, let name, _) = call.callee {
        if name == "labelStyle" { return true }
        next = base
      }
      return false
    }
  }

  func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression { return true }
    return false
  }

  /// What a label shows in a bar: its symbol before its words.
  func face(_ statements: [Statement], _ position: Position) -> (Item.Content?, Confidence) {
    let all = controls(statements, "label", position.inside(position.scope.inner()))
    let still = all.filter { part in
      if case .activity = part.content { return false }
      return !part.isSpace
    }
    let start = (still.first { $0.branch?.isNotFirst != true } ?? still.first)?.branch
    var parts = (still.isEmpty ? all : still).filter {
      $0.branch == nil || $0.branch == start || $0.branch == position.branch
    }
    let label = parts.compactMap(\.label).first
    parts += Self.textsOfWays(still, beside: parts)
    guard let first = parts.first(where: \.isKnown) ?? parts.first else { return (nil, .guessed) }
    let texts = parts.compactMap { part -> (AppText, Confidence)? in
      if case .label(let words) = part.content { return (words, part.confidence) }
      return nil
    }
    switch first.content {
    case .label(let words):
      return (.words(Self.row(texts.map(\.0), in: statements) ?? words), first.confidence)
    case .symbol(let name, label: let own):
      guard let (words, confidence) = texts.first else {
        return (.symbol(name, label: label ?? own), first.confidence)
      }
      let isRow = Self.isRow(statements)
      return (isRow ? .labeled(.symbol(name, label: nil), words) : .words(words), confidence)
    case .picture(let name, label: let own):
      guard let (words, confidence) = texts.first else {
        return (.picture(name, label: label ?? own), first.confidence)
      }
      let isRow = Self.isRow(statements)
      return (isRow ? .labeled(.picture(name, label: nil), words) : .words(words), confidence)
    case .view:
      // A button with a picture of the app's own making.
      return (.picture(nil, label: label), .guessed)
    default: return (first.content, first.confidence)
    }
  }

  /// A `Label`: in a bar, its symbol alone, with its words for VoiceOver.
  func label(_ call: Call, _ position: Position) -> (Item.Content?, Confidence) {
    let found = call.argument(nil).flatMap { self.words($0, position) }
    if let image = call.argument("systemImage") ?? call.argument("systemSymbol") {
      let name = symbolName(image, position)
      return (
        .symbol(name ?? "?", label: found?.words),
        name == nil ? .guessed : found?.confidence ?? .literal
      )
    }
    if let image = call.argument("image") {
      return (.picture(pictureName(image, position), label: found?.words), .literal)
    }
    let icon = call.closure("icon").map { face($0.body, position) }
    let title = (call.closure("title") ?? call.closure()).map { face($0.body, position) }
    var words: AppText?
    if case .words(let text)? = title?.0 { words = text }
    switch icon?.0 {
    case .symbol(let name, _): return (.symbol(name, label: words), icon?.1 ?? .literal)
    case .picture(let name, _): return (.picture(name, label: words), icon?.1 ?? .literal)
    default: return (words.map { .words($0) }, title?.1 ?? .guessed)
    }
  }

  /// An `Image`: a symbol or a picture of the app's own.
  func picture(_ call: Call, _ position: Position) -> Item.Content? {
    if let name = call.argument("systemName") ?? call.argument("systemSymbol") {
      return symbolName(name, position).map { .symbol($0, label: nil) }
        ?? .picture(nil, label: nil)
    }
    let first =
      ["uiImage", "decorative", "asset"].reduce(call.argument(nil)) { $0 ?? call.argument($1) }
    var label: AppText?
    if case .call(let text)? = call.argument("label"), let said = text.argument(nil) {
      label = words(said, position)?.words
    }
    return .picture(first.flatMap { pictureName($0, position) }, label: label)
  }

  private func symbolName(_ expression: Expression, _ position: Position) -> String? {
    if case .choice(let condition, let first, let second) = expression {
      return symbolName(holdsAtRest(condition, position) ? first : second, position)
    }
    if follow.declaration(expression, in: position.scope) == nil, !text.isOwnText(expression),
      let name = SymbolSpelling.name(of: expression)
    {
      return name
    }
    if case .verbatim(let name)? = text.answer(expression, in: position.scope, isKey: false)?.words,
      !name.isEmpty
    {
      return name
    }
    return iconName(expression, position)
  }

  /// The name that one of the app's own icons is made with, where it is made with one text alone.
  private func iconName(_ expression: Expression, _ position: Position) -> String? {
    var base = expression
    if case .call(let call) = base { base = call.callee }
    for _ in 0..<3 {
      if let instance = follow.instance(base, in: position.scope), let maker = instance.maker,
        ["icon", "symbol"].contains(where: instance.type.lowercased().contains),
        case .text(let pieces, _)? = maker.call.arguments.first?.value, pieces.count == 1,
        case .letters(let name) = pieces[0]
      {
        return name
      }
      guard case .member(let inner?, _, _) = base else { return nil }
      base = inner
    }
    return nil
  }

  private func pictureName(_ expression: Expression, _ position: Position) -> String? {
    if case .text = expression { return symbolName(expression, position) }
    if case .choice(let condition, let first, let second) = expression {
      return pictureName(holdsAtRest(condition, position) ? first : second, position)
    }
    if let path = Follower.path(expression), path.count > 1 || path[0].first?.isUppercase == true {
      return path.last
    }
    if case .member(nil, let name, _) = expression { return name }
    if case .name(let name) = expression, let given = position.scope.value(name),
      let path = Follower.path(given.expression), path[0].first?.isUppercase == true
    {
      return path.last
    }
    return symbolName(expression, position)
  }
}
