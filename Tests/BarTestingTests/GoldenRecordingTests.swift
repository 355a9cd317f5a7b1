import BarComparison
import Testing

@testable import BarTesting

@Suite struct GoldenRecordingTests {
  private func resolved(
    _ asked: GoldenRecording? = nil, _ variables: [String: String] = [:]
  ) throws -> GoldenRecording {
    try GoldenRecording.resolved(asked: asked) { variables[$0] }
  }

  @Test func `what is missing is recorded unless something else is said`() throws {
    #expect(try resolved() == .missing)
    #expect(try resolved(nil, ["NAVBAR_RECORD": "changed"]) == .changed)
    for machine in [[:], ["CI": "1"]] {
      #expect(throws: UnknownRecording(value: "chagned")) {
        try resolved(nil, ["NAVBAR_RECORD": "chagned"].merging(machine) { $1 })
      }
    }
    #expect(try resolved(.never, ["NAVBAR_RECORD": "changed"]) == .never)
  }

  @Test(arguments: [
    ["CI": "true"], ["CI": "1"], ["GITHUB_ACTIONS": "true"], ["TF_BUILD": "True"],
    ["JENKINS_URL": "https://ci.example"], ["TEAMCITY_VERSION": "2025.1"],
  ])
  func `a machine that works unattended records nothing, whatever a test asks for`(
    variables: [String: String]
  ) throws {
    #expect(try resolved(.all, variables) == .never)
  }

  @Test func `CI=false says that somebody watches`() throws {
    #expect(try resolved(.all, ["CI": "false", "GITHUB_ACTIONS": "true"]) == .all)
  }

  @Suite(.goldens(record: .changed)) struct WithTrait {
    private func resolved(
      _ asked: GoldenRecording? = nil, _ wish: String? = nil
    ) throws -> GoldenRecording {
      try GoldenRecording.resolved(asked: asked) { $0 == "NAVBAR_RECORD" ? wish : nil }
    }

    @Test func `a suite's trait holds for its tests, and the environment wins over it`() throws {
      #expect(try resolved() == .changed)
      #expect(try resolved(nil, "all") == .all)
      #expect(try resolved(.never, "all") == .never)
    }

    @Test(.goldens(record: .never)) func `a test's own trait wins over its suite's`() throws {
      #expect(try resolved() == .never)
    }

    @Suite struct Inner {
      @Test func `the trait holds for suites in the suite`() throws {
        #expect(try GoldenRecording.resolved(asked: nil) { _ in nil } == .changed)
      }
    }
  }
}
