// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of the package is compiled with: warnings are errors, what the compiler
/// cannot check is marked `unsafe`, and an import says what it is for.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  // Marks were set where the compiler asked for them on Linux; Apple's headers may ask for more.
  .treatWarning("StrictMemorySafety", as: .warning, .when(platforms: [.macOS])),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Asynchronous functions start where they are called, so that a command which waits for nobody
/// starts no thread.
let onCallersThread: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// C libraries that the linker binds on macOS.
///
/// On Linux the program opens them when it needs them, so
/// that a run without them says what to install: `Sources/CLibraries`.
func boundOnMac(_ names: String...) -> [Target.Dependency] {
  names.map { .target(name: $0, condition: .when(platforms: [.macOS])) }
}

/// Lets the linker put the functions that a short run needs side by side: `script/link/first-functions.txt`,
/// for a release `first-functions-small.txt`.
///
/// A package that others name by a version may not have such flags; theirs is laid out as it comes.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let functionSections: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
  ]

/// Drawing and comparing pixels are optimised in debug builds too.
///
/// A pixel at a time they took most of the time of the tests. Overflow and bounds are still checked.
let optimisedPixels: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The program carries Swift's libraries in itself, and that of C++ too.
///
/// It lies at one place in memory, so that nothing has to write 62,000 addresses into its tables at each
/// start, a sixth of the time that a bar takes. Libraries, stack and heap lie where the system wants:
/// docs/THREATS.md.
///
/// `script/link` leads the linker to the latter. Nothing is exported, so that what nobody calls goes.
///
/// Finding and binding them took half the time of a short run: docs/PERFORMANCE.md. `NAVBAR_LINK=dynamic`
/// leaves all that to the compiler, as for another processor, whose static libraries no package has.
let oneFile: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections", "-lswiftSynchronization",
      "-L\(Context.packageDirectory)/script/link", "-Xclang-linker", "-static-libgcc",
      "-Xclang-linker", "-no-pie", "-use-ld=lld",
    ]
      + [
        "--disable-new-dtags", "--no-export-dynamic", "-O2", "--no-warn-symbol-ordering",
        "--symbol-ordering-file=\(Context.packageDirectory)/script/link/first-functions.txt",
        "-T", "\(Context.packageDirectory)/script/link/unnamed.ld",
      ].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release)),
  .unsafeFlags(
    ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
    .when(platforms: [.linux], configuration: .release)),
]

