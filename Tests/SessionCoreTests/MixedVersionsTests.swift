import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import SessionExploration
import Testing
import YAMLSource

/// An app of one version at the server of another.
@Suite struct MixedVersionsTests {
  private static let bound = 300
  static let systems = Checkout.files(in: "contract", ending: ".yaml")
    .filter { !$0.hasSuffix("/authgen.yaml") }

  @Test(arguments: systems)
  func equalVersionsNeedNoExploration(_ path: String) throws {
    let text = try Checkout.text(path)
    let mix = MixedVersions(app: try contract(text), server: try contract(text), bound: Self.bound)
    #expect(mix.visited == 0)
    #expect(mix.stories.isEmpty && mix.isWhole)
  }

  /// Contract names aren't sent over the wire, so a server with other names is the same server.
  @Test func namesMakeNoDifference() throws {
    let old = try pair("several-causes").old
    let new = old.replacing("  me:\n", with: "  whoAmI:\n")
      .replacing("  Session:", with: "  Tokens:").replacing(
        "returns: Session", with: "returns: Tokens"
      )
      .replacing("expired:", with: "stale:").replacing("[expired,", with: "[stale,")
    let mix = try MixedVersions(app: contract(old), server: contract(new), bound: Self.bound)
    #expect(mix.visited == 0)
  }

  /// Each difference that does harm alone is reported, even if another one hides it.
  @Test func hiddenCauseIsReported() throws {
    let stories = try self.stories("several-causes")
    let causes = Set(stories.flatMap(\.causes))
    #expect(
      causes == [
        .request(endpoint: "renew"), .request(endpoint: "signOut"), .lifetime(token: "refresh"),
      ])
  }

  @Test(arguments: [
    ("forced-sign-in", MixedEnding.signedOut, ServedDifference.rotation(token: "refresh")),
    ("forced-sign-in-after-days", .signedOut, .lifetime(token: "refresh")),
    ("forced-sign-in-by-bad-luck", .signedOut, .grace(token: "refresh")),
    ("renewal-loop", .renewsForEver, .carrying),
    ("locked-out", .failsForEver("me"), .request(endpoint: "renew")),
    ("locked-out-at-sign-in", .cannotSignIn("signIn"), .request(endpoint: "signIn")),
    ("crash", .unreadable("signIn"), .answer(endpoint: "signIn")),
    ("silent-wrong-answer", .staysSignedIn, .request(endpoint: "signOut")),
    ("unknown-refusal", .failsForEver("me"), .refusal(.ended)),
  ])
  func badEndingHasItsCause(
    _ name: String, _ ending: MixedEnding, _ cause: ServedDifference
  ) throws {
    let found = try stories(name).first { $0.ending == ending && $0.causes.contains(cause) }
    let story = try #require(found)
    #expect(story.needsBadLuck == (name == "forced-sign-in-by-bad-luck"))
    #expect(story.lines.count >= 3)
  }

  /// A retry that only one of the two versions makes says nothing about the other.
  @Test(arguments: ["no-story", "refusal-that-renews-anyway", "token-with-another-name"])
  func harmlessChangeHasNoStory(_ name: String) throws {
    #expect(try stories(name).isEmpty)
  }

  @Test func smallBoundIsReported() throws {
    let (old, new) = try pair("forced-sign-in")
    let mix = MixedVersions(app: try contract(old), server: try contract(new), bound: 3)
    #expect(!mix.isWhole)
  }

  private func stories(_ name: String) throws -> [MixedStory] {
    let (old, new) = try pair(name)
    let mix = MixedVersions(app: try contract(old), server: try contract(new), bound: Self.bound)
    #expect(mix.isWhole, "\(mix.visited)")
    return mix.stories
  }

  private func pair(_ name: String) throws -> (old: String, new: String) {
    let folder = "Tests/Cases/diff/\(name)"
    return (try Checkout.text("\(folder)/old.yaml"), try Checkout.text("\(folder)/new.yaml"))
  }

  private func contract(_ text: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: "grove.yaml", text: text)))
  }
}
