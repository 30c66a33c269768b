import ContractModel
import Foundation
import SessionCore
import SessionExploration

/// Pairs each token of the model with the token of the server that it stands for.
struct TokenNames {
  private var real: [TokenText: String] = [:]
  private var simulated: [String: TokenText] = [:]

  /// - Throws: where one of the two is known as another one already.
  mutating func bind(_ model: TokenText, _ text: String) throws(ReplayDifference) {
    let (known, other) = (real[model], simulated[text])
    guard known == nil || known == text, other == nil || other == model else {
      throw ReplayDifference(
        "a token that came", model: model.revealed,
        real: other.map { "the one that was `\($0.revealed)`" } ?? "another one than before")
    }
    (real[model], simulated[text]) = (text, model)
  }

  subscript(model: TokenText) -> String? { real[model] }

  /// The model's name for a token of the server.
  func name(of text: String) -> String { simulated[text]?.revealed ?? "one that nobody knows" }

  /// The tokens of the model that stand in this text.
  func tokens(in text: String) -> Set<TokenText> {
    Set(simulated.filter { text.contains($0.key) }.values)
  }
}

/// Finds the tokens that an answer brings, by the names of fields that the contract gives them.
struct GrantedTokens {
  private let names: [String: String]

  init(_ contract: Contract) {
    let fields = contract.endpoints.flatMap { endpoint -> [Field] in
      if case .fields(let fields) = endpoint.returns { fields } else { [] }
    }
    let types = contract.types.flatMap { type -> [Field] in
      if case .record(let fields) = type.content { fields } else { [] }
    }
    let callbacks = contract.callbacks.flatMap(\.fields)
    var names: [String: String] = [:]
    for field in fields + types + callbacks {
      guard case .token(let name, .value) = field.shape.element else { continue }
      for server in contract.servers { names[WireNames.spell(field, for: server.names)] = name }
    }
    self.names = names
  }

  func found(in body: Data) -> [String: String] {
    guard let json = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
    else { return [:] }
    return found(in: json)
  }

  func found(in callback: URL) -> [String: String] {
    let items = URLComponents(url: callback, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return found(in: Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 } as [String: Any])
  }

  private func found(in json: Any) -> [String: String] {
    if let items = json as? [Any] {
      return items.reduce(into: [:]) { $0.merge(found(in: $1)) { $1 } }
    }
    guard let object = json as? [String: Any] else { return [:] }
    return object.reduce(into: [:]) { all, entry in
      if let text = entry.value as? String, !text.isEmpty, let name = names[entry.key] {
        all[name] = text
      } else {
        all.merge(found(in: entry.value)) { $1 }
      }
    }
  }
}
