import PackagePlugin

/// `swift package lint-auth`: runs `authgen lint`.
@main
struct LintAuth: AuthgenCommandPlugin {
  func words(_ arguments: [String]) -> [String] { ["lint"] + arguments }
}
