import PackagePlugin

/// `swift package generate-auth`: runs `authgen generate`.
@main
struct GenerateAuth: AuthgenCommandPlugin {
  func words(_ arguments: [String]) -> [String] { ["generate"] + arguments }
}
