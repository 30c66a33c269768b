extension CallClass {
  /// The call that asks for a page.
  func asking(_ name: String) -> CallClass {
    CallClass(
      name, .call, carries: carries, refusals: refusals, tokenRefusals: tokenRefusals)
  }

  /// The page that it asked for, which ends in its callback.
  var shown: CallClass { CallClass(endpoint, kind, answers: answers) }
}
