extension ResolvedContent {
  /// The field in which a message is written.
  package struct MessageField: Hashable, Sendable {
    /// What was written, or what stands in its place; nil for an empty field.
    package var text: ResolvedText?
    /// Pictures before the field and after it, the outermost first.
    package var leading: [ResolvedImage]
    package var trailing: [ResolvedImage]
    /// The picture at the field's trailing end.
    package var image: ResolvedImage
    /// Colour of the discs below the pictures, and of the line around the field, without glass.
    package var discColor: BarColor
    package var lineColor: BarColor
    /// What lies under all of it; nil for nothing but its colour, and on glass.
    package var material: BarMaterial?
    /// Its colour; clear on glass.
    package var color: BarColor
    /// Where it ends, from the lower edge of what holds it, in points: above the keyboard or the
    /// home indicator.
    package var bottom: Double
    /// Where the ground ends, from that edge.
    package var groundBottom: Double
    /// Its sizes.
    let numbers: MockupMetrics
  }
}

extension ResolvedContent.MessageField {
  /// Decides what a field for messages leaves open.
  init(_ field: SceneContent.MessageField, _ context: borrowing ResolvingContext) {
    let hasGlass = context.metrics[.hasGlass]
    let sizes = context.mockup
    numbers = sizes
    let written = field.text.flatMap { $0.isEmpty ? nil : $0 }
    text =
      written.map { context.contentText($0, .contentFontSize, .label) }
      ?? field.placeholder.map { context.contentText($0, .contentFontSize, .placeholderText) }
    func images(_ sources: [ImageSource]) -> [ResolvedImage] {
      sources.map {
        context.image(
          $0, style: context.textStyle(sizes[.messageBesideSize], .medium),
          color: context.color(hasGlass ? .label : .secondaryLabel))
      }
    }
    (leading, trailing) = (images(field.leadingImages), images(field.trailingImages))
    let isSend = written != nil && field.fieldImage == nil
    image = context.image(
      field.fieldImage ?? .symbol(isSend ? "arrow.up.circle.fill" : "mic"),
      style: context.textStyle(
        isSend ? sizes[.messageSendSize] : sizes[.messageInsideSize], .regular),
      color: isSend ? context.color(.systemBlue) : context.color(.secondaryLabel))
    discColor = context.color(.tertiarySystemFill)
    lineColor = context.color(.separator)
    let ground = PartColor.material.color(context.style)
    material = hasGlass || context.isOpaque ? nil : context.barMaterial
    color = hasGlass ? .clear : context.isOpaque ? ground.opaque : ground
    let keyboard = context.scene.isKeyboardShown ? context.metrics[.keyboardHeight] : 0
    let inset = context.scene.device.safeArea.bottom
    groundBottom = keyboard
    bottom =
      keyboard > 0 ? keyboard + sizes[.messageFieldBottom] : max(inset, sizes[.messageFieldBottom])
  }
}
