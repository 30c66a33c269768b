import ContractModel
import Diagnostics

/// A page whose URL an answer brings.
package struct OpenedPagePlan: Sendable {
  /// The field of the answer with the URL.
  package let field: String
  package let wire: String
  /// The callback that ends the page.
  package let callback: String

  init?(_ endpoint: Endpoint, _ contract: Contract) {
    guard let field = endpoint.opens?.value, let callback = endpoint.endsIn?.value else {
      return nil
    }
    let named = Self.fields(endpoint, contract).first { $0.name.value == field }
    let style = contract.servers[endpoint.server].names
    self.field = field
    self.callback = callback
    wire = named.map { WireNames.spell($0, for: style) } ?? field
  }

  private static func fields(_ endpoint: Endpoint, _ contract: Contract) -> [Field] {
    switch endpoint.returns {
    case .nothing: return []
    case .fields(let fields): return fields
    case .shape(let shape):
      guard case .type(let name) = shape.element else { return [] }
      return contract.types[name].fields
    }
  }
}

extension Blueprint {
  /// The calls whose answer names a page that the app opens.
  var openings: [CallPlan] { appCalls.filter { $0.opens != nil } }
}
