import BarComparison
import Testing

@testable import BarTesting

@Suite struct GoldenRecordingTests {
  private func resolved(
    _ asked: GoldenRecording? = nil, _ variables: [String: String] = [:]
  ) -> GoldenRecording {
    GoldenRecording.resolved(asked: asked) { variables[$0] }
  }

  @Test func `what is missing is recorded unless something else is said`() {
    #expect(resolved() == .missing)
    #expect(resolved(nil, ["NAVBAR_RECORD": "changed"]) == .changed)
    #expect(resolved(nil, ["NAVBAR_RECORD": "nonsense"]) == .missing)
    #expect(resolved(.never, ["NAVBAR_RECORD": "changed"]) == .never)
  }

  @Test(arguments: [
    ["CI": "true"], ["CI": "1"], ["GITHUB_ACTIONS": "true"], ["TF_BUILD": "True"],
    ["JENKINS_URL": "https://ci.example"], ["TEAMCITY_VERSION": "2025.1"],
  ])
  func `a machine that works unattended records nothing, whatever a test asks for`(
    variables: [String: String]
  ) {
    #expect(resolved(.all, variables) == .never)
  }

  @Test func `CI=false says that somebody watches`() {
    #expect(resolved(.all, ["CI": "false", "GITHUB_ACTIONS": "true"]) == .all)
  }

  @Suite(.goldens(record: .changed)) struct WithTrait {
    private func resolved(_ asked: GoldenRecording? = nil) -> GoldenRecording {
      GoldenRecording.resolved(asked: asked) { $0 == "NAVBAR_RECORD" ? "all" : nil }
    }

    @Test func `a suite's trait holds for its tests, and wins over the environment`() {
      #expect(resolved() == .changed)
      #expect(resolved(.never) == .never)
    }

    @Test(.goldens(record: .never)) func `a test's own trait wins over its suite's`() {
      #expect(resolved() == .never)
    }

    @Suite struct Inner {
      @Test func `the trait holds for suites in the suite`() {
        #expect(GoldenRecording.resolved(asked: nil) { _ in nil } == .changed)
      }
    }
  }
}
