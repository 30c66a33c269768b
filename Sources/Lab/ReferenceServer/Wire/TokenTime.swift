import AuthServer
import ContractModel
import Stores

/// The time of a token as a field counts it.
struct TokenTime {
  private let unit: Shape.TimeUnit?

  init(_ shape: Shape) { unit = shape.timeUnit }

  func rest(_ seconds: Int?) -> JSONValue? {
    seconds.map { (unit == .milliseconds ? $0 * 1_000 : $0).json }
  }

  func moment(_ moment: Moment) -> JSONValue {
    switch unit {
    case .unixTime: ScalarType.unixTime.moment(moment)
    case .unixMilliseconds: Int(moment.milliseconds).json
    case .milliseconds, nil: ScalarType.instant.moment(moment)
    }
  }
}
