extension Double {
  /// The number with at most three decimals, none where they are zero: `44`, `97.667`.
  var shortText: String {
    let limit = 1e12
    guard magnitude < limit else { return "\(self)" }
    let thousandths = Int((magnitude * 1000).rounded())
    let sign = self < 0 && thousandths > 0 ? "-" : ""
    let whole = "\(sign)\(thousandths / 1000)"
    var decimals = String(String(1000 + thousandths % 1000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }
}
