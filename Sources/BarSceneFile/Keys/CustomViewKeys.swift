internal import BarLayout

extension Keys {
  /// A view of an app's own.
  static let customView = ObjectSchema<CustomView>(
    "customView", "a custom view", "A view of the app's own. UIKit: any UIView.",
    start: .placeholder(.zero),
    exactlyOne: [
      "segmentedControl", "label", "lines", "image", "button", "avatar", "activityIndicator",
      "searchBar", "size",
    ],
    fields: [
      Field("segmentedControl", Kind.object(segmentedControl), "A segmented control.") {
        view, control, node, decoding in
        view = .segmentedControl(segments: control.segments, selected: control.selected)
        let count = control.segments.count
        if let selected = control.selected, selected >= count {
          decoding.error(
            "selected is not a segment "
              + hint(found: "\(selected)", accepted: count == 0 ? "none" : "0 to \(count - 1)"),
            at: node.value(of: "selected")?.position ?? node.position)
        }
      },
      Field("label", Kind.text, "A label with this text.") { view, text, _, _ in
        view = .label(text)
      },
      Field(
        "lines", Kind.list(line),
        "Lines of text one below the other, such as a title and what says more about it."
      ) { view, lines, _, _ in
        view = .lines(lines.map(\.string), attributes: lines.map(\.attributes))
      },
      Field("image", image, "A picture.") { view, image, _, _ in view = .image(image) },
      Field(
        "button", button, "A button with this title, or with a picture and a title after it."
      ) { view, button, _, _ in
        view = button.image.map { .labeledButton($0, button.title) } ?? .button(button.title)
      },
      Field("avatar", Kind.text, "Initials in a circle, as of the user's account.") {
        view, text, _, _ in view = .avatar(text)
      },
      Field(
        "activityIndicator", activityIndicator,
        "A wheel that says that something is under way, as it starts to turn."
      ) { view, wheel, _, _ in view = wheel },
      Field(
        "searchBar", Kind.object(searchBar),
        "A search field; in the place of a title it takes all the room that buttons leave."
      ) { view, bar, _, _ in view = .searchBar(bar) },
      Field("size", Kind.size, "A box of this size, where what it shows does not matter.") {
        view, size, _, _ in view = .placeholder(size)
      },
    ])

  /// A button with a title, and a picture before it.
  struct LabeledButton: Sendable {
    var title = ""
    /// nil for a title alone.
    var image: ImageSource?
  }

  private static let button = Kind.object(
    ObjectSchema<LabeledButton>(
      "labeledButton", "a button",
      "A picture with a title after it. UIKit: UIButton; SwiftUI: Label with titleAndIcon.",
      start: LabeledButton(),
      fields: [
        Field("title", Kind.text, \.title, "Its words.", isRequired: true),
        Field(optional: "image", image, \.image, "The picture before them."),
      ]), or: Kind.text.map { LabeledButton(title: $0) })

  /// A segmented control.
  struct SegmentedControl: Sendable {
    var segments: [String] = []
    /// Counted from 0; nil for none.
    var selected: Int?
  }

  private static let segmentedControl = ObjectSchema<SegmentedControl>(
    "segmentedControl", "a segmented control", "Segments side by side. UIKit: UISegmentedControl.",
    start: SegmentedControl(),
    fields: [
      Field(
        "segments", Kind.list(Kind.text), \.segments, "Titles of the segments.",
        isRequired: true),
      Field(
        optional: "selected", Kind.integer(0...SceneLimits.items), \.selected,
        "Which segment is chosen, counted from 0; left out, none."),
    ])
}
