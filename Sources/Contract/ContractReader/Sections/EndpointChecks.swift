import ContractModel
import Diagnostics

/// The checks that endpoints agree with the rest of the contract and with one another. Nothing is said about an
/// endpoint in which a mistake was found already.
struct EndpointChecks {
  private let reader: Reader
  private let known: KnownSections
  /// The names of endpoints without a mistake of their own.
  private let sound: Set<String>
  /// A number for each refusal, by its name: the same for those that nothing tells apart.
  private let refusalKeys: [String: Int]

  init(_ reader: Reader, _ known: KnownSections, _ sound: Set<String>) {
    self.reader = reader
    self.known = known
    self.sound = sound
    var numbers: [RefusalKey: Int] = [:]
    let keys = known.refusals.map { refusal in
      let key = RefusalKey(refusal)
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return (refusal.name.value, number)
    }
    refusalKeys = Dictionary(keys, uniquingKeysWith: { first, _ in first })
  }

  func check(_ endpoints: Definitions<Endpoint>) {
    checkRoutes(endpoints)
    checkRenewals(endpoints)
    checkTokensSent(endpoints)
    for endpoint in endpoints where sound.contains(endpoint.name.value) {
      if known.typesAreValid {
        checkTokensReturned(endpoint)
        checkCode(endpoint)
      }
      checkAnswer(endpoint)
      OpenedPageChecks(reader, known).check(endpoint)
    }
    let good = endpoints.filter { sound.contains($0.name.value) }
    checkTies(good)
    MatchChecks(reader, known).check(good)
    MeaningChecks(reader, known).check(good)
  }

  /// Routes may be equal where a constant, or a field that only one has, tells the calls apart.
  private func checkRoutes(_ endpoints: Definitions<Endpoint>) {
    var alike: [RouteKey: [Endpoint]] = [:]
    for endpoint in endpoints {
      let twin = alike[RouteKey(endpoint), default: []].prefix(100).first { other in
        other.name.value != endpoint.name.value && !areTold(endpoint, other)
      }
      if let twin { reader.report(.sameRoute(endpoint, twin)) }
      alike[RouteKey(endpoint), default: []].append(endpoint)
    }
  }

  /// Fields that a server sends with every call are the same in both.
  private func areTold(_ one: Endpoint, _ other: Endpoint) -> Bool {
    guard let server = known.servers.find(one.server) else { return true }
    return CallMarks(one.sends, to: server, known.types)
      .areTold(from: CallMarks(other.sends, to: server, known.types))
  }

  /// One endpoint renews, or one is chosen; refusals that recover by renewing need it.
  private func checkRenewals(_ endpoints: Definitions<Endpoint>) {
    let renewals = endpoints.filter { $0.operation.value == .sessionRenew }
    for endpoint in renewals where sound.contains(endpoint.name.value) {
      let spent = spentTokens(endpoint)
      if spent.count != 1 { reader.report(.renewalSpends(endpoint, spent)) }
    }
    // An endpoint that could not be read may be the one.
    let isWhole =
      endpoints.count == reader.names["endpoints"].count && reader.names.isComplete("endpoints")
    guard renewals.isEmpty, isWhole else { return }
    for refusal in known.refusals {
      guard case .renew(nil) = refusal.recovery.value else { continue }
      reader.report(.nothingRenews(refusal))
    }
  }

  private func spentTokens(_ endpoint: Endpoint) -> [String] {
    TokenWalk(known.types).tokens(in: endpoint.sends) + endpoint.needs.map(\.value)
  }

  /// A sign-in or a renewal that returns no token changes nothing.
  private func checkTokensReturned(_ endpoint: Endpoint) {
    let operation = endpoint.operation.value
    guard endpoint.endsIn == nil, operation.alwaysSignsIn || operation == .sessionRenew else {
      return
    }
    guard TokenWalk(known.types).tokens(returnedBy: endpoint).isEmpty else { return }
    reader.report(.returnsNoToken(endpoint))
  }

  /// A code of which nobody knows what it is checks nothing.
  private func checkCode(_ endpoint: Endpoint) {
    guard endpoint.operation.value.namesItsCode, endpoint.object == nil,
      FieldWalk(known.types).scalars(in: endpoint.sends).contains(.code)
    else { return }
    reader.report(.missingCode(endpoint, among: reader.names["codes"]))
  }

  /// Beside what every good answer says there is room for fields only.
  private func checkAnswer(_ endpoint: Endpoint) {
    guard case .shape(let shape) = endpoint.returns,
      let server = known.servers.find(endpoint.server), server.marksSuccess, server.answer.isEmpty
    else { return }
    if case .type = shape.element, shape.container == .one { return }
    if case .record = shape.element, shape.container == .one { return }
    reader.report(.answerWithoutPath(endpoint, shape, server))
  }

  /// Each token that calls carry says how, and is reported once for all of them.
  private func checkTokensSent(_ endpoints: Definitions<Endpoint>) {
    for token in known.tokens where token.sent == nil {
      let carriers = endpoints.filter { endpoint in
        endpoint.needs.contains { $0.value == token.name.value }
      }
      if let first = carriers.first { reader.report(.notSent(token, first, carriers.count - 1)) }
    }
  }

  /// Two refusals that the same answer could mean, reported once for all endpoints that have both.
  private func checkTies(_ endpoints: [Endpoint]) {
    var reported: Set<[String]> = []
    for endpoint in endpoints {
      for pair in ties(endpoint) where reported.insert(pair.sorted()).inserted {
        let count = endpoints.count { ties($0).contains { $0.sorted() == pair.sorted() } }
        let (refusal, twin) = (known.refusals[pair[0]], known.refusals[pair[1]])
        reader.report(.refusalsTie(refusal, twin, endpoint, count - 1))
      }
    }
  }

  private func ties(_ endpoint: Endpoint) -> [[String]] {
    var first: [Int: String] = [:]
    return endpoint.refuses.compactMap { name in
      guard let key = refusalKeys[name.value] else { return nil }
      guard let other = first[key] else {
        first[key] = name.value
        return nil
      }
      return [name.value, other]
    }
  }
}

/// The parts that tell one call from another: server, method, path and constants.
private struct RouteKey: Hashable {
  private let parts: [String]
  private let constants: Set<[String]>

  init(_ endpoint: Endpoint) {
    let path = endpoint.path.value.parts.map {
      if case .literal(let text) = $0 { text } else { "{}" }
    }
    parts = [endpoint.server, endpoint.method.value.rawValue] + path
    constants = Set(
      endpoint.sends.compactMap { field in
        guard case .constant(let text) = field.shape.element else { return nil }
        return [field.location.rawValue, field.wire?.value ?? field.name.value, text.value]
      })
  }
}

/// The parts that tell one refusal from another.
private struct RefusalKey: Hashable {
  private let cause: String
  private let tests: Set<[String]>

  init(_ refusal: Refusal) {
    switch refusal.cause {
    case .status(let status): cause = status.value.description
    case .fault(let fault): cause = fault.value.rawValue
    }
    tests = Set(
      refusal.match.map { condition in
        let kind =
          switch condition.test {
          case .equals: "equals"
          case .startsWith: "startsWith"
          case .has: "has"
          }
        return [condition.field.value, kind, condition.test.text.value]
      })
  }
}
