// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SessionInterceptor",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "SessionInterceptor", targets: ["SessionInterceptor"])],
  dependencies: [
    .package(name: "AuthContract", path: "../../.."),
    .package(url: "https://github.com/Alamofire/Alamofire", from: "5.10.0"),
  ],
  targets: [
    .target(
      name: "SessionInterceptor",
      dependencies: [
        .product(name: "AuthClient", package: "AuthContract"),
        .product(name: "Alamofire", package: "Alamofire"),
      ])
  ])
