import ContractModel
import Machines

/// The likely `means` of refusals that have none. It is only ever a suggestion to the author.
struct MeaningHints {
  private let contract: Contract
  private let possible: PossibleMeanings
  private let choice: RefusalChoice
  private let points: [String: MeaningPoints]
  /// The names of the refusals that some endpoint gives beside this one, and its own.
  private let companions: [String: Set<String>]

  init(_ contract: Contract) {
    self.contract = contract
    possible = PossibleMeanings(contract)
    choice = RefusalChoice(contract)
    points = Dictionary(
      contract.refusals.filter(\.lacksMeaning).map { ($0.name.value, MeaningPoints($0)) },
      uniquingKeysWith: { $1 })
    companions = contract.endpoints.reduce(into: [:]) { companions, endpoint in
      let names = endpoint.refuses.map(\.value)
      for name in names where contract.refusals.find(name)?.lacksMeaning == true {
        companions[name, default: []].formUnion(names)
      }
    }
  }

  /// Errors without `means`, each with the likely one or several, in the order of the contract.
  func likely() -> [(refusal: Refusal, meanings: [Meaning])] {
    var found: [String: [Meaning]] = [:]
    for endpoint in contract.endpoints where isSilent(endpoint) {
      let met = possible.of(endpoint)
      for meaning in met where !choice.declares(meaning, at: endpoint) {
        guard let refusal = best(meaning, of: met, for: endpoint) else { continue }
        let name = refusal.name.value
        if found[name]?.contains(meaning) != true { found[name, default: []].append(meaning) }
      }
    }
    settle(&found)
    return contract.refusals.filter(\.lacksMeaning).map {
      (refusal: $0, meanings: sorted(found[$0.name.value] ?? []) ?? [rest($0, found)])
    }
  }

  private func isSilent(_ endpoint: Endpoint) -> Bool {
    endpoint.refuses.contains { companions[$0.value] != nil }
  }

  private func sorted(_ meanings: [Meaning]) -> [Meaning]? {
    meanings.isEmpty ? nil : Meaning.allCases.filter(meanings.contains)
  }

  /// Takes a shared meaning from all refusals of an endpoint but the one with the most points.
  private func settle(_ found: inout [String: [Meaning]]) {
    for endpoint in contract.endpoints where isSilent(endpoint) {
      let all = endpoint.refuses.map { name in
        let said = contract.refusals[name.value].meanings.map(\.value)
        return (name: name.value, meanings: said + (found[name.value] ?? []))
      }
      for meaning in Meaning.allCases {
        let holders = all.filter { $0.meanings.contains(meaning) }.map(\.name)
        guard holders.count > 1 else { continue }
        let keeper = holders.max { score($0, meaning) < score($1, meaning) }
        for name in holders where name != keeper { found[name]?.removeAll { $0 == meaning } }
      }
    }
  }

  /// A written meaning beats every guess.
  private func score(_ name: String, _ meaning: Meaning) -> Int {
    contract.refusals[name].means(meaning) ? .max : points[name]?.points(for: meaning) ?? 0
  }

  /// A refusal that tells nothing of what its endpoints check: the words of its name, or its status.
  private func rest(_ refusal: Refusal, _ found: [String: [Meaning]]) -> Meaning {
    switch refusal.cause.status {
    case .hundreds(5)?, .exactly(500...)?: return .serverFailed
    default: break
    }
    return likeliest(refusal, found) ?? .other
  }

  /// The meaning that its name says best, unless another refusal of an endpoint of it has that meaning.
  private func likeliest(_ refusal: Refusal, _ found: [String: [Meaning]]) -> Meaning? {
    guard let own = points[refusal.name.value] else { return nil }
    let taken = (companions[refusal.name.value] ?? []).flatMap {
      contract.refusals[$0].meanings.map(\.value) + (found[$0] ?? [])
    }
    let said = Meaning.allCases.filter { own.says($0) && !taken.contains($0) }
    return said.max { own.points(for: $0) < own.points(for: $1) }
  }

  private func best(
    _ meaning: Meaning, of met: [Meaning], for endpoint: Endpoint
  ) -> Refusal? {
    let declared = endpoint.refuses.map { contract.refusals[$0.value] }.filter(\.lacksMeaning)
    return said(meaning, declared) ?? bare(meaning, declared)
      ?? byRecovery(meaning, of: met, declared, endpoint)
  }

  /// The first of those with the most points, if there are enough.
  private func said(_ meaning: Meaning, _ declared: [Refusal]) -> Refusal? {
    let found = declared.map { points[$0.name.value]?.points(for: meaning) ?? 0 }
    guard let most = found.max(), most >= MeaningPoints.enough else { return nil }
    return found.firstIndex(of: most).map { declared[$0] }
  }

  /// One without a condition, of the status that the meaning usually has, unless its words say something else.
  private func bare(_ meaning: Meaning, _ declared: [Refusal]) -> Refusal? {
    declared.first { refusal in
      guard refusal.match.isEmpty, !refusal.bringsToken, isMute(refusal, meaning) else {
        return false
      }
      return meaning.recoveries.contains(refusal.recovery.value.word)
        && refusal.cause.status == .exactly(meaning.usualStatus)
    }
  }

  private func isMute(_ refusal: Refusal, _ meaning: Meaning) -> Bool {
    !(points[refusal.name.value]?.saysOther(than: meaning) ?? false)
  }

  /// Finds the refusal that an app recovers from as from this meaning, among those whose words say nothing. Only what
  /// every API tells in some way is found so: that a session is over, and that a sign-in is wrong.
  private func byRecovery(
    _ meaning: Meaning, of met: [Meaning], _ declared: [Refusal], _ endpoint: Endpoint
  ) -> Refusal? {
    let ofSession: [Meaning] = [.tokenMissing, .tokenInvalid, .tokenExpired, .sessionEnded]
    let isUsual =
      ofSession.contains(meaning)
      || meaning == .credentialsWrong && endpoint.operation.value == .passwordSignIn
    guard isUsual else { return nil }
    let fitting = declared.filter { refusal in
      refusal.mayMeanNobody && !refusal.bringsToken
        && meaning.recoveries.contains(refusal.recovery.value.word)
        && !(points[refusal.name.value]?.says(oneOf: met) ?? true)
    }
    return fitting.max { fit($0, meaning) < fit($1, meaning) }
  }

  private func fit(_ refusal: Refusal, _ meaning: Meaning) -> Int {
    points[refusal.name.value]?.fit(for: meaning) ?? 0
  }
}

extension Refusal {
  /// A call without an answer has a fault and no meaning.
  var lacksMeaning: Bool { meanings.isEmpty && cause.status != nil }

  fileprivate var mayMeanNobody: Bool {
    if case .exactly(let status)? = cause.status {
      [400, 401].contains(status)
    } else {
      false
    }
  }
}
