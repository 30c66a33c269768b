import Foundation

extension URL {
  /// https, or http that does not leave this machine.
  package var isSafe: Bool {
    switch scheme?.lowercased() {
    case "https": host?.isEmpty == false
    case "http": host.map(URL.isLoopback) ?? false
    default: false
    }
  }

  /// Only forms that every reader of addresses takes for this machine.
  private static func isLoopback(_ host: String) -> Bool {
    let name = host.lowercased()
    if ["localhost", "::1", "[::1]"].contains(name) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.dropFirst().allSatisfy(isDecimalByte)
  }

  /// `0177` or `0x7f` are other numbers to other readers.
  private static func isDecimalByte(_ text: Substring) -> Bool {
    UInt8(text).map { String($0) == text } ?? false  //! localhost-forms
  }
}
