import ContractModel
import Machines

/// The likely `means` of refusals that have none. It is only ever a suggestion to the author.
struct MeaningHints {
  private let contract: Contract
  private let possible: PossibleMeanings
  private let points: [String: MeaningPoints]
  /// The names of the refusals that some endpoint gives beside this one, and its own.
  private let companions: [String: Set<String>]

  init(_ contract: Contract) {
    self.contract = contract
    possible = PossibleMeanings(contract)
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
      let candidates = candidates(of: endpoint)
      let declared = declared(by: endpoint)
      for meaning in met where !declared.contains(meaning) {
        guard let refusal = best(meaning, of: met, candidates, endpoint) else { continue }
        let name = refusal.name.value
        if found[name]?.contains(meaning) != true { found[name, default: []].append(meaning) }
      }
    }
    settle(&found)
    return contract.refusals.filter(\.lacksMeaning).map {
      (refusal: $0, meanings: sorted(found[$0.name.value] ?? []) ?? [rest($0, found)])
    }
  }

  /// The meanings that its refusals have.
  private func declared(by endpoint: Endpoint) -> [Meaning] {
    endpoint.refuses.flatMap { name in
      let refusal = contract.refusals[name.value]
      return refusal.cause.status == nil ? [] : refusal.meanings.map(\.value)
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
      for meaning in Self.shared(all.flatMap(\.meanings)) {
        let holders = all.filter { $0.meanings.contains(meaning) }.map(\.name)
        guard holders.count > 1 else { continue }
        let keeper = holders.max { score($0, meaning) < score($1, meaning) }
        for name in holders where name != keeper { found[name]?.removeAll { $0 == meaning } }
      }
    }
  }

  /// The meanings that stand there several times, in the order of the language.
  private static func shared(_ meanings: [Meaning]) -> [Meaning] {
    var counts = [Int](repeating: 0, count: Meaning.allCases.count)
    for meaning in meanings { counts[meaning.place] += 1 }
    return counts.contains { $0 > 1 } ? Meaning.allCases.filter { counts[$0.place] > 1 } : []
  }

  /// A written meaning beats every guess.
  private func score(_ name: String, _ meaning: Meaning) -> Int {
    contract.refusals[name].means(meaning) ? .max : points[name]?.points(for: meaning) ?? 0
  }

  /// A refusal that tells nothing of what its endpoints check: the words of its name, or its status.
  private func rest(_ refusal: Refusal, _ found: [String: [Meaning]]) -> Meaning {
    switch refusal.cause.status {
    case .hundreds(5)?, .exactly(500...)?: return .serverFailed
    case .hundreds?, .exactly?, nil: break
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

  /// A refusal without a meaning that an endpoint gives.
  private struct Candidate {
    let refusal: Refusal
    let points: MeaningPoints
  }

  private func candidates(of endpoint: Endpoint) -> [Candidate] {
    endpoint.refuses.compactMap { name in
      points[name.value].map { Candidate(refusal: contract.refusals[name.value], points: $0) }
    }
  }

  private func best(
    _ meaning: Meaning, of met: [Meaning], _ candidates: [Candidate], _ endpoint: Endpoint
  ) -> Refusal? {
    said(meaning, candidates) ?? bare(meaning, candidates)
      ?? byRecovery(meaning, of: met, candidates, endpoint)
  }

  /// The first of those with the most points, if there are enough.
  private func said(_ meaning: Meaning, _ candidates: [Candidate]) -> Refusal? {
    var best: Candidate?
    var most = MeaningPoints.enough - 1
    for candidate in candidates {
      let points = candidate.points.points(for: meaning)
      if points > most { (best, most) = (candidate, points) }
    }
    return best?.refusal
  }

  /// One without a condition, of the status that the meaning usually has, unless its words say something else.
  private func bare(_ meaning: Meaning, _ candidates: [Candidate]) -> Refusal? {
    candidates.first { candidate in
      let refusal = candidate.refusal
      guard refusal.match.isEmpty, !refusal.bringsToken,
        !candidate.points.saysOther(than: meaning)
      else { return false }
      return meaning.recoveries.contains(refusal.recovery.value.word)
        && refusal.cause.status == .exactly(meaning.usualStatus)
    }?.refusal
  }

  /// Finds the refusal that an app recovers from as from this meaning, among those whose words say nothing. Only what
  /// every API tells in some way is found so: that a session is over, and that a sign-in is wrong.
  private func byRecovery(
    _ meaning: Meaning, of met: [Meaning], _ candidates: [Candidate], _ endpoint: Endpoint
  ) -> Refusal? {
    let ofSession: [Meaning] = [.tokenMissing, .tokenInvalid, .tokenExpired, .sessionEnded]
    let isUsual =
      ofSession.contains(meaning)
      || meaning == .credentialsWrong && endpoint.operation.value == .passwordSignIn
    guard isUsual else { return nil }
    let fitting = candidates.filter { candidate in
      let refusal = candidate.refusal
      return refusal.mayMeanNobody && !refusal.bringsToken
        && meaning.recoveries.contains(refusal.recovery.value.word)
        && !candidate.points.says(oneOf: met)
    }
    return fitting.max { $0.points.fit(for: meaning) < $1.points.fit(for: meaning) }?.refusal
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
