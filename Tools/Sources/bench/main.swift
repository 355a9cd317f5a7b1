// Times the stages of a bar, a batch and, with `--navbar PATH`, the program itself.

internal import BarLayout
internal import BarRender
internal import Foundation

/// Prints the table's lines as they become known.
func report() throws {
  guard let model = DeviceModel(id: "iphone-15-pro") else { return }
  let device = model.device(on: BenchScene.system, orientation: .portrait)
  let table = AdvanceTable.sanFrancisco
  let known = BenchScene.standard(device: device, knowsWidths: true)
  let fitted = BenchScene.standard(device: device)
  let large = BenchScene.large(device: device, style: .dark)

  print(Timing.heading)
  print(
    try Timing("layout, standard bar, known widths", rounds: 2001) {
      try LaidOutScene(layingOut: known, measuring: table)
    }.line)
  print(
    try Timing("layout, standard bar, sf-fitted", rounds: 2001) {
      try LaidOutScene(layingOut: fitted, measuring: table)
    }.line)
  print(
    try Timing("layout, large title, sf-fitted", rounds: 2001) {
      try LaidOutScene(layingOut: large, measuring: table)
    }.line)
  for (name, scene) in [("standard bar", known), ("large title", large)] {
    let layout = LaidOutScene.scrolling(scene)
    var round = 0.0
    print(
      try Timing("layout, \(name), at another offset", rounds: 2001) {
        round += 1
        return try layout(100 + round)
      }.line)
  }
  let scrolling = LaidOutScene.scrolling(large)
  var offset = 5.0
  print(
    try Timing("layout, large title, while it collapses", rounds: 2001) {
      offset = offset < 40 ? offset + 1 : 5
      return try scrolling(offset)
    }.line)

  guard let pad = DeviceModel(id: "ipad-pro-12.9") else { return }
  for buttons in [0, 5, 10, 20] {
    let crowded = BenchScene.crowded(
      device: pad.device(on: BenchScene.system, orientation: .landscape), buttons: buttons)
    print(
      try Timing("layout, \(buttons) text buttons, known widths", rounds: 2001) {
        try LaidOutScene(layingOut: crowded, measuring: table)
      }.line)
  }
  if CommandLine.arguments.contains("--layout") { return }

  let laidOut = try LaidOutScene(layingOut: fitted, measuring: table)
  print(
    Timing("display list, standard bar", rounds: 2001) {
      DisplayList(drawing: laidOut, crop: .bar)
    }.line)
  let renderer = Renderer(fonts: FontLibrary.pinned())
  let list = DisplayList(drawing: laidOut, crop: .bar)
  let bitmap = try renderer.draw(list)
  print(
    try Timing("raster, warm, \(bitmap.width)x\(bitmap.height)", rounds: 201) {
      try renderer.draw(list)
    }.line)
  let glassDevice = model.device(on: SystemVersion(.iOS, 26), orientation: .portrait)
  for (name, scene) in [
    ("opaque", BenchScene.covering(device: device, isTranslucent: false)),
    ("blurred", BenchScene.covering(device: device, isTranslucent: true)),
    ("glass", BenchScene.glass(device: glassDevice)),
    ("glass over words", BenchScene.glassOverList(device: glassDevice)),
  ] {
    let list = DisplayList(
      drawing: try LaidOutScene(layingOut: scene, measuring: table), crop: .bar)
    let bitmap = try renderer.draw(list)
    print(
      try Timing("raster, \(name), warm, \(bitmap.width)x\(bitmap.height)", rounds: 201) {
        try renderer.draw(list)
      }.line)
  }
  print(
    try Timing("raster with a new renderer", rounds: 51) {
      try Renderer(fonts: FontLibrary.pinned()).draw(list)
    }.line)
  for (name, compression) in [("fast", PNG.Compression.fast), ("standard", .standard)] {
    let bytes = try PNG.encode(bitmap, scale: device.scale, compression: compression).count
    print(
      try Timing("PNG, \(name), \(bytes) bytes", rounds: 201) {
        try PNG.encode(bitmap, scale: device.scale, compression: compression)
      }.line)
  }

  let batch = BenchScene.batch(device: device)
  print(
    try Timing("100 bars: layout, raster, PNG", rounds: 7) {
      try batch.map { scene in
        let laidOut = try LaidOutScene(layingOut: scene, measuring: table)
        let bitmap = try renderer.draw(DisplayList(drawing: laidOut, crop: .bar))
        return try PNG.encode(bitmap, scale: scene.device.scale).count
      }
    }.line)

  let arguments = CommandLine.arguments
  if let option = arguments.firstIndex(of: "--navbar"), option + 1 < arguments.count {
    for timing in try ColdStart(navbar: arguments[option + 1]).timings(rounds: 41) {
      print(timing.line)
    }
    try CompareRuns(navbar: arguments[option + 1]).report()
  }
}

do {
  try report()
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
