import Primitives

/// A time at which something may be tried again, as the header `Retry-After` says it.
public protocol RetryTime {
  var retryAfter: String { get }
}

extension Int: RetryTime {
  /// In so many seconds.
  public var retryAfter: String { "\(Swift.max(0, self))" }
}

extension Date: RetryTime {
  public var retryAfter: String { HTTPDate.text(self) }
}

extension UnixTime: RetryTime {
  public var retryAfter: String { HTTPDate.text(date) }
}

extension RefusalAnswer {
  /// The same with `Retry-After`, unless it has one or the time is not known.
  public func retryAfter(_ time: (any RetryTime)?) -> RefusalAnswer {
    guard let time else { return self }
    var answer = self
    answer.headers.setDefault("Retry-After", time.retryAfter)
    return answer
  }

  /// The same with a header, unless there is no value for it.
  public func header(_ name: String, _ value: String?) -> RefusalAnswer {
    guard let value else { return self }
    var answer = self
    answer.headers.set(name, value)
    return answer
  }

  /// The same with a cookie, unless there is no value for it.
  public func cookie(
    _ name: String, _ value: String?, lifetime: Int? = nil, isForScripts: Bool = false
  ) -> RefusalAnswer {
    var answer = self
    answer.headers.add(cookie: name, value, lifetime: lifetime, isForScripts: isForScripts)
    return answer
  }
}
