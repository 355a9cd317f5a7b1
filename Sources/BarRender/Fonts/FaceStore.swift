internal import BarLayout

/// The faces of one renderer, opened when they are first needed.
final class FaceStore {
  private struct FamilyKey: Hashable {
    var family: String
    var weight: FontWeight
  }
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    /// Set for faces whose weight can be chosen.
    var weight: FontWeight?
    /// Set for faces whose size can be chosen.
    var opticalSize: Double?
  }

  let library: FontLibrary
  private let hasOpticalSizes: Bool
  private var families = HashTable<FamilyKey, FontFace?>()
  private var faces = HashTable<FaceKey, FontFace>()
  private var files = HashTable<String, FontFile>()
  private var nextID = 0

  init(library: FontLibrary) {
    self.library = library
    hasOpticalSizes = library.hasOpticalSizes
  }

  /// The size that faces are made for when text has a size; nil where none is made for a size.
  ///
  /// Half points are near enough, so that a text which grows does not open a face a frame.
  func opticalSize(_ size: Double) -> Double? {
    hasOpticalSizes && size.isFinite ? (min(max(size, 1), 1000) * 2).rounded() / 2 : nil
  }

  /// The face of a known family; nil when it is not there.
  func face(_ family: FontFamily, _ weight: FontWeight) throws(RenderError) -> FontFace? {
    let key = FamilyKey(family: family.name, weight: weight)
    if let known = families[key] { return known }
    let face = try open(family, weight)
    families.set(key, face)
    return face
  }

  private func open(_ family: FontFamily, _ weight: FontWeight) throws(RenderError) -> FontFace? {
    if let own = library.relative(of: family, weight) {
      return try open(own, weight, opticalSize: family.opticalSize)
    }
    guard let found = library.file(family, weight) else { return nil }
    let file = files[found.path] ?? found
    if file.pin == nil {
      file.advice = "install \(family.package) again, or name another font with --font-path"
    }
    files.set(file.path, file)
    let wanted = Double(family.drawnWeight(weight).cssValue)
    var best: FontFace?
    var bestIndex = 0
    let count = try file.faceCount()
    for index in 0..<count {
      let face = try FontFace(file: file, index: index, id: nextID)
      if count > 1 && (face.family != family.name || face.isItalic) { continue }
      if let other = best, abs(other.weight - wanted) <= abs(face.weight - wanted) { continue }
      (best, bestIndex) = (face, index)
    }
    guard let best else {
      throw file.unusable("it has no face of \(family.name)")
    }
    return keep(best, index: bestIndex, weight: weight, opticalSize: family.opticalSize)
  }

  /// The face of a family that a scene names: one the user gave a file of, or a known one.
  func face(
    named name: String, _ weight: FontWeight, isDisplay: Bool, opticalSize: Double?
  ) throws(RenderError) -> FontFace {
    let wanted = name.lowercased()
    let number = Double(weight.cssValue)
    let own = (library.named + library.relatives).filter { $0.family.lowercased() == wanted }
    if let best = own.min(by: { $0.distance(to: number) < $1.distance(to: number) }) {
      return try open(best, weight, opticalSize: size(of: best, isDisplay, opticalSize))
    }
    let known = FontFamily.known.first { $0.name.lowercased() == wanted }
    if let known, let face = try face(known, weight) { return face }
    throw known.map(library.missing)
      ?? .fontMissing(family: name, package: "the package that has it")
  }

  /// The faces that the user named, one a family, each in the weight nearest to the one wanted.
  func namedFaces(
    _ weight: FontWeight, isDisplay: Bool, opticalSize: Double?
  ) throws(RenderError) -> [FontFace] {
    var result: [FontFace] = []
    var seen: Set<String> = []
    for face in library.named {
      let family = Self.withoutCut(face.family)
      guard seen.insert(family).inserted else { continue }
      let relatives = library.named.filter { Self.withoutCut($0.family) == family }
      let sameCut = relatives.filter { $0.isDisplayCut == isDisplay }
      let wanted = Double(weight.cssValue)
      let best = (sameCut.isEmpty ? relatives : sameCut).min {
        $0.distance(to: wanted) < $1.distance(to: wanted)
      }
      if let best {
        result.append(try open(best, weight, opticalSize: size(of: best, isDisplay, opticalSize)))
      }
    }
    return result
  }

  /// The size that a named face's outlines are taken at: the text's own, but for Inter, of which
  /// layout knows two cuts.
  private func size(
    of face: FontLibrary.NamedFace, _ isDisplay: Bool, _ opticalSize: Double?
  ) -> Double {
    let cut = isDisplay ? FontFamily.interDisplay : .inter
    if cut.variableNames.contains(face.family) { return cut.opticalSize }
    return opticalSize ?? cut.opticalSize
  }

  private func open(
    _ named: FontLibrary.NamedFace, _ weight: FontWeight, opticalSize: Double
  ) throws(RenderError) -> FontFace {
    let key = FaceKey(
      path: named.path, index: named.index, weight: named.isVariable ? weight : nil,
      opticalSize: named.hasOpticalSizes ? opticalSize : nil)
    if let known = faces[key] { return known }
    guard let file = files[named.path] ?? FontFile(path: named.path) else {
      throw .fontUnreadable(path: named.path, reason: "it has gone since the program began")
    }
    files.set(named.path, file)
    let face = try FontFace(file: file, index: named.index, id: nextID)
    return keep(face, index: named.index, weight: weight, opticalSize: opticalSize)
  }

  /// The face at a weight and a size, which may be open already.
  private func keep(
    _ face: FontFace, index: Int, weight: FontWeight, opticalSize: Double
  ) -> FontFace {
    let key = FaceKey(
      path: face.file.path, index: index, weight: face.isVariable ? weight : nil,
      opticalSize: face.hasOpticalSizes ? opticalSize : nil)
    if let known = faces[key] { return known }
    nextID += 1
    face.setAxes(weight: Double(weight.cssValue), opticalSize: opticalSize)
    faces.set(key, face)
    return face
  }

  /// A family's name without the words that tell its optical cuts apart.
  private static func withoutCut(_ name: String) -> String {
    for cut in [" Display", " Text"] where name.hasSuffix(cut) {
      return String(name.dropLast(cut.count))
    }
    return name
  }
}
