import AuthClient
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import SessionExploration
import YAMLSource

/// One contract of `Tests/Cases/prove`. They are all of a service named Grove, and differ in one mistake each.
protocol GroveMistake: Sendable {
  static var claim: String { get }
}

extension GroveMistake {
  static var path: String { "Tests/Cases/prove/\(claim).yaml" }
  static var content: GroveContent { GroveContents.content(path) }
}

/// A contract as it was read, and the rules that follow from it.
final class GroveContent: Sendable {
  let contract: Contract
  let explored: ExploredContract
  let refusals: [RefusalRule]

  init(_ path: String) throws {
    let source = SourceFile(path: path, text: try Checkout.text(path))
    contract = try ContractReader.read(YAMLSource.parse(source))
    explored = ExploredContract(contract)
    refusals = contract.refusals.compactMap(RefusalRule.init)
  }
}

private enum GroveContents {
  private static let table = Table()

  /// Each is read once.
  static func content(_ path: String) -> GroveContent {
    do { return try table.content(path) } catch { fatalError("\(path): \(error)") }
  }

  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String: GroveContent] = [:]

    func content(_ path: String) throws -> GroveContent {
      try lock.withLock {
        if let known = all[path] { return known }
        let new = try GroveContent(path)
        all[path] = new
        return new
      }
    }
  }
}

extension RefusalRule {
  /// Nil for a call that got no answer.
  fileprivate init?(_ refusal: Refusal) {
    guard case .exactly(let status)? = refusal.cause.status else { return nil }
    let places = refusal.match.map { condition in
      (RefusalPlace.body(condition.field.value), TextTest.equals(condition.test.text.value))
    }
    self.init(
      name: refusal.name.value, status: .exactly(status),
      match: Dictionary(places) { first, _ in first },
      recovery: Recovery(refusal.recovery.value))
  }
}

extension AuthClient.Recovery {
  fileprivate init(_ recovery: ContractModel.Recovery) {
    switch recovery.word {
    case .renew: self = .renew
    case .signIn: self = .signIn
    case .correct: self = .correct
    default: self = .tell
    }
  }
}
