// swift-tools-version: 6.2
import PackageDescription

/// What every target of the package is compiled with: the root package's own rules.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .treatWarning("StrictMemorySafety", as: .warning, .when(platforms: [.macOS])),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "navbar-import",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "navbar-import", targets: ["navbar-import"])],
  dependencies: [
    .package(name: "navbar", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(
      name: "AppCode",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(
      name: "AppReading",
      dependencies: ["AppCode", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    .target(
      name: "BarImport",
      dependencies: [
        "AppCode", "AppReading", .product(name: "BarLayout", package: "navbar"),
        .product(name: "BarLint", package: "navbar"),
        .product(name: "BarRender", package: "navbar"),
        .product(name: "BarSceneFile", package: "navbar"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "navbar-import", dependencies: ["BarImport"], swiftSettings: strict),
    .target(
      name: "SampleApps", dependencies: ["AppCode", "AppReading"], path: "Tests/SampleApps",
      swiftSettings: strict),
    .testTarget(
      name: "AppReadingTests", dependencies: ["AppReading", "SampleApps"], swiftSettings: strict),
    .testTarget(
      name: "BarImportTests",
      dependencies: [
        "AppReading", "BarImport", "SampleApps",
        .product(name: "BarLayout", package: "navbar"),
        .product(name: "BarRender", package: "navbar"),
        .product(name: "BarSceneFile", package: "navbar"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
