import AuthClient
import struct ContractModel.Scenario

/// The generated client of one system, as scenarios call it.
protocol ScenarioClient: Sendable {
  associatedtype Service: AuthContract
  static var setting: ScenarioSetting { get }
  /// Lets the server know whom it has to know before these calls.
  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws
  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver])
  var session: AuthSession<Service> { get }
  /// Calls an endpoint with what a person would bring.
  ///
  /// - Throws: `UnknownCall` where it does not know the endpoint.
  func call(_ endpoint: String, with slip: Scenario.Slip?) async throws
}

/// Scenarios name an endpoint of which nothing here knows how it is called.
struct UnknownCall: Error {
  let endpoint: String
}

/// How a call ended.
enum ScenarioEnding: Equatable, CustomStringConvertible {
  case answered
  case refused(String)
  case failed(String)

  init(of call: () async throws -> Void) async throws {
    do {
      try await call()
      self = .answered
    } catch let error as UnknownCall {
      throw error
    } catch let error as Unexpected {
      throw error
    } catch let error as any DeclaredFailure {
      self = error.ending
    } catch {
      self = .failed("\(error)")
    }
  }

  var description: String {
    switch self {
    case .answered: "answered"
    case .refused(let name): "refused with `\(name)`"
    case .failed(let words): "without an answer: \(words)"
    }
  }
}

private protocol DeclaredFailure: Error {
  var ending: ScenarioEnding { get }
}

extension CallFailure: DeclaredFailure {
  fileprivate var ending: ScenarioEnding {
    switch self {
    case .refused(let refusal): .refused(refusal.rule.name)
    case .signedOut: .failed("nobody is signed in")
    case .undeclared(let refusal): .failed("an undeclared refusal, \(refusal)")
    case .fault(let fault): .failed("\(fault)")
    }
  }
}
