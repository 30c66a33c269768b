// The parts of AuthenticationServices that AuthClient uses, to check its types without the framework. Each declaration
// is as its page of developer.apple.com/documentation/authenticationservices has it.
@_exported import Foundation

// aspresentationanchor: a window, of UIKit or AppKit
@MainActor open class StandInWindow: NSObject {}
public typealias ASPresentationAnchor = StandInWindow

// aswebauthenticationsession: iOS 12, macOS 10.15, visionOS 1
open class ASWebAuthenticationSession: NSObject {
  // aswebauthenticationsession/completionhandler
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  // aswebauthenticationsession/callback: iOS 17.4, macOS 14.4, visionOS 1.1
  @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
  open class Callback: NSObject {
    // aswebauthenticationsession/callback/https(host:path:)
    public class func https(host: String, path: String) -> Self { neverRun() }
  }

  // aswebauthenticationsession/init(url:callback:completionhandler:): iOS 17.4, macOS 14.4, visionOS 1.1
  @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

  // aswebauthenticationsession/init(url:callbackurlscheme:completionhandler:): iOS 12 to 27
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  // aswebauthenticationsession/presentationcontextprovider
  weak open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  // aswebauthenticationsession/prefersephemeralwebbrowsersession
  open var prefersEphemeralWebBrowserSession = false
  // aswebauthenticationsession/start()
  open func start() -> Bool { false }
  // aswebauthenticationsession/cancel()
  open func cancel() {}
}

// aswebauthenticationpresentationcontextproviding: iOS 13, macOS 10.15, visionOS 1
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

// aswebauthenticationsessionerror
public struct ASWebAuthenticationSessionError: Error {
  // aswebauthenticationsessionerror/code
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }
  public let code: Code
}

func neverRun() -> Never { preconditionFailure("a stand-in is for checking types") }
