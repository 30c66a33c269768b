// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "AuthContract", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "AuthClient", package: "AuthContract")],
      plugins: [.plugin(name: "AuthContractPlugin", package: "AuthContract")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "AuthTesting", package: "AuthContract")],
      resources: [.copy("Fixtures")]),
  ])
