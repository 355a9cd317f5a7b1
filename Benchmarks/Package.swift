// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that building the project never builds this.
let package = Package(
  name: "navbar-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "navbar", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "BarLayout", package: "navbar"),
        .product(name: "BarRender", package: "navbar"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
