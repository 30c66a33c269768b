import ContractModel
import Diagnostics
import YAMLSource

/// Reads `is` and `words` of a field, and holds them against its type.
extension Reader {
  func role(_ keys: Mapping, _ shape: Shape) -> Located<FieldRole>? {
    guard let role = word(keys["is"], "is", FieldRole.self) else { return nil }
    guard role.value.step != nil || fits(role.value, shape) else {
      report(.roleOfOtherType(role, shape))
      return nil
    }
    return role
  }

  private func fits(_ role: FieldRole, _ shape: Shape) -> Bool {
    guard shape.container == .one else { return false }
    switch shape.element {
    case .scalar(let scalar): return role.scalars.contains(scalar)
    case .enumeration, .constant, .type: return role.words != nil
    case .configuration(let name):
      guard let value = configuration.find(name) else { return true }
      return fits(role, value.field.shape)
    case .token, .provider, .record: return false
    }
  }

  /// The texts of an enum by the words of the role. A text that is such a word needs no line.
  func roleWords(
    _ keys: Mapping, _ role: Located<FieldRole>?, _ shape: Shape?
  ) -> [Field.RoleWord] {
    guard let node = keys["words"], let key = keys.keySpan("words") else { return [] }
    guard node.isMapping else {
      report(.notAMap(node, wanted: "texts by word", example: "{ active: enabled }"))
      return []
    }
    guard let role, let words = role.value.words else {
      if keys["is"] == nil || role != nil { report(.misplacedRoleWords(at: key, role)) }
      return []
    }
    let known = role.value == .providerChosen ? names["providers"] : words
    return node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      let word = Text(entry.key.text, at: entry.key.span)
      guard known.contains(word.value) else {
        report(.unknownRoleWord(word, role.value, among: known))
        return nil
      }
      return text(entry.value).flatMap { roleText($0, of: word, shape) }
    }
  }

  private func roleText(_ text: Text, of word: Text, _ shape: Shape?) -> Field.RoleWord? {
    if case .enumeration(let texts)? = shape?.element,
      !texts.contains(where: { $0.value == text.value })
    {
      report(.textOutsideEnum(text, texts.map(\.value)))
      return nil
    }
    return Field.RoleWord(word: word, text: text)
  }
}
