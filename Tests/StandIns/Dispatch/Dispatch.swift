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
  @discardableResult public func signal() -> Int { neverRun() }
}

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
