// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: warnings are errors, and an import says what it is for.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The files of the page, which the program carries in itself.
let page = [
  "studio.html", "studio.css", "studio.js", "server.js", "numbers.js", "stage.js", "controls.js",
  "inspect.js", "scenes.js", "screenshot.js",
]

// A package of its own, so that navbar itself needs no HTTP library.
let package = Package(
  name: "navbar-studio",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "navbar-serve", targets: ["navbar-serve"])],
  dependencies: [
    .package(name: "navbar", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Studio",
      dependencies: [
        .product(name: "BarAnswers", package: "navbar"),
        .product(name: "BarLayout", package: "navbar"),
        .product(name: "BarMotion", package: "navbar"),
        .product(name: "BarRender", package: "navbar"),
        .product(name: "BarSceneFile", package: "navbar"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: page.map { .embedInCode("Page/\($0)") },
      swiftSettings: strict),
    .executableTarget(
      name: "navbar-serve",
      dependencies: [
        "Studio", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "StudioTests", dependencies: ["Studio"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
