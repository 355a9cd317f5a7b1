internal import AppCode
internal import Foundation

/// Finds the screens of an app that are drawn in Interface Builder.
struct InterfaceReader {
  /// A screen with what code may refer to.
  struct Found {
    var screen: Screen
    /// The class that stands behind it; nil for one of UIKit's own.
    var customClass: String?
    /// Whether that class is of the app itself, not of a library.
    var isOwnClass = false
    /// What code calls it by to make it; nil for nothing.
    var identifier: String?
    /// Buttons that the class has names for.
    var outlets: [String: Item] = [:]
    /// What is typed in for properties of the class, by their names.
    var attributes: [Argument] = []
    /// Whether its controller has a title itself, and not its item alone.
    var hasOwnTitle = false
    /// What its file calls it by.
    var id = ""
    /// What other files may call it by: its identifier or its stack's; nothing for a file's first.
    var entries: Set<String> = []
    /// How it says that it is presented; nil for nothing.
    var style: String?
    /// Whether it is the first screen of a stack that is drawn.
    var isOnOwnStack = false
    /// The file it is drawn in, without its folder and ending.
    var storyboard = ""
    /// How many drawn segues present it itself, and how many show it otherwise.
    var shown = (alone: 0, otherwise: 0)
    /// Whether nothing is drawn of it but the stack that it stands on.
    var isQuiet = false
    /// The stack it is drawn on, where that has a class of the app's own and no large titles.
    var smallStack: SmallStack?
  }

  /// What was found.
  var found: [Found] = []
  /// Titles of controllers that no drawn stack holds, by the class behind them: where code puts one
  /// of them on a stack, its title is its item's.
  private(set) var looseTitles: [String: Fact<AppText>] = [:]
  /// Buttons that classes have names for, wherever they are drawn, by class and name.
  private(set) var looseOutlets: [String: [String: Item]] = [:]
  /// Ways to screens with classes of the app's own, in the order of the files.
  private(set) var segues: [Segue] = []
  /// Ways to screens of other files.
  var references: [Reference] = []
  /// Screens of drawn stacks, by the ways that lead to them there.
  var standings: [Standing] = []
  /// The same of screens that other files draw.
  var standingsElsewhere: [(Standing, Entry)] = []
  /// Classes of screens without an item, by what other files may call them by.
  var entriesWithoutItem: [Entry: Set<String>] = [:]
  /// Stacks that are drawn in views of screens.
  var embeddedStacks: [EmbeddedStack] = []
  /// Classes that are drawn in views of other screens alone, with the classes of those.
  var embedded: [String: Set<String>] = [:]
  /// Classes that are drawn otherwise.
  var drawnAlone: Set<String> = []
  /// Tab bar controllers on stacks, with their tabs.
  var tabs = DrawnTabs()
  /// Scenes that nothing shows, and segues that nothing performs.
  private(set) var neverShown = NeverShown()
  let words: WordTables
  /// Whether screens are read for a pad, rather than for an upright phone.
  let isPad: Bool
  /// What the app's own classes do with what is drawn.
  let code: DrawnClassCode?
  /// The file that is read.
  var path = ""
  /// The table with the words of that file.
  var table = ""

  /// Reads every interface file of an app; what cannot be read is named.
  ///
  /// - Parameter strangers: files that are in no target of their project.
  /// - Parameter asking: all that may ask for what is drawn; empty where that is not known.
  init(
    reading files: AppFiles, without strangers: Set<String> = [], words: WordTables,
    code: DrawnClassCode? = nil, asking: [AppFiles.File] = [], isPad: Bool = false,
    notes: inout [Note]
  ) {
    self.words = words
    self.isPad = isPad
    self.code = code
    let roots = roots(of: files, without: strangers, &notes)
    let known = asking.isEmpty ? nil : codeOfScenes(roots.map(\.root), asking)
    var drawings: [Drawing] = []
    for (file, root) in roots {
      let unreached = UnreachedScenes(takenFrom: root, code: known)
      notes += unreached.notes(of: file.path)
      neverShown.note(unreached, of: file.path)
      let table = file.url.deletingPathExtension().lastPathComponent
      drawings.append(
        Drawing(root, path: file.path, table: table, segues: code?.segues ?? [:]))
    }
    Drawing.join(&drawings)
    for drawing in drawings { read(drawing) }
    for name in drawnAlone { embedded[name] = nil }
    takeReferences()
    takeStandingsElsewhere()
    takeDetails(drawings)
  }

