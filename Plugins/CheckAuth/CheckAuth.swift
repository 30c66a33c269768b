import PackagePlugin

/// `swift package check-auth`: runs `authgen generate --check`. A plugin of its own because SwiftPM asks for the
/// permission to write before a plugin sees its arguments, and this one needs none.
@main
struct CheckAuth: AuthgenCommandPlugin {
  func words(_ arguments: [String]) -> [String] {
    ["generate", "--check"] + arguments.filter { $0 != "--check" }
  }
}
