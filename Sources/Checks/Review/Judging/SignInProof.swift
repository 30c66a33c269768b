import ContractModel
import Machines

extension Field {
  /// The server knows by it who calls: without it these calls are refused.
  func isProof(in use: MessageUse) -> Bool {
    switch shape.element {
    case .scalar(.password), .scalar(.newPassword), .scalar(.code): true
    // A signature is checked with the person whom the call names.
    case .provider(_, .userId):
      use.endpoints.contains { $0.sends.contains(where: \.holdsSignature) }
    case .provider(_, let slot): slot.isProof
    case .scalar(let scalar) where scalar.namesAPerson:
      use.endpoints.contains(where: \.namesNobody)
    case .scalar, .type, .token, .configuration, .enumeration, .constant, .record: false
    }
  }

  fileprivate var holdsSignature: Bool {
    switch shape.element {
    case .provider(_, .signature): true
    case .record(let fields): fields.contains(where: \.holdsSignature)
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant: false
    }
  }

  /// The check of a proof fails where it is missing, though a contract may call it optional.
  var isPartOfProof: Bool {
    switch shape.element {
    case .provider(_, .rawNonce), .provider(_, .codeVerifier): true
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record: false
    }
  }
}

extension Passage {
  /// A shipped app gets the token by which it renews with no sign-in any more. It reads the answer all the same.
  func losesRenewal(_ field: Field?, in comparison: Comparison) -> Bool {
    guard direction == .oldClient, use.way == .returned,
      let field, field.shape.isOptional, case .token(let name, .value) = field.shape.element
    else { return false }
    return name == comparison.oldSession.spent
      && use.endpoints.contains { comparison.old.beginsSession($0) }
  }
}

extension ProviderSlot {
  fileprivate var isProof: Bool {
    switch self {
    case .identityToken, .authorizationCode, .srpA, .secretBlock, .timestamp, .signature: true
    case .rawNonce, .userId, .fullName, .email, .state, .codeVerifier, .codeChallenge, .salt, .srpB:
      false
    }
  }
}

extension Endpoint {
  /// No field is left that says whose sign-in it is.
  fileprivate var namesNobody: Bool {
    let works: [OperationKind] = [
      .passwordSignIn, .passwordRegister, .passwordForgot, .codeSend, .codeSignIn,
    ]
    let isNamed = sends.contains { field in
      if case .scalar(let scalar) = field.shape.element { scalar.namesAPerson } else { false }
    }
    return works.contains(operation.value) && !isNamed
  }
}

extension Comparison {
  /// A call that carries this token refuses a bad one so that shipped apps sign out. Others renew.
  func isSignedOut(byInvalid token: String) -> Bool {
    let (choice, walk) = (RefusalChoice(old), TokenWalk(old.types))
    return old.endpoints.contains { endpoint in
      let carried = walk.tokens(in: endpoint.sends) + endpoint.needs.map(\.value)
      return endpoint.operation.value != .sessionRenew && carried.contains(token)
        && choice.choose(.tokenInvalid, for: endpoint)?.refusal.recovery.value.word == .signIn
    }
  }
}

extension Meaning {
  /// A server says it of the token or of the account behind it.
  var isOfSession: Bool {
    [
      .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded, .accountDisabled,
      .accountGone,
    ].contains(self)
  }
}
