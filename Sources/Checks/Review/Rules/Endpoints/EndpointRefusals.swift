import ContractModel
import Machines

/// The refusals that a call can give.
struct EndpointRefusals: ReviewRule {
  let id = "endpoint-refusals"
  let title = "the refusals that a call can give"
  let reason =
    "A refusal that the shipped app does not declare for a call is undeclared to it: it cannot show the words, and "
    + "does what the documented default for the status says. A refusal that drives the session then does not."
  let judges: Set<Property> = [.endpointRefuses]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.endpointRefuses), let pair = change.endpoints else { return [] }
    let gone = value.old.map { name in
      removed(name.text, change, pair.new, comparison)
    }
    let came = value.new.map { name in
      let refusal = comparison.new.refusals.find(name.text)
      return added(name.text, refusal, change, pair.old, comparison)
    }
    let source =
      [
        Judgement.risky(
          .source, .regeneration, .doesNotCompile,
          "the errors of \(change.title) changed: exhaustive switches no longer compile",
          help: "handle the new errors, and remove the cases that are gone", about: .endpointRefuses
        )
      ]
    return came + gone + source
  }

  /// A server that can still be in the case of a refusal tells it by one that a shipped app does not know.
  private func removed(
    _ name: String, _ change: PieceChange, _ new: Endpoint, _ comparison: Comparison
  ) -> Judgement {
    if let known = comparison.old.refusals.find(name),
      comparison.losesConfirmation(by: known, at: new)
    {
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(change.title) no longer refuses with `\(name)`: shipped apps do not lead people to `\(known.recovery.value.text)`, and their accounts stay unconfirmed",
        help: "keep the refusal until those apps are gone", about: .endpointRefuses)
    }
    let possible = PossibleMeanings(comparison.new).of(new)
    let choice = RefusalChoice(comparison.new)
    let untold = comparison.old.refusals.find(name)?.meanings.map(\.value)
      .first { possible.contains($0) && !choice.declares($0, at: new) }
    guard let untold else {
      return .fine(
        .behaviour, "\(change.title) no longer refuses with `\(name)`", about: .endpointRefuses)
    }
    return .risky(
      .behaviour, .oldClient, .silentWrongAnswer,
      "\(change.title) no longer refuses with `\(name)`, and no other refusal means `\(untold.rawValue)`: a shipped app has other words for it, or none",
      help: "keep the refusal as long as the server can be in that case", about: .endpointRefuses)
  }

  /// A status that says enough to a shipped app needs no declaration: it retries, or signs in.
  private func added(
    _ name: String, _ refusal: Refusal?, _ change: PieceChange, _ old: Endpoint,
    _ comparison: Comparison
  ) -> Judgement {
    let known = old.refuses.compactMap { comparison.old.refusals.find($0.value) }
    let alike = refusal.flatMap { new in
      known.first { $0.catches(new) && $0.recovery.value.word == new.recovery.value.word }
    }
    if let alike {
      return .fine(
        .behaviour,
        "\(change.title) can refuse with `\(name)`: shipped apps take it as `\(alike.name.value)` and recover alike",
        about: .endpointRefuses)
    }
    let word = refusal?.recovery.value.word
    let isMet = refusal?.isMetByRenewal ?? false
    // An app that signs out leaves, whatever the server says.
    let isOfSession =
      old.operation.value != .sessionEnd && comparison.old.carriesSession(old)
      && (word == .renew || word == .signIn) && !isMet
    if isOfSession || word == .continueFlow {
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(change.title) can refuse with `\(name)` (`\(refusal?.recovery.value.text ?? "")`): a shipped app does not know it, and does not act on it",
        help: "use a refusal that shipped apps know for this call", about: .endpointRefuses
      )
    }
    return .risky(
      .behaviour, .oldClient, .silentWrongAnswer,
      "\(change.title) can refuse with `\(name)`: shipped apps have no message for it",
      help: "check what shipped apps show for an unknown refusal", about: .endpointRefuses)
  }
}

extension Refusal {
  /// An app that does not know it does as it should all the same: it renews after any 401. That brings a token that is
  /// taken, or the server refuses it too, and the app signs out.
  var isMetByRenewal: Bool {
    guard cause.status == .exactly(401) else { return false }
    switch recovery.value.word {
    case .renew: return true
    case .signIn: return !meanings.isEmpty && meanings.allSatisfy { $0.value.isOfSession }
    case .retry, .wait, .correct, .continueFlow, .tell: return false
    }
  }

  /// A client that knows this one takes the other for it.
  func catches(_ other: Refusal) -> Bool {
    guard let own = cause.status, let status = other.cause.status else { return false }
    let isStatusAlike =
      own == status
      || {
        if case .hundreds(let digit) = own, case .exactly(let exact) = status {
          return exact / 100 == digit
        }
        return false
      }()
    return isStatusAlike
      && match.allSatisfy { condition in
        other.match.contains {
          $0.field.value == condition.field.value && condition.test.holds($0.test.text.value)
        }
      }
  }
}
