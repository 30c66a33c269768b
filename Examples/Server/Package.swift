// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AuthContract", path: "../..")],
  targets: [
    // contract/notes.yaml has the name of the target: NotesClient could have the same contract.
    .executableTarget(
      name: "NotesServer",
      dependencies: [.product(name: "AuthServer", package: "AuthContract")],
      plugins: [.plugin(name: "AuthContractPlugin", package: "AuthContract")])
  ])
