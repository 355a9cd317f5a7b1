internal import AppCode

/// Views that a link surely pushes and that say nothing of their bar: it is there, with a back button.
extension SwiftUIReader {
  /// Whether a view has a bar although nothing is said of it.
  func isBare(_ draft: Draft) -> Bool {
    guard !draft.hasTabs, !draft.hasColumns, !draft.isFramed, !mayHideBar(draft),
      isPushedBare(draft) || isFirstBare(draft),
      // What a view of any kind is handed to is a frame around that.
      draft.type.map({ type in
        otherWays[type] == nil && !frames.contains(type)
          && index.types[type]?.parameters.values.allSatisfy(Self.isOfData) ?? false
      }) ?? true
    else { return false }
    let parents = draft.screen.parents.union([draft.screen.parent].compactMap(\.self))
    // Whether a bar that one screen hides comes back for the next one, not every system agrees, unless
    // it is hidden for the one alone.
    guard
      draft.hasStack || draft.isFirstOnStack
        || parents.allSatisfy({ name in
          typed[name].map { $0.screen.isBarHidden?.value != true || $0.hidesForItself } ?? true
        })
    else { return false }
    let parts = descendants(of: draft).map(\.0)
    return parts.allSatisfy { isWithoutStack($0) && !$0.screen.hasFactsInBar }
      && ([draft] + parts).compactMap(\.type).allSatisfy { !speaksOfBar($0) }
  }

  /// Whether something surely pushes a view, or a page that a link makes of the system's views.
  private func isPushedBare(_ draft: Draft) -> Bool {
    guard !draft.hasStack, draft.screen.presentation == nil || isPushedBesides(draft) else {
      return false
    }
    let isPushed = draft.isPushed && draft.screen.parent != nil
    return draft.type == nil
      ? isPushed && draft.core == nil && isAllKnown(draft) : isPushed || draft.isPushedUnderBar
  }

  /// Whether a link pushes a view that also comes over screens, where it has no bar without a stack.
  private func isPushedBesides(_ draft: Draft) -> Bool {
    draft.isPushed && draft.pushedBy != nil && !draft.isFirstOnStack
  }

  /// Whether a view stands on the stack around it alone.
  private func isWithoutStack(_ draft: Draft) -> Bool {
    !draft.hasStack && !draft.hasTabs && !draft.hasColumns && !draft.isFramed && !mayHideBar(draft)
  }

  /// Whether a view comes without a bar, or may do so.
  private func mayHideBar(_ draft: Draft) -> Bool {
    if draft.screen.isBarHidden?.value == true { return true }
    return draft.marks.contains { mark in
      guard let branch = mark.branch, let type = draft.type, let entry = index.types[type] else {
        return true
      }
      return follow.holdsAtStart(branch.condition, in: Scope(type: type, path: entry.place.path))
        != false
    }
  }

  /// Whether a modifier hides a bar where something holds that does not as the view starts.
  private func hidesLater(_ call: Call, of type: String, in path: String) -> Bool {
    guard call.name == "navigationBarHidden", let flag = call.argument(nil) else { return false }
    return follow.holdsAtStart(flag.source, in: Scope(type: type, path: path)) == false
  }

  /// Whether a view is the first one on a stack, all of which is known.
  private func isFirstBare(_ draft: Draft) -> Bool {
    guard isAllKnown(draft) else { return false }
    if !draft.hasStack { return draft.isFirstOnStack }
    // Of a stack that something hangs on, a modifier may make it of what it is put on.
    return !draft.isEmptyStack && !draft.isStackApart
      && (draft.stacksApart.isEmpty || draft.isClearedOutside)
      && draft.onlyChild == nil && draft.firstOnBranch == nil
  }

  private func isAllKnown(_ draft: Draft) -> Bool {
    // What shows by itself what it is handed is whatever that is.
    !draft.holdsUnknown && draft.handedParts.isEmpty
      && descendants(of: draft).map(\.0).allSatisfy { part in
        !part.holdsUnknown && part.handedParts.allSatisfy { isLookedAt($0) }
      }
  }

  /// Whether what a type is generic in is surely no view: a model by a protocol of the app's own.
  private static func isOfData(_ bound: String) -> Bool {
    let words = bound.nameWords
    return !words.isEmpty && !words.contains("View")
  }

  /// A view with a bar of which nothing is said but, maybe in a part of it, how large a title is.
  func bare(_ screen: Screen, _ draft: Draft) -> Screen {
    var screen = screen.bare
    screen.hasOwnStack = draft.hasStack || draft.isFirstOnStack
    if !screen.hasOwnStack, screen.presentation != nil, isPushedBesides(draft) {
      (screen.presentation, screen.parent) = (nil, draft.pushedBy)
    }
    // As a part of another view it is no screen: it is one where a link pushes it.
    if !screen.hasOwnStack, draft.isPushed, isPushedBare(draft) { screen.isPushed = true }
    screen.titleMode =
      screen.titleMode ?? descendants(of: draft).lazy.compactMap(\.0.screen.titleMode).first
    return screen
  }

