import AuthClient
import Foundation

extension WebFault {
  /// Translates what an `ASWebAuthenticationSession` reports, by its numbers: only Apple's systems have their names.
  ///
  /// - Parameters:
  ///   - error: the error of the completion handler; nil if it received neither a URL nor an error.
  ///   - callback: the callback that the page was opened for.
  init(session error: NSError?, waitingFor callback: CallbackRule) {
    guard let error, error.domain == "com.apple.AuthenticationServices.WebAuthenticationSession"
    else {
      self = .failed
      return
    }
    switch error.code {
    // canceledLogin. The system also reports it if the callback's host isn't associated with the app, and then adds a
    // reason. If the user closes the page there is none.
    case 1 where error.userInfo.isEmpty: self = .cancelled  //! page-refused-by-system
    case 1 where callback.isWeb: self = .unassociated(host: callback.host ?? "")
    // presentationContextNotProvided and presentationContextInvalid: the window's scene isn't in the foreground.
    case 2, 3: self = .noWindow
    default: self = .failed
    }
  }
}
