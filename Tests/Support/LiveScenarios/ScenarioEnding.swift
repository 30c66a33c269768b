public import AuthClient
import TestDevice

/// The end of a call.
package enum ScenarioEnding: Equatable, CustomStringConvertible {
  case answered
  case refused(String)
  case failed(String)

  package init(of call: () async throws -> Void) async throws {
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

  package var description: String {
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
