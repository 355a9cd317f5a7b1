extension Item {
  /// It, as one of several possibilities.
  var guessed: Item {
    var item = self
    item.confidence = .guessed
    return item
  }

  /// It, as found by following names.
  var followed: Item {
    var item = self
    item.confidence = max(item.confidence, .followed)
    return item
  }
}
