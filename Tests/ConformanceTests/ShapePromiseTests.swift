import CaseFolders
import Conformance
import ContractModel
import Foundation
import TestLab
import Testing

/// One shape after the other: each keeps a processor busy, and other tests of the process wait for theirs.
@Suite("The reference server and the promises of every shape", .serialized)
struct ShapePromiseTests {
  /// A correct server of any shape breaks no promise.
  @Test(arguments: try! shapes())
  func serverBreaksNoPromise(_ server: LabContract) async throws {
    let report = try await server.report(Self.samples.get()[server.name] ?? [])
    let broken = report.broken.filter { !Self.unplayed.contains("\(server.name): \($0.id)") }
    #expect(broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
  }

  /// The promises of each shape that are looked at. Stories follow from the machine of the session, whatever a message
  /// looks like: the first shape that has one plays it, and in a proof each.
  private static let samples = Result {
    let all = try shapes().flatMap { server in
      try CasePlan(server.contract).cases.map { (server.name, $0.kind.isDerived, $0.id) }
    }
    let sample = all.sample { name, isDerived, id in [isDerived ? id : "\(name) \(id)"] }
    return Dictionary(grouping: sample) { $0.0 }.mapValues { $0.map(\.2) }
  }

  /// The reference server has no passkeys, and says so when it starts.
  private static let unplayed: Set = ["passkeys: answers.askToSignIn"]

  /// The issuer has a stand-in under each of these names.
  private static let played: Set = ["apple", "github", "google", "wechat"]

  /// Promises that take the tester several steps to observe.
  @Test(arguments: [
    (
      "staged-proof",
      ["answers.deactivate", "passwords.changePassword", "requests.register.body.auth"]
    ),
    (
      "two-bearers",
      [
        "answers.deleteAccount", "codes.mail", "refusal.deleteAccount",
        "session.signedIn.deleteAccount",
      ]
    ),
    (
      "steps-in-refusals",
      ["passwords.changePassword", "refusal.reauthenticate.passwordWrong", "answers.resetPassword"]
    ),
    (
      "token-places",
      [
        "answers.signIn", "answers.signInByFlow", "answers.rename", "answers.signOut",
        "answers.recoverAccount", "codes.recovery", "session.signedIn.signOut.then.signIn",
      ]
    ),
  ])
  func testerObservesPromises(_ shape: String, _ ids: [String]) async throws {
    let report = try await LabContract.shape(shape).report(ids)
    let unseen = report.results.filter { $0.verdict.word != "kept" }
    #expect(unseen.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
    #expect(report.results.count >= ids.count)
  }

  private static func shapes() throws -> [LabContract] {
    let folder = Checkout.root.appending(path: "Tests/Shapes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try files.sorted().filter { $0.hasSuffix(".yaml") && $0 != "authgen.yaml" }.map {
      let shape = LabContract.shape(String($0.dropLast(".yaml".count)))
      return shape.with(providers: try shape.contract.providers.names.filter(played.contains))
    }
  }
}
