import ContractModel
import Diagnostics

/// A name that is kept from use, or that no longer is.
struct ReservedNamesKept: ReviewRule {
  let id = "reserved-kept"
  let title = "the names that nothing may have again"
  let reason =
    "A name or a code that is gone stays reserved while an app that knows it is in use. Without the entry it may come back "
    + "with another meaning, and such an app takes it for the old one."
  let judges: Set<Property> = [.contractReservedNames, .reserved[\.why]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard case .reserved(let name)? = (change.new ?? change.old)?.subject else { return [] }
    switch change.kind {
    case .added: return [.fine(.source, "\(name.words) is reserved", .regeneration)]
    case .removed: return [removed(name, comparison)]
    case .renamed, .changed:
      return [.fine(.source, "\(name.words) has another reason", about: .reserved[\.why])]
    }
  }

  private func removed(_ name: ReservedName, _ comparison: Comparison) -> Judgement {
    if ReservedUse(comparison.new).holds(name) {  //! reserved-name-back
      return .breaking(
        .wire, .oldClient, .silentWrongAnswer,
        "\(name.words) was reserved and is back: shipped apps take it for what it was",
        help: "give it another name and another look on the wire, and reserve this one again")
    }
    let around = comparison.new.reservedNames.first {
      !$0.isSection && name.at.value.hasPrefix($0.at.value + ".")
    }
    if let around {
      return .fine(.source, "\(name.words) is a part of \(around.words), which is reserved")
    }
    return .risky(
      .wire, .oldClient, .silentWrongAnswer,
      "\(name.words) is no longer reserved: it may come back with another meaning",
      help: "keep the entry until no app is in use that knows the name")
  }
}

extension ReservedName {
  fileprivate var words: String { "`\(title)`" }
}
