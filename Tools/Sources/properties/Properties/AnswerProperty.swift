@testable internal import BarLayout

/// Something that holds for the answer to every scene, whatever the platform.
struct AnswerProperty: Sendable {
  /// What holds, as a sentence.
  var name: String
  /// Says what is wrong with an answer; nil when the property holds.
  let fault: @Sendable (BarScene, LaidOutScene) throws(SceneError) -> String?

  init(
    _ name: String,
    _ fault: @escaping @Sendable (BarScene, LaidOutScene) throws(SceneError) -> String?
  ) {
    self.name = name
    self.fault = fault
  }

  /// Every property.
  static let all = [
    AnswerProperty("every platform: numbers are finite and no extent is negative") {
      (_, answer) throws(SceneError) in firstFault(answer) { SceneProperty.finite($0, in: answer) }
    },
    AnswerProperty("every platform: edges lie between two pixels") {
      (_, answer) throws(SceneError) in
      firstFault(answer) { SceneProperty.onPixels($0, in: answer) }
    },
    AnswerProperty("every platform: bars and their controls stay on the screen") {
      (scene, answer) throws(SceneError) in firstFault(answer) { onScreen($0, scene, answer) }
    },
    AnswerProperty("every platform: no two controls of a bar overlap") {
      (scene, answer) throws(SceneError) in firstFault(answer) { apart($0, scene) }
    },
    AnswerProperty("every watch: title and clock keep apart") {
      (scene, answer) throws(SceneError) in
      scene.device.idiom == .watch ? firstFault(answer, besideClock) : nil
    },
    AnswerProperty("every platform: the same scene always gives the same bytes", repeated),
  ]

  private static func firstFault(
    _ answer: LaidOutScene, _ fault: (LaidOutBar) -> String?
  ) -> String? {
    answer.bars.lazy.compactMap(fault).first
  }

  private static func onScreen(
    _ bar: LaidOutBar, _ scene: BarScene, _ answer: LaidOutScene
  ) -> String? {
    // A standalone bar has no screen, columns push each other off it, and buttons of old systems
    // are pushed off it.
    if scene.navigation != nil { return nil }
    if scene.navigationBar.frame != nil || scene.topItem.titleView != nil { return nil }
    if scene.hasNegativeSpaces || scene.transition != nil { return nil }
    let screen = BarRect(x: 0, y: 0, width: answer.screen.width, height: answer.screen.height)
    if !screen.holdsSideways(bar.frame, slack: 1) { return "the bar \(spell(bar.frame))" }
    for element in bar.elements where element.isEnabled != nil && element.shows {
      if !screen.holdsSideways(element.frame, slack: 1) { return element.spelling }
    }
    return nil
  }

  private static func apart(_ bar: LaidOutBar, _ scene: BarScene) -> String? {
    if scene.hasNegativeSpaces || scene.transition != nil { return nil }
    let row = bar.element(.contentView)?.frame ?? bar.frame
    let controls = bar.elements.filter { control in
      if case .segment = control.id { return false }
      if control.id.isPartOfItem { return false }
      // What is taller than the row hangs over the rows around it, as in UIKit.
      if control.frame.height > row.height + floatNoise { return false }
      // In a bar whose frame the app makes too low, the row lies over what is below.
      if case .searchBarField = control.id, scene.navigationBar.frame != nil { return false }
      return control.isEnabled != nil && control.shows
    }
    for (index, control) in controls.enumerated() {
      for other in controls[(index + 1)...] where control.frame.overlaps(other.frame) {
        return "\(control.spelling) overlaps \(other.spelling)"
      }
    }
    return nil
  }

  private static func besideClock(_ bar: LaidOutBar) -> String? {
    guard let clock = bar.element(.clock), clock.shows,
      let title = bar.element(.title) ?? bar.element(.largeTitle), title.shows,
      title.text?.text.isEmpty == false
    else { return nil }
    let clockInk = clock.ink ?? clock.frame
    let seen = title.ink?.intersection(title.frame)
    guard let ink = seen, ink.overlaps(clockInk) else { return nil }
    return "\(title.id) \(spell(ink)) is under the clock \(spell(clockInk))"
  }

  private static func repeated(
    _ scene: BarScene, _ answer: LaidOutScene
  ) throws(SceneError) -> String? {
    let again = try scene.laidOut()
    if again != answer { return "a second layout differs" }
    return again.description == answer.description ? nil : "a second text differs"
  }
}
