import AuthClient
import AuthTesting
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import LiveScenarios
import TestLab
import Testing
import YAMLSource

/// Stories of the five contracts are played twice: their requests on the reference server, and their answers on the
/// generated client. Both end as the story says.
@Suite struct StoryReplayTests {
  struct System: Sendable {
    let service: String
    let path: String
    let onClient: @Sendable (StoryFixture, Contract) async throws -> String?
    let onServer: @Sendable (StoryFixture, Contract) async throws -> String?
  }

  private static func system<Client: ScenarioClient>(
    _ service: String, _: Client.Type, _ person: StoryPerson
  ) -> System {
    System(
      service: service, path: Client.system.path,
      onClient: { try await StoryOnClient<Client>.mistake(in: $0, of: $1) },
      onServer: { try await StoryOnServer<Client>.mistake(in: $0, of: $1, person) })
  }

  static let systems = [
    system("Longde", LongdeScenarios.self, .longde),
    system("Readmigo", ReadmigoScenarios.self, .readmigo),
    system("Cognito", CognitoScenarios.self, .cognito),
    system("Rote", RoteScenarios.self, .rote),
    system("SyncNos", SyncNosScenarios.self, .syncnos),
  ]

  @Test(arguments: systems.map(\.service))
  func clientFollowsStory(_ service: String) async throws {
    let (system, contract) = try Self.named(service)
    for story in try Self.sample(of: service) {
      if let mistake = try await system.onClient(story, contract) { Issue.record("\(mistake)") }
    }
  }

  @Test(arguments: systems.map(\.service))
  func serverFollowsStory(_ service: String) async throws {
    let (system, contract) = try Self.named(service)
    for story in try Self.sample(of: service) {
      if let mistake = try await system.onServer(story, contract) { Issue.record("\(mistake)") }
    }
  }

  /// A replay that accepts a wrong ending would accept anything.
  @Test func differentEndingIsDetected() async throws {
    let (system, contract) = try Self.named("Longde")
    let text = try Self.text("Longde", "refreshTokenReused")
    for (old, new) in [
      ("\"state\": \"signedOut\"", "\"state\": \"expired\""), ("\"wait\": 31", "\"wait\": 3601"),
      ("\"refresh\": \"example-refresh-token-2\"", "\"refresh\": \"example-refresh-token-1\""),
      ("refused.sessionExpired", "answered"),
    ] {
      let story = try StoryFixture(Data(text.replacing(old, with: new).utf8))
      let mistake = try await Patience.$limit.withValue(50) {
        try await system.onClient(story, contract)
      }
      #expect(mistake != nil, "\(new)")
    }
    let refused = text.replacing("\"status\": 401", with: "\"status\": 200")
    let story = try StoryFixture(Data(refused.utf8))
    #expect(try await system.onServer(story, contract) != nil)
  }

  private static func named(_ service: String) throws -> (System, Contract) {
    let system = try #require(systems.first { $0.service == service })
    let source = SourceFile(path: system.path, text: try Checkout.text(system.path))
    return (system, try ContractReader.read(YAMLSource.parse(source)))
  }

  private static func text(_ service: String, _ name: String) throws -> String {
    try Checkout.text("\(Fixtures.folder(of: service))/stories/\(name).json")
  }

  /// The stories that have a step of a kind no story before them has; in a proof all.
  private static func sample(of service: String) throws -> [StoryFixture] {
    try stories(of: service).sample { $0.steps.map(\.kind) }
  }

  static func stories(of service: String) throws -> [StoryFixture] {
    let folder = try Fixtures.folder(of: service) + "/stories"
    let files = Checkout.files(in: folder, ending: ".json")
      .filter { !$0.hasSuffix("/keys.json") && !$0.hasSuffix("/schema.json") }
    #expect(files.count > 2)
    return try files.map { try StoryFixture(Data(Checkout.text($0).utf8)) }
  }
}

extension StoryFixture.Step {
  /// What happens, with which fault, how it ends, and in which state the session is then.
  fileprivate var kind: [String] {
    let happens = if case .wait = action { "wait" } else { "\(action)" }
    let ends = [input, refuses, ending, state].map { $0 ?? "" }
    return [happens] + ends
      + exchanges.map {
        "\($0.endpoint) \($0.isOfStranger) \($0.answer?.status ?? 0) \($0.isAnswerLost)"
      }
  }
}
