/// How the large content viewer looks, where a finger rests on a control.
package struct ResolvedLargeContent: Hashable, Sendable {
  /// The id of the control.
  var control: String
  /// Style of its words.
  var style: TextStyle
  /// Colour of its words and of a picture that is a template.
  var color: BarColor
  /// What the viewer's ground is made of.
  var material: BarGlass
  /// The colour of that ground.
  var fill: BarColor

  /// Decides how the viewer looks; nil where nothing is pressed and on systems without one.
  ///
  /// Source: documented — UILargeContentViewerInteraction: a picture and words in the middle of the
  /// screen, at accessibility sizes of text.
  init?(_ context: borrowing ResolvingContext) {
    guard let control = context.scene.pressedControl, context.bar.frame == nil,
      context.metrics[.largeContentSide] > 0
    else { return nil }
    self.control = control
    let beneath = context.underneath
    style = context.textStyle(context.metrics[.largeContentFontSize], .regular)
    color = beneath.color(.label)
    fill = PartColor.glass.color(beneath.style)
    if context.metrics[.hasGlass] {
      material = beneath.glass
      return
    }
    let own = MaterialTable.material(
      .effect(.prominent), system: context.scene.system.major, style: beneath.style)
    material = BarGlass(
      material: own ?? .plain(fill), rim: [], rimWidth: 0, shadowColor: .clear,
      shadowRadius: 0, shadowDrop: 0)
  }
}
