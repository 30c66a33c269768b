import ContractModel
import Diagnostics
import YAMLSource

/// Types as they are used, and the references in them.
extension Reader {
  func shape(_ node: Node) -> Shape? {
    guard let scalar = node.scalar else {
      let item = node.onlyItem.flatMap { TypeWord($0)?.isPlain == true ? $0 : nil }
      report(
        item.map { .typeInBrackets(node, $0) }
          ?? .wrongKind(
            node, wanted: "a type", example: "string, optional User or list of Device"))
      return nil
    }
    guard let word = TypeWord(scalar.text) else {
      report(.badType(node, scalar.text))
      return nil
    }
    guard let element = element(word.path, at: node.span) else { return nil }
    checkGivenOnce(element, word, scalar.text, at: node.span)
    let declared = configured(element)?.shape
    return Shape(
      isOptional: word.isOptional, container: word.isList ? .list : word.isMap ? .map : .one,
      element: element, travelsAsText: declared?.travelsAsText ?? false,
      isURLSafe: declared?.isURLSafe ?? false, isClearable: word.isClearable, span: node.span)
  }

  /// The declaration of a value of the deployment, which says its form on the wire too.
  private func configured(_ element: Shape.Element) -> Field? {
    guard case .configuration(let name) = element else { return nil }
    return configuration.find(name)?.field  //! configured-form
  }

  /// A constant, or a value of the deployment: there is one, and it is the same in every call.
  private func checkGivenOnce(
    _ element: Shape.Element, _ word: TypeWord, _ text: String, at span: Span
  ) {
    switch element {
    case .constant where word.isOptional || word.isList || word.isMap,
      .configuration where word.isList || word.isMap:
      report(.alwaysOne(text, at: span))
    case .configuration(let name):
      guard let value = configuration.find(name)?.field else { return }
      let isMissing = value.shape.isOptional && !word.isOptional
      guard value.shape.container != .one || isMissing else { return }
      report(.configurationField(Text(name, at: span), value, isMissing: isMissing))
    case .scalar, .type, .token, .provider, .enumeration, .constant, .record: break
    }
  }

  private func element(_ path: [String], at span: Span) -> Shape.Element? {
    guard path.count > 1 else { return simple(path[0], at: span) }
    switch path[0] {
    case "tokens": return token(path, at: span)
    case "providers": return providerSlot(path, at: span)
    case "callbacks": return callbackURL(path, at: span)
    case "configuration": return configurationValue(path, at: span)
    default:
      report(.unknownSection(path, at: span))
      return nil
    }
  }

  private func simple(_ name: String, at span: Span) -> Shape.Element? {
    if let scalar = ScalarType(rawValue: name) { return .scalar(scalar) }
    if names.has(name, in: "types") { return .type(name) }
    let slots = ["tokens", "configuration"].first { names[$0].contains(name) }
    report(.unknownType(name, types: names["types"], elsewhere: slots, at: span))
    return nil
  }

  private func token(_ path: [String], at span: Span) -> Shape.Element? {
    guard isKnown(Text(path[1], at: span), in: "tokens") else { return nil }
    if path.count == 2 { return .token(path[1], .value) }
    let slots = TokenSlot.allCases.filter { $0 != .value }
    guard path.count == 3, let slot = slots.first(where: { $0.rawValue == path[2] }) else {
      report(.noSlot(path, among: slots.map(\.rawValue), at: span))
      return nil
    }
    return .token(path[1], slot)
  }

  private func providerSlot(_ path: [String], at span: Span) -> Shape.Element? {
    guard isKnown(Text(path[1], at: span), in: "providers") else { return nil }
    let provider = providers.find(path[1])
    if path.count == 3, let word = ProviderWord(rawValue: path[2]) {
      return provider.flatMap { said(word, of: $0, at: span) }
    }
    let slots = provider?.kind.value.slots ?? ProviderSlot.allCases
    guard path.count == 3, let slot = slots.first(where: { $0.rawValue == path[2] }) else {
      let words = slots.map(\.rawValue) + ProviderWord.allCases.map(\.rawValue)
      report(.noSlot(path, among: words, at: span))
      return nil
    }
    return .provider(path[1], slot)
  }

  /// The contract's own words about a provider: they are the same in every call.
  private func said(_ word: ProviderWord, of provider: Provider, at span: Span) -> Shape.Element? {
    switch word {
    case .scopes where !provider.scopes.isEmpty:
      return .constant(Text(provider.scopes.map(\.value).joined(separator: " "), at: span))
    case .clientId:
      if case .configuration(let name)? = provider.clientId { return .configuration(name.value) }
      if let text = provider.clientId?.literal { return .constant(Text(text.value, at: span)) }
    case .scopes: break
    }
    report(.undeclaredSlot(word.rawValue, of: provider, at: span))
    return nil
  }

  private func callbackURL(_ path: [String], at span: Span) -> Shape.Element? {
    guard isKnown(Text(path[1], at: span), in: "callbacks") else { return nil }
    guard path.count == 3, path[2] == "url" else {
      report(.noSlot(path, among: ["url"], at: span))
      return nil
    }
    return callbackURLs[path[1]].map { .constant(Text($0, at: span)) }
  }

  private func configurationValue(_ path: [String], at span: Span) -> Shape.Element? {
    guard isKnown(Text(path[1], at: span), in: "configuration") else { return nil }
    guard path.count == 2 else {
      report(.noSlot(path, among: [], at: span))
      return nil
    }
    return .configuration(path[1])
  }

  /// A text, or `configuration.NAME`.
  func reference(_ node: Node?) -> Reference? {
    guard let text = text(node) else { return nil }
    let prefix = "configuration."
    guard text.value.hasPrefix(prefix) else { return .text(text) }
    let name = Text(String(text.value.dropFirst(prefix.count)), at: text.span)
    return isKnown(name, in: "configuration") ? .configuration(name) : nil
  }
}

/// A value of a provider that the contract itself gives, and calls send.
enum ProviderWord: String, CaseIterable {
  case clientId
  /// As OAuth sends them: with spaces between.
  case scopes
}