  private mutating func read(_ drawing: Drawing) {
    (path, table) = (drawing.path, drawing.table)
    let (root, byID, links) = (drawing.root, drawing.byID, drawing.links)
    tabs.note(roots: links, byID)
    for controller in drawing.controllers {
      noteEmbeddedStacks(of: controller, byID)
      if controller.name == "tabBarController" {
        guard links.stack[controller["id"] ?? ""] != nil else { continue }
        tabs.note(controller, byID)
      }
      if let name = controller["customClass"] {
        // Also where nothing of a bar is drawn.
        looseOutlets[name, default: [:]].merge(outlets(of: controller, byID)) { first, _ in first }
      }
      if noteEmbedded(controller, links, byID) { continue }
      if let item = controller.value("navigationItem") {
        add(controller, item, links, byID)
      } else if controller["title"] != nil, links.isOnStack(controller["id"] ?? "") {
        // On a stack the title of a controller is its item's.
        add(controller, MarkupElement.none(at: controller.line), links, byID)
      } else if let name = controller["customClass"] {
        looseTitles[name] = looseTitles[name] ?? text("title", of: controller)
        addQuiet(controller, links, byID)
      }
    }
    for bar in drawing.bars { addStandalone(bar, in: root) }
    noteStandings(of: root, links, byID)
    noteReferences(links, byID)
    noteEntries(of: root, links, byID)
    root.visit { element in
      guard element.name == "segue", let type = element["customClass"],
        let id = element["destination"],
        let destination = byID[links.roots[id] ?? id]?["customClass"]
      else { return }
      let segue = Segue(type: type, destination: destination)
      if !segues.contains(segue) { segues.append(segue) }
    }
  }

  mutating func add(
    _ controller: MarkupElement, _ item: MarkupElement, _ links: Links,
    _ byID: [String: MarkupElement]
  ) {
    let customClass = controller["customClass"]
    let name = Links.name(of: controller)
    var screen = Screen(name, .interfaceBuilder, at: Place(path, controller.line))
    fill(&screen, from: item)
    if screen.title == nil { screen.title = text("title", of: controller) }
    let id = controller["id"] ?? ""
    if let stack = links.stack[id] {
      let home = links.homes[id] ?? path
      // A class of the app's own may ask for them when it loads.
      if let bar = stack.value("navigationBar"),
        bar["largeTitles"] == "YES" || stack["customClass"] == nil
      {
        screen.prefersLargeTitles = Fact(bar["largeTitles"] == "YES", at: Place(home, bar.line))
      }
      if Self.hidesBar(stack) {
        screen.isBarHidden = Fact(true, at: Place(home, stack.line))
      }
    } else if let stack = links.around[id], Self.hidesBar(stack) {
      // The bar of a tab is that of the stack around all tabs.
      screen.isBarHidden = Fact(true, at: Place(links.homes[id] ?? path, stack.line))
    }
    if let parent = links.parent[id] {
      screen.parent = parent.name
      screen.presentation = parent.presentation
    }
    if let search = controller.value("searchController") ?? item.element("searchController") {
      screen.search = Fact(Search(), at: Place(path, search.line))
    }
    found.append(
      Found(
        screen: screen, customClass: customClass,
        isOwnClass: controller["customModuleProvider"] == "target"
          || customClass.map { code?.ofOtherApps.contains($0) ?? false } ?? false,
        identifier: controller["storyboardIdentifier"], outlets: outlets(of: controller, byID),
        attributes: Self.attributes(of: controller), hasOwnTitle: controller["title"] != nil,
        id: id))
  }

  /// What is typed in for properties of a controller's class.
  private static func attributes(of controller: MarkupElement) -> [Argument] {
    let list = controller.element("userDefinedRuntimeAttributes")?.children ?? []
    return list.compactMap { element in
      guard let name = element["keyPath"] else { return nil }
      let text =
        element["value"] ?? element.value("value")?["value"]
        ?? element.value("value")?.text
      switch (element["type"], text) {
      case ("boolean", let text?):
        return Argument(label: name, value: .bool(text == "YES"))
      case ("number", let text?): return Argument(label: name, value: .number(text))
      case ("string", let text?), ("localizedString", let text?):
        return Argument(label: name, value: .text([.letters(text)], line: element.line))
      default: return nil
      }
    }
  }