  /// Whether the code of a view has anything of a bar that its screen does not show, or holds a
  /// controller of UIKit's, which may.
  ///
  /// - Parameter isSearched: whether its screen shows its search field.
  func speaksOfBar(_ type: String, isSearched: Bool = false) -> Bool {
    var isFound = false
    var path = index.types[type]?.place.path ?? ""
    func look(_ value: Expression) -> Bool {
      if case .call(let call) = value, let name = call.name {
        if name == "NavigationLink" { return false }
        if let base = Self.shown(besides: call) {
          // What is shown there has a bar of its own.
          ExpressionVisitor.visit(base, look)
          return false
        }
        if name.first?.isUppercase == true {
          isFound = isFound || holdsController(name, of: type)
        } else if !Self.hangsOnStack(call) {
          let isRead =
            name == "searchable" && isSearched || hidesLater(call, of: type, in: path)
          isFound = isFound || speaksOfBar(call, in: path) && !isRead
        }
      }
      return !isFound
    }
    guard let entry = index.types[type] else { return true }
    for steps in stepsOfBar(entry) where !isFound {
      path = steps.path
      ExpressionVisitor.visit(steps.body, look)
    }
    return isFound
  }

  /// Whether a modifier may put something into a bar, or hide it.
  static func speaksOfBar(_ call: Call) -> Bool {
    guard let name = call.name, !elsewhere.contains(name), !harmless.contains(name),
      !isForKeyboard(call),
      !showsBar(call)
    else { return false }
    let low = name.lowercased()
    return ["navigation", "navbar", "toolbar", "searchable"].contains(where: low.contains)
  }

  /// Modifiers that show another screen.
  static let elsewhere: Set = [
    "sheet", "fullScreenCover", "popover", "navigationDestination",
  ]

  /// Modifiers that put nothing into the bar of the screen they stand in.
  private static let harmless: Set = [
    "navigationBarDrawer", "navigationBarTitleDisplayMode", "navigationTransition",
    "navigationViewStyle", "toolbarBackground", "toolbarBackgroundVisibility",
    "toolbarColorScheme", "toolbarTitleDisplayMode",
  ]

  /// Whether a modifier says that bars are there: `toolbar(.visible, for: .navigationBar)`,
  /// `navigationBarHidden(false)`.
  private static func showsBar(_ call: Call) -> Bool {
    if ["navigationBarHidden", "navigationBarBackButtonHidden"].contains(call.name),
      case .bool(false)? = call.argument(nil)
    {
      return true
    }
    guard ["toolbar", "toolbarVisibility"].contains(call.name),
      case .member(_, "visible", _)? = call.argument(nil)
    else { return false }
    return true
  }
}

extension SwiftUIReader {
  /// Gives views without a title of their own, which some place shows with one, a screen beside that
  /// where a link surely pushes them without.
  ///
  /// - Parameters:
  ///   - untitled: what links show without a title, by the type of the view.
  ///   - before: what the views said themselves.
  func addUntitled(_ untitled: [String: Draft], _ before: [String: Screen]) {
    for (type, draft) in untitled.sorted(by: { $0.key < $1.key }) {
      guard let own = typed[type], let screen = before[type], own.isTitleFromOutside,
        own.screen.title?.value.isEmpty == false, screen.title == nil, screen.items.isEmpty,
        otherWays[type] == nil, isWithoutStack(own), own.variants.isEmpty
      else { continue }
      let parts = descendants(of: own).map(\.0)
      guard
        parts.allSatisfy({
          isWithoutStack($0) && !$0.screen.hasFacts && $0.screen.titleMode == nil
        }),
        !speaksOfBar(type, isSearched: screen.search != nil),
        parts.compactMap(\.type).allSatisfy({ !speaksOfBar($0) })
      else { continue }
      let other = Draft(screen.name, type: type, at: screen.place)
      other.screen = screen
      (other.screen.parent, other.screen.presentation) = (draft.screen.parent, nil)
      other.screen.parents = Set([draft.screen.parent].compactMap(\.self))
      other.take(from: draft)
      other.isPushed = true
      loose.append(other)
    }
  }
}

extension Screen {
  /// Whether something is known of its bar, rather than of what stands over the keyboard alone.
  var hasFactsInBar: Bool {
    var own = self
    own.items.removeAll { $0.position == .placement("keyboard") }
    return own.hasFacts
  }

  /// It with a bar of which nothing is said.
  var bare: Screen {
    var screen = self
    screen.isBare = true
    return screen
  }
}
