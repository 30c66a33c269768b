// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PocketApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "AuthContract", path: "../..")],
  targets: [
    .executableTarget(
      name: "Pocket",
      dependencies: [.product(name: "AuthClient", package: "AuthContract")],
      plugins: [.plugin(name: "AuthContractPlugin", package: "AuthContract")]),
    .testTarget(
      name: "PocketTests",
      dependencies: ["Pocket", .product(name: "AuthTesting", package: "AuthContract")]),
  ])
