/// Scenes of a storyboard that nothing can show.
///
/// UIKit makes a controller of a storyboard as the first of the file, by its identifier, or as a segue leads
/// to it, from another of the file or from another file by its identifier.
struct UnreachedScenes {
  /// The controllers in scenes that were taken away.
  private(set) var gone: [MarkupElement] = []

  /// Takes the scenes that nothing leads to out of a storyboard; of one without a first controller nobody
  /// can tell, but of scenes of UIKit's own class beside such as have identifiers.
  init(takenFrom root: MarkupElement) {
    guard let scenes = root.element("scenes") else { return }
    let first = root["initialViewController"]
    var (homes, targets): ([String: Int], [Int: [String]]) = ([:], [:])
    var open: [Int] = []
    for (number, scene) in scenes.children.enumerated() {
      scene.visit { element in
        if let id = element["id"] {
          homes[id] = number
          if id == first { open.append(number) }
        }
        if element["storyboardIdentifier"] != nil { open.append(number) }
        if element.name == "segue", element["kind"] != "unwind", let id = element["destination"] {
          targets[number, default: []].append(id)
        }
      }
    }
    guard !open.isEmpty else { return }
    var reached = Set(open)
    while let next = open.popLast() {
      for id in targets[next] ?? [] {
        if let home = homes[id], reached.insert(home).inserted { open.append(home) }
      }
    }
    let left = scenes.children.enumerated().filter { number, scene in
      guard !reached.contains(number) else { return false }
      let controller = scene.element("objects")?.children.first
      if first == nil, controller?["customClass"] != nil || controller?.name != "viewController" {
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

  /// Says which are left out, of those with a class of the app's own.
  func notes(of path: String) -> [Note] {
    gone.filter { $0["customClass"] != nil }.map {
      Note(
        path: path, line: $0.line,
        text: "nothing leads to it in the storyboard, its screen is left out")
    }
  }
}
