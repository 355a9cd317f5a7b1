// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with, as in the package of the project.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the compiler cannot check is marked `unsafe`.
let strictest = strict + [.strictMemorySafety()]

let layout = Target.Dependency.product(name: "BarLayout", package: "navbar")
let pictures = Target.Dependency.product(name: "BarTestingPictures", package: "navbar")
let sceneFile = Target.Dependency.product(name: "BarSceneFile", package: "navbar")

// What only develops the project. Nobody who uses navbar builds it, so nothing in it is public; what
// it asks the layout beyond the public declarations it imports as a test does.
let package = Package(
  name: "navbar-tools",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "navbar", path: ".."),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [layout, .product(name: "BarRender", package: "navbar")],
      swiftSettings: strict),
    .executableTarget(
      name: "conformance",
      dependencies: [layout, sceneFile, .product(name: "Yams", package: "Yams")],
      swiftSettings: strictest),
    .executableTarget(
      name: "properties", dependencies: [layout, sceneFile, pictures], swiftSettings: strictest),
    .testTarget(
      name: "ConformanceTests", dependencies: ["conformance", layout], swiftSettings: strictest),
    .testTarget(
      name: "PropertyTests", dependencies: ["properties", layout, sceneFile],
      swiftSettings: strictest),
  ],
  swiftLanguageModes: [.v6]
)
