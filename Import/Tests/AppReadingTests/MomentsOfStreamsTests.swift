import AppReading
import SampleApps
import Testing

/// What a screen does for the streams that RxSwift has of it as it comes.
@Suite struct MomentsOfStreamsTests {
  private func isHidden(_ steps: String) throws -> Bool {
    try SampleApp([
      "A.swift": """
      import RxSwift
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let door = Door()
          door.bind(to: DoorModel())
          window?.rootViewController = UINavigationController(rootViewController: door)
        }
      }
      class DoorModel {}
      class Door: UIViewController {
        func bind(to model: DoorModel) {
          \(steps)
        }
      }
      """
    ]).read().screens.first { $0.name == "Door" }?.isBarHidden?.value == true
  }

  @Test(arguments: [
    """
    rx.viewWillAppear
      .withUnretained(self)
      .bind { `self`, _ in self.navigationController?.setNavigationBarHidden(true, animated: false) }
      .disposed(by: bag)
    """,
    """
    self.rx.viewDidLoad.asDriver().drive(onNext: { [weak self] _ in
      self?.navigationController?.isNavigationBarHidden = true
    }).disposed(by: bag)
    """,
    """
    rx.viewWillAppear.subscribe(onNext: { [unowned self] _ in
      self.navigationController?.setNavigationBarHidden(true, animated: false)
    }).disposed(by: bag)
    rx.viewDidDisappear.subscribe(onNext: { [unowned self] _ in
      self.navigationController?.setNavigationBarHidden(false, animated: false)
    }).disposed(by: bag)
    """,
  ])
  func `a bar that is hidden as the screen comes is`(steps: String) throws {
    #expect(try isHidden(steps))
  }

  @Test(arguments: [
    """
    rx.viewDidDisappear
      .bind { _ in self.navigationController?.setNavigationBarHidden(true, animated: false) }
      .disposed(by: bag)
    """,
    """
    rx.viewWillAppear.filter { _ in model.isOpen }
      .bind { _ in self.navigationController?.setNavigationBarHidden(true, animated: false) }
      .disposed(by: bag)
    """,
    """
    button.rx.tap
      .bind { _ in self.navigationController?.setNavigationBarHidden(true, animated: false) }
      .disposed(by: bag)
    """,
  ])
  func `at any other time it is not`(steps: String) throws {
    #expect(try !isHidden(steps))
  }
}
