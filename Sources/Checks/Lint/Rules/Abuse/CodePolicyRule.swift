import ContractModel
import Diagnostics

/// A code is hard to guess and does not live long.
struct CodePolicyRule: Rule {
  let id = "code-policy"
  let title = "a code is hard to guess and does not live long"
  let severity = Severity.warning
  let why =
    "a code is short: only a few tries and a short lifetime keep it from being guessed (OWASP ASVS 5.0, 6.5)"
  let reason =
    "OWASP ASVS 5.0, 6.5 asks for at least 20 bits, for which six digits are taken as "
    + "enough, and for ten minutes at most; 6.6 asks for a limit on the tries. A code of "
    + "64 bits and more, as in a link by mail, is not guessed and may live longer."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.policies.codes.filter { bits($0) < 64 }.flatMap { code in
      let path = "policies.codes.\(code.name.value)"
      return [short(code)].compactMap { $0 }
        + (open.cover("\(path).lifetime") ? [] : long(code))
        + (code.tries == nil && !open.cover("\(path).tries") ? [endless(code)] : [])
    }
  }

  /// Six digits, which have a little less than 20 bits, count as 20.
  private func bits(_ code: CodePolicy) -> Int {
    switch code.alphabet?.value ?? .digits {
    case .digits: code.length.value * 10 / 3
    case .letters: code.length.value * 47 / 10
    case .lettersAndDigits: code.length.value * 51 / 10
    }
  }

  private func short(_ code: CodePolicy) -> Finding? {
    guard bits(code) < 20 else { return nil }
    return Finding(
      message: "`\(code.name.value)` has too few possible values", span: code.length.span,
      help: "use six digits or more, or letters")
  }

  private func long(_ code: CodePolicy) -> [Finding] {
    guard let lifetime = code.lifetime else {
      return [
        Finding(
          message: "`\(code.name.value)` does not say how long it is good", span: code.name.span,
          help: "add `lifetime: 10m` or less")
      ]
    }
    guard lifetime.value > 600 else { return [] }
    return [
      Finding(
        message: "`\(code.name.value)` is good for more than 10 minutes", span: lifetime.span,
        help: "write `lifetime: 10m` or less")
    ]
  }

  private func endless(_ code: CodePolicy) -> Finding {
    Finding(
      message: "`\(code.name.value)` can be tried without a limit", span: code.name.span,
      help: "add `tries: 5`, after which a new code has to be asked for")
  }
}
