/// Why a title is large or not.
enum LargeTitleReason: Hashable, Sendable {
  /// `prefersLargeTitles` is off.
  case notPreferred
  /// The system or the bar's height does not allow it.
  case notAllowed
  /// The bar has a frame of its own.
  case standalone
  /// The item at an index of the stack says so; the ones above it are automatic.
  case item(Int, NavigationItem.LargeTitleDisplayMode)
  /// The item at an index would have its title on the row, where a back button stands.
  case inlineWithBack(Int)
  /// Every item is automatic, and SwiftUI's root has no title.
  case untitledRoot
  /// Every item is automatic, or there is none.
  case root(isLarge: Bool)

  /// Whether the title is large.
  var isLarge: Bool {
    switch self {
    case .notPreferred, .notAllowed, .standalone, .untitledRoot: false
    case .item(_, let mode): mode == .always
    case .inlineWithBack: true
    case .root(let isLarge): isLarge
    }
  }

  /// The reason in words.
  var words: String {
    switch self {
    case .notPreferred: "the bar does not prefer large titles"
    case .notAllowed: "bars of this system and height have no large titles"
    case .standalone: "the bar has a frame of its own"
    case .item(let index, let mode): "items[\(index)] says \(mode.rawValue)"
    case .inlineWithBack(let index):
      "items[\(index)] says inline, which is always where a back button stands"
    case .untitledRoot:
      "every item is automatic, and the root, which has no title, has an inline bar in SwiftUI"
    case .root(let isLarge):
      isLarge
        ? "every item is automatic, and the root of a bar that prefers large titles has one"
        : "the stack is empty"
    }
  }
}
