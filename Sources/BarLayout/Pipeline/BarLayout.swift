// The front door. A scene goes through four values, each made from the one before:
//
//   let resolved = try ResolvedScene(resolving: scene)
//   let laidOut = LaidOutScene(layingOut: resolved, measuring: AdvanceTable.sanFrancisco)
//   let list = DisplayList(drawing: laidOut, crop: .bar)
//
// `LaidOutScene(layingOut: scene, measuring:)` takes the first two steps at once.
