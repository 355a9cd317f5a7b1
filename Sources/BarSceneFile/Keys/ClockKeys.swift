internal import BarLayout

extension Keys {
  /// What a scene says about the clock.
  enum Clock: Sendable {
    /// It reads these characters.
    case text(String)
    /// It shows a time, formatted for the scene's locale.
    case time(ClockTime)
    /// It is not there.
    case hidden
    /// The key stands without a value: left out, but for a watch an attempt to do without.
    case null
  }

  /// A text as it is, `{hour, minute}`, or an attempt to do without.
  static let clock: ValueKind<Clock> = {
    let text = Kind.text.map(Clock.text)
    let time = Kind.object(clockTime).map { (draft: ClockDraft) -> Clock in
      draft.isHidden
        ? .hidden
        : .time(ClockTime(hour: draft.hour, minute: draft.minute, uses24Hours: draft.uses24Hours))
    }
    return ValueKind(
      shape: .either([text.shape, time.shape]), isText: true, takesNull: true
    ) { node, key, decoding in
      if node.isAbsent(asText: false) { return .null }
      if case .mapping = node.content { return time.decode(node, key, &decoding) }
      return text.decode(node, key, &decoding)
    }
  }()

  /// A time as a scene states it.
  struct ClockDraft: Sendable {
    var hour = 0
    var minute = 0
    var uses24Hours: Bool?
    var isHidden = false
  }

  private static let clockTime = ObjectSchema<ClockDraft>(
    "clock", "a clock", "A time of day, written as the scene's locale writes it.",
    start: ClockDraft(),
    fields: [
      Field("hour", Kind.integer(0...23), \.hour, "The hour, 0 to 23.", default: "0"),
      Field("minute", Kind.integer(0...59), \.minute, "The minute, 0 to 59.", default: "0"),
      Field(
        optional: "uses24Hours", Kind.bool, \.uses24Hours,
        "Whether hours run to 23; left out, what the locale does."),
      Field(
        "isHidden", Kind.bool, \.isHidden,
        "Whether there is no clock; a watch always has one.", default: "false", reach: .touch),
    ])
}

extension SceneDraft {
  /// What the clock reads, nil where the scene does not say; on a watch it cannot be removed.
  func clockText(_ idiom: Device.Idiom, _ decoding: inout Decoding) -> String? {
    switch clock {
    case nil: return scene.clock
    case .time(let time): return time.text(in: scene.locale)
    case .text(let text):
      if idiom == .watch, text == "false" || text.allSatisfy(\.isWhitespace) {
        refuseNoClock(&decoding)
      }
      return text
    case .hidden:
      if idiom == .watch { refuseNoClock(&decoding) }
      return ""
    case .null:
      if idiom == .watch { refuseNoClock(&decoding) }
      return scene.clock
    }
  }

  private func refuseNoClock(_ decoding: inout Decoding) {
    decoding.error(
      SceneProblem.removedClock + " "
        + hint(
          found: "a clock without text",
          accepted: "a text such as 10:09, or {hour: 10, minute: 9}"),
      at: clockPosition ?? .start)
  }
}
