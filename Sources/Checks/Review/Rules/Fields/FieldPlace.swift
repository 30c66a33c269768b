import ContractModel

/// The place and the name that a value has in a message.
struct FieldPlace: ReviewRule {
  let id = "field-place"
  let title = "where a value travels, and under which name"
  let reason =
    "A value that travels elsewhere, or under another name, is not found by the side that looks at the old place. "
    + "Send it at both places for a while, or keep the old place."
  let judges: Set<Property> = [.fieldLocation, .fieldWire]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let property = change.values.map(\.property).first(where: judges.contains),
      let old = change.fields.old, let new = change.fields.new
    else { return [] }
    if old.travels(as: new) || change.old?.identity == change.new?.identity {
      return [
        .fine(.wire, "\(change.sentence(property)), which is the same on the wire", about: property)
      ]
    }
    if followsFromMethod(change, old, new) {
      return [
        .fine(
          .wire, "\(change.sentence(property)), which follows from the method of the call",
          about: property)
      ]
    }
    let passages = change.passages(in: comparison)
    if passages.isEmpty {
      return [.fine(.wire, "\(change.sentence(property)), and nothing uses it", about: property)]
    }
    return passages.map { passage in
      let reader = passage.reader
      let isProof = passage.isReadByServer && reader?.isPartOfProof == true
      if passage.losesRenewal(reader, in: comparison) {  //! review-renewing-token-moved
        return .breaking(
          .wire, .oldClient, .forcedSignIn,
          "\(change.sentence(property)): shipped apps get no token to renew by",
          help: "send the value at both places until those apps are gone", about: property)
      }
      if reader?.shape.isOptional == true, !isProof {
        return .risky(
          .wire, passage.direction, .silentWrongAnswer,
          "\(change.sentence(property)): the other side looks at the old place, and finds nothing",
          help: "keep the place, or send the value at both for a while", about: property)
      }
      return .breaking(
        .wire, passage.direction, passage.failure,
        "\(change.sentence(property)): \(passage.consequence)",
        help: "keep the place, or send the value at both for a while", about: property)
    }
  }

  /// The values of a call travel in the URL or in the body, as its method has it. The route is judged, and not each value.
  private func followsFromMethod(_ change: PieceChange, _ old: Field, _ new: Field) -> Bool {
    let outer = change.chain.first
    guard let before = outer?.old?.endpoint, let after = outer?.new?.endpoint,
      before.method.value != after.method.value, change.value(.fieldWire) == nil
    else { return false }
    return Set<Field.Location>([old.location, new.location]) == [.query, .body]  //! place-by-method
  }
}
