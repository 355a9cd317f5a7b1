/// Something the code says about a bar, with where it says so.
public struct Fact<Value: Sendable>: Sendable {
  /// What it says.
  public var value: Value
  /// Where.
  public var place: Place
  /// How sure it is.
  public var confidence: Confidence

  /// Makes a fact.
  public init(_ value: Value, at place: Place, _ confidence: Confidence = .literal) {
    self.value = value
    self.place = place
    self.confidence = confidence
  }
}

/// How sure a fact is.
public enum Confidence: String, Comparable, Sendable {
  /// It stands there.
  case literal
  /// A key stands there, and a file of words has it.
  case key
  /// It was found by following names through the code.
  case followed
  /// One of several possibilities, or a rule of thumb.
  case guessed

  private var rank: Int {
    switch self {
    case .literal: 0
    case .key: 1
    case .followed: 2
    case .guessed: 3
    }
  }

  /// The surer one comes first.
  public static func < (first: Confidence, second: Confidence) -> Bool { first.rank < second.rank }
}

/// What a text of a bar says.
public indirect enum AppText: Hashable, Sendable {
  /// The words themselves.
  case verbatim(String)
  /// Words of the app's own tables.
  case key(Key)
  /// What only runs at run time: the expression as written.
  case unknown(String)

  /// Words by key.
  public struct Key: Hashable, Sendable {
    /// The key.
    public var name: String
    /// The table that has it; nil where no table of the app does.
    public var table: String?
    /// What its placeholders stand for, in their order.
    public var arguments: [AppText] = []
    /// What is shown where no table has the key.
    public var fallback: String?
    /// What is done to the letters.
    public var casing: Casing?

    /// Makes a key.
    public init(_ name: String, table: String? = nil) {
      self.name = name
      self.table = table
    }
  }

  /// What is done to the letters of a word.
  public enum Casing: String, Hashable, Sendable {
    case uppercased, lowercased, capitalized
    /// The first letter alone is a capital.
    case begun

    /// The word after that.
    public func applied(to text: String) -> String {
      switch self {
      case .uppercased: text.uppercased()
      case .lowercased: text.lowercased()
      case .begun: text.prefix(1).uppercased() + text.dropFirst()
      case .capitalized:
        text.split(separator: " ", omittingEmptySubsequences: false).map {
          $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
        }.joined(separator: " ")
      }
    }
  }

  /// Whether it is known before the app runs.
  public var isKnown: Bool {
    if case .unknown = self { return false }
    return true
  }

  /// Whether all of its letters are known before the app runs.
  public var isWhole: Bool {
    switch self {
    case .verbatim: true
    case .key(let key): key.arguments.allSatisfy(\.isWhole)
    case .unknown: false
    }
  }

  /// Whether it has the same words as another, where what only the running app puts into them may come
  /// under another name: `"\(name) Notes"` and `"\(book.name) Notes"`.
  func readsLike(_ other: AppText) -> Bool {
    guard case .key(var mine) = self, case .key(let theirs) = other,
      mine.arguments.count == theirs.arguments.count
    else { return self == other }
    for (number, argument) in theirs.arguments.enumerated()
    where !argument.isKnown && !mine.arguments[number].isKnown {
      mine.arguments[number] = argument
    }
    return mine == theirs
  }

  /// Whether it says nothing at all.
  public var isEmpty: Bool { self == .verbatim("") }
}
