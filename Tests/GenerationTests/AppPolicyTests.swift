import AllOutputs
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Generation
import Testing
import YAMLSource

/// Entries of a contract on the app, which no other test reads, change the client.
@Suite struct AppPolicyTests {
  private static let changes = [
    ("readmigo", "offered: afterFirstSignIn", "offered: inSettings"),
    ("readmigo", "guards: tokens", "guards: launch"),
    ("readmigo", "accessible: afterFirstUnlock,", "accessible: whenUnlockedThisDeviceOnly,"),
    ("readmigo", "priority: recommended", "priority: optional"),
    ("readmigo", "kinds: [faceID, touchID]", "kinds: [touchID]"),
    ("rote", "urlSchemes: [rote]", "urlSchemes: [rote, other]"),
    ("syncnos", "asks: [fullName, email]", "asks: [email]"),
    ("syncnos", "nonce: sha256Hex ", "nonce: raw "),
    (
      "syncnos", "authorizationCode: providers.apple.authorizationCode",
      "authorizationCode: optional providers.apple.authorizationCode"
    ),
  ]

  private func policies(_ text: String) throws -> String { try file("Policies", of: text) }

  private func file(_ name: String, of text: String) throws -> String {
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "contract.yaml", text: text)))
    let files = try AllOutputs.render(
      try Generation.plan(contract, for: [.client]), with: Templates())
    let file = try #require(files.files.first { $0.path == "Client/\(name).swift" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: changes)
  func changeAppearsInOutput(_ contract: String, _ old: String, _ new: String) throws {
    let text = try Checkout.text("contract/\(contract).yaml")
    try #require(text.contains(old))
    #expect(try policies(text) != policies(text.replacing(old, with: new)))
  }

  @Test func storageUsesConfiguredAccessGroup() throws {
    let fixed = try Checkout.text("contract/readmigo.yaml")
      .replacing("synchronizable: false", with: "accessGroup: TEAM.reader")
    #expect(try policies(fixed).contains("static let storage = StoragePlan("))
    let given = fixed.replacing("TEAM.reader", with: "configuration.group")
      .replacing("wechatAppId: string", with: "wechatAppId: string\n  group: string")
    let text = try policies(given)
    #expect(text.contains("static func storage(_ configuration: Configuration) -> StoragePlan {"))
    #expect(text.contains("accessGroup: configuration.group"))
  }

  @Test func webCallbackNamesItsDomain() throws {
    let text = try Checkout.text("contract/rote.yaml")
    let web = text.replacing("url: rote://callback", with: "url: https://rote.example/callback")
    #expect(try file("Web", of: web).contains("associated domain `webcredentials:rote.example`."))
    #expect(try !file("Web", of: text).contains("webcredentials"))
  }

  @Test func signInWaysAreSortedByPriority() throws {
    let text = try Checkout.text("contract/readmigo.yaml")
      .replacing("priority: recommended", with: "priority: optional")
      .replacing("priority: basic", with: "priority: recommended")
    let ways = try policies(text).matches(of: #/SignInWay\("(\w+)"/#).map { String($0.output.1) }
    #expect(
      ways == ["signInWithEmail", "signInWithApple", "signInWithWeChat", "signInWithPhone"])
  }

  /// A hosted page signs in with Apple there, without the app's native sheet.
  @Test func appleRuleIsOnlyForAppsWithNativeSheet() throws {
    #expect(try !policies(Checkout.text("contract/cognito.yaml")).contains("AppleRule"))
  }
}
