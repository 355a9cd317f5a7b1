/// What code changes on a button of a bar that is there before.
struct ItemChange {
  /// Its words from then on; nil for those it has.
  var words: AppText?
  /// What becomes of its picture; nil for nothing.
  var picture: Picture?
  /// How far up the class stands that says so; 0 for the screen's own.
  var generation: Int

  /// What becomes of a picture.
  enum Picture {
    case taken
    case shown(Item.Content)
  }
}

extension Item {
  /// It after a change.
  ///
  /// UIKit: a button with a picture shows no words.
  func changed(by change: ItemChange?) -> Item {
    guard let change else { return self }
    var item = followed
    switch (content, change.picture) {
    case (_, .shown(let picture)?): item.content = picture.saying(change.words ?? content.words)
    case (.picture, .taken?), (.symbol, .taken?), (.labeled, .taken?):
      // A button that shows nothing is not what anybody means.
      guard let words = change.words ?? content.words else { return self }
      item.content = .words(words)
    case (.words, _), (.system, _):
      guard let words = change.words else { return self }
      item.content = .words(words)
    default:
      guard let words = change.words, words.isKnown else { return self }
      item.content = content.saying(words)
    }
    return item
  }
}

extension Item.Content {
  /// The words that it is or that go with it.
  fileprivate var words: AppText? {
    switch self {
    case .words(let words): words.plain.allSatisfy(\.isWhitespace) ? nil : words
    case .symbol(_, let label), .picture(_, let label): label
    case .labeled(_, let words): words
    default: nil
    }
  }

  /// A picture with words that go with it; anything else as it is.
  fileprivate func saying(_ words: AppText?) -> Item.Content {
    switch self {
    case .symbol(let name, let label): .symbol(name, label: words ?? label)
    case .picture(let name, let label): .picture(name, label: words ?? label)
    default: self
    }
  }
}
