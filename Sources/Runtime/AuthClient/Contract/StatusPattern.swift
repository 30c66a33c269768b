/// One status, or all that begin with a digit. A literal is one status: `401`.
public enum StatusPattern: Hashable, Sendable {
  case exactly(Int)
  /// `5` stands for `5xx`.
  case hundreds(Int)

  func meets(_ status: Int) -> Bool {
    switch self {
    case .exactly(let one): one == status
    case .hundreds(let digit): digit == status / 100
    }
  }

  /// Itself, or the first of the hundred.
  package var least: Int {
    switch self {
    case .exactly(let one): one
    case .hundreds(let digit): digit * 100
    }
  }

  var isServerError: Bool {
    switch self {
    case .exactly(let one): one / 100 == 5
    case .hundreds(let digit): digit == 5
    }
  }
}

extension StatusPattern: ExpressibleByIntegerLiteral {
  public init(integerLiteral status: Int) { self = .exactly(status) }
}
