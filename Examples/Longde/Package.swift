// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Longde",
  platforms: [.macOS(.v14)],
  products: [.library(name: "LongdeService", targets: ["LongdeService", "LongdeServer"])],
  dependencies: [.package(name: "AuthContract", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CLongde", pkgConfig: "libpq",
      providers: [
        .apt(["libssl-dev", "libsqlite3-dev", "libpq-dev"]), .brew(["openssl@3", "libpq"]),
      ]),
    // contract/longde.yaml has the name of this target, without its ending.
    .target(
      name: "LongdeServer",
      dependencies: [.product(name: "AuthServer", package: "AuthContract")],
      plugins: [.plugin(name: "AuthContractPlugin", package: "AuthContract")]),
    .target(
      name: "LongdeService",
      dependencies: [
        "CLongde", "LongdeServer", .product(name: "AuthServer", package: "AuthContract"),
        .product(name: "AuthDecisions", package: "AuthContract"),
      ]),
  ],
  swiftLanguageModes: [.v6])
