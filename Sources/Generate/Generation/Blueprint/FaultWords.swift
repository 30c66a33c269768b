/// A fact that one place of a refusal's body tells of a request that never reached its endpoint.
package enum FaultText: String, Sendable {
  /// One word.
  case kind
  /// A sentence for developers.
  case text
  /// A code that is a number, and one that is a number and travels as text.
  case status
  case statusText
}

extension ServerPlan {
  /// How the router's own refusals fill the places of declared ones. The first text says what it is in a word if there
  /// is another one to say it in a sentence; what is no single text or number stays out, as does a constant.
  package var faultWords: [(wire: String, word: FaultText)] {
    let fields = refusalFields.filter {
      $0.place == .body && $0.type.container == .one && !$0.isConstant  //! router-list-word
    }
    var isFirst = fields.filter { $0.type.element == .text }.count > 1
    return fields.compactMap { field in
      switch field.type.element {
      //! text-code-router
      case .integer, .number: return (field.wire, field.type.travelsAsText ? .statusText : .status)
      case .text:
        defer { isFirst = false }
        return (field.wire, isFirst ? .kind : .text)
      case .secret, .bool, .uuid, .url, .instant, .unixTime, .bytes, .urlSafeBytes, .waitingTime,
        .json, .record, .enumeration, .choice:
        return nil
      }
    }
  }
}
