package import ContractModel
import Diagnostics

/// Servers, tokens, providers and policies.
extension ContractPieces {
  func part(_ server: Server) -> Piece {
    var part = Piece(
      .server(server), .contractServers, ["servers", server.name.value], at: server.name.span,
      identity: server.url.literal?.value)
    part.add(.serverDoc, server.doc)
    part.add(.serverUrl, server.url)
    part.add(.serverNames, text: server.names.rawValue, at: server.name.span)
    part.add(.serverContent, text: server.content.text, at: server.name.span)
    for condition in server.success {
      part.add(.serverSuccess, text: Self.text(of: condition), at: condition.field.span)
    }
    if !server.answer.isEmpty {
      part.add(.serverAnswer, text: server.answer.joined(separator: "."), at: server.name.span)
    }
    part.add(.serverPins, server.pins, to: .configuration)
    for environment in server.environments {
      part.add(
        .serverEnvironments, text: "\(environment.name.value): \(environment.url.value)",
        at: environment.url.span)
    }
    part.parts =
      server.refusal.map { field($0, .serverRefusal, ["refusal"]) }
      + server.sends.map { field($0, .serverSends, ["sends"]) }
    return part
  }

  func part(_ token: Token) -> Piece {
    var part = Piece(
      .token(token), .contractTokens, ["tokens", token.name.value], at: token.name.span)
    part.add(.tokenDoc, token.doc)
    part.add(.tokenFormat, text: token.format.rawValue, at: token.name.span)
    part.add(.tokenIssuer, token.origin.issuer)
    part.add(.tokenAudience, token.origin.audience)
    part.add(.tokenAlgorithms, words: token.origin.algorithms)
    part.add(.tokenLifetime, token.life.lifetime?.map(\.text))
    part.add(.tokenIdle, duration: token.life.idle)
    part.add(.tokenEnds, duration: token.life.ends)
    part.add(.tokenSent, token.sent?.map(\.text))
    part.add(.tokenNext, token.next?.map(\.text))
    part.add(.tokenStored, word: token.stored)
    part.add(.tokenAccount, token.account)
    part.add(.tokenRotates, flag: token.rotation.rotates)
    part.add(.tokenGrace, duration: token.rotation.grace)
    part.add(.tokenReuse, word: token.rotation.reuse)
    part.add(.tokenBound, word: token.bound)
    part.add(.tokenFormerNames, each: token.formerNames)
    part.parts = token.claims.map { field($0, .tokenClaims, ["claims"]) }
    return part
  }

  func part(_ provider: Provider) -> Piece {
    let known = provider.clientId ?? provider.audience
    var part = Piece(
      .provider(provider), .contractProviders, ["providers", provider.name.value],
      at: provider.name.span,
      identity: "\(provider.kind.value) \(known?.literal?.value ?? "")")
    part.add(.providerDoc, provider.doc)
    part.add(.providerKind, word: provider.kind)
    part.add(.providerAudience, provider.audience)
    part.add(.providerIssuer, provider.issuer)
    part.add(.providerClientId, provider.clientId)
    part.add(.providerPoolId, provider.poolId)
    part.add(.providerScopes, each: provider.scopes)
    part.add(.providerAsks, words: provider.asks)
    part.add(.providerPkce, word: provider.pkce)
    part.add(.providerNonce, word: provider.nonce)
    part.add(.providerPrivateSession, flag: provider.privateSession)
    part.add(.providerSignInAliases, words: provider.signInAliases)
    part.add(.providerOffers, each: provider.offers)
    return part
  }

  var policies: [Piece] {
    let policies = contract.policies
    return [
      policies.password.map(password), policies.lockout.map(lockout), policies.devices.map(devices),
      policies.terms.map(terms), policies.signOut.map(signOut),
    ].compactMap { $0 } + policies.codes.map(code)
  }

