import BarLayout
import BarTestSupport
import Testing

@Suite struct ItemStackTests {
  @Test func `a push and a pop ask first and tell afterwards`() {
    var stack = ItemStack(["Root"], owner: .navigationController)
    #expect(stack.push("Inbox") == [.shouldPush("Inbox"), .didPush("Inbox")])
    #expect(stack.topItem == "Inbox" && stack.backItem == "Root")
    #expect(stack.pop() == [.shouldPop("Inbox"), .didPop("Inbox")])
    #expect(stack.items == ["Root"] && stack.backItem == nil)
  }

  @Test func `a refusal is asked and changes nothing`() {
    var stack = ItemStack(["Root", "Inbox"], owner: .nobody)
    #expect(stack.push("Mail") { _ in false } == [.shouldPush("Mail")])
    #expect(stack.pop { _ in false } == [.shouldPop("Inbox")])
    #expect(stack.items == ["Root", "Inbox"])
  }

  @Test func `a controller keeps its root and its delegate`() {
    var owned = ItemStack(["Root"], owner: .navigationController)
    #expect(owned.pop().isEmpty && owned.items == ["Root"])
    #expect(throws: ItemStackError.delegateBelongsToController) { try owned.setDelegate() }
    #expect(owned.position(answered: .bottom) == .topAttached)
    var free = ItemStack(["Root"], owner: .nobody)
    #expect(throws: Never.self) { try free.setDelegate() }
    #expect(free.hasOwnDelegate && free.position(answered: .bottom) == .bottom)
    #expect(free.pop() == [.shouldPop("Root"), .didPop("Root")])
    #expect(free.pop().isEmpty)
  }

  @Test func `setting items is one push or one pop, and asks nobody`() {
    var stack = ItemStack(["A", "B", "C"], owner: .navigationController)
    #expect(stack.setItems(["A"]) == [.didPop("C")])
    #expect(stack.setItems(["A", "D", "E"]) == [.didPush("E")])
    #expect(stack.setItems(["D", "E"]) == [])
    #expect(stack.popToRoot() == [.didPop("E")])
  }

  @Test func `ten thousand random walks end where a plain list ends`() {
    for seed in 0..<10_000 as Range<UInt64> {
      var random = Seeded(state: seed)
      var list = [0]
      var stack = ItemStack([0], owner: seed % 2 == 0 ? .nobody : .navigationController)
      let keeps = stack.owner == .navigationController ? 1 : 0
      for step in 1...Int.random(in: 1...12, using: &random) {
        let isRefused = Int.random(in: 0..<4, using: &random) == 0
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let calls = stack.push(step) { _ in !isRefused }
          if !isRefused { list.append(step) }
          #expect(calls == [.shouldPush(step)] + (isRefused ? [] : [.didPush(step)]), "\(seed)")
        case 2, 3:
          let top = list.last
          let calls = stack.pop { _ in !isRefused }
          guard let top, list.count > keeps else {
            #expect(calls.isEmpty, "seed \(seed)")
            continue
          }
          if !isRefused { list.removeLast() }
          #expect(calls == [.shouldPop(top)] + (isRefused ? [] : [.didPop(top)]), "\(seed)")
        default:
          stack.popToRoot()
          list = Array(list.prefix(1))
        }
        #expect(stack.items == list, "seed \(seed)")
        #expect(stack.topItem == list.last && stack.backItem == list.dropLast().last)
      }
    }
  }
}
