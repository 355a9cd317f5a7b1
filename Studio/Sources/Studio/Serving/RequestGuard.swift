/// Who may ask: pages of this studio and programs on this machine, nobody on behalf of another site.
///
/// A name that leads here from outside (DNS rebinding) shows in `Host`, a page of another site in
/// `Origin` and `Sec-Fetch-Site`.
struct RequestGuard: Hashable, Sendable {
  /// The port the studio listens on.
  var port: UInt16

  /// What the studio is called, as `Host` has it.
  private var hosts: [String] {
    ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }

  /// Why a request is refused; nil for one that is answered.
  func refusal(method: String, host: String?, origin: String?, site: String?) -> String? {
    guard let host, hosts.contains(host.lowercased()) else {
      return "this studio answers to \(hosts[0]) and \(hosts[1]) only"
    }
    if let origin, origin.lowercased() != "http://\(host.lowercased())" {
      return "pages of other sites are not answered"
    }
    if let site = site?.lowercased(), site != "same-origin", site != "none" {
      return "pages of other sites are not answered"
    }
    guard method == "GET" || method == "POST" else { return "the method is GET or POST" }
    return nil
  }
}
