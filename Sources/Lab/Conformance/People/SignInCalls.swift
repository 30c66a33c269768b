package import AuthServer
package import ContractModel
import Diagnostics

/// The calls by which people sign in, and what a person needs for one of them.
package struct SignInCalls {
  private let contract: Contract
  private let ways: [SignInPath]

  package init(_ contract: Contract) {
    self.contract = contract
    ways = SignInPath.all(in: contract).filter { way in
      if case .code = way.proof { false } else { true }
    }
  }

  /// The ways that need no code from a letter, the plainest first.
  package var all: [Endpoint] { ways.map(\.endpoint) }

  /// Makes a person, and what the person shows with this call.
  ///
  /// - Parameter mark: letters and digits that no other person of the server has.
  package func person(
    for endpoint: String, at server: ServerUnderTest, mark: String
  ) async throws(ControlFailure) -> JSONObject {
    guard let way = ways.first(where: { $0.endpoint.name.value == endpoint }) else {
      throw ControlFailure(why: "`\(endpoint)` does not sign in")
    }
    let run = CaseRun(server, person: TestPerson(mark: mark, contract), waiting: .virtual)
    let device = run.device()
    do {
      try await SignIn(run: run).prepare(device, for: way)
    } catch CaseEnd.notObservable(let why) {
      throw ControlFailure(why: why)
    } catch {
      throw ControlFailure(why: "nobody can be made who signs in by `\(endpoint)`")
    }
    return values(of: device, for: way)
  }

  /// By the names that the contract has for the fields.
  private func values(of device: TestDevice, for way: SignInPath) -> JSONObject {
    let person = device.person
    var values: JSONObject = [
      "endpoint": .string(way.endpoint.name.value), "email": .string(person.email),
      "username": .string(person.username), "phone": .string(person.phone),
      "password": .string(person.password),
    ]
    for field in FieldWalk(contract.types).all(way.endpoint.sends) {
      guard case .provider(let name, let slot) = field.shape.element,
        let value = device.credentials[name]?[slot.rawValue]
      else { continue }
      values[field.name.value] = .string(value)
    }
    return values
  }
}
