internal import BarLayout

extension Keys {
  /// How buttons look, style by style.
  static let buttonAppearanceFields: [Field<NavigationBarAppearance>] = [
    field(
      "buttonAppearance", .plain, "How plain buttons look, and every other that is not stated."),
    field("doneButtonAppearance", .prominent, "How buttons of the style done look."),
    field(
      "prominentButtonAppearance", .prominent,
      "The same as doneButtonAppearance, by its name from iOS 26 on."),
    field("backButtonAppearance", .back, "How the back button looks.", reach: .touch),
  ]

  private static func field(
    _ key: String, _ style: NavigationBarAppearance.ButtonStyle, _ summary: String,
    reach: KeyAvailability? = nil
  ) -> Field<NavigationBarAppearance> {
    Field(key, Kind.object(buttonAppearance), summary, reach: reach) { look, value, _, _ in
      look.buttonAppearances[style] = value
    }
  }

  /// How a button looks, state by state.
  private static let buttonAppearance = ObjectSchema<BarButtonItemAppearance>(
    "buttonAppearance", "a button appearance",
    "How a button looks, state by state. UIKit: UIBarButtonItemAppearance.",
    start: BarButtonItemAppearance(),
    fields: BarButtonItemAppearance.State.allCases.map { state in
      Field(
        state.rawValue, Kind.object(stateAppearance),
        "How it looks while it is \(state.rawValue).", reach: state.reach
      ) { look, value, _, _ in look.states[state] = value }
    })

  private static let stateAppearance = ObjectSchema<BarButtonItemAppearance.StateAppearance>(
    "buttonStateAppearance", "a state's appearance",
    "How a button looks in one state. UIKit: UIBarButtonItemStateAppearance.",
    start: BarButtonItemAppearance.StateAppearance(),
    fields: [
      Field(
        "titleTextAttributes", Kind.object(textAttributes), \.titleTextAttributes,
        "How the word is set."),
      Field(
        optional: "titlePositionAdjustment", Kind.object(offset, or: offsetList),
        \.titlePositionAdjustment, "Points that the word moves right and down.", reach: .touch),
      Field(
        optional: "backgroundImage", image, \.backgroundImage, "A picture behind the button.",
        reach: .touch),
      Field(
        optional: "backgroundImagePositionAdjustment", Kind.object(offset, or: offsetList),
        \.backgroundImagePositionAdjustment, "Points that the picture moves right and down.",
        reach: .touch),
    ])

  /// The two pictures of a back indicator, which work together only.
  static func backIndicatorFields<Object>(
    _ path: any WritableKeyPath<Object, BackIndicatorImages?> & Sendable
  ) -> [Field<Object>] {
    [
      Field(
        "backIndicatorImage", image,
        "A picture in place of the back chevron; it needs a transition mask.", reach: .touch
      ) { object, value, _, _ in
        object[keyPath: path] = BackIndicatorImages(
          image: value, transitionMask: object[keyPath: path]?.transitionMask)
      },
      Field(
        "backIndicatorTransitionMaskImage", image,
        "Where texts are cut while they pass under that picture.", reach: .touch
      ) { object, value, _, _ in
        object[keyPath: path] = BackIndicatorImages(
          image: object[keyPath: path]?.image, transitionMask: value)
      },
    ]
  }
}

extension BarButtonItemAppearance.State {
  /// Where buttons are drawn in the state.
  var reach: KeyAvailability? {
    switch self {
    case .normal, .disabled: nil
    case .highlighted, .focused: .touch
    }
  }
}
