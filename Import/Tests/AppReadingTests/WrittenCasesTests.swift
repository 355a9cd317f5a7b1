import AppReading
import SampleApps
import Testing

/// Cases that a call writes out for a value whose type nobody knows.
@Suite struct WrittenCasesTests {
  @Test func `a case of a library's is the one that is passed`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import Sides
      struct Face {
        let content: Side<String, UIImage>
        let size: CGFloat
        init(size: CGFloat = 3, content: Side<String, UIImage>) {
          self.content = content
          self.size = size
        }
      }
      struct FaceView: View {
        private let face: Face
        init(face: Face) { self.face = face }
        var body: some View {
          switch face.content {
          case .first(let text): Text(text)
          case .second(let picture): Image(uiImage: picture).resizable()
          }
        }
      }
      struct Nest: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Nest").toolbar {
              Button(action: {}, label: { FaceView(face: .init(content: .second(Icons.plane))) })
              Button(action: {}, label: { FaceView(face: Face(content: .first("Word"))) })
            }
          }
        }
      }
      """
    ])
    let nest = try #require(try app.screen("Nest"))
    #expect(nest.items.map(\.summary) == ["automatic picture plane", "automatic \"Word\""])
  }

  @Test func `a variable of a library's may be any case`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import Sides
      struct Nest: View {
        @State var side: Side = .second
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Nest").toolbar {
              switch side {
              case .first: Button("First") {}
              case .second: Button("Second") {}
              }
            }
          }
        }
      }
      """
    ])
    #expect(try app.read().screens.filter { $0.name == "Nest" }.count == 2)
  }

  @Test func `a link leads to the view that a case inside of a case carries`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Nest: View {
        enum Way { case inside(Inner), outside(String) }
        enum Inner { case ring(RingView), path(PathView) }
        var body: some View {
          NavigationStack {
            VStack {
              row("Ring", .inside(.ring(RingView())))
              row("Path", .inside(.path(PathView())))
              row("Web", .outside("web"))
            }
            .navigationTitle("Nest")
          }
        }
        @ViewBuilder private func row(_ name: String, _ way: Way) -> some View {
          switch way {
          case .outside(let text): Text(text)
          case .inside(let shown):
            NavigationLink {
              switch shown {
              case .ring(let ring): ring
              case .path(let path): path
              }
            } label: { Text(name) }
          }
        }
      }
      struct RingView: View { var body: some View { List {}.navigationTitle("Ring") } }
      struct PathView: View { var body: some View { List {}.navigationTitle("Path") } }
      """
    ])
    #expect(try app.screen("RingView")?.parent == "Nest")
    #expect(try app.screen("PathView")?.parent == "Nest")
  }
}
