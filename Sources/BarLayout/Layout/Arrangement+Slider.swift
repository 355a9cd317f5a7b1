extension Arrangement {
  /// A slider in place of a row's words: its track over their room, and the knob on it.
  mutating func arrange(_ slider: ResolvedContent.Slider, _ id: ElementID, in room: BarRect) {
    let sizes = mockup
    let knob = BarSize(width: sizes[.sliderKnobWidth], height: sizes[.sliderKnobHeight])
    guard room.width > knob.width else { return }
    let track = sizes[.sliderTrackHeight]
    let middle = room.minX + knob.width / 2 + slider.value * (room.width - knob.width)
    addBox(
      id, around: room.midX, room.midY, width: room.width, height: track, slider.trackColor)
    addBox(
      id, around: (room.minX + middle) / 2, room.midY, width: middle - room.minX, height: track,
      slider.color)
    // A line around the knob stands for its shadow.
    let edge = 2 * metrics[.hairlinePixels] * grid.pixel
    addBox(
      id, around: middle, room.midY, width: knob.width + edge, height: knob.height + edge,
      slider.edgeColor)
    addBox(id, around: middle, room.midY, width: knob.width, height: knob.height, .white)
  }
}
