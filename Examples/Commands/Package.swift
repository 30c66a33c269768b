// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Commands",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "AuthContract", path: "../..")],
  targets: [
    // Generated/ is committed: a review shows what a changed contract changes, and a build needs no tool.
    .target(
      name: "HelloClient", dependencies: [.product(name: "AuthClient", package: "AuthContract")],
      path: "Generated/Hello/Client"),
    .executableTarget(
      name: "App",
      dependencies: ["HelloClient", .product(name: "AuthClient", package: "AuthContract")]),
  ])
