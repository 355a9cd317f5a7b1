package import BarLayout

/// How pictures are drawn, read and written.
///
/// Goldens of frames and words need none of it, so the libraries that draw stay out of this module.
package struct PictureLayer {
  /// Draws a layout.
  package var draw: (LaidOutScene, Crop) throws(PictureFailure) -> Picture
  /// Says what the picture of a layout depends on, a line each: engine, libraries, fonts.
  package var fingerprint: (LaidOutScene, Crop) throws(PictureFailure) -> [String]
  /// Writes a PNG file with so many pixels per point.
  package var encode: (Picture, _ scale: Double) throws(PictureFailure) -> [UInt8]
  /// Reads a PNG file.
  package var decode: ([UInt8]) throws(PictureFailure) -> Picture
  /// The SHA-256 of a picture's pixels, in hexadecimal.
  package var checksum: (Picture) -> String

  /// Makes a layer.
  package init(
    draw: @escaping (LaidOutScene, Crop) throws(PictureFailure) -> Picture,
    fingerprint: @escaping (LaidOutScene, Crop) throws(PictureFailure) -> [String],
    encode: @escaping (Picture, Double) throws(PictureFailure) -> [UInt8],
    decode: @escaping ([UInt8]) throws(PictureFailure) -> Picture,
    checksum: @escaping (Picture) -> String
  ) {
    self.draw = draw
    self.fingerprint = fingerprint
    self.encode = encode
    self.decode = decode
    self.checksum = checksum
  }
}

/// Why a picture could not be drawn, read or written.
package struct PictureFailure: Error, Hashable {
  /// What went wrong.
  package enum Kind: Hashable, Sendable {
    /// A font or a library is missing.
    case unavailable
    /// A file is no picture that can be read.
    case unreadable
    /// The scene asks for a picture that cannot be drawn.
    case badScene
    /// The program is at fault.
    case internalError
  }

  /// What went wrong.
  package var kind: Kind
  /// What is said about it.
  package var message: String

  /// Makes a failure.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
