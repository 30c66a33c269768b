import ContractModel
import Diagnostics
import Machines

/// The likely `is` of fields that have none, where it decides what a server does. It is only ever a suggestion.
struct RoleHints {
  struct Hint {
    let field: Field
    let role: FieldRole
    /// The texts of an enum by the words of the role, where they are not the words themselves.
    var words: [(word: String, text: String)] = []
  }

  private let contract: Contract
  private let walk: FieldWalk

  init(_ contract: Contract) {
    self.contract = contract
    walk = FieldWalk(contract.types)
  }

  /// One for each field, in the order of the contract.
  func likely() -> [Hint] {
    var seen: Set<Span> = []
    return all().filter { $0.field.role == nil && seen.insert($0.field.name.span).inserted }
      .sorted { $0.field.name.span.startOffset < $1.field.name.span.startOffset }
  }

  private func all() -> [Hint] {
    steps() + contract.endpoints.flatMap(sent) + contract.servers.flatMap { devices($0.sends) }
      + contract.endpoints.flatMap(returned)
      + contract.refusals.flatMap { walk.leaves(of: $0.fields) }.filter(countsTries)
      .map { Hint(field: $0, role: .triesLeft) }
      + contract.tokens.flatMap { walk.leaves(of: $0.claims) }.compactMap(claimed)
  }

  // MARK: What a call sends

  private func sent(_ endpoint: Endpoint) -> [Hint] {
    let fields = walk.leaves(of: endpoint.sends)
    return devices(endpoint.sends) + terms(endpoint, fields)
      + fields.compactMap { choice($0, endpoint) }
  }

  private func devices(_ sent: [Field]) -> [Hint] {
    let fields = sent.filter { $0.location != .path && $0.shape.container == .one }
    let isBound = contract.tokens.contains { $0.bound?.value == .device }
    return fields.compactMap { field in
      switch field.shape.element {
      case .scalar(.string) where FieldWords(field).isDeviceName:
        return Hint(field: field, role: .deviceName)
      case .scalar(.string), .scalar(.uuid):
        return FieldWords(field).isDevice ? Hint(field: field, role: .deviceID) : nil
      case .configuration:
        let isDevice = FieldWords(field).isDevice || isBound && field.isSecret
        return isDevice ? Hint(field: field, role: .deviceID) : nil
      case .scalar, .type, .token, .provider, .enumeration, .constant, .record: return nil
      }
    }
  }

  private func terms(_ endpoint: Endpoint, _ fields: [Field]) -> [Hint] {
    let operations: [OperationKind] = [
      .passwordRegister, .signInContinue, .codeSignIn, .providerSignIn,
    ]
    guard operations.contains(endpoint.operation.value) else { return [] }
    let documents = contract.policies.terms?.documents.map(\.value) ?? []
    return fields.filter { field in
      guard case .scalar(.bool) = field.shape.element else { return false }
      return FieldWords(field).speakOfTerms(documents)
    }.map { Hint(field: $0, role: .termsAccepted) }
  }

  /// An enum of channels, of sessions to end or of providers.
  private func choice(_ field: Field, _ endpoint: Endpoint) -> Hint? {
    let texts = texts(of: field)
    if texts.isEmpty { return nil }
    if endpoint.operation.value == .sessionEnd {
      let scopes = FieldWords.scopes(texts)
      return scopes.isEmpty ? nil : Hint(field: field, role: .signOutScope, words: said(scopes))
    }
    if endpoint.operation.value == .providerStart {
      let providers = FieldWords.providers(texts, contract.providers)
      return providers.isEmpty
        ? nil : Hint(field: field, role: .providerChosen, words: said(providers))
    }
    let channels = FieldWords.channels(texts)
    return channels.isEmpty || endpoint.object == nil
      ? nil : Hint(field: field, role: .codeChannel, words: said(channels))
  }

