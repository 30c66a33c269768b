import CaseFolders
import Foundation
import Testing

/// With Apple's availability and stand-ins for its modules, code for Apple's systems is checked on Linux too.
@Suite(.serialized) struct AppleTests {
  @Test func everythingCompilesForOldestSystem() throws {
    let report = try Shell.run(["scripts/apple"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.hasSuffix(" files fit iOS\n"))
  }

  /// Each library and client is checked: a name introduced in iOS 18 is rejected in all of them.
  @Test func newerAPIIsRejectedEverywhere() throws {
    let report = try check("let wide: Int128 = 0", named: "Wide.swift")
    let refused = report.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let libraries = Checkout.files(in: "Sources/Runtime", ending: ".swift").map {
      $0.split(separator: "/")[2]
    }
    let clients = Checkout.files(in: "Generated", ending: "/Client/Client.swift").map {
      $0.split(separator: "/")[1]
    }
    #expect(report.status == 1)
    #expect(Set(refused) == Set(libraries + clients))
    #expect(report.errors.contains("'Int128' is only available in iOS 18.0 or newer"))
  }

  /// This line once kept AuthClient from compiling for iOS 16 and 17.
  @Test func typedThrowsComparisonIsRejected() throws {
    let name = "AuthSession+Requests.swift"
    let source = try Checkout.text("Sources/Runtime/AuthClient/Session/\(name)")
    let broken = source.replacing("if case .none = way", with: "if way == nil")
    try #require(broken != source)
    let report = try check(broken, named: name, in: ["AuthClient"])
    #expect(report.output.hasPrefix("AuthClient refuses "))
    #expect(report.errors.contains("runtime support for typed throws function types is only"))
    #expect(try check(source, named: name, in: ["AuthClient"]).status == 0)
  }

  /// - Parameter error: nil if the source fits.
  @Test(arguments: [
    ("AuthClient", "import Security\nlet status: Int32 = SecItemDelete([:])", nil),
    ("AuthClient", "import Security\nlet status: Int = SecItemDelete([:])", "cannot convert"),
    (
      "AuthBiometrics", "import LocalAuthentication\nfunc ask() { _ = LAContext().domainState }",
      "'domainState' is only available in iOS 18 or newer"
    ),
    (
      "AuthWeb",
      """
      import AuthenticationServices
      func page() { _ = ASWebAuthenticationSession.Callback.customScheme("a") }
      """, "'Callback' is only available in iOS 17.4 or newer"
    ),
    (
      "AuthWeb",
      """
      import AuthenticationServices
      func page() {
        if #available(iOS 17.4, *) { _ = ASWebAuthenticationSession.Callback.customScheme("a") }
      }
      """, nil
    ),
  ])
  func standInsRejectWhatDoesNotFit(_ module: String, _ source: String, _ error: String?) throws {
    let report = try check(source, named: "New.swift", in: [module])
    #expect((report.status == 0) == (error == nil), "\(report.errors)")
    if let error { #expect(report.errors.contains(error), "\(report.errors)") }
  }

  private func check(
    _ source: String, named name: String, in modules: [String] = []
  ) throws -> Shell.Report {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(source.utf8).write(to: file)
    return try Shell.run(["scripts/apple", "--with", file.path] + modules)
  }
}
