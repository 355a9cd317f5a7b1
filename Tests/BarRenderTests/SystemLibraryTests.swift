import CLibraries
import Testing

@testable import BarRender

/// What is said of libraries that are missing.
@Suite struct SystemLibraryTests {
  @Test func `nothing is missing where pictures are drawn`() {
    #expect(SystemLibrary.allCases.compactMap(\.missing).isEmpty)
  }

  #if os(Linux)
    @Test func `a library that is not there is named with its package`() {
      #expect(
        missing("libnavbar-nowhere.so.1", symbol: "nothing")
          == "libnavbar-nowhere.so.1, which a test needs, is not installed; install libnavbar1")
    }

    @Test func `a library without what is asked of it is too old`() {
      #expect(
        missing("libz.so.1", symbol: "zlibFromTheFuture")
          == "libz.so.1, which a test needs, is too old: it has no zlibFromTheFuture; "
          + "install a newer libnavbar1")
    }

    private func missing(_ file: String, symbol: String) -> String {
      var words = [CChar](repeating: 0, count: Int(NB_MISSING_CAPACITY))
      var place: UnsafeMutableRawPointer?
      let code = unsafe withUnsafeMutablePointer(to: &place) { place in
        unsafe symbol.withCString { name in
          var wanted = unsafe nb_symbol(name: name, place: place)
          return unsafe nb_library_load(file, "libnavbar1", "a test", &wanted, 1, &words)
        }
      }
      #expect(code == 1)
      return String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  #endif
}