  /// Words that are the texts themselves need not be said.
  private func said(_ words: [FieldWords.Pair]) -> [FieldWords.Pair] {
    words.filter { $0.word != $0.text }
  }

  private func texts(of field: Field) -> [String] {
    switch field.shape.element {
    case .enumeration(let texts): return texts.map(\.value)
    case .type(let name):
      guard case .enumeration(let texts)? = contract.types.find(name)?.content else { return [] }
      return texts.map(\.value)
    case .scalar, .token, .provider, .configuration, .constant, .record: return []
    }
  }

  private func constant(of field: Field) -> String? {
    if case .constant(let text) = field.shape.element { text.value } else { nil }
  }

  // MARK: What an answer brings

  private func returned(_ endpoint: Endpoint) -> [Hint] {
    let fields = walk.all(returnedBy: endpoint)
    if endpoint.operation.value == .sessionList { return fields.compactMap(ofSession) }
    if endpoint.operation.value == .call { return fields.compactMap(ofSuccess) }
    let own = OwnRecord(contract.types).fields(returnedBy: endpoint)
    return own.compactMap(ofAccount) + fields.compactMap { ofCode($0) ?? ofSuccess($0) }
  }

  private func ofSession(_ field: Field) -> Hint? {
    let words = FieldWords(field)
    guard case .scalar(let scalar) = field.shape.element else { return nil }
    switch scalar {
    case .string, .uuid:
      if words.isID { return Hint(field: field, role: .sessionID) }
      return words.isNameOfDevice && scalar == .string ? Hint(field: field, role: .deviceName) : nil
    case .bool: return words.isCurrent ? Hint(field: field, role: .sessionCurrent) : nil
    case .instant, .unixTime:
      if words.isBeginning { return Hint(field: field, role: .sessionBegan) }
      return words.isLastUse ? Hint(field: field, role: .sessionUsed) : nil
    case .int, .number, .seconds, .duration, .email, .phone, .username, .identifier, .password,
      .newPassword, .code, .url, .jwt, .bytes, .json:
      return nil
    }
  }

  private func ofAccount(_ field: Field) -> Hint? {
    let words = FieldWords(field)
    let texts = texts(of: field)
    if words.isState, !texts.isEmpty {
      let states = FieldWords.states(texts)
      return states.isEmpty ? nil : Hint(field: field, role: .accountState, words: said(states))
    }
    guard case .scalar(let scalar) = field.shape.element else { return nil }
    switch scalar {
    case .string, .uuid:
      if words.isAccountID { return Hint(field: field, role: .accountID) }
      if scalar == .uuid { return nil }
      if words.isState { return Hint(field: field, role: .accountState) }
      return words.isFullName ? Hint(field: field, role: .accountName) : nil
    case .bool:
      if words.isGuest { return Hint(field: field, role: .accountGuest) }
      return confirmation(words).map { Hint(field: field, role: $0) }
    case .instant, .unixTime:
      return words.isBeginning ? Hint(field: field, role: .accountSince) : nil
    case .int, .number, .seconds, .duration, .email, .phone, .username, .identifier, .password,
      .newPassword, .code, .url, .jwt, .bytes, .json:
      return nil
    }
  }

  private func confirmation(_ words: FieldWords) -> FieldRole? {
    guard words.isConfirmation else { return nil }
    if words.begins("email") { return .accountEmailConfirmed }
    return words.begins("phone") ? .accountPhoneConfirmed : .accountConfirmed
  }

  private func ofCode(_ field: Field) -> Hint? {
    let words = FieldWords(field)
    let channels = FieldWords.channels(texts(of: field))
    if !channels.isEmpty { return Hint(field: field, role: .codeChannel, words: said(channels)) }
    guard case .scalar(let scalar) = field.shape.element else { return nil }
    switch scalar {
    case .string: return words.isDestination ? Hint(field: field, role: .codeDestination) : nil
    case .int, .seconds, .number:
      return words.isPause ? Hint(field: field, role: .codePause) : nil
    case .bool, .instant, .unixTime, .duration, .uuid, .email, .phone, .username, .identifier,
      .password, .newPassword, .code, .url, .jwt, .bytes, .json:
      return nil
    }
  }

