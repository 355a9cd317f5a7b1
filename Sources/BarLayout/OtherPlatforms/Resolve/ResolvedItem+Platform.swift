extension ResolvedItem {
  /// The item at another size of text, and where a colour is given in that colour.
  ///
  /// - Parameter inBoxes: whether symbols take the room that was measured for them.
  func restyled(size: Double, color: BarColor?, inBoxes: Bool) -> ResolvedItem {
    var item = self
    switch content {
    case .text(let word):
      var text = word.value
      text.style.size = size
      if let color, isEnabled { text.color = color }
      item.content = .text(Shared(text))
    case .image(var image):
      guard case .symbol(var symbol) = image.picture else { return item }
      symbol.pointSize = size
      image.picture = .symbol(symbol)
      image.drop = symbol.drop
      image.size = symbol.inkSize
      if inBoxes, let width = symbol.boxWidth { image.size.width = width }
      if let color, isEnabled { image.color = color }
      item.content = .image(image)
    case .view(.segments(var segments, let selected)):
      for index in segments.indices { segments[index].style.size = size }
      item.content = .view(.segments(segments, selected: selected))
    case .view(.labeled(var image, var text)):
      if case .symbol(var symbol) = image.picture {
        symbol.pointSize = size
        image.picture = .symbol(symbol)
        image.size = symbol.inkSize
      }
      text.style.size = size
      if let color, isEnabled { (image.color, text.color) = (color, color) }
      item.content = .view(.labeled(image, text))
    case .view, .space, .flexibleSpace: break
    }
    return item
  }
}
