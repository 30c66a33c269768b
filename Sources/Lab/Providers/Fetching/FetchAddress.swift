import struct Foundation.URL

/// The host of an address, as whoever fetches from it reads it.
struct FetchAddress {
  let isEncrypted: Bool
  private let host: String

  /// Nil for what nobody can be sent to: without a host, or with a fragment, which would swallow what is put behind it.
  init?(_ url: String) {
    guard let parts = URL(string: url), let scheme = parts.scheme?.lowercased(),  //! fetch-query
      ["http", "https"].contains(scheme), parts.fragment == nil, let host = parts.host,
      !host.isEmpty
    else { return nil }
    isEncrypted = scheme == "https"
    let name = host.lowercased().filter { !"[]".contains($0) }
    self.host = name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  /// This machine, or a form of number that some reader may take for it.
  var isLocal: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host.contains("%") { return true }
    if host.contains(":") { return isLocalSix }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.last?.first?.isNumber == true else { return false }
    let bytes = labels.map { label in UInt8(label).flatMap { String($0) == label ? $0 : nil } }
    guard bytes.count == 4, !bytes.contains(nil) else { return true }
    return bytes[0] == 127 || bytes[0] == 0
  }

  /// `::1`, `::`, however they are written, and all that hold an address of four bytes.
  private var isLocalSix: Bool {
    host.contains(".") || host.contains("ffff:") || host.allSatisfy { ":01".contains($0) }
  }
}
