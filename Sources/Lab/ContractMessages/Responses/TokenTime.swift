package import AuthServer
package import ContractModel
import Primitives

/// The time of a token as a field counts it.
package struct TokenTime {
  private let unit: Shape.TimeUnit?

  package init(_ shape: Shape) { unit = shape.timeUnit }

  package func rest(_ seconds: Int?) -> JSONValue? {
    seconds.map { (unit == .milliseconds ? $0 * 1_000 : $0).json }
  }

  /// - Parameter milliseconds: since 1970.
  package func moment(_ milliseconds: Int64) -> JSONValue {
    switch unit {
    case .unixTime: ScalarType.unixTime.moment(milliseconds)
    case .unixMilliseconds: Int(milliseconds).json
    case .milliseconds, nil: ScalarType.instant.moment(milliseconds)
    }
  }
}

extension ScalarType {
  /// A moment in the form of this scalar.
  ///
  /// - Parameter milliseconds: since 1970.
  package func moment(_ milliseconds: Int64) -> JSONValue {
    self == .unixTime
      ? Int(milliseconds / 1_000).json
      : .string(InternetTime(seconds: Double(milliseconds) / 1_000).text)
  }
}
