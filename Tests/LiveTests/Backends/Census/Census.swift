import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import TestLab
import YAMLSource

/// The parts that a contract's journeys have to reach on the reference server: every endpoint with a good
/// answer, every state of every flow and every step from one to another, every refusal with a reaction, and every start
/// of a renewal.
struct Census {
  let contract: Contract

  /// The parts that no journey can reach, with the reason, by the contract's name. No journey may reach them.
  private static let excused = [
    "Cognito": [
      "the step from enterSmsCode to enterNewPassword of PasswordSignInFlow":
        "authlab's pool asks for the new password first",
      "the step from enterAuthenticatorCode to enterNewPassword of PasswordSignInFlow":
        "authlab's pool asks for the new password first",
    ],
    "Readmigo": ["the refusal codeTooSoon": "the contract sets no pause between two codes"],
    "Rote": ["the refusal authenticationFailed": "the page says it, in words for a person"],
  ]

  /// The refusals that the reference server never has a reason for, by the contract's name: the control causes them.
  private static let asked = [
    "Cognito": ["missingScope": "authlab's pool has one client, whose tokens have every scope"],
    "SyncNos": ["forbidden": "authlab says 401 where the contract has 401 and 403"],
  ]

  /// The contracts of the project, without the files in folders below.
  static let contracts = Checkout.files(in: "contract", ending: ".yaml")
    .filter { $0.count { $0 == "/" } == 1 }

  init(_ path: String) throws {
    contract = try read(
      YAMLSource.parse(SourceFile(path: path, text: try Checkout.text(path))))
  }

  func mistakes(of journeys: [Footprints]) -> [String] {
    let walks = journeys.map { Walk($0.steps, in: contract) }
    let missteps = zip(journeys, walks).flatMap { journey, walk in
      walk.missteps.map { "\(journey.journey): \($0)" }
    }
    let reached = zip(journeys, walks).map { journey, walk in
      walk.reached.union(called(journey)).union(Renewals.reached(in: journey.steps))
    }
    return lacks(of: reached.reduce([]) { $0.union($1) }) + missteps
      + journeys.indices.filter { isIdle($0, among: reached) }
      .map { "\(journeys[$0].journey): nobody would miss this journey" }
  }

  /// Without it the others reach as much: it could be taken out, and the census would not tell.
  private func isIdle(_ journey: Int, among reached: [Set<String>]) -> Bool {
    let others = reached.indices.filter { $0 != journey }.reduce(into: Set<String>()) {
      $0.formUnion(reached[$1])
    }
    return reached[journey].intersection(wanted).isSubset(of: others)
  }

  private func lacks(of reached: Set<String>) -> [String] {
    let excused = Set((Self.excused[contract.service.value] ?? [:]).keys)
    let missing = wanted.subtracting(reached).subtracting(excused)
    let idle = excused.subtracting(wanted.subtracting(reached))
    return missing.sorted().map { "no journey reaches \($0)" }
      + idle.sorted().map { "\($0) is excused, and is reached or not in the contract" }
      + asked.filter { reached.contains(Self.refusal($0)) || contract.refusals.find($0) == nil }
      .sorted().map { "\($0) need not be asked for, or is not in the contract" }
  }

  private var asked: Set<String> { Set((Self.asked[contract.service.value] ?? [:]).keys) }

  private var wanted: Set<String> {
    let endpoints = contract.endpoints.names.map { Self.endpoint($0) }
    let refusals = contract.refusals.filter(\.isActedOn).map(\.name.value).map {
      asked.contains($0) ? Self.askedFor($0) : Self.refusal($0)
    }
    let flows = contract.flows.flatMap { Self.wanted(of: $0) }
    return Set(endpoints + refusals + flows + choices + Renewals.wanted(of: contract))
  }

  /// The providers among which the app chooses as it opens a page.
  private var choices: [String] {
    contract.endpoints.filter { $0.operation.value == .providerStart }.flatMap(\.sends).flatMap {
      field in
      guard case .enumeration(let words) = field.shape.element else { return [String]() }
      return words.map { Self.provider($0.value) }
    }
  }

  private static func wanted(of flow: MachineDefinition) -> [String] {
    flow.states.flatMap { state in
      let steps = state.moves.map {
        Walk.step(state.name.value, $0.target.value, of: flow.typeName)
      }
      return steps + [Walk.state(state.name.value, of: flow.typeName)]
    }
  }

  /// By the server's own word, and so whoever called: the client, a page or a provider.
  private func called(_ journey: Footprints) -> Set<String> {
    var called: Set<String> = []
    for case .opened(let words) in journey.steps {
      called.formUnion(words.map { Self.provider($0) })
    }
    for call in journey.logged {
      if let endpoint = call.endpoint, call.status < 400, call.reason == nil {
        called.insert(Self.endpoint(endpoint))
      }
      if let refusal = call.refusal {
        let isAsked = call.reason == "fault"
        called.insert(isAsked ? Self.askedFor(refusal) : Self.refusal(refusal))
      }
    }
    return called
  }

  private static func endpoint(_ name: String) -> String { "the endpoint \(name)" }
  private static func provider(_ word: String) -> String { "the page of the provider \(word)" }
  private static func refusal(_ name: String) -> String { "the refusal \(name)" }
  private static func askedFor(_ name: String) -> String { "the refusal \(name), asked for" }
}

extension Refusal {
  /// A server says it, and more follows than the same once more or a text: the client renews, or the person corrects
  /// something, waits, signs in or goes on elsewhere.
  fileprivate var isActedOn: Bool {
    guard cause.status != nil else { return false }
    switch recovery.value.word {
    case .renew, .wait, .correct, .signIn, .continueFlow: return true
    case .retry, .tell: return false
    }
  }
}
