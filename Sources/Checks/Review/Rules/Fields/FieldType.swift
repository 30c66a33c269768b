import ContractModel

/// The type of a field or of a whole answer.
struct FieldType: ReviewRule {
  let id = "field-type"
  let title = "the type of a value"
  let reason =
    "A value of another type is not understood by the side that still knows the old one, unless every new value "
    + "is one of the old. Add a second field beside the old one, and remove the old one when nobody reads it."
  let judges: Set<Property> = [
    .shapeElement, .shapeContainer, .shapeTravelsAsText, .shapeIsURLSafe, .shapeTimeUnit,
    .shapeIsLiteral, .shapeIsClearable,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.values.contains(where: { judges.contains($0.property) }),
      let shapes = change.shapes, !change.isEnumerationChange
    else { return [] }
    let property = change.values.first { judges.contains($0.property) }?.property
    let found = change.passages(in: comparison, shapes).map { passage, writer, reader in
      judgement(passage, writer, reader, change, comparison, property)
    }
    return found + [source(change, shapes, property)]
  }

  private func judgement(
    _ passage: Passage, _ writer: Shape, _ reader: Shape, _ change: PieceChange,
    _ comparison: Comparison, _ property: Property?
  ) -> Judgement {
    let isWrittenByOld = passage.isReadByServer == (passage.direction == .oldClient)
    var fit = ShapeFit(
      written: isWrittenByOld ? comparison.old : comparison.new,
      read: isWrittenByOld ? comparison.new : comparison.old)
    switch fit.result(writer, reader) {
    case .fits:
      return .fine(
        .wire, "\(change.title) is \(change.typeWords), and is still understood",
        passage.direction, about: property)
    case .narrower(let reason):
      return .risky(
        .wire, passage.direction, passage.failure,
        "\(change.title) is \(change.typeWords): \(reason), and then \(passage.consequence)",
        help: "check that no such value travels", about: property)
    case .unreadable where isOfHeldToken(passage, change, comparison):
      return .breaking(
        .wire, passage.direction, .forcedSignIn,
        "\(change.title) is \(change.typeWords): the server refuses the tokens that people hold",
        help: "accept both for as long as the longest token lives", about: property)
    case .unreadable(let reason) where passage.use.way == .claimed:
      return .risky(
        .wire, passage.direction, passage.failure,
        "\(change.title) is \(change.typeWords): \(reason), so \(passage.consequence)",
        help: "accept both for as long as the longest token lives", about: property)
    case .unreadable(let reason):
      return .breaking(
        .wire, passage.direction, passage.failure,
        "\(change.title) is \(change.typeWords): \(reason), so \(passage.consequence)",
        help: "add a field of the new type beside it, and remove this one later", about: property)
    }
  }

  /// A claim of a token, whose refusal signs shipped apps out.
  private func isOfHeldToken(
    _ passage: Passage, _ change: PieceChange, _ comparison: Comparison
  ) -> Bool {
    guard passage.use.way == .claimed, passage.direction == .oldClient,
      let token = change.path.dropFirst().first
    else { return false }
    return comparison.isSignedOut(byInvalid: token)
  }

  private func source(
    _ change: PieceChange, _ shapes: (old: Shape, new: Shape), _ property: Property?
  ) -> Judgement {
    .breaking(
      .source, .regeneration, .doesNotCompile,
      "code that uses \(change.title) meets another type: \(change.typeWords)",
      help: "change the code that makes or reads the value", about: property)
  }
}

extension PieceChange {
  /// The types of a field, or of a whole answer, before and after.
  var shapes: (old: Shape, new: Shape)? {
    if let old = old?.field?.shape, let new = new?.field?.shape { return (old, new) }
    guard property == .endpointReturns, let outer = chain.first,
      case .shape(let old)? = outer.old?.endpoint?.returns,
      case .shape(let new)? = outer.new?.endpoint?.returns
    else { return nil }
    return (old, new)
  }

  var typeWords: String {
    guard let shapes else { return "of another type" }
    return "\(shapes.new.words) instead of \(shapes.old.words)"
  }

  /// Only the texts of an enumeration differ.
  var isEnumerationChange: Bool {
    guard let shapes, case .enumeration = shapes.old.element,
      case .enumeration = shapes.new.element
    else { return false }
    return !values.contains {
      [
        .shapeContainer, .shapeTravelsAsText, .shapeIsURLSafe, .shapeTimeUnit, .shapeIsClearable,
      ].contains($0.property)
    }
  }

  /// The ways of a value whose types are known, from the side that writes it to the side that reads it.
  func passages(
    in comparison: Comparison, _ shapes: (old: Shape, new: Shape)
  ) -> [(Passage, writer: Shape, reader: Shape)] {
    passages(in: comparison).map { passage in
      let isWrittenByOld = passage.isReadByServer == (passage.direction == .oldClient)
      return isWrittenByOld
        ? (passage, shapes.old, shapes.new) : (passage, shapes.new, shapes.old)
    }
  }
}
