import ContractModel
import Diagnostics
import Machines

/// Endpoints as code calls them.
extension Planner {
  mutating func call(
    _ endpoint: Endpoint, _ refusals: [RefusalPlan], _ positions: NamedPositions
  ) -> CallPlan {
    let name = endpoint.name.value
    let stem = CaseNames.capitalised(name)
    for suffix in ["Request", "Body", "Refusal"] {
      names.claim(stem + suffix, for: "the endpoint `\(name)`", at: endpoint.name.span)
    }
    let common = contract.sentBeside(endpoint)
    fieldProblems += FieldNames.problems(  //! call-member-twin
      common + endpoint.sends, beside: endpoint.needs, inSwift: writesSwift)
    if endpoint.isTold {
      fieldProblems += problems(.pageField, (common + endpoint.sends).map(\.name))
    }
    members += (common + endpoint.sends).map(\.name)
    let server = contract.servers[endpoint.server]
    let sent = sent(by: endpoint, stem, common)
    let answer = answer(endpoint, stem)
    let provider = provider(of: endpoint)
    return CallPlan(
      endpoint: endpoint, stem: stem, beginsSession: contract.beginsSession(endpoint),
      ofProvider: provider, isPrivate: isPrivate(endpoint, provider),
      pathFields: sent.filter { $0.place == .path }, query: sent.filter { $0.place == .query },
      headers: sent.filter { $0.place == .header }, cookies: sent.filter { $0.place == .cookie },
      body: sent.filter { $0.place == .body }, content: server.content, answer: answer,
      successMarks: successMarks(endpoint, server), opens: OpenedPagePlan(endpoint, contract),
      cookiesEnded: contract.cookiesEnded(by: endpoint), nonce: nonce(endpoint),
      refusals: positions.sorted(endpoint.refuses.map(\.value)).map { refusals[$0] })
  }

  /// What it sends as a type of the contract is that type's, and planned there.
  private mutating func sent(
    by endpoint: Endpoint, _ stem: String, _ common: [Field]
  ) -> [PropertyPlan] {
    let place = FieldPlace(
      owner: stem, servers: [contract.servers[endpoint.server]], isSent: true,
      code: endpoint.object.flatMap { contract.policies.codes.find($0.value) })
    var own = place
    if let type = endpoint.sentType?.value { (own.owner, own.isPlanned) = (type, true) }
    return grouped(endpoint.sends.map { property($0, in: own) }, endpoint)
      + common.map { property($0, in: place) }
  }

  private func grouped(_ own: [PropertyPlan], _ endpoint: Endpoint) -> [PropertyPlan] {
    guard let group = GroupPlan(endpoint.group, of: own) else { return own }
    return own.map { property in
      var property = property
      if group.index(of: property.name) != nil { property.group = group }
      return property
    }
  }

  /// The page that signs out has no provider of its own. It is as private as the pages on its
  /// server that sign in: where none of them leaves anything in the person's browser, opening it
  /// there would end nothing and only have the system ask the person.
  private func isPrivate(_ endpoint: Endpoint, _ provider: Provider?) -> Bool {
    if let provider { return isPrivate(provider) }
    guard endpoint.operation.value == .sessionEnd else { return false }
    let others = contract.endpoints.filter {
      $0.server == endpoint.server && $0.caller == .browser
    }.compactMap(self.provider)
    return !others.isEmpty && others.allSatisfy(isPrivate)
  }

  private func isPrivate(_ provider: Provider) -> Bool { provider.privateSession?.value ?? false }

  private func provider(of endpoint: Endpoint) -> Provider? {
    guard endpoint.operation.value.object == .provider else { return nil }
    return endpoint.object.flatMap { contract.providers.find($0.value) }
  }

  private func successMarks(_ endpoint: Endpoint, _ server: Server) -> [ConditionPlan] {
    contract.successMarks(of: endpoint).map {
      ConditionPlan(wire: $0.wire(server.names), isHeader: false, kind: .equals, text: $0.text)
    }
  }

  /// Fields that stand in `returns` become a type named after the endpoint.
  private mutating func answer(_ endpoint: Endpoint, _ stem: String) -> TypePlan? {
    switch endpoint.returns {
    case .nothing: return nil
    case .shape(let shape): return type(shape)
    case .fields(let fields):
      let name = stem + "Answer"
      names.claim(name, for: "the answer of `\(endpoint.name.value)`", at: endpoint.name.span)
      addRecord(fields, in: FieldPlace(owner: name, servers: [contract.servers[endpoint.server]]))
      return TypePlan(
        element: .record(name), container: .one, isOptional: false, travelsAsText: false)
    }
  }
}
