internal import AppCode

/// Screens without a type of their own that are shown twice.
extension SwiftUIReader {
  /// What drafts have alike that may be twins.
  struct Likeness: Hashable {
    private var place: Place
    private var name: String
    private var title: AppText?
    private var core: String?
    private var hasStack: Bool
    private var children: [String]
    private var lines: [Int]
    private var items: [AppText?]

    fileprivate init(_ draft: Draft) {
      (place, name) = (draft.screen.place, draft.screen.name)
      (title, core) = (draft.screen.title?.value, draft.core?.type)
      hasStack = draft.hasStack
      (children, lines) = (draft.children.map(\.type), draft.children.map(\.call.line))
      items = draft.screen.items.map(\.content.mainWords)
    }
  }

  /// Leaves out what was shown from the same place before and is the same, such as what another way
  /// through a branching around it shows too.
  ///
  /// - Parameter count: the number of screens that were there before.
  func leaveOutTwins(from count: Int) {
    guard count < loose.count else { return }
    var known: Set<ObjectIdentifier> = []
    var gone: Set<ObjectIdentifier> = []
    for draft in loose[count...] {
      if let likeness = draft.likeness { alike[likeness]?.removeAll { $0 === draft } }
    }
    for draft in loose[count...] {
      let likeness = draft.likeness ?? Likeness(draft)
      draft.likeness = likeness
      let isKnown = alike[likeness]?.contains {
        $0.screen.parent == draft.screen.parent && $0.looks(like: draft)
      }
      if isKnown ?? false {
        gone.insert(ObjectIdentifier(draft))
      } else {
        known.insert(ObjectIdentifier(draft))
        alike[likeness, default: []].append(draft)
      }
    }
    if !gone.isEmpty { dropLoose(from: count) { gone.contains(ObjectIdentifier($0)) } }
  }

  /// Forgets screens without a type of their own.
  ///
  /// - Parameters:
  ///   - count: how many of them stay in any case, those that were found first.
  ///   - isGone: whether one of the others goes.
  func dropLoose(from count: Int = 0, _ isGone: (Draft) -> Bool = { _ in true }) {
    guard count < loose.count else { return }
    var kept: [Draft] = []
    for draft in loose[count...] {
      if !isGone(draft) {
        kept.append(draft)
      } else if let likeness = draft.likeness,
        let place = alike[likeness]?.lastIndex(where: { $0 === draft })
      {
        alike[likeness]?.remove(at: place)
      }
    }
    loose.removeSubrange(count...)
    loose += kept
  }
}

extension Item.Content {
  /// The words that tell most buttons from others; nil where none do.
  var mainWords: AppText? {
    switch self {
    case .words(let words), .label(let words), .labeled(_, let words): words
    case .system(let name), .symbol(let name, _), .view(let name): .verbatim(name)
    case .picture(let name, _): name.map { .verbatim($0) }
    case .space, .activity, .segments, .lines, .searchBar: nil
    }
  }
}
