import Testing

@testable import Studio

@Suite struct RequestGuardTests {
  private let guarding = RequestGuard(port: 7264)

  private func refusal(
    _ method: String = "GET", host: String? = "127.0.0.1:7264", origin: String? = nil,
    site: String? = nil
  ) -> String? {
    guarding.refusal(method: method, host: host, origin: origin, site: site)
  }

  @Test(arguments: ["127.0.0.1:7264", "localhost:7264", "LocalHost:7264", "[::1]:7264"])
  func `names of this machine are answered`(host: String) {
    #expect(refusal(host: host) == nil)
    #expect(refusal("POST", host: host, origin: "http://\(host)", site: "same-origin") == nil)
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:80", "studio.example:7264", "127.0.0.1:7264.x",
  ])
  func `other hosts are refused`(host: String?) {
    #expect(refusal(host: host) != nil)
  }

  @Test(arguments: [
    "http://other.example", "http://localhost:80", "https://127.0.0.1:7264", "null",
  ])
  func `pages of other sites are refused`(origin: String) {
    #expect(refusal(origin: origin) != nil)
  }

  @Test func `what another site loads is refused though it has no origin`() {
    #expect(refusal(site: "cross-site") != nil)
    #expect(refusal(site: "same-site") != nil)
    #expect(refusal(site: "none") == nil)
  }

  @Test func `nothing is put or deleted`() {
    #expect(refusal("DELETE") != nil)
    #expect(refusal("PUT") != nil)
  }
}
