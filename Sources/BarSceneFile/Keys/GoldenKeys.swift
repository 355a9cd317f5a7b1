internal import BarComparison

extension Keys {
  /// How far pictures may differ.
  static let allowance = ObjectSchema<GoldenAllowance>(
    "allow", "an allowance", "How far a drawing may be from its golden picture, and why.",
    start: GoldenAllowance(channel: 0, pixels: 0, because: ""),
    fields: [
      Field(
        "channel", Kind.integer(0...255), \.channel,
        "How far a colour channel may be off, of 255.", default: "0"),
      Field(
        "pixels", Kind.integer(0...67_108_864), \.pixels, "How many pixels may be off.",
        default: "0"),
      Field(
        "antialiasing", Kind.bool, \.antialiasing,
        "Whether pixels on the smoothed edge of a shape may be off by any amount.",
        default: "false"),
      Field(
        "because", Kind.text, \.because, "Why the pictures cannot be equal.", isRequired: true),
    ])
}
