package import BarLayout

/// How a layout compares with the text that is kept of it.
package struct LayoutVerdict: Hashable, Sendable {
  /// The layout as text, in the form that the kept one has.
  package let now: GoldenText
  /// The fields that differ, the most telling first; none for equal texts.
  package let changes: [FieldChange]
  /// Ids of elements that elements moved which may differ.
  package let excused: Set<String>
  /// Other forms and versions that a difference may come from.
  package let notes: [String]
  /// Why the kept text cannot be compared; nil where it was.
  package let unreadable: String?

  /// Whether the layout is as it was kept.
  package var isSame: Bool { changes.isEmpty && unreadable == nil }

  /// The most bytes of a kept file.
  package static let limit = 64 << 20

  /// Compares a layout with the bytes of a file.
  ///
  /// - Parameters:
  ///   - ignored: elements that may differ, with what they moved.
  ///   - newest: the layout as text in the newest form, where that is made already.
  package init(
    of layout: LaidOutScene, scope: GoldenScope, kept bytes: [UInt8],
    ignoring ignored: IgnoredElements = IgnoredElements(), newest: GoldenText? = nil
  ) {
    let string = String(decoding: bytes, as: UTF8.self)
    let isText = string.utf8.elementsEqual(bytes)
    unreadable = isText ? StandIn.reason(bytes, isText: true) : "it is not UTF-8"
    let kept = GoldenText(string)
    let form = kept.keptForm ?? GoldenText.form
    now =
      newest.flatMap { $0.keptForm == form ? $0 : nil }
      ?? GoldenText(of: layout, scope: scope, form: form)
    guard unreadable == nil, kept.body != now.body else {
      (changes, notes, excused) = ([], [], [])
      return
    }
    let comparison = LayoutComparison(expected: kept, actual: now, ignoring: ignored)
    changes = comparison.changes
    excused = comparison.excused
    guard !changes.isEmpty else {
      notes = []
      return
    }
    var notes: [String] = []
    if now.keptForm != kept.keptForm {
      let form = kept.keptForm.map { "form \($0)" } ?? "no form"
      notes.append("recorded in \(form), this tool writes form \(GoldenText.form): record it again")
    }
    if let version = kept.keptVersion, version != ToolVersion.text {
      notes.append(
        "recorded by navbar \(version), this is \(ToolVersion.text):"
          + " CHANGELOG.md says under Rendering what changed")
    }
    self.notes = notes
  }
}

/// What git may leave in the place of a file that is kept.
package enum StandIn {
  /// Why the bytes are not those of a golden; nil where they may be.
  ///
  /// - Parameter isText: whether it is a text, which may hold marks of a conflict.
  package static func reason(_ bytes: [UInt8], isText: Bool) -> String? {
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return "it is a pointer of Git LFS, not the file; git lfs pull fetches it"
    }
    guard isText else { return nil }
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      for mark in ["<<<<<<< ", ">>>>>>> "] where line.starts(with: mark.utf8) {
        return "it is not merged: line \(index + 1) is a mark of a conflict"
      }
    }
    return nil
  }
}
