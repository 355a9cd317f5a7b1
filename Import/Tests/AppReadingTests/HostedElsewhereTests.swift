import AppReading
import SampleApps
import Testing

/// Views that a controller of the app's own holds and that SwiftUI shows, too.
@Suite struct HostedElsewhereTests {
  @Test func `buttons that a place of SwiftUI gives a view are not those of its controller`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct FormView: View {
        var body: some View { Text("").navigationTitle("Form") }
      }
      final class FormController: UIHostingController<FormView> {
        init() { super.init(rootView: FormView()) }
      }
      class MenuController: UIViewController {
        override func viewDidLoad() { title = "Menu" }
        func ask() { show(FormController(), sender: self) }
      }
      struct HomeView: View {
        @State var isShown = false
        var body: some View {
          Text("").navigationTitle("Home").sheet(isPresented: $isShown) {
            NavigationStack {
              FormView().toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              }
            }
          }
        }
      }
      struct OtherView: View {
        @State var isShown = false
        var body: some View {
          NavigationLink("Form", destination: FormView()).navigationTitle("Other")
        }
      }
      """
    ])
    let screens = try app.read().screens
    let hosted = screens.filter { $0.name == "FormController" }
    #expect(!hosted.isEmpty && hosted.allSatisfy { $0.items.isEmpty })
    let shown = screens.filter { $0.name == "FormView" }
    #expect(shown.contains { $0.items.map(\.summary) == ["confirmationAction \"Done\""] })
  }
}
