import AuthServer

extension JSONObject {
  /// The first of these members that is a text with something in it.
  func firstText(_ names: String...) -> String? {
    names.lazy.compactMap { self[$0]?.text }.first { !$0.isEmpty }  //! empty-name-skipped
  }
}

extension JSONValue {
  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
