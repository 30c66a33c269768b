import Crypto
import HTTPFront
import ReferenceServer
import Stores

/// Why something did not start, for whoever started it.
enum Words {
  static func of(_ error: any Error) -> String {
    switch error {
    case let fault as FileFault: fault.message
    case let fault as FrontError: "\(fault)"
    case let fault as StartFault: "\(fault)"
    case StoreFault.broken(let text): "the store cannot be used: \(text)"
    case StoreFault.unavailable:
      "the store cannot be opened now: its disk is full, its server is away, or another process has it"
    case PasswordFault.noMemory: "there is no memory for hashing passwords"
    default: "\(error)"
    }
  }
}
