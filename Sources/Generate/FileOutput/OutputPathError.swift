package import Diagnostics

/// A path that no generated file may have. Nothing was added.
package struct OutputPathError: Error, Hashable, Sendable {
  package enum PathFault: Hashable, Sendable {
    case empty
    case absolute
    case emptyPart
    case dots
    case tooLong
    /// Anything but printable ASCII, or a character that some system gives a meaning.
    case character(UInt8)
    case endsInDotOrSpace
    case deviceName(String)
    /// A name that this product or git keeps for itself.
    case reserved(String)
    case differsOnlyInCase(String)
    case fileAndFolder(String)
    case twice
  }

  package let path: String
  package let fault: PathFault

  init(_ path: String, _ fault: PathFault) {
    self.path = path
    self.fault = fault
  }

  /// The words for a user, whose template or contract gave the name.
  package var diagnostic: Diagnostic {
    Diagnostic(
      OutputRule.badPath.rawValue, .error,
      "`\(path)` cannot be the path of a generated file: \(reason)",
      at: nil,
      why: "Every system that checks out the project must be able to have the generated files",
      help: "Change the name in the contract, or the file name in the template, that leads here")
  }

  private var reason: String {
    switch fault {
    case .empty: "it is empty"
    case .absolute: "it begins at the root of the file system"
    case .emptyPart: "it has an empty part"
    case .dots: "it has a part `.` or `..`"
    case .tooLong: "it is longer than every file system can take"
    case .character(let byte): "it has the byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .endsInDotOrSpace: "a part of it begins or ends with a space, or ends with a dot"
    case .deviceName(let name): "`\(name)` is a device on Windows"
    case .reserved(let name): "the name `\(name)` is reserved"
    case .differsOnlyInCase(let other): "it differs from `\(other)` only in case"
    case .fileAndFolder(let name): "`\(name)` would be a file and a folder"
    case .twice: "it is made twice"
    }
  }
}
