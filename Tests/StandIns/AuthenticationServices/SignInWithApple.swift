// asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}

// asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol {}

// asauthorizationrequest
open class ASAuthorizationRequest: NSObject {}

// asauthorizationopenidrequest
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  // asauthorizationopenidrequest/requestedscopes
  open var requestedScopes: [ASAuthorization.Scope]?
  // asauthorizationopenidrequest/nonce
  open var nonce: String?
}

// asauthorizationappleidrequest
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {}

// asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  // asauthorizationappleidprovider/credentialstate
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  // asauthorizationappleidprovider/credentialrevokednotification
  public class var credentialRevokedNotification: NSNotification.Name { neverRun() }
  // asauthorizationappleidprovider/createrequest()
  open func createRequest() -> ASAuthorizationAppleIDRequest { neverRun() }
  // asauthorizationappleidprovider/getcredentialstate(foruserid:completion:)
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {}
}

// asauthorizationappleidcredential
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  // asauthorizationappleidcredential/user
  open var user: String { neverRun() }
  // asauthorizationappleidcredential/authorizationcode
  open var authorizationCode: Data? { nil }
  // asauthorizationappleidcredential/identitytoken
  open var identityToken: Data? { nil }
  // asauthorizationappleidcredential/email
  open var email: String? { nil }
  // asauthorizationappleidcredential/fullname
  open var fullName: PersonNameComponents? { nil }
  // asauthorizationappleidcredential/realuserstatus
  open var realUserStatus: ASUserDetectionStatus { neverRun() }
}

// asuserdetectionstatus
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}

// asauthorization
open class ASAuthorization: NSObject {
  // asauthorization/scope
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  // asauthorization/credential
  open var credential: any ASAuthorizationCredential { neverRun() }
}

// asauthorizationcontroller
open class ASAuthorizationController: NSObject {
  // asauthorizationcontroller/init(authorizationrequests:)
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  // asauthorizationcontroller/delegate
  weak open var delegate: (any ASAuthorizationControllerDelegate)?
  // asauthorizationcontroller/presentationcontextprovider
  #if !os(watchOS)
    weak open var presentationContextProvider:
      (any ASAuthorizationControllerPresentationContextProviding)?
  #endif
  // asauthorizationcontroller/performrequests()
  open func performRequests() {}
  // asauthorizationcontroller/cancel()
  @available(tvOS 18, *)
  @available(watchOS, unavailable)
  open func cancel() {}
}

// asauthorizationcontrollerdelegate: both methods are optional there
@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

// asauthorizationcontrollerpresentationcontextproviding
@available(watchOS, unavailable)
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

// asauthorizationerror-swift.struct
public struct ASAuthorizationError: Error {
  // asauthorizationerror-swift.struct/code
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case notInteractive = 1005
    @available(iOS 18, macOS 15, visionOS 2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case matchedExcludedCredential = 1006
    @available(iOS 18.2, macOS 15.2, visionOS 2.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case credentialImport = 1007
    @available(iOS 18.2, macOS 15.2, visionOS 2.2, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case credentialExport = 1008
    @available(iOS 26, macOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case preferSignInWithApple = 1009
    @available(iOS 26, macOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case deviceNotConfiguredForPasskeyCreation = 1010
  }
  public let code: Code
}

// signinwithapplebutton: SwiftUI's, and a `View`
@MainActor public struct SignInWithAppleButton {
  // signinwithapplebutton/label
  public struct Label: Sendable {
    public static let signIn = Label()
  }
  // signinwithapplebutton/init(_:onrequest:oncompletion:)
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping ((Result<ASAuthorization, any Error>) -> Void)
  ) {}
}
