// The parts of AuthenticationServices that AuthClient uses, to check its types without the framework. Each declaration
// is as its page of developer.apple.com/documentation/authenticationservices has it.
@_exported import Foundation

// aspresentationanchor: a window, of UIKit or AppKit
@available(watchOS, unavailable)
@MainActor open class StandInWindow: NSObject {}
@available(watchOS, unavailable)
public typealias ASPresentationAnchor = StandInWindow

// aswebauthenticationsession
open class ASWebAuthenticationSession: NSObject {
  // aswebauthenticationsession/completionhandler
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  // aswebauthenticationsession/callback
  @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
  open class Callback: NSObject, @unchecked Sendable {
    // aswebauthenticationsession/callback/customscheme(_:)
    public class func customScheme(_ customScheme: String) -> Self { neverRun() }
    // aswebauthenticationsession/callback/https(host:path:)
    public class func https(host: String, path: String) -> Self { neverRun() }
  }

  // aswebauthenticationsession/init(url:callback:completionhandler:)
  @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

  // aswebauthenticationsession/init(url:callbackurlscheme:completionhandler:): iOS 12 to 27
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  // aswebauthenticationsession/presentationcontextprovider
  #if !os(tvOS) && !os(watchOS)
    weak open var presentationContextProvider:
      (any ASWebAuthenticationPresentationContextProviding)?
  #endif
  // aswebauthenticationsession/prefersephemeralwebbrowsersession
  open var prefersEphemeralWebBrowserSession = false
  // aswebauthenticationsession/start()
  open func start() -> Bool { false }
  // aswebauthenticationsession/cancel()
  open func cancel() {}
}

// aswebauthenticationpresentationcontextproviding
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

// aswebauthenticationsessionerror
public struct ASWebAuthenticationSessionError: Error {
  // aswebauthenticationsessionerror/code
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case presentationContextNotProvided = 2
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case presentationContextInvalid = 3
  }
  public let code: Code
}

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
