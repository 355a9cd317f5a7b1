import AppReading
import SampleApps
import Testing

/// Pictures that say themselves what they mean.
@Suite struct PicturesWithLabelsTests {
  @Test func `a picture's own label is what VoiceOver says of its button`() throws {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Page: View {
        var body: some View {
          Text("x").navigationTitle("Page").toolbar {
            Button(action: close) { Image("cross", label: Text("Close")) }
            barButton(asset: Asset.Images.plus, label: "Add") {}
          }
        }
      }
      extension View {
        func barButton(asset: ImageAsset, label: String, action: @escaping () -> Void) -> some View {
          Button(action: action) { Image(asset: asset, label: Text(label)).resizable() }
        }
      }
      """
    ]).read().screens
    let faces = try #require(found.first?.items).map { "\($0.content)" }
    #expect(faces.count == 2)
    #expect(faces.first?.contains("cross") == true && faces.first?.contains("Close") == true)
    #expect(faces.last?.contains("plus") == true && faces.last?.contains("Add") == true)
  }
}
