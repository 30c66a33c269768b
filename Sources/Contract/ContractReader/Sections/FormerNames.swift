import ContractModel
import Diagnostics

extension Reader {
  /// A store's token must be that of one name of today.
  func checkFormerNames(of tokens: Definitions<Token>) {
    var claimed: [String: Text] = [:]
    for token in tokens { claimed[token.name.value] = token.name }
    for name in tokens.flatMap(\.formerNames) {
      if let other = claimed[name.value] { report(.formerNameTaken(name, by: other)) }
      claimed[name.value] = claimed[name.value] ?? name
    }
  }
}
