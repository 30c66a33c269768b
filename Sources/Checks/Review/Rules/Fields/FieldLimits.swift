import ContractModel
import Diagnostics

/// The limits of a value: its length, its size, its form.
struct FieldLimits: ReviewRule {
  let id = "field-limits"
  let title = "the limits of a value"
  let reason =
    "Values that were good yesterday are refused by a server with tighter limits. Whoever is within both sees nothing. The shipped app lets people type them, "
    + "and has no word for the refusal. What a server returns is not held against limits by a client."
  let judges: Set<Property> = [.fieldMin, .fieldMax, .fieldPattern]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let properties = change.values.map(\.property).filter(judges.contains)
    guard !properties.isEmpty, let old = change.fields.old, let new = change.fields.new else {
      return []
    }
    return properties.flatMap { property -> [Judgement] in
      let found = change.passages(in: comparison).filter(\.isReadByServer).compactMap { passage in
        let (writer, reader) = passage.direction == .oldClient ? (old, new) : (new, old)
        return tightened(property, writer.limits, reader.limits)
          ? judgement(passage, property, change) : nil
      }
      return found.isEmpty
        ? [
          .fine(
            .wire, "\(change.sentence(property)), and no value is refused for it", about: property)
        ]
        : found
    }
  }

  private func judgement(
    _ passage: Passage, _ property: Property, _ change: PieceChange
  ) -> Judgement {
    .risky(
      .wire, passage.direction, .lockedOut,
      "\(change.sentence(property)): a value that \(passage.app) lets through is refused",
      help: passage.direction == .oldClient
        ? "take old values until the apps that know the old limit are gone"
        : "update the server before the app", about: property)
  }

  private func tightened(
    _ property: Property, _ writer: Field.SizeLimits, _ reader: Field.SizeLimits
  ) -> Bool {
    switch property {
    case .fieldMin: (reader.min?.value ?? Int.min) > (writer.min?.value ?? Int.min)
    case .fieldMax: (reader.max?.value ?? Int.max) < (writer.max?.value ?? Int.max)
    default: reader.pattern != nil && reader.pattern?.value != writer.pattern?.value
    }
  }
}
