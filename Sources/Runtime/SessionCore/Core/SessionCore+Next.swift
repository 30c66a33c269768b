/// Tokens that the answer to any call may bring, to be used next.
extension SessionCore {
  /// Takes them where the session still holds what the call carried, or what an earlier call brought. So the answer to
  /// an older call never replaces a newer token, nor does the answer to a call of another session.
  mutating func take(next result: CallResult, of call: CallState, _ turn: inout EventContext) {
    guard !result.blamesToken, call.session == session else { return }
    let newer = result.next.filter { name, token in
      guard let held = record.tokens[name] else { return false }
      return held.text == call.used[name] || token.issued > held.issued  //! newer-token-kept
    }
    guard !newer.isEmpty else { return }
    happen([], granting: Grants(tokens: newer), .answered(call.endpoint), &turn)
  }
}
