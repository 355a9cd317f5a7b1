extension NavigationScreen {
  /// The screen for a value: `{value}` in its words becomes the value.
  func showing(_ value: NavigationValue) -> NavigationScreen {
    var result = self
    result.navigationTitle = navigationTitle?.replacing(with: value.text)
    result.navigationSubtitle = navigationSubtitle?.replacing(with: value.text)
    result.navigationItem.title = navigationItem.title?.showing(value.text)
    result.navigationDocument?.title = navigationDocument?.title?.showing(value.text)
    return result
  }
}

extension NavigationText {
  fileprivate func replacing(with value: String) -> NavigationText {
    switch self {
    case .verbatim(let text): .verbatim(text.showing(value))
    case .localized: self
    case .binding(let text): .binding(text.showing(value))
    }
  }
}

extension String {
  /// The text with every `{value}` replaced.
  fileprivate func showing(_ value: String) -> String {
    let mark = Array("{value}".utf8)
    let bytes = Array(utf8)
    guard bytes.count >= mark.count else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        result += Array(value.utf8)
        index += mark.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
