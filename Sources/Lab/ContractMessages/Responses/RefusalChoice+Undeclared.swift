package import ContractModel
import Diagnostics
package import Machines

extension RefusalChoice {
  /// The meaning with which the endpoint answers this refusal; `requestInvalid` where it never does.
  package func meaning(for refusal: String, at endpoint: Endpoint) -> Meaning {
    PossibleMeanings(contract).of(endpoint)
      .first { choose($0, for: endpoint)?.refusal.name.value == refusal } ?? .requestInvalid
  }

  /// The status of a meaning that the endpoint declares nothing for: the usual one, unless a declared
  /// refusal stands for the rest of that status and would be read instead.
  package func undeclaredStatus(_ meaning: Meaning, for endpoint: Endpoint?) -> Int {
    let taken = (endpoint?.refuses ?? []).compactMap { name -> Int? in
      let refusal = contract.refusals[name.value]
      guard refusal.match.isEmpty, case .exactly(let status)? = refusal.cause.status else {
        return nil
      }
      return status
    }
    //! undeclared-refusal-apart
    return [meaning.usualStatus, 400, 422].first { !taken.contains($0) } ?? meaning.usualStatus
  }
}
