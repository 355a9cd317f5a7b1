import Testing

@testable import BarRender

@Suite struct HashTableTests {
  @Test func `a table has what was set last`() {
    var table = HashTable<String, Int>()
    #expect(table["none"] == nil)
    for number in 0..<1000 { table.set("key \(number)", number) }
    for number in stride(from: 0, to: 1000, by: 3) { table.set("key \(number)", -number) }
    #expect(table.count == 1000)
    for number in 0..<1000 {
      #expect(table["key \(number)"] == (number % 3 == 0 ? -number : number))
    }
    #expect(table["key 1000"] == nil)
    table.removeAll()
    #expect(table.count == 0 && table["key 1"] == nil)
    table.set("key 1", 7)
    #expect(table["key 1"] == 7)
  }

  @Test func `keys with one hash are told apart`() {
    struct Key: Hashable {
      var name: Int
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    var table = HashTable<Key, Int>()
    for name in 0..<40 { table.set(Key(name: name), name) }
    for name in 0..<40 { #expect(table[Key(name: name)] == name) }
  }
}
