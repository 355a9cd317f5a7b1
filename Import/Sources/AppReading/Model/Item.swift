/// A button or another thing in a bar.
public struct Item: Sendable {
  /// Where it stands.
  public enum Position: Hashable, Sendable {
    /// UIKit's sides; the outermost first.
    case left, right
    /// One of SwiftUI's placements.
    case placement(String)
  }

  /// What it is.
  public indirect enum Content: Sendable {
    /// A word.
    case words(AppText)
    /// One of the system's own buttons.
    case system(String)
    /// A symbol by its name, with the words that go with it.
    case symbol(String, label: AppText?)
    /// A picture of the app's own, by its name; nil where only the running app knows it.
    case picture(String?, label: AppText?)
    /// A symbol or a picture, with words after it.
    case labeled(Content, AppText)
    /// A space; nil for one that takes what is left.
    case space(Double?)
    /// Something turning.
    case activity
    /// Segments with their titles, and which of them is chosen: 0 for the first.
    case segments([AppText], selected: Int)
    /// A label.
    case label(AppText)
    /// Lines of a title's own.
    case lines([AppText])
    /// A search bar.
    case searchBar(AppText?)
    /// A view of the app's own: its name.
    case view(String)
  }

  /// Where it stands.
  public var position: Position
  /// What it is.
  public var content: Content
  /// Its style, where it is not the usual one: `done`, `prominent`.
  public var style: String?
  /// What it does to the screen: `cancel`, `confirm`, `close`, `destructive`.
  public var role: String?
  /// Its colour.
  public var tint: String?
  /// Whether it can be touched; nil where only the running app knows.
  public var isEnabled: Bool? = true
  /// Whether it opens a menu.
  public var hasMenu = false
  /// Whether it is a text or picture that does nothing when it is touched.
  public var isStill = false
  /// Whether it is the button of a controller that begins and ends the editing.
  var endsEditing = false
  /// Whether its own label says what it shows, so that styles around it do not.
  var isStyled = false
  /// What VoiceOver says.
  public var label: AppText?
  /// Where it is described.
  public var place: Place
  /// How sure it is.
  public var confidence: Confidence
  /// The branch it stands in; nil for one that is always there.
  public var branch: Branch?

  /// One of several ways a screen may look.
  public struct Branch: Hashable, Sendable {
    /// The number of the branching.
    public var branching: Int
    /// The number of the way, counted from 0.
    public var way: Int
    /// What has to hold, as written.
    public var condition: String
    /// Whether the screen's state starts otherwise.
    public var isNotFirst = false
    /// Whether it is so for a flag of the screen's own, and so not there before something happens.
    public var isAbsent = false
    /// Whether its branching shows nothing on any other way.
    var isOnlyWay = false
    /// Whether it is one of the tabs that share the screen's bar.
    var isTab = false
    /// The same in words that can be compared where it is a case of a `switch`: `step == .first`;
    /// nil for any other.
    var equality: String?
    /// What its branching asks about how much of something there is; nil where it asks otherwise.
    var question: String?
    /// For an `else`: the condition of the only other way, which must not hold; nil for any other.
    var opposite: String?
    /// For each of the conditions that all have to hold, in which words it may be asked for.
    var asked: [Set<String>] = []
    /// The cases of an enumeration that decide about it; nil where it asks for no flag of theirs.
    var flag: FlagOfCases?
    /// The branches it stands in itself, the outermost first.
    public var outer: [Branch] = []

    /// Whether the screen may come with it.
    var isAtStart: Bool { !isNotFirst && !isAbsent }

    /// Itself and those it stands in, the outermost first.
    var all: [Branch] { outer + [self] }

    /// It where all of it stands in another.
    func inside(of other: Branch?) -> Branch {
      guard let other, !all.contains(where: { $0.branching == other.branching }) else {
        return self
      }
      var branch = self
      branch.outer = other.all + outer
      return branch
    }
  }

  /// Makes an item.
  public init(
    _ content: Content, _ position: Position, at place: Place,
    _ confidence: Confidence = .literal
  ) {
    self.content = content
    self.position = position
    self.place = place
    self.confidence = confidence
  }

  /// Whether it is a space.
  var isSpace: Bool {
    if case .space = content { return true }
    return false
  }

  /// Whether what it shows is known before the app runs.
  public var isKnown: Bool {
    switch content {
    case .words(let words), .label(let words), .labeled(_, let words): words.isKnown
    case .picture(nil, label: let label): label?.isKnown ?? false
    case .view: false
    default: true
    }
  }
}
