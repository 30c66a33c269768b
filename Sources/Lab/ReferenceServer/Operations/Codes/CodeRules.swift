import AuthServer
import ContractModel
import Stores

/// How a code is: by the contract, and where it says nothing as NIST SP 800-63B has them.
struct CodeRules: Sendable {
  let purpose: String
  var length = 6
  var alphabet = CodePolicy.Alphabet.digits
  var lifetime = 600
  var tries = 5
  var resendAfter = 0
  var channels: [Channel] = []

  init(purpose: String) { self.purpose = purpose }

  init(_ policy: CodePolicy) {
    purpose = policy.name.value
    length = policy.length.value
    alphabet = policy.alphabet?.value ?? alphabet
    lifetime = policy.lifetime?.value ?? lifetime
    tries = policy.tries?.value ?? tries
    resendAfter = policy.resendAfter?.value ?? resendAfter
    channels = policy.sentBy.map(\.value)
  }

  /// As people type it: without spaces, letters as they were sent.
  func normal(_ code: Secret) -> String {
    let text = code.reveal().filter { !$0.isWhitespace && $0 != "-" }
    return alphabet == .digits ? text : text.uppercased()
  }
}

extension Contract {
  func codeRules(at input: OperationInput) throws -> CodeRules {
    guard let name = input.endpoint.object?.value else { throw OperationRefusal(.requestInvalid) }
    return CodeRules(policies.codes[name])
  }
}

extension KeyedHash {
  func fingerprint(
    _ code: Secret, _ rules: CodeRules, _ subject: String, _ address: Address?
  ) -> Fingerprint {
    fingerprint(  //! code-address-current
      ofCode: rules.normal(code), purpose: rules.purpose, subject: subject,
      address: address?.ofAPerson ?? "")
  }
}
