@testable internal import BarComparison
@testable internal import BarLayout
@testable internal import BarSceneFile

/// All that is said of a crossed scene.
struct CrossedAnswer: Hashable, Sendable {
  /// The layout, as a golden's text tells it, with how its bars scroll and what its window is
  /// called; for a scene that cannot be, what is wrong with it.
  var layout: String
  /// Why it is so: the choices that `navbar explain` tells, and the warnings.
  var reasons: String
  /// Whether the scene can be laid out.
  var isPossible: Bool
  /// The elements that open a menu.
  var menus: [String] = []
  /// The elements that answer touches.
  var controls: [String] = []

  /// Lays a crossed scene out.
  ///
  /// - Parameters:
  ///   - read: the golden's scene.
  ///   - folder: the folder of goldens, which messages are rid of.
  init(_ read: ReadScene, of scene: CrossedScene, in folder: String) {
    do throws(SceneProblems) {
      self.init(try SceneFile(read, overrides: scene.changes.map(\.override)))
    } catch {
      let messages = error.problems.map { $0.message.replacing(folder, with: "goldens") }
      self.init(refusal: messages.joined(separator: "\n"))
    }
  }

  /// Lays out what a file asks for.
  init(_ file: SceneFile) {
    let scene = file.scene
    let measurer = AdvanceTable.sanFrancisco
    do throws(SceneError) {
      let answer = try LaidOutScene(layingOut: scene, measuring: measurer)
      var words: [String] = []
      for bar in try scene.barScenes() {
        words += try LayoutDecision.all(in: bar, measuring: measurer).map {
          "\($0.element.map { "\($0)" } ?? "all"): \($0.words) (\($0.source))"
        }
      }
      words += file.warnings.map(\.message)
      let elements = answer.bars.flatMap(\.elements)
      self.init(
        layout: Self.text(of: answer), reasons: words.joined(separator: "\n") + "\n",
        isPossible: true,
        menus: elements.filter { $0.hasMenu || $0.id.opensMenu }.map { "\($0.id)" },
        controls: elements.filter { $0.isEnabled != nil }.map { "\($0.id)" })
    } catch {
      self.init(refusal: "\(error.keyPath): \(error.message)")
    }
  }

  private init(refusal: String) {
    self.init(layout: refusal + "\n", reasons: "", isPossible: false)
  }

  private init(
    layout: String, reasons: String, isPossible: Bool, menus: [String] = [], controls: [String] = []
  ) {
    self.layout = layout
    self.reasons = reasons
    self.isPossible = isPossible
    self.menus = menus
    self.controls = controls
  }

  private static func text(of answer: LaidOutScene) -> String {
    let scope = GoldenScope(showsStatusBar: true, crop: .screen)
    var lines = [String(GoldenText(of: answer, scope: scope).body)]
    for bar in answer.bars {
      let scroll = bar.scroll
      let numbers = [
        scroll.contentOffset, scroll.contentInset, scroll.collapsibleHeight, scroll.snapOffset,
        scroll.largeTitleScale,
      ]
      lines.append("scroll " + numbers.map { "\(Thousandths($0))" }.joined(separator: " "))
    }
    if let window = answer.window {
      let names = [
        window.title, window.subtitle, window.windowMenuName, window.missionControlName,
        window.appSwitcherName,
      ]
      let marks = [window.hasProxyIcon, window.hasBackButton].map {
        $0.map { $0 ? "yes" : "no" } ?? "none"
      }
      lines.append("window " + (names.map { $0 ?? "none" } + marks).joined(separator: ", "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A sum of the layout's text, and one of the reasons.
  var sums: [String] {
    [layout, reasons].map { StableHash.shortDigits(of: [$0]) }
  }
}

extension ElementID {
  /// Whether it opens a menu without being told so: the way back, what has no room, a title.
  fileprivate var opensMenu: Bool {
    ["backButton", "overflowButton", "title", "toolbar.overflowButton"].contains(description)
  }
}
