import ContractModel

/// The values that a report hides, by numbers: a reader sees where the same one comes again, and never the value.
final class RedactedValues {
  private var numbers: [String: Int] = [:]

  /// The same words for the same value.
  func words(for value: String) -> String {
    let number = numbers[value] ?? numbers.count + 1  //! redacted-same-number
    numbers[value] = number
    return "<redacted \(number)>"
  }
}

extension [RedactedExchange] {
  /// The last steps of a case, of which no secret is told.
  init(_ steps: [LoggedStep], _ contract: Contract) {
    let values = RedactedValues()
    self = steps.lastSteps(CaseResult.most, where: \.isExchange).map { step in
      switch step {
      case .exchange(let exchange): RedactedExchange(exchange, contract, values)
      case .event(let words): RedactedExchange(event: words)
      }
    }
  }
}
