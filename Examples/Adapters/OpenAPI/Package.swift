// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SessionMiddleware",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "SessionMiddleware", targets: ["SessionMiddleware"])],
  dependencies: [
    .package(name: "AuthContract", path: "../../.."),
    .package(url: "https://github.com/apple/swift-openapi-runtime", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "SessionMiddleware",
      dependencies: [
        .product(name: "AuthClient", package: "AuthContract"),
        .product(name: "OpenAPIRuntime", package: "swift-openapi-runtime"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ])
  ])
