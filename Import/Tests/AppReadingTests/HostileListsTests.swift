import AppReading
import Foundation
import SampleApps
import Testing

/// Property lists in Apple's binary form that are larger than they look, and words that are none.
@Suite struct HostileListsTests {
  /// A list of lists, each of which has the next one twice.
  private func doubled(_ count: Int) -> Data {
    func bytes(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
    }
    var data: [UInt8] = Array("bplist00".utf8)
    var places: [Int] = []
    for number in 1...count {
      places.append(data.count)
      data += [0xA2, UInt8(number), UInt8(number)]
    }
    places.append(data.count)
    data += [0x51, 0x61]
    let table = data.count
    data += places.flatMap { bytes($0, 2) } + [0, 0, 0, 0, 0, 0, 2, 1]
    return Data(data + bytes(places.count, 8) + bytes(0, 8) + bytes(table, 8))
  }

  @Test(arguments: [
    "Info.plist", "en.lproj/A.strings", "en.lproj/A.stringsdict", "A.xcodeproj/project.pbxproj",
  ])
  func `a list with a part of it 2 to the power of 60 times is named and not read`(
    _ path: String
  ) throws {
    let app = try SampleApp([
      "A.swift": "class A: UIViewController { override func viewDidLoad() { title = \"A\" } }"
    ])
    try app.write(path, doubled(60))
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["A"])
    #expect(read.notes.count == 1 && read.notes[0].path.hasSuffix(path))
  }

  @Test func `words in the binary form are read, whatever stands in each other there`() throws {
    let list: [String: Any] = [
      "Home": "Start", "a": Array(repeating: ["b": "c"], count: 300), "d": [["e"], ["e"]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let app = try SampleApp(["A.swift": ""])
    try app.write("en.lproj/Localizable.strings", data)
    #expect(try app.read().words.tables.isEmpty == false)
  }

  @Test(arguments: [1, 2, 41, 4_000])
  func `words that are zero bytes alone are named`(_ count: Int) throws {
    let app = try SampleApp(["A.swift": ""])
    try app.write("en.lproj/A.strings", Data(count: count))
    #expect(try app.notes() == ["en.lproj/A.strings: is not a file of strings"])
  }

  @Test func `a file of words without a word is one`() throws {
    let app = try SampleApp([
      "A.swift": "", "en.lproj/A.strings": "", "de.lproj/A.strings": "// A\n",
    ])
    #expect(try app.notes().isEmpty)
  }
}
