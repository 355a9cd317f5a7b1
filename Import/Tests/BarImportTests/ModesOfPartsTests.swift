import AppReading
import BarImport
import Foundation
import SampleApps
import Testing

/// How large titles are of screens whose links stand in parts of others, and behind screens without words.
@Suite struct ModesOfPartsTests {
  private func texts(_ source: String) throws -> [String: String] {
    let read = try SampleApp(["A.swift": "import SwiftUI\n" + source]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return Dictionary(read.screens.map { ($0.name, writer.text(of: $0)) }) { first, _ in first }
  }

  private let detail = """
    struct Detail: View {
      var body: some View {
        List { LinksSection() }
          .toolbar { ToolbarItem(placement: .principal) { Text("Detail") } }
      }
    }
    struct LinksSection: View {
      var body: some View {
        Section { NavigationLink("History") { HistoryView() } }
      }
    }
    struct HistoryView: View {
      var body: some View { List {}.navigationTitle("History") }
    }
    """

  @Test func `what is pushed from a part of a screen is as small as the one before it`()
    throws
  {
    let texts = try texts(
      detail + """

        struct Home: View {
          var body: some View {
            NavigationView {
              NavigationLink("Detail") { Wrapper() }
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Search") { search() } }
            }
          }
        }
        struct Wrapper: View {
          var body: some View { if let thing { Detail() } else { Text("Nothing") } }
        }
        """)
    for name in ["Detail", "HistoryView"] {
      #expect(texts[name]?.contains("navigationBarTitleDisplayMode: inline") == true, "\(name)")
    }
  }

  @Test(arguments: [".inline", ".automatic"])
  func `what several screens push stands as all of them do`(mode: String) throws {
    let texts = try texts(
      """
      enum Way: Hashable { case sign, mail }
      struct Start: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Sign") { SignView() }
              NavigationLink("Mail") { MailView() }
            }
            .navigationTitle("").navigationBarTitleDisplayMode(\(mode))
          }
        }
      }
      struct SignView: View {
        var body: some View { NavigationLink("Mail") { MailView() }.navigationTitle("Sign") }
      }
      struct MailView: View {
        var body: some View { NavigationLink("Code") { CodeView() }.navigationTitle("Mail") }
      }
      struct CodeView: View { var body: some View { Text("").navigationTitle("Code") } }
      """)
    for name in ["SignView", "CodeView"] {
      #expect(
        texts[name]?.contains("navigationBarTitleDisplayMode: inline") == (mode == ".inline"),
        "\(name)")
    }
  }

  @Test func `a screen of a part that two screens have is told after one of them`() throws {
    let texts = try texts(
      detail + """

        struct Home: View {
          var body: some View {
            NavigationStack {
              List { LinksSection() }.navigationTitle("Home")
            }
          }
        }
        struct More: View {
          var body: some View {
            NavigationStack {
              List { LinksSection() }.navigationTitle("More").navigationBarTitleDisplayMode(.inline)
            }
          }
        }
        """)
    #expect(texts["HistoryView"]?.contains("inline") == false)
    #expect(texts["HistoryView"]?.contains("navigationTitle: \"Home\"") == true)
  }

  @Test func `what a screen and a part of another push is as small as both of them`() throws {
    let texts = try texts(
      detail + """

        struct Overview: View {
          var body: some View {
            NavigationView {
              List {
                NavigationLink("Detail") { Detail() }
                NavigationLink("History") { HistoryView() }
              }
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Search") { search() } }
            }
          }
        }
        """)
    #expect(texts["HistoryView"]?.contains("navigationBarTitleDisplayMode: inline") == true)
  }

  @Test func `what two screens push that are both small is small`() throws {
    let texts = try texts(
      """
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Terms") { Terms() }
              .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      struct More: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Terms") { Terms() }
              .navigationTitle("More").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      struct Terms: View { var body: some View { List {}.navigationTitle("Terms") } }
      """)
    let terms = try #require(texts["Terms"])
    #expect(terms.components(separatedBy: "inline").count == 2)
  }

  @Test(arguments: [true, false])
  func `what a controller puts onto a stack of UIKit's is small where nobody asks for more`(
    isLarge: Bool
  ) throws {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct NoteView: View { var body: some View { List {}.navigationTitle("Note") } }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("Note") { NoteView() } } }
      }
      final class SearchController: UIViewController {
        func show() {
          let view = NoteView().toolbar { ToolbarItem { Button("Close") { close() } } }
          let stack = UINavigationController(rootViewController: UIHostingController(rootView: view))
          \(isLarge ? "stack.navigationBar.prefersLargeTitles = true" : "")
          present(stack, animated: true)
        }
      }
      """
    ]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    let shown = try #require(read.screens.first { $0.name == "NoteView" && $0.variant != nil })
    let small = "navigationBarTitleDisplayMode: inline"
    #expect(writer.text(of: shown).contains(small) == !isLarge)
  }
}
