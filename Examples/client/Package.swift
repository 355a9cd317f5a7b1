// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's, whose tests look after its bars. It needs BarTesting, and so no C
// library and no font. Outside this repository the first line of its dependencies is
// .package(url: "…", from: "…").
let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "navbar", path: "../..")],
  targets: [
    .target(name: "Bars", dependencies: [.product(name: "BarLayout", package: "navbar")]),
    .testTarget(
      name: "BarTests",
      dependencies: ["Bars", .product(name: "BarTesting", package: "navbar")],
      exclude: ["Goldens"]),
  ]
)
