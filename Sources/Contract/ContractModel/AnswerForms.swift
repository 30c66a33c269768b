extension Contract {
  /// The tokens that an answer or a refusal brings in a cookie.
  package var tokensInCookies: Set<String> {
    let forms = endpoints.flatMap(answerForms).joined() + refusals.flatMap(\.fields)
    return Set(
      forms.compactMap { field in
        guard field.location == .cookie, case .token(let name, .value) = field.shape.element else {
          return nil
        }
        return name
      })
  }

  /// The fields of each form that a good answer may have.
  package func answerForms(of endpoint: Endpoint) -> [[Field]] {
    switch endpoint.returns {
    case .nothing: return []
    case .fields(let fields): return [fields]
    case .shape(let shape):
      guard case .type(let name) = shape.element else { return [] }
      guard case .oneOf(let names) = types[name].content else { return [types[name].fields] }
      return names.map { types[$0.value].fields }  //! answer-forms-checked
    }
  }
}
