// The parts of LocalAuthentication that AuthClient uses, to check its types without the framework. Each declaration
// is as its page of developer.apple.com/documentation/localauthentication has it.
@_exported import Foundation

// lacontext: iOS 8, macOS 10.10, visionOS 1
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
  open var biometryType: LABiometryType { .none }
  // lacontext/evaluatedpolicydomainstate: deprecated with iOS 18, macOS 15, visionOS 2
  open var evaluatedPolicyDomainState: Data? { nil }
  // lacontext/domainstate: iOS 18, macOS 15, visionOS 2
  @available(iOS 18, macOS 15, visionOS 2, *)
  open var domainState: LADomainState { LADomainState() }
}

// ladomainstate: iOS 18, macOS 15, visionOS 2
@available(iOS 18, macOS 15, visionOS 2, *)
open class LADomainState: NSObject {
  // ladomainstate/biometry
  open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
}

// ladomainstatebiometry: iOS 18, macOS 15, visionOS 2
@available(iOS 18, macOS 15, visionOS 2, *)
open class LADomainStateBiometry: NSObject {
  // ladomainstatebiometry/statehash
  open var stateHash: Data? { nil }
}

// lapolicy
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

// labiometrytype
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
    case notInteractive = -1004
  }
  public let code: Code
}
