internal import BarLayout

/// Which groups of an SVG the items of a list stand in, so that design tools show them as layers.
///
/// An element's items are one layer with its name. Elements that follow each other and are parts of
/// one, as `backButton.indicator` and `backButton.label`, stand in a layer with that one's name. A crop
/// begins anew, since everything before it becomes a group.
struct SVGLayers {
  /// Groups by item, the outermost first.
  private(set) var groups: [[String]] = []
  /// The name of an item that is a layer without a group; nil for others.
  private(set) var names: [String?] = []
  /// Whether all groups are closed before an item.
  private(set) var startsAnew: [Bool] = []

  /// Finds the groups.
  init(_ items: [DisplayItem]) {
    startsAnew = items.map(\.isCrop)
    var runs: [Range<Int>] = []
    for index in items.indices {
      if let last = runs.last, items[last.lowerBound].element == items[index].element,
        !startsAnew[index]
      {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    var used: [String: Int] = [:]
    func unique(_ name: String) -> String {
      used[name, default: 0] += 1
      let count = used[name, default: 1]
      return count == 1 ? name : "\(name)-\(count)"
    }
    var open: [(path: String, name: String)] = []
    for (place, run) in runs.enumerated() {
      let element = items[run.lowerBound].element
      var parents = Self.paths(of: element).filter { path in
        Self.isShared(path, runs, place, items, startsAnew)
      }
      let isParent = parents.last == element
      let isSingle = run.count == 1 && items[run.lowerBound].isOneShape
      if !isParent, !isSingle { parents.append(element) }
      if startsAnew[run.lowerBound] { open = [] }
      var kept = 0
      while kept < min(open.count, parents.count), open[kept].path == parents[kept] { kept += 1 }
      open = Array(open[..<kept])
      for path in parents[kept...] { open.append((path, unique(path))) }
      let name = isSingle && !isParent ? unique(items[run.lowerBound].layerName) : nil
      for _ in run {
        groups.append(open.map(\.name))
        names.append(name)
      }
    }
  }

  /// The element and what it is a part of, the outermost first: `a`, `a.b`, `a.b.c`.
  private static func paths(of element: String) -> [String] {
    var paths: [String] = []
    for part in element.split(separator: ".") {
      paths.append((paths.last.map { $0 + "." } ?? "") + part)
    }
    return paths
  }

  /// Whether the run before or after is another element of the same part.
  private static func isShared(
    _ path: String, _ runs: [Range<Int>], _ place: Int, _ items: [DisplayItem], _ anew: [Bool]
  ) -> Bool {
    func has(_ other: Int) -> Bool {
      guard runs.indices.contains(other) else { return false }
      let later = runs[max(place, other)].lowerBound
      let element = items[runs[other].lowerBound].element
      return !anew[later] && (element == path || element.hasPrefix(path + "."))
        && element != items[runs[place].lowerBound].element
    }
    return has(place - 1) || has(place + 1)
  }
}

extension DisplayItem {
  /// Whether it takes away what was drawn before it.
  fileprivate var isCrop: Bool {
    if case .crop = content { true } else { false }
  }

  /// What its layer is called.
  fileprivate var layerName: String {
    if case .shadow = content { return element + ".shadow" }
    return element
  }

  /// Whether it is written as one element of SVG.
  fileprivate var isOneShape: Bool {
    guard mask == nil else { return false }
    if case .text(let run) = content { return run.shadow == nil }
    return true
  }
}
