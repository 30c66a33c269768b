import ContractModel

extension Contract {
  /// The tokens whose end an answer, a refusal or a callback tells.
  package var tokensWithToldEnd: Set<String> {
    let walk = FieldWalk(types, to: .tokens)
    let answers = walk.all(returnedBy: Array(endpoints))
    let others = walk.all(callbacks.flatMap(\.fields)) + walk.all(refusals.flatMap(\.fields))
    return Set(
      (answers + others).compactMap { field in
        switch field.shape.element {
        case .token(let name, .expiresIn), .token(let name, .expiresAt): name
        case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record:
          nil
        }
      })
  }
}
