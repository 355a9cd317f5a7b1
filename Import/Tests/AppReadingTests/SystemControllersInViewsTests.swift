import AppReading
import SampleApps
import Testing

/// Pushed views of which nothing is said, with a controller of the system's somewhere inside.
@Suite struct SystemControllersInViewsTests {
  private func names(_ wrapper: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import AVKit
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink("Film") { Film() } }.navigationTitle("Home")
          }
        }
      }
      struct Film: View { var body: some View { VStack { Clip() } } }
      struct Clip: View { var body: some View { ZStack { Player(); Text("1:20") } } }
      \(wrapper)
      class Own: UIViewController { }
      """
    ]).read().screens.map(\.name)
  }

  @Test(arguments: [
    """
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let player = AVPlayerViewController()
        player.showsPlaybackControls = false
        return player
      }
      func updateUIViewController(_ player: AVPlayerViewController, context: Context) { }
    }
    """,
    """
    struct Player: UIViewControllerRepresentable {
      typealias UIViewControllerType = AVPlayerViewController
      func makeUIViewController(context: Context) -> UIViewControllerType { AVPlayerViewController() }
      func updateUIViewController(_ player: UIViewControllerType, context: Context) { }
    }
    """,
  ])
  func `a player of films says nothing of the bar around it`(wrapper: String) throws {
    #expect(try names(wrapper) == ["Film", "Home"])
  }

  @Test(arguments: [
    """
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { Own() }
      func updateUIViewController(_ player: UIViewController, context: Context) { }
    }
    """,
    """
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> AVPlayerViewController { FilmPlayer() }
      func updateUIViewController(_ player: AVPlayerViewController, context: Context) { }
    }
    class FilmPlayer: AVPlayerViewController { }
    """,
    """
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        AVPlayerViewController()
      }
      func updateUIViewController(_ player: AVPlayerViewController, context: Context) {
        player.parent?.navigationItem.title = "Film"
      }
    }
    """,
  ])
  func `a controller that may say something of the bar leaves it open`(wrapper: String) throws {
    #expect(try names(wrapper) == ["Home"])
  }
}
