import ContractModel

/// The calls that both contracts write with the same bytes: a contract of thousands of calls is compared where it was edited.
/// A name that both write means the same piece, because pieces are matched by their names first.
struct UnchangedCalls {
  let names: Set<String>

  init(_ old: Contract, _ new: Contract) {
    // Two contracts of one text were edited in memory.
    guard old.source !== new.source else {
      names = []
      return
    }
    let (before, after) = (Self.texts(of: old), Self.texts(of: new))
    names = Set(
      before.compactMap { name, text in
        guard let other = after[name], other == text, let one = old.endpoints.find(name),
          let two = new.endpoints.find(name)
        else { return nil }
        return Self.defaultsAreEqual(one, two) ? name : nil  //! review-defaults-compared
      })
  }

  /// Compares the values that a call takes from other places where it says nothing itself.
  private static func defaultsAreEqual(_ one: Endpoint, _ other: Endpoint) -> Bool {
    one.server == other.server && one.caller == other.caller && one.status == other.status
      && one.operation.value == other.operation.value
  }

  /// The bytes from a call's name to the next one. The last call has no end that is known.
  private static func texts(of contract: Contract) -> [String: ArraySlice<UInt8>] {
    var texts: [String: ArraySlice<UInt8>] = [:]
    for (endpoint, next) in zip(contract.endpoints, contract.endpoints.dropFirst()) {
      let (start, end) = (endpoint.name.span, next.name.span)
      guard start.source === end.source, start.startOffset < end.startOffset else { continue }
      texts[endpoint.name.value] = start.source.bytes[start.startOffset..<end.startOffset]
    }
    return texts
  }
}
