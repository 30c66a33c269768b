// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LongdeHummingbird",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Longde", path: "../Longde"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.26.0"),
  ],
  targets: [
    .executableTarget(
      name: "LongdeHummingbird",
      dependencies: [
        .product(name: "LongdeService", package: "Longde"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .testTarget(
      name: "LongdeHummingbirdTests",
      dependencies: [
        "LongdeHummingbird", .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
  ],
  swiftLanguageModes: [.v6])
