/// Distances of a contact sheet, in points.
///
/// Source: assumed, for the eye; no bar depends on them.
enum ContactSheetMeasures {
  /// Around pictures.
  static let gap: Double = 16
  /// From a row's beginning to its pictures.
  static let nameHeight: Double = 24
  /// Size of a name's font.
  static let nameFontSize: Double = 13
}