let package = Package(
  name: "navbar",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "BarLayout", targets: ["BarLayout"]),
    .library(name: "BarAnswers", targets: ["BarAnswers"]),
    .library(name: "BarLint", targets: ["BarLint"]),
    .library(name: "BarMotion", targets: ["BarMotion"]),
    .library(name: "BarRender", targets: ["BarRender"]),
    .library(name: "BarSceneFile", targets: ["BarSceneFile"]),
    .library(name: "BarTesting", targets: ["BarTesting"]),
    .library(name: "BarTestingPictures", targets: ["BarTestingPictures"]),
    .executable(name: "navbar", targets: ["navbar"]),
    .plugin(name: "NavbarPlugin", targets: ["NavbarPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CLibraries"),
    .target(
      name: "CBarShim",
      dependencies: ["CLibraries"] + boundOnMac("CFreeType", "CHarfBuzz", "CFriBidi", "CPNG"),
      cSettings: [.headerSearchPath("freetype2", .when(platforms: [.linux]))],
      linkerSettings: [.linkedLibrary("z", .when(platforms: [.macOS]))]),
    .target(name: "CYAMLEvents", dependencies: ["CLibraries"] + boundOnMac("CLibYAML")),
    .target(
      name: "BarLayout", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "BarMotion", swiftSettings: strict),
    .target(name: "BarText", dependencies: ["BarLayout"], swiftSettings: strict),
    .target(
      name: "BarRender", dependencies: ["BarLayout", "BarText", "CBarShim"],
      resources: [.embedInCode("Fonts/pinned-fonts.tsv")],
      swiftSettings: strict + optimisedPixels),
    .target(
      name: "BarSceneFile",
      dependencies: [
        "BarLayout", "BarComparison", "BarFiles", "BarRender", "BarText", "CYAMLEvents",
      ],
      resources: [
        .embedInCode("Templates/settings.yaml"),
        .embedInCode("Templates/inbox.yaml"),
        .embedInCode("Templates/photo.yaml"),
        .embedInCode("Templates/browser.yaml"),
        .embedInCode("Templates/document.yaml"),
        .embedInCode("Templates/watch-list.yaml"),
        .embedInCode("Templates/split-view.yaml"),
        .embedInCode("Templates/sheet.yaml"),
        .embedInCode("Templates/search.yaml"),
      ],
      swiftSettings: strict),
    .target(name: "BarFiles", dependencies: ["BarLayout"], swiftSettings: strict),
    .target(name: "BarComparison", dependencies: ["BarLayout"], swiftSettings: strict),
    .target(
      name: "BarTesting", dependencies: ["BarLayout", "BarComparison", "BarFiles"],
      swiftSettings: strict),
    .target(
      name: "BarGolden",
      dependencies: [
        "BarLayout", "BarRender", "BarSceneFile", "BarFiles", "BarComparison", "BarText",
      ],
      resources: [.embedInCode("Report/Page/report.css"), .embedInCode("Report/Page/report.js")],
      swiftSettings: strict),
    .target(
      name: "BarAnswers", dependencies: ["BarLayout", "BarFiles", "BarText"], swiftSettings: strict),
    .target(
      name: "BarLint", dependencies: ["BarLayout", "BarRender", "BarSceneFile"],
      swiftSettings: strict),
    .target(
      name: "BarScreenshot", dependencies: ["BarLayout", "BarRender"],
      swiftSettings: strict + optimisedPixels),
    .target(
      name: "BarTestingPictures",
      dependencies: [
        "BarTesting", "BarLayout", "BarRender", "BarSceneFile", "BarFiles", "BarComparison",
        "BarGolden",
      ],
      swiftSettings: strict),
    .target(
      name: "BarCommand",
      dependencies: [
        "BarAnswers", "BarLayout", "BarRender", "BarSceneFile", "BarFiles", "BarComparison",
        "BarGolden", "BarLint", "BarMotion", "BarScreenshot", "BarText", "CBarShim", "CLibraries",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Commands/Page/contact-sheet.css"),
        .embedInCode("Commands/Page/contact-sheet.js"),
        .embedInCode("Fonts/fetch-fonts.py"),
      ],
      swiftSettings: strict + onCallersThread),
    .executableTarget(
      name: "navbar", dependencies: ["BarCommand"], swiftSettings: strict + onCallersThread,
      linkerSettings: Context.environment["NAVBAR_LINK"] == "dynamic" ? [] : oneFile),
    .plugin(
      name: "NavbarPlugin",
      capability: .command(
        intent: .custom(
          verb: "navbar", description: "Lay out, draw and compare navigation bars."))),
    .testTarget(
      name: "BarLayoutTests", dependencies: ["BarLayout", "BarTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BarMotionTests", dependencies: ["BarMotion"], swiftSettings: strict),
    .testTarget(
      name: "BarRenderTests",
      dependencies: ["BarRender", "BarLayout", "BarTestSupport", "CFreeType", "CLibraries"],
      swiftSettings: strict),
    .testTarget(
      name: "BarSceneFileTests",
      dependencies: [
        "BarSceneFile", "BarComparison", "BarLayout", "BarRender", "BarTestSupport",
      ],
      exclude: ["KeyEffects/fixtures.yaml"],
      swiftSettings: strict),
    .target(name: "BarTestSupport", path: "Tests/BarTestSupport", swiftSettings: strict),
    .testTarget(
      name: "BarFilesTests", dependencies: ["BarFiles", "BarTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BarLintTests", dependencies: ["BarLint", "BarLayout", "BarRender", "BarSceneFile"],
      exclude: ["Rules"], swiftSettings: strict),
    .target(
      name: "FuzzReaders",
      dependencies: [
        "BarComparison", "BarFiles", "BarGolden", "BarLayout", "BarRender", "BarSceneFile",
      ],
      path: "Fuzz/Readers", swiftSettings: strict),
    .testTarget(
      name: "BarScreenshotTests", dependencies: ["BarScreenshot", "BarLayout", "BarRender"],
      swiftSettings: strict),
    .testTarget(
      name: "BarAnswersTests", dependencies: ["BarAnswers", "BarLayout", "BarText"],
      swiftSettings: strict),
    .testTarget(
      name: "BarCommandTests",
      dependencies: [
        "FuzzReaders", "BarAnswers", "BarCommand", "BarComparison", "BarFiles", "BarGolden",
        "BarLayout", "BarLint", "BarRender", "BarSceneFile", "BarText", "BarTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BarGoldenTests",
      dependencies: [
        "BarGolden", "BarComparison", "BarFiles", "BarLayout", "BarRender",
        "BarSceneFile", "BarText", "BarTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BarTestingTests",
      dependencies: [
        "BarTesting", "BarTestingPictures", "BarLayout", "BarComparison", "BarTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "GoldenTests", dependencies: ["BarTestingPictures"], swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["BarAnswers", "BarLayout", "BarLint", "BarRender", "BarSceneFile"],
      swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .regular && target.swiftSettings != nil {
  target.swiftSettings?.append(contentsOf: functionSections)
}

// Targets with C, and with what the compiler cannot check (`unsafe`): `script/sanitize` lets a sanitizer watch these. The
// others are safe Swift, whose bounds hold in any build, and take most of the time; an unoptimised build checks the few
// places of BarLayout that are marked.
let watched: Set = [
  "CLibraries", "CBarShim", "CYAMLEvents", "BarFiles", "BarText", "BarRender", "BarSceneFile",
  "BarGolden", "BarCommand",
]
if let sanitizer = Context.environment["NAVBAR_SANITIZE"] {
  // Tests that run nothing of those are not built.
  let others: Set = [
    "BarLayoutTests", "BarMotionTests", "BarAnswersTests", "DocumentationTests", "TidyTests",
  ]
  package.targets.removeAll { others.contains($0.name) }
  // Threads meet in the claims of BarTesting too.
  let names = sanitizer == "thread" ? watched.union(["BarTesting"]) : watched
  for target in package.targets where names.contains(target.name) {
    let watching = ["-sanitize=\(sanitizer)"]
    if target.name.hasPrefix("C") {
      let both = ["-fsanitize=\(sanitizer),undefined", "-fno-sanitize-recover=undefined"]
      target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(both)]
    } else {
      target.swiftSettings?.append(.unsafeFlags(watching))
    }
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(watching)]
  }
}

// A release is optimised for size, but for what makes pixels: how large values are copied is written down as data
// instead of code, functions with equal code are one (nothing here compares key paths or functions), pieces of code
// that repeat are functions of their own (so that its first functions have a list of their own), what nobody calls
// goes, and the tables by which a debugger unwinds the stack are left out, as nothing throws across frames.
// `script/release` holds the program it made against the goldens. Such flags may not stand in a package that others
// name by a version. A release has its own C libraries in a folder beside the program's, which `-rpath` names; a
// program from sources does without, since the loader tries some forty folders for each that is named.
if Context.environment["NAVBAR_SMALL"] != nil {
  for target in package.targets where target.type == .regular && target.swiftSettings != nil {
    guard target.name != "BarRender" else { continue }
    target.swiftSettings?.append(
      .unsafeFlags(
        [
          "-Osize", "-enable-experimental-feature", "LayoutStringValueWitnesses", "-Xfrontend",
          "-enable-layout-string-value-witnesses", "-Xllvm", "-enable-machine-outliner",
        ], .when(configuration: .release)))
  }
  let script = "\(Context.packageDirectory)/script/link/no-unwinding.ld"
  package.targets.first { $0.name == "navbar" }?.linkerSettings?.append(
    .unsafeFlags(
      ["-T", script, "--no-eh-frame-hdr", "--icf=all"].flatMap { ["-Xlinker", $0] }
        + [
          "-ld-path=\(Context.packageDirectory)/script/link/unretained.py",
          "-Xlinker",
          "--symbol-ordering-file=\(Context.packageDirectory)/script/link/first-functions-small.txt",
          "-Xlinker", "-rpath=$ORIGIN/../lib/navbar",
        ],
      .when(platforms: [.linux], configuration: .release)))
}

// Fuzzing needs clang's runtime, which script/fuzz names; nobody else builds the target.
if Context.environment["NAVBAR_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["BarSceneFile", "FuzzReaders"],
      path: "Fuzz/Target", swiftSettings: [.strictMemorySafety()]))
}
