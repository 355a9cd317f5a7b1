/// One screen of an app, as far as its bar goes.
public struct Screen: Sendable {
  /// Where its bar is described.
  public enum Origin: String, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case interfaceBuilder = "Interface Builder"
  }

  /// How large its title is.
  public enum TitleMode: String, Sendable {
    case automatic, inline, large, inlineLarge
  }

  /// Its name: that of its type, or of its place in another.
  public var name: String
  /// What other screens call it: its name, with a number where several types have that name.
  public var key: String
  /// Where it is described.
  public var origin: Origin
  /// Where its description starts.
  public var place: Place
  /// Its title; nil for none.
  public var title: Fact<AppText>?
  /// The line below it.
  public var subtitle: Fact<AppText>?
  /// The line above the row.
  public var prompt: Fact<AppText>?
  /// How large its title is; nil where nobody says.
  public var titleMode: Fact<TitleMode>?
  /// Whether how large its title is hangs on what only the running app knows.
  public var isTitleModeOpen = false
  /// Whether the bar may have large titles; nil where nobody says.
  public var prefersLargeTitles: Fact<Bool>?
  /// Whether it is what one place that shows a view gives it, which no other place has.
  var isOfOnePlace = false
  /// Whether it is the first screen of a navigation controller that is UIKit's own, about which nothing
  /// is said.
  public var isOnPlainStack = false
  /// The screen whose bar it has as one of the tabs in it; nil for one with a bar of its own.
  var hasBarOf: String?
  /// Whether it is the first screen of a navigation controller that some code makes.
  public var isFirstOnStack = false
  /// Whether it is the first screen of a stack of SwiftUI's that stands in the view itself.
  public var hasOwnStack = false
  /// What a back button that leads here says.
  public var backTitle: Fact<AppText>?
  /// Whether a back button that leads here has no words.
  public var isBackMinimal: Fact<Bool>?
  /// Whether a back button that leads here has the system's word, whatever the screen is called.
  public var isBackGeneric: Fact<Bool>?
  /// Whether it has no back button.
  public var hidesBack: Fact<Bool>?
  /// Whether its left buttons stand beside the back button.
  public var keepsBack: Fact<Bool>?
  /// Whether it has no bar.
  public var isBarHidden: Fact<Bool>?
  /// Whether its own code says that it has no bar, which is all there may be to say of it.
  public var hasNoBar = false
  /// Whether it surely stands on a stack and says nothing of its bar, which has nothing but a back
  /// button where the screen is pushed.
  public var isBare = false
  /// What stands in the title's place.
  public var titleView: Fact<Item.Content>?
  /// Whether its search field stays while the content scrolls.
  public var keepsSearch = false
  /// Where the code wants its search field, in UIKit's word: `stacked`; nil for wherever the system does.
  public var searchPlacement: Fact<String>?
  /// Entries of the menu behind the title.
  public var titleMenu: [AppText] = []
  /// The search field; nil for none.
  public var search: Fact<Search>?
  /// Its buttons.
  public var items: [Item] = []
  /// The colour of its buttons: a name or `#rrggbb`.
  public var tint: Fact<String>?
  /// Whether its bar is light or dark, where it says so itself: `dark`.
  public var colorScheme: Fact<String>?
  /// Whether its bar leaves its title out, which a back button that leads here still reads.
  public var isTitleRemoved = false
  /// The colour behind its bar.
  public var background: Fact<String>?
  /// What its own code says about its bar.
  public var look = BarLook()
  /// What it is a variant of: the condition as written; nil for the screen itself.
  public var variant: String?
  /// Whether a link surely pushes it, so that something is before it whatever that says of its bar.
  public var isPushed = false
  /// What the screen before it reads where it is pushed, if that is not what that screen comes with; an
  /// empty text for nothing.
  public var titleBefore: Fact<AppText>?
  /// The same for each of several screens before it, by their keys.
  var titlesBefore: [String: Fact<AppText>] = [:]
  /// What the back button that leads to the screen before it reads, where its own code says so; an empty
  /// text for nothing.
  public var backBefore: Fact<AppText>?
  /// The same where whoever pushes it says so, by the keys of those.
  public var backsFrom: [String: Fact<AppText>] = [:]
  /// The key of the screen it is pushed from; nil for a first screen.
  public var parent: String?
  /// The keys of the screens it is pushed from, where that is known of all of them.
  public var parents: Set<String> = []
  /// Whether other screens lead to it, too.
  public var hasSeveralParents = false
  /// Whether its code says more of its bar than is read.
  public var isFull = false
  /// Whether it has more variants than are read.
  public var isCut = false
  /// The types that ask for the case of a value that alone it is made for; none where it is made otherwise.
  public var openers: Set<String> = []
  /// Whether it is one of an app whose code makes it nowhere, as those that only previews show.
  public var isMadeNowhere = false
  /// Whether nothing that is not read may make it either.
  public var isSurelyMadeNowhere = false
  /// How it is shown over another screen; nil where it is pushed or first.
  public var presentation: Presentation?
  /// Whether it is shown over another screen.
  public var isSheet: Bool { presentation != nil }
  /// Tells screens of the same name apart; 1 for the first.
  public var number = 1
  /// The languages of the apps that its code is part of; nil where no project says.
  public var languages: Set<String>?
  /// Whether all projects that build its code say that they are in one language.
  public var isOfOneLanguage = false
  /// Whether a project that builds its code names a file of words that is not there.
  public var lacksFileOfWords = false
  /// What was not understood.
  public var notes: [Note] = []

  /// Most buttons of a bar that are read, and most places that set some; no bar has as many.
  static let itemLimit = 200

  /// How a screen is shown over another.
  public enum Presentation: Sendable {
    /// As a sheet, below the top edge of the screen.
    case sheet
    /// Over the whole screen.
    case cover

    /// What presenting in one of UIKit's styles makes: `fullScreen` in Swift and Interface Builder,
    /// `UIModalPresentationFullScreen` in Objective-C.
    init(style: String) {
      let prefix = "UIModalPresentation"
      let name = style.hasPrefix(prefix) ? style.dropFirst(prefix.count) : style[...]
      switch name.lowercased() {
      case "fullscreen", "overfullscreen", "currentcontext", "overcurrentcontext": self = .cover
      default: self = .sheet
      }
    }
  }

  /// Makes a screen without facts.
  public init(_ name: String, _ origin: Origin, at place: Place) {
    (self.name, key) = (name, name)
    self.origin = origin
    self.place = place
  }

  /// Whether anything is known that shows in a bar.
  public var hasFacts: Bool {
    hasNoBar || title != nil || !items.isEmpty || search != nil || titleView != nil
      || subtitle != nil
      || prompt != nil || (hidesBack?.value == true && isBarHidden?.value != true)
  }
}

/// A search field.
public struct Search: Sendable {
  /// What it says while it is empty; nil for the system's word.
  public var placeholder: AppText?
  /// Where that is said; nil for where the field is.
  public var placeholderPlace: Place?
  /// Where it stands: `navigationBarDrawer`, `toolbar`, …; nil where nobody says.
  public var placement: String?
  /// Whether it stays while the content scrolls.
  public var isAlwaysShown = false
  /// Titles of its scopes.
  public var scopes: [AppText] = []
}
