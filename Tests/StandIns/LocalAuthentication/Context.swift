// The parts of LocalAuthentication that AuthClient uses, to check its types without the framework. Each declaration
// is as its page of developer.apple.com/documentation/localauthentication has it.
@_exported import Foundation

// lacontext
@available(tvOS, unavailable)
open class LAContext: NSObject {
  // lacontext/canevaluatepolicy(_:error:)
  open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { false }
  // lacontext/evaluatepolicy(_:localizedreason:reply:)
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  // lacontext/interactionnotallowed
  open var interactionNotAllowed = false
  // lacontext/invalidate()
  open func invalidate() {}
  // lacontext/localizedfallbacktitle
  open var localizedFallbackTitle: String?
  // lacontext/biometrytype
  @available(watchOS, unavailable)
  open var biometryType: LABiometryType { .none }
  // lacontext/evaluatedpolicydomainstate
  @available(iOS, deprecated: 18)
  @available(macOS, deprecated: 15)
  @available(visionOS, deprecated: 2)
  @available(watchOS, unavailable)
  open var evaluatedPolicyDomainState: Data? { nil }
  // lacontext/domainstate
  @available(iOS 18, macOS 15, visionOS 2, *)
  @available(watchOS, unavailable)
  open var domainState: LADomainState { LADomainState() }
}

// ladomainstate
@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class LADomainState: NSObject {
  // ladomainstate/biometry
  open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
}

// ladomainstatebiometry
@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class LADomainStateBiometry: NSObject {
  // ladomainstatebiometry/statehash
  open var stateHash: Data? { nil }
}

// lapolicy
public enum LAPolicy: Int, Sendable {
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

// labiometrytype
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  // labiometrytype/opticid
  @available(iOS 17, macOS 14, visionOS 1, *)
  case opticID = 4
}

// laerror-swift.struct
public struct LAError: Error {
  // laerror-swift.struct/code
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    // Before macOS 15 the name of this code was watchNotAvailable.
    @available(iOS 18, macOS 15, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @available(watchOS, unavailable)
    case companionNotAvailable = -11
    #if os(macOS)
      case biometryNotPaired = -12
      case biometryDisconnected = -13
      case invalidDimensions = -14
    #endif
    case notInteractive = -1004
  }
  public let code: Code
}