  private mutating func addStandalone(_ bar: MarkupElement, in root: MarkupElement) {
    guard let item = bar.element("items")?.element("navigationItem") else { return }
    let name = table + "-bar"
    var screen = Screen(name, .interfaceBuilder, at: Place(path, bar.line))
    fill(&screen, from: item)
    if screen.hasFacts { found.append(Found(screen: screen, customClass: nil)) }
  }

  /// Notes what a navigation item has.
  private func fill(_ screen: inout Screen, from item: MarkupElement) {
    let place = Place(path, item.line)
    screen.title = text("title", of: item)
    screen.prompt = text("prompt", of: item)
    screen.subtitle = text("subtitle", of: item)
    screen.backTitle = text("backButtonTitle", of: item)
    if item["hidesBackButton"] == "YES" { screen.hidesBack = Fact(true, at: place) }
    if item["leftItemsSupplementBackButton"] == "YES" { screen.keepsBack = Fact(true, at: place) }
    switch item["largeTitleDisplayMode"] {
    case "never": screen.titleMode = Fact(.inline, at: place)
    case "always": screen.titleMode = Fact(.large, at: place)
    default: break
    }
    for (key, list, position) in [
      ("leftBarButtonItem", "leftBarButtonItems", Item.Position.left),
      ("rightBarButtonItem", "rightBarButtonItems", .right),
    ] {
      if let single = item.value(key) { screen.items.append(button(single, position)) }
      for element in item.element(list)?.elements("barButtonItem") ?? [] {
        screen.items.append(button(element, position))
      }
    }
    if let back = item.value("backBarButtonItem"), screen.backTitle == nil {
      screen.backTitle = text("title", of: back)
    }
    if let view = item.value("titleView"),
      let content = content(ofTitleView: view, hasTitle: screen.title != nil)
    {
      screen.titleView = Fact(content, at: Place(path, view.line))
    }
  }

  /// A text of an object, with its words where the file has a table of its own; nil for none.
  func text(_ attribute: String, of element: MarkupElement) -> Fact<AppText>? {
    let place = Place(path, element.line)
    if attribute == "title", let key = keyTypedIn(for: element) {
      return Fact(.key(key), at: place, .key)
    }
    let text = element[attribute] ?? element.value(attribute)?.text
    guard let text, !text.isEmpty else { return nil }
    if let id = element["id"] {
      let table = WordTables.interfacePrefix + table
      let key = "\(id).\(attribute)"
      if let words = words.tables[table]?[key], !words.isEmpty {
        var word = AppText.Key(key, table: table)
        word.fallback = text
        return Fact(.key(word), at: place, .key)
      }
    }
    if let key = drawnKey(text, of: element) { return Fact(.key(key), at: place, .guessed) }
    return Fact(.verbatim(text), at: place)
  }

  /// A button of the bar.
  func button(_ element: MarkupElement, _ position: Item.Position) -> Item {
    let place = Place(path, element.line)
    var item = Item(
      .view(element["customClass"] ?? "UIBarButtonItem"), position, at: place, .guessed)
    let label = text("title", of: element)
    if let system = element["systemItem"] {
      switch system {
      case "flexibleSpace": item.content = .space(nil)
      case "fixedSpace": item.content = .space(element["width"].flatMap(Double.init) ?? 8)
      default: item.content = .system(system)
      }
      item.confidence = .literal
    } else if let view = element.value("customView") {
      item.content = content(ofItem: view)
      item.confidence = item.isKnown ? .literal : .guessed
    } else if let image = element["image"] ?? element.value("image")?["image"] {
      let isSymbol = (element["catalog"] ?? element.value("image")?["catalog"]) == "system"
      item.content =
        isSymbol ? .symbol(image, label: label?.value) : .picture(image, label: label?.value)
      item.confidence = .literal
    } else if let label {
      (item.content, item.confidence) = (.words(label.value), label.confidence)
    }
    if element["style"] == "done" { item.style = "done" }
    if element["enabled"] == "NO" { item.isEnabled = false }
    return item
  }
}
