internal import Foundation

/// Ways with a class of their own, and those from one file to the screens of another.
extension InterfaceReader {
  /// A way to a screen with a class of the app's own.
  struct Segue: Hashable {
    /// Its class.
    var type: String
    /// The class of the screen it leads to.
    var destination: String
  }

  /// A segue to a screen that another file draws.
  struct Reference {
    /// The file, without its folder and ending.
    var storyboard: String
    /// What the screen is called by there; empty for the one that the file starts with.
    var identifier: String
    /// The screen before it.
    var parent: String
    /// How it is shown over that; nil where it is pushed.
    var presentation: Screen.Presentation?
    /// Whether the stack that it is pushed on has large titles; nil for nothing known.
    var isLarge: Fact<Bool>?
    /// Whether the segue says itself how it presents.
    var hasStyle = false
    /// Whether it pushes on a drawn stack that shows its bar.
    var hasBar = false
  }

  /// A stack of a class of the app's own that is drawn without large titles.
  struct SmallStack: Hashable {
    /// What its file calls it by.
    var id: String
    /// Its class.
    var type: String
    /// Where its bar is drawn.
    var place: Place
  }

  /// Makes placeholders of controllers that stand for what another file draws: a library's class has them
  /// from before storyboards had placeholders of their own.
  ///
  /// RBStoryboardLink: `storyboardName` and `sceneIdentifier` are typed in for it; its segues show that screen.
  func takeLinks(in root: MarkupElement, to files: [AppFiles.File]) {
    root.visit { element in
      guard element.name == "viewController", let type = element["customClass"],
        code?.isRead(type) != true
      else { return }
      let typed = element.element("userDefinedRuntimeAttributes")?.children ?? []
      func value(_ key: String) -> String? { typed.first { $0["keyPath"] == key }?["value"] }
      guard let storyboard = value("storyboardName"),
        files.contains(where: { $0.url.deletingPathExtension().lastPathComponent == storyboard })
      else { return }
      element.stand(for: storyboard, value("sceneIdentifier"))
    }
  }

  /// Notes segues of a file to what others draw.
  mutating func noteReferences(_ links: Links, _ byID: [String: MarkupElement]) {
    for (id, element) in byID.sorted(by: { $0.key < $1.key })
    where element.name == "viewControllerPlaceholder" {
      guard let storyboard = element["storyboardName"], let edge = links.parent[id] else {
        continue
      }
      var reference = Reference(
        storyboard: storyboard, identifier: element["referencedIdentifier"] ?? "",
        parent: edge.name, presentation: edge.presentation)
      reference.hasStyle = links.styled.contains(id)
      if edge.presentation == nil, let stack = links.stack[id] {
        reference.hasBar = !Self.hidesBar(stack)
      }
      if edge.presentation == nil, let bar = links.stack[id]?.value("navigationBar") {
        let home = links.homes[id] ?? path
        reference.isLarge = Fact(bar["largeTitles"] == "YES", at: Place(home, bar.line))
      }
      references.append(reference)
    }
  }

  /// Notes what other files may call the screens of a file by.
  mutating func noteEntries(
    of root: MarkupElement, _ links: Links, _ byID: [String: MarkupElement]
  ) {
    let start = root["initialViewController"]
    if let first = start.flatMap({ byID[$0] }), first.name != "navigationController",
      let type = first["customClass"]
    {
      tabs.initial[table, default: []].insert(type)
    }
    let firsts = Set(links.roots.values)
    for (id, element) in byID where element.value("navigationItem") == nil {
      guard let name = element["customClass"], !firsts.contains(id),
        ["viewController", "tableViewController", "collectionViewController"].contains(element.name)
      else { continue }
      for called in [element["storyboardIdentifier"], start == id ? "" : nil].compactMap(\.self) {
        entriesWithoutItem[Entry(storyboard: table, identifier: called), default: []].insert(name)
      }
    }
    for number in found.indices where found[number].storyboard.isEmpty {
      let id = found[number].id
      found[number].storyboard = table
      let stack = links.roots.first { $0.value == id }?.key
      let element = byID[stack ?? id]
      found[number].entries = Set([element?["storyboardIdentifier"]].compactMap(\.self))
      if start != nil, start == stack ?? id { found[number].entries.insert("") }
      found[number].style = element?["modalPresentationStyle"]
      found[number].isOnOwnStack = stack != nil
      found[number].shown = links.shown[id] ?? (0, 0)
      if start == id { found[number].shown.otherwise += 1 }
      if let around = links.stack[id], let type = around["customClass"],
        let bar = around.value("navigationBar"), bar["largeTitles"] != "YES"
      {
        found[number].smallStack = SmallStack(
          id: around["id"] ?? "", type: type,
          place: Place(links.homes[id] ?? path, bar.line))
      }
    }
  }

  /// Adds screens whose drawn stacks hide their bars, as segues of other files push them on stacks that show
  /// theirs.
  private mutating func addShown() {
    var added: Set<Int> = []
    for reference in references where reference.hasBar {
      for number in found.indices
      where found[number].storyboard == reference.storyboard
        && found[number].identifier == reference.identifier
        && found[number].screen.isBarHidden?.value == true && added.insert(number).inserted
      {
        var other = found[number]
        (other.isOnOwnStack, other.smallStack) = (false, nil)
        other.entries = [reference.identifier]
        (other.screen.isBarHidden, other.screen.presentation) = (nil, nil)
        other.screen.parent = reference.parent
        other.screen.prefersLargeTitles = reference.isLarge
        found.append(other)
      }
    }
  }

  /// Gives the screens that segues of other files lead to the screen before them, and how they are
  /// shown over it.
  mutating func takeReferences() {
    addShown()
    for reference in references {
      for number in found.indices
      where found[number].storyboard == reference.storyboard
        && found[number].entries.contains(reference.identifier)
      {
        if reference.presentation != nil {
          found[number].shown.alone += 1
        } else {
          found[number].shown.otherwise += 1
        }
        guard found[number].screen.parent == nil else { continue }
        var presentation = reference.presentation
        if presentation != nil, !reference.hasStyle, let style = found[number].style,
          style != "automatic"
        {
          presentation = Screen.Presentation(style: style)
        }
        // A stack cannot be pushed on another, so it covers it.
        if presentation == nil, found[number].isOnOwnStack { presentation = .sheet }
        found[number].screen.parent = reference.parent
        found[number].screen.presentation = presentation
        if found[number].screen.prefersLargeTitles == nil {
          found[number].screen.prefersLargeTitles = reference.isLarge
        }
      }
    }
  }
}