  private func ofSuccess(_ field: Field) -> Hint? {
    guard case .scalar(.bool) = field.shape.element else { return nil }
    return FieldWords(field).isSuccess ? Hint(field: field, role: .callSucceeded) : nil
  }

  private func claimed(_ field: Field) -> Hint? {
    guard case .scalar(let scalar) = field.shape.element, [.string, .uuid].contains(scalar) else {
      return ofAccount(field)
    }
    let words = FieldWords(field)
    if words.isAccountID { return Hint(field: field, role: .accountID) }
    return words.isID ? Hint(field: field, role: .sessionID) : nil
  }

  private func countsTries(_ field: Field) -> Bool {
    if case .scalar(.int) = field.shape.element { FieldWords(field).isTriesLeft } else { false }
  }

  // MARK: Steps of a sign-in

  /// The constants of answers that ask for a step, and of calls that answer it.
  private func steps() -> [Hint] {
    let asked = contract.endpoints.flatMap(contract.choices).flatMap { type -> [Hint] in
      let tokens = contract.tokens(inType: type)
      guard !tokens.isEmpty, tokens.allSatisfy(contract.isStep) else { return [] }
      return step(contract.types[type].fields, words: type)
    }
    let answered = contract.endpoints
      .filter { $0.operation.value == .signInContinue && !provesPassword($0) }
      .flatMap { step($0.sends, words: "") }.filter { $0.role != .stepOddSignIn }
    return asked + answered
  }

  private func provesPassword(_ endpoint: Endpoint) -> Bool {
    walk.slots(in: endpoint.sends).contains(.signature)
  }

  private func isToken(_ field: Field) -> Bool {
    if case .token(_, .value) = field.shape.element { true } else { false }
  }

  private func step(_ fields: [Field], words: String) -> [Hint] {
    let all = walk.all(fields)
    if all.contains(where: { $0.role?.value.step != nil }) { return [] }
    let constants = all.filter { constant(of: $0) != nil }
    let said = ([words] + constants.compactMap(constant)).joined(separator: " ")
    guard let step = SignInStep(in: said),
      let role = FieldRole(rawValue: "step.\(step.rawValue)"),
      let carrier = constants.first(where: { SignInStep(in: constant(of: $0) ?? "") == step })
        ?? all.first(where: isToken)
    else { return [] }
    return [Hint(field: carrier, role: role)]
  }
}

/// The fields of an answer that speak of the one who asks: a list is of others.
private struct OwnRecord {
  private let types: Definitions<TypeDefinition>

  init(_ types: Definitions<TypeDefinition>) { self.types = types }

  func fields(returnedBy endpoint: Endpoint) -> [Field] {
    var seen: Set<String> = []
    return switch endpoint.returns {
    case .nothing: []
    case .fields(let fields): fields.flatMap { with($0, &seen) }
    case .shape(let shape): below(shape, &seen)
    }
  }

  private func with(_ field: Field, _ seen: inout Set<String>) -> [Field] {
    [field] + below(field.shape, &seen)
  }

  private func below(_ shape: Shape, _ seen: inout Set<String>) -> [Field] {
    guard shape.container == .one else { return [] }
    switch shape.element {
    case .record(let fields): return fields.flatMap { with($0, &seen) }
    case .type(let name): return seen.insert(name).inserted ? below(types[name], &seen) : []
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return []
    }
  }

  private func below(_ type: TypeDefinition, _ seen: inout Set<String>) -> [Field] {
    switch type.content {
    case .record(let fields): fields.flatMap { with($0, &seen) }
    case .oneOf(let names): names.flatMap { below(types[$0.value], &seen) }
    case .enumeration: []
    }
  }
}
