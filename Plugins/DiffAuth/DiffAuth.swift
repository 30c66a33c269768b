import PackagePlugin

/// `swift package diff-auth`: runs `authgen diff`.
@main
struct DiffAuth: AuthgenCommandPlugin {
  func words(_ arguments: [String]) -> [String] { ["diff"] + arguments }
}
