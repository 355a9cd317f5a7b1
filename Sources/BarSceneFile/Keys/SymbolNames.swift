/// The names of symbols that an image may have.
let symbolNames: [String] = []

/// Whether an image of this name can be drawn.
func isKnownSymbol(_ name: String) -> Bool {
  !name.isEmpty && name.utf8.count <= 64
    && name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E
    }
}
