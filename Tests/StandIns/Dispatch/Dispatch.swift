// Each declaration is as its page of developer.apple.com/documentation/dispatch has it.

// dispatchqueue
open class DispatchQueue: @unchecked Sendable {
  open class var main: DispatchQueue { neverRun() }
  open class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { neverRun() }
  public init(label: String) {}
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { neverRun() }
}

// dispatchqos
public struct DispatchQoS: Sendable {
  // dispatchqos/qosclass-swift.enum
  public enum QoSClass: Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
  }
}

// dispatchsemaphore
open class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { neverRun() }
  @discardableResult public func signal() -> Int { neverRun() }
}

// dispatchtime
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { neverRun() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { neverRun() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    neverRun()
  }
}

// dispatchtimeinterval
public enum DispatchTimeInterval: Sendable {
  case seconds(Int)
  case milliseconds(Int)
}

// dispatchtimeoutresult
public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
