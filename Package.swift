// swift-tools-version: 6.2
import PackageDescription

/// The one list of settings that every Swift target is built with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "plush-render",
  products: [
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "LayoutRender", targets: ["LayoutRender"]),
    .executable(name: "plush-render", targets: ["plush-render"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),

    .target(
      name: "LayoutModel", swiftSettings: settings,
      // Rounding, where a program links nothing else that brings it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutEngine", dependencies: ["LayoutModel"], swiftSettings: settings),
    .target(
      name: "PlushFonts", path: "Fonts", exclude: ["README.md", "check", "record"],
      resources: [.embedInCode("fonts.conf"), .embedInCode("fonts.tsv")], swiftSettings: settings),
    .target(
      name: "LayoutRender",
      dependencies: [
        "LayoutModel", "LayoutEngine", "PlushFonts", "CCairo", "CPango", "CRsvg", "CCmark", "CDeflate",
        "CWebP",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "plush-render", dependencies: ["LayoutModel", "LayoutEngine", "LayoutRender"],
      swiftSettings: settings),

    .executableTarget(
      name: "layout-benchmark", dependencies: ["LayoutModel", "LayoutEngine", "TestSupport"],
      path: "Benchmarks/Layout/Sources", swiftSettings: settings),
    .executableTarget(
      name: "lint-benchmark", dependencies: ["LayoutModel"], path: "Benchmarks/Lint/Sources",
      swiftSettings: settings),
    .executableTarget(
      name: "validate-server", dependencies: ["LayoutModel"], path: "Examples/ValidateServer",
      swiftSettings: settings),
    .executableTarget(
      name: "json-benchmark", dependencies: ["LayoutModel"], path: "Benchmarks/JSON", swiftSettings: settings),
    .executableTarget(
      name: "render-benchmark", dependencies: ["LayoutModel", "LayoutEngine", "LayoutRender", "CCairo"],
      path: "Benchmarks/Render/Sources", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["LayoutModel", "LayoutEngine"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutModel", "LayoutEngine", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "PlushFontsTests", dependencies: ["PlushFonts"], swiftSettings: settings),
    .testTarget(
      name: "LayoutRenderTests",
      dependencies: ["LayoutModel", "LayoutEngine", "LayoutRender", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PlushRenderTests",
      dependencies: ["LayoutModel", "LayoutEngine", "LayoutRender", "plush-render", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "LayoutModel", "LayoutEngine", "LayoutRender", "PlushFonts", "TestSupport", "CCairo", "CPango",
        "CRsvg",
      ],
      swiftSettings: settings),
  ]
)