  private func password(_ policy: PasswordPolicy) -> Piece {
    var part = Piece(
      .policy, .passwordMinLength, ["policies", "password"], at: policy.span)
    part.add(.passwordMinLength, count: policy.minLength)
    part.add(.passwordMaxLength, count: policy.maxLength)
    part.add(.passwordContains, words: policy.contains)
    part.add(.passwordBlocklist, flag: policy.blocklist)
    part.add(
      .passwordStrength,
      inOrder: policy.strength.map { level in
        level.level.map { name in
          ([name] + level.contains.map(\.value.rawValue).sorted()).joined(separator: " ")
        }
      })
    return part
  }

  private func lockout(_ policy: LockoutPolicy) -> Piece {
    var part = Piece(.policy, .lockoutCounts, ["policies", "lockout"], at: policy.span)
    part.add(.lockoutCounts, word: policy.counts)
    let steps = policy.steps.sorted { $0.failures.value < $1.failures.value }
    for step in steps {
      part.add(
        .lockoutSteps, text: "\(step.lasts.value.asDuration) after \(step.failures.value)",
        at: step.lasts.span)
    }
    part.add(.lockoutWarns, word: policy.warns)
    return part
  }

  private func code(_ policy: CodePolicy) -> Piece {
    var part = Piece(
      .code(policy), .policiesCodes, ["policies", "codes", policy.name.value], at: policy.name.span)
    part.add(.codeLength, count: policy.length)
    part.add(.codeAlphabet, word: policy.alphabet)
    part.add(.codeLifetime, duration: policy.lifetime)
    part.add(.codeTries, count: policy.tries)
    part.add(.codeResendAfter, duration: policy.resendAfter)
    part.add(.codeSentBy, words: policy.sentBy)
    return part
  }

  private func devices(_ policy: DevicePolicy) -> Piece {
    let place = policy.newDevice?.span ?? policy.oddSignIn?.span ?? policy.limit?.span
    var part = Piece(.policy, .deviceLimit, ["policies", "devices"], at: place)
    part.add(.deviceNewDevice, word: policy.newDevice)
    part.add(.deviceOddSignIn, word: policy.oddSignIn)
    part.add(.deviceLimit, count: policy.limit)
    return part
  }

  private func terms(_ policy: TermsPolicy) -> Piece {
    var part = Piece(
      .policy, .termsDocuments, ["policies", "terms"], at: policy.documents.first?.span)
    part.add(.termsDocuments, each: policy.documents)
    part.add(.termsAcceptedAt, word: policy.acceptedAt)
    return part
  }

  private func signOut(_ policy: SignOutPolicy) -> Piece {
    let first = [policy.clears, policy.asks, policy.keepsIfSynced, policy.keeps].joined().first
    var part = Piece(.policy, .signOutClears, ["policies", "signOut"], at: first?.span)
    part.add(.signOutClears, each: policy.clears)
    part.add(.signOutAsks, each: policy.asks)
    part.add(.signOutKeepsIfSynced, each: policy.keepsIfSynced)
    part.add(.signOutKeeps, each: policy.keeps)
    return part
  }

  func machine(_ machine: MachineDefinition, _ property: Property, _ keys: [String]) -> Piece {
    var part = Piece(.machine(machine), property, keys, at: machine.name.span)
    part.add(.machineDoc, machine.doc)
    part.add(.machineStart, machine.start)
    part.parts = machine.states.map { state in
      var part = Piece(
        .state(state), .machineStates, ["states", state.name.value], at: state.name.span)
      part.add(.stateDoc, state.doc)
      part.add(.stateHolds, each: state.holds, to: .tokens)
      part.add(.stateKept, flag: state.kept)
      for move in state.moves {
        part.add(
          .stateMoves, text: "\(move.event.value) → \(move.target.value)", at: move.event.span)
      }
      return part
    }
    return part
  }
}

extension Server.Content {
  package var text: String {
    switch self {
    case .json: "json"
    case .form: "form"
    case .mediaType(let type): type
    }
  }
}

extension Token.Lifetime {
  package var text: String {
    switch self {
    case .seconds(let seconds): seconds.asDuration
    case .unlimited: "unlimited"
    }
  }
}

extension Token.Placement {
  package var text: String {
    switch self {
    case .bearer: "bearer"
    case .header(let name): "header \(name)"
    case .cookie(let name): "cookie \(name)"
    case .query(let name): "query \(name)"
    }
  }
}
