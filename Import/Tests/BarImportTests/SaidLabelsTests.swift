import Foundation
import SampleApps
import Testing

@testable import BarImport

/// What scenes say that VoiceOver reads, and titles that bars leave out.
@Suite struct SaidLabelsTests {
  /// The scene of a screen of an app of one file.
  private func scene(_ name: String, _ code: String) throws -> String {
    let app = try SampleApp(["A.swift": code])
    let output = app.folder.appendingPathComponent("Scenes").path
    #expect(ImportProgram.run(["import", app.folder.path, "-o", output]) == 0)
    return String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(name).yaml")),
      as: UTF8.self)
  }

  @Test func `a button's label is what its own code says, not its picture's name`() throws {
    let text = try scene(
      "GearController",
      """
      import UIKit
      class GearController: UIViewController {
        private lazy var gear: UIBarButtonItem = {
          let item = UIBarButtonItem(image: .gear, style: .plain, target: nil, action: nil)
          item.accessibilityLabel = "Settings"
          return item
        }()
        override func viewDidLoad() {
          title = "Gear"
          navigationItem.rightBarButtonItem = gear
        }
      }
      """)
    #expect(text.contains("accessibilityLabel: \"Settings\""))
    #expect(!text.contains("accessibilityLabel: \"gear\""))
  }

  @Test func `a title that is left out and a dark bar stand in the scene`() throws {
    let text = try scene(
      "BareView",
      """
      import SwiftUI
      struct BareView: View {
        var body: some View {
          NavigationStack {
            Text("").navigationTitle("Bare").toolbar(removing: .title)
              .toolbarColorScheme(.dark, for: .navigationBar)
          }
        }
      }
      """)
    #expect(text.contains("toolbarRemoving: [title]"))
    #expect(text.contains("toolbarColorScheme: dark"))
  }
}
