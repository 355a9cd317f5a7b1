import BarTestSupport
import Foundation
import Testing

extension ProcessTests {
  /// What is written says neither where nor when nor for whom, so that it is the same everywhere and can be handed on.
  @Test func `nothing that is written names the folder, the machine or the day`() throws {
    let folder = try TemporaryFolder()
    let scene = """
      device: iphone-15
      system: ios-17
      navigationBar: { items: [{ title: Inbox }] }
      """
    _ = try folder.write(scene, to: "goldens/a.yaml")
    _ = try folder.write(scene + "\npixels: png\n", to: "goldens/b.yaml")
    let run = try shell(
      """
      cd "$D" && "$N" record > log
      sed -i.old s/Inbox/Outbox/ goldens/*.yaml && rm goldens/*.old
      "$N" test --report out >> log
      for kind in png svg pdf; do "$N" render goldens/a.yaml -o out/a.$kind >> log || exit 1; done
      "$N" layout goldens/a.yaml --format json > out/layout.json
      "$N" lint goldens --format sarif > out/lint.sarif
      "$N" sheet goldens -o out/sheet.html >> log
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let day = Date().formatted(.iso8601.year().month().day())
    let secrets = [folder.path, ProcessInfo.processInfo.hostName, day].filter {
      $0.count > 3 && $0 != "localhost"
    }
    let root = URL(fileURLWithPath: folder.path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(names.count > 15, "\(names)")
    for name in names {
      guard let bytes = try? Data(contentsOf: root.appendingPathComponent(name)) else { continue }
      for secret in secrets {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name) has \(secret)")
      }
    }
  }
}
