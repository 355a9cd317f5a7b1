extension Item {
  /// It, as something that only shows.
  var still: Item {
    var item = self
    item.isStill = true
    return item
  }

  /// Whether it is sure to be touched: a picture or words that do something.
  var isButton: Bool {
    if case .view = content { return false }
    return !isStill && !isSpace
  }

  /// Shows its words, in place of its picture or after it, as a label's style may ask.
  mutating func showTitle(withIcon: Bool) {
    let words: AppText
    let icon: Content
    switch content {
    case .symbol(let name, label: let label?): (words, icon) = (label, .symbol(name, label: nil))
    case .picture(let name, label: let label?): (words, icon) = (label, .picture(name, label: nil))
    default: return
    }
    content = withIcon ? .labeled(icon, words) : .words(words)
  }
}
