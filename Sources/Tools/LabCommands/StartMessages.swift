import Crypto
import HTTPServer
import ReferenceServer
import Stores

/// Why something did not start, for whoever started it.
enum StartMessages {
  static func of(_ error: any Error) -> String {
    switch error {
    case let fault as FileFault: fault.message
    case let fault as HTTPServerError: "\(fault)"
    case let fault as StartFault: fault.message
    case let fault as StoreFault: fault.why
    case PasswordFault.noMemory: "there is no memory for hashing passwords"
    default: "\(error)"
    }
  }
}
