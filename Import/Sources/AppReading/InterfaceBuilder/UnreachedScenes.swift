/// Scenes of a storyboard that nothing can show.
///
/// UIKit makes a controller of a storyboard as the first of the file, by its identifier, or as a segue leads
/// to it, from another of the file or from another file by its identifier. A segue that starts at a controller
/// itself happens where code performs it by its identifier.
struct UnreachedScenes {
  /// What is known of code that asks for scenes and performs segues.
  struct Code {
    /// The names of scenes and segues that code may ask for.
    var names: AskedNames
    /// Whether all that a class does is known.
    var isWhole: (String) -> Bool
  }

  /// The controllers in scenes that were taken away.
  private(set) var gone: [MarkupElement] = []
  /// Segues that nothing performs, which were taken away.
  private(set) var neverPerformed: [MarkupElement] = []

  /// Takes the scenes that nothing leads to out of a storyboard; of one without a first controller nobody
  /// can tell, but of scenes of UIKit's own class beside such as have identifiers.
  ///
  /// - Parameter code: what the whole code of the app asks for; nil where that is not known.
  init(takenFrom root: MarkupElement, code: Code? = nil) {
    guard let scenes = root.element("scenes") else { return }
    let first = root["initialViewController"]
    let ledTo = code == nil ? [] : Self.destinations(in: scenes)
    if let code { takeSegues(from: scenes, code) }
    var (homes, targets): ([String: Int], [Int: [String]]) = ([:], [:])
    var open: [Int] = []
    var unasked: Set<Int> = []
    for (number, scene) in scenes.children.enumerated() {
      scene.visit { element in
        if let id = element["id"] {
          homes[id] = number
          if id == first { open.append(number) }
        }
        if let name = element["storyboardIdentifier"] {
          if code?.names.mayBeAsked(name) ?? true {
            open.append(number)
          } else {
            unasked.insert(number)
          }
        }
        if element.name == "segue", element["kind"] != "unwind", let id = element["destination"] {
          targets[number, default: []].append(id)
        }
      }
    }
    guard !open.isEmpty || !unasked.isEmpty else { return }
    var reached = Set(open)
    while let next = open.popLast() {
      for id in targets[next] ?? [] {
        if let home = homes[id], reached.insert(home).inserted { open.append(home) }
      }
    }
    let left = scenes.children.enumerated().filter { number, scene in
      guard !reached.contains(number) else { return false }
      let controller = scene.element("objects")?.children.first
      if first == nil, !unasked.contains(number),
        !(controller?["id"].map(ledTo.contains) ?? false),
        controller?["customClass"] != nil || controller?.name != "viewController"
      {
        return false
      }
      guard scene.element("objects")?.element("navigationController") != nil else { return true }
      // A stack around a screen that is there says where that one is meant to stand.
      return !(targets[number] ?? []).contains { homes[$0].map(reached.contains) ?? false }
    }.map(\.element)
    guard !left.isEmpty else { return }
    for scene in left { gone += (scene.element("objects")?.children ?? []).prefix(1) }
    let all = Set(left.map(ObjectIdentifier.init))
    scenes.removeChildren { all.contains(ObjectIdentifier($0)) }
  }

  /// The names of scenes and segues that drawings give, and the texts in them that may ask for one.
  static func names(in roots: [MarkupElement]) -> (names: Set<String>, asking: Set<String>) {
    var (names, asking): (Set<String>, Set<String>) = ([], [])
    for root in roots {
      root.visit { element in
        if let name = element["storyboardIdentifier"] { names.insert(name) }
        if element.name == "segue", let name = element["identifier"] { names.insert(name) }
        if let name = element["referencedIdentifier"] { asking.insert(name) }
        if element.name == "userDefinedRuntimeAttribute",
          let text = element["value"] ?? element.value("value")?.text
        {
          asking.insert(text)
        }
      }
    }
    return (names, asking)
  }

  /// What segues of some scenes lead to.
  private static func destinations(in scenes: MarkupElement) -> Set<String> {
    var found: Set<String> = []
    scenes.visit { element in
      if element.name == "segue", element["kind"] != "unwind", let id = element["destination"] {
        found.insert(id)
      }
    }
    return found
  }

  /// Takes the segues away that start at a controller itself and that nothing performs.
  private mutating func takeSegues(from scenes: MarkupElement, _ code: Code) {
    for controller in scenes.children.flatMap({ $0.element("objects")?.children ?? [] })
    where controller.name.hasSuffix("Controller") {
      for connections in controller.elements("connections") {
        let never = connections.elements("segue").filter { Self.isNever($0, of: controller, code) }
        guard !never.isEmpty else { continue }
        let all = Set(never.map(ObjectIdentifier.init))
        connections.removeChildren { all.contains(ObjectIdentifier($0)) }
        neverPerformed += never
      }
    }
  }

  /// Whether nothing performs a segue that starts at a controller itself.
  private static func isNever(
    _ segue: MarkupElement, of controller: MarkupElement, _ code: Code
  ) -> Bool {
    guard segue["relationship"] == nil,
      !["embed", "unwind", "relationship"].contains(segue["kind"] ?? "relationship"),
      // What a library's classes perform is for them to know.
      segue["customClass"].map(code.isWhole) ?? (segue["kind"] != "custom"),
      controller["customClass"].map(code.isWhole) ?? true
    else { return false }
    return segue["identifier"].map { !code.names.mayBeAsked($0) } ?? true
  }

  /// Says which are left out, of those with a class of the app's own.
  func notes(of path: String) -> [Note] {
    gone.filter { $0["customClass"] != nil }.map {
      Note(
        path: path, line: $0.line,
        text: "nothing leads to it in the storyboard, its screen is left out")
    }
  }
}
