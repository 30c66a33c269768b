package import ContractModel
import Diagnostics
import Machines

/// The features that a contract can ask for and this server does not play.
package enum UnsupportedFeatures {
  /// All of it, in words for whoever starts the server; nil where there is nothing.
  package static func words(of contract: Contract, among servers: [String]) -> String? {
    let here = contract.endpoints.filter {
      servers.isEmpty || servers.contains($0.server)
    }
    let pages = here.filter {
      $0.operation.value == .webSignIn && $0.opens == nil && !hasWayIn($0, contract)
    }
    let starts = here.filter { $0.operation.value == .providerStart && !comesBack($0, contract) }
    let bound = contract.tokens.filter {
      $0.bound?.value == .device && !knowsDevice(here, contract)
    }
    let lacks = [
      (
        contract.tokens.filter { $0.next != nil }.map(\.name.value),
        "stays as it is: the answers of this server bring no next one, beside what their `returns` say"
      ),
      (
        bound.map(\.name.value),
        "is bound to no device: no call sends a field with `is: device.id`"
      ),
      (
        calls(of: contract, among: servers),
        "is refused as requestInvalid: this server reads no passkeys"
      ),
      (
        pages.map(\.name.value),
        "opens a page with nothing on it: no endpoint with `by: page` and `does: password.signIn`, and none with "
          + "`does: provider.start`, ends in the same callback"
      ),
      (
        unopened(here).map(\.name.value),
        "is refused as requestInvalid: this server makes the page of an answer for `does: provider.start` alone"
      ),
      (
        starts.map(\.name.value),
        "is refused as providerNotSetUp: no endpoint with `does: provider.callback` is of its provider"
      ),
      (
        here.filter { forgetsDevice($0, contract) }.map(\.name.value),
        "carries a token that is bound to a device but sends no device: the token is refused there"
      ),
      (
        here.filter { clearsNames($0, contract) }.map(\.name.value),
        "can send null for a name to sign in by: this server keeps the name"
      ),
    ]
    let lines = lacks.flatMap { names, words in names.map { "authlab: `\($0)` \(words)\n" } }
    return lines.isEmpty ? nil : lines.joined()
  }

  /// Calls whose answer names a page that this server does not have.
  package static func unopened(_ endpoints: [Endpoint]) -> [Endpoint] {
    endpoints.filter { $0.opens != nil && $0.operation.value != .providerStart }
  }

  private static func hasWayIn(_ page: Endpoint, _ contract: Contract) -> Bool {
    contract.endpoints.contains { other in
      let isForm = other.caller == .page && other.operation.value == .passwordSignIn
      let isWay = isForm || [.providerStart, .providerCallback].contains(other.operation.value)
      return isWay && other.endsIn?.value == page.endsIn?.value
    }
  }

  private static func clearsNames(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    FieldWalk(contract.types).all(endpoint.sends).contains { field in
      guard field.shape.isClearable, case .scalar(let scalar) = field.shape.element else {
        return false
      }
      return scalar.namesAPerson
    }
  }

  private static func forgetsDevice(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    let carried = contract.tokensSent(endpoint) + endpoint.needs.map(\.value)
    return carried.contains { contract.tokens[$0].bound?.value == .device }
      && !knowsDevice([endpoint], contract)
  }

  private static func knowsDevice(_ endpoints: [Endpoint], _ contract: Contract) -> Bool {
    endpoints.contains {
      ($0.sends + contract.sentBeside($0)).contains { $0.role?.value == .deviceID }
    }
  }

  /// A provider's own page of a pool is this server's, and needs no way back.
  private static func comesBack(_ start: Endpoint, _ contract: Contract) -> Bool {
    guard let name = start.object?.value, contract.providers[name].kind.value != .cognito else {
      return true
    }
    return contract.endpoints.contains {
      $0.operation.value == .providerCallback && $0.object?.value == name
    }
  }

  /// The calls that are refused whatever they bring, by their names.
  package static func calls(of contract: Contract, among servers: [String]) -> [String] {
    contract.endpoints.filter { endpoint in
      [.passkeyRegister, .passkeySignIn].contains(endpoint.operation.value)
        && (servers.isEmpty || servers.contains(endpoint.server))
    }.map(\.name.value)
  }
}
