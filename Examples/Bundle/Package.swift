// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bundle",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(name: "AuthContract", path: "../.."),
    // What scripts/bundle makes: the plugins with a built authgen. Published, it has a url of its own.
    .package(path: "../../.build/AuthContractTool"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "AuthClient", package: "AuthContract")],
      plugins: [.plugin(name: "AuthContractPluginBinary", package: "AuthContractTool")])
  ])
