/// The result of a case.
package enum CaseVerdict: Sendable {
  case kept
  case broken(expected: String, found: String)
  case notObservable(String)

  package var word: String {
    switch self {
    case .kept: "kept"
    case .broken: "broken"
    case .notObservable: "notObservable"
    }
  }

  package var isBroken: Bool { if case .broken = self { true } else { false } }

  package var why: String? {
    switch self {
    case .kept: nil
    case .broken(let expected, let found): "expected \(expected), and found \(found)"
    case .notObservable(let reason): reason
    }
  }
}
