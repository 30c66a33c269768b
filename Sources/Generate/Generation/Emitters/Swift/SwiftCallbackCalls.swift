import ContractModel
import Mustache

/// Calls that redeem what a callback brings, and take it whole.
struct SwiftCallbackCalls {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    let calls = blueprint.appCalls.flatMap { call in
      blueprint.callbacks.compactMap { value(call, of: $0) }
    }
    return ["hasRedeeming": .bool(!calls.isEmpty), "redeeming": .list(calls) { $0 }]
  }

  /// Nil where the call wants more than the callback brings.
  private func value(_ call: CallPlan, of callback: CallbackPlan) -> [String: Value]? {
    let given = SwiftCallWords(call, words).given
    let arrival = SwiftText.identifier(callback.name)
    var arguments: [String] = []
    for property in given {
      guard let member = callback.member(for: property) else { return nil }
      let label = SwiftText.label(property.name)
      arguments.append("\(label): \(arrival).\(SwiftText.identifier(member))")
    }
    guard given.contains(where: { callback.brings($0) }) else { return nil }  //! callback-redeems
    let signature = SwiftSignature(
      call.name, ["_ \(arrival): \(own(callback.record.name))"],
      SwiftSignature.throwing("CallFailure<\(refusal(call))>"),
      answer: words.answer(of: call).map(own))
    return [
      "name": SwiftContext.name(call.name), "doc": SwiftContext.doc(call.doc, else: call.summary),
      "parameters": signature.parameters, "refusal": .verbatim(refusal(call)),
      "answer": signature.answer,
      "arguments": .block(CodeLayout.swift.list("", arguments, "")),
    ]
  }

  /// A name as code outside of the service's namespace writes it.
  private func own(_ name: String) -> String {
    "\(SwiftText.identifier(blueprint.service)).\(SwiftText.identifier(name))"
  }

  private func own(_ type: TypePlan) -> String {
    let spelt = SwiftTypes.spell(type)
    guard let name = type.element.structure ?? type.element.enumeration else { return spelt }
    let parts = spelt.split(
      separator: SwiftText.identifier(name), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: own(name))
  }

  private func refusal(_ call: CallPlan) -> String {
    let name = SwiftCallWords(call, words).refusal
    return name == "NoRefusal" ? name : "\(SwiftText.identifier(blueprint.service)).\(name)"
  }
}

extension TypePlan.ElementPlan {
  fileprivate var enumeration: String? {
    if case .enumeration(let name) = self { name } else { nil }
  }
}

extension CallbackPlan {
  /// The property that a call sends on.
  fileprivate func member(for sent: PropertyPlan) -> String? {
    if let own = property(for: sent) { return own.name }
    guard case .provider(_, let slot) = sent.source else {
      return sent.name == "rawNonce" && nonce != nil ? "rawNonce" : nil
    }
    switch slot {
    case .codeVerifier: return hasVerifier ? "codeVerifier" : nil
    case .rawNonce: return nonce != nil ? "rawNonce" : nil
    case .identityToken, .authorizationCode, .email, .fullName, .userId, .state, .codeChallenge,
      .srpA, .salt,
      .srpB, .secretBlock, .timestamp, .signature:
      return nil
    }
  }

  /// It holds the value itself.
  fileprivate func brings(_ sent: PropertyPlan) -> Bool { property(for: sent) != nil }

  private func property(for sent: PropertyPlan) -> PropertyPlan? {
    guard case .provider(let provider, let slot) = sent.source else { return nil }
    return record.properties.first { property in
      guard case .provider(provider, slot) = property.source else { return false }
      return SwiftTypes.spellPresent(property.type) == SwiftTypes.spellPresent(sent.type)
        && (sent.type.isOptional || !property.type.isOptional)
    }
  }
}
