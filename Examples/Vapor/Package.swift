// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LongdeVapor",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Longde", path: "../Longde"),
    .package(url: "https://github.com/vapor/vapor", from: "4.122.0"),
  ],
  targets: [
    .executableTarget(
      name: "LongdeVapor",
      dependencies: [
        .product(name: "LongdeService", package: "Longde"),
        .product(name: "Vapor", package: "vapor"),
      ]),
    .testTarget(
      name: "LongdeVaporTests",
      dependencies: ["LongdeVapor", .product(name: "VaporTesting", package: "vapor")]),
  ],
  swiftLanguageModes: [.v6])
