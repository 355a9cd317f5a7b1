import BarRender
import Testing

@testable import Studio

@Suite struct DrawingRoomTests {
  private func draw(
    _ text: String, _ change: (inout DrawingRequest) -> Void = { _ in }
  ) async throws -> DrawingRoom.Drawn {
    let folder = try SceneFolder()
    let path = try folder.write(text, to: "inbox.yaml")
    let entry = try #require(try SceneList(paths: [folder.path])[path])
    var request = DrawingRequest(scene: path)
    change(&request)
    return await DrawingRoom(fonts: FontLibrary.pinned()).draw(request, of: entry)
  }

  @Test func `a scene is drawn whole, and described`() async throws {
    let drawn = try await draw(SceneFolder.inbox)
    #expect(drawn.bitmap?.width == 1179)
    #expect(drawn.bitmap?.height == 2556)
    #expect(drawn.answer.elements?.contains { $0.id == "largeTitle" && $0.text == "Inbox" } == true)
    #expect(drawn.answer.voiceOver?.map(\.spoken) == ["Mailboxes, Back button", "Inbox, Heading"])
    #expect(drawn.answer.bars?.first?.scroll.collapsibleHeight == 52)
    #expect(drawn.answer.controls?.device == "iphone-15-pro")
  }

  @Test func `a case moves the origin`() async throws {
    let drawn = try await draw(SceneFolder.inbox) { $0.frame = true }
    #expect(drawn.answer.origin[0] < 0)
    #expect(drawn.answer.size[0] == 393 - 2 * drawn.answer.origin[0])
  }

  @Test func `controls change the scene`() async throws {
    let drawn = try await draw(SceneFolder.inbox) {
      $0.set = [.init(keyPath: "device", value: "iphone-se-3")]
    }
    #expect(drawn.bitmap?.width == 750)
  }

  @Test func `a mistake comes with its line and the text there`() async throws {
    let drawn = try await draw(SceneFolder.inbox + "\nclok: 9")
    #expect(drawn.bitmap == nil)
    let problem = try #require(drawn.answer.problems.first)
    #expect(problem.line == 6)
    #expect(problem.column == 1)
    #expect(problem.excerpt == "clok: 9")
    #expect(!problem.isOfControl)
  }

  @Test func `a control that does not fit is not the file's fault`() async throws {
    let drawn = try await draw(SceneFolder.inbox) {
      $0.set = [.init(keyPath: "device", value: "iphone-0")]
    }
    #expect(drawn.answer.problems.first?.isOfControl == true)
  }

  @Test func `a finger above the content pulls a rubber band`() async throws {
    let drawn = try await draw(SceneFolder.inbox) {
      $0.finger = -100
      $0.details = false
    }
    let offset = try #require(drawn.answer.bars?.first?.scroll.contentOffset)
    // Of 100 points 0.55 d / (d + 55), with d the 852 points of the screen's height.
    #expect(abs(offset + 100 * 0.55 * 852 / (852 + 55)) < 0.01)
    #expect(drawn.answer.elements == nil)
  }

  @Test func `content that is let go snaps as the bar says`() async throws {
    let folder = try SceneFolder()
    let path = try folder.write(SceneFolder.inbox, to: "inbox.yaml")
    let entry = try #require(try SceneList(paths: [path])[path])
    let room = DrawingRoom(fonts: FontLibrary.pinned())
    let shut = await room.release(DrawingRequest(scene: path, finger: 30), of: entry)
    #expect(shut.last == 52)
    let open = await room.release(DrawingRequest(scene: path, finger: 20), of: entry)
    #expect(open.last == 0)
  }

  @Test func `actions are done one by one`() async throws {
    let text = SceneFolder.inbox + "\nactions: [{ push: { title: Letter } }, { pop: true }]"
    let drawn = try await draw(text) { $0.after = 1 }
    #expect(drawn.answer.controls?.steps == ["as it was written", "push", "pop"])
    #expect(drawn.answer.elements?.contains { $0.text == "Letter" } == true)
  }
}
