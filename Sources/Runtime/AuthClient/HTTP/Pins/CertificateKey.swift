import Foundation

/// Finds the subject public key info in a certificate (RFC 5280, section 4.1). It is taken as it
/// stands, so that every kind of key has a hash.
enum CertificateKey {
  static func info(in certificate: Data) -> Data? {
    var outer = DERReader(certificate)
    guard var body = outer.next(DERReader.sequence).map({ DERReader($0.content) }),
      var signed = body.next(DERReader.sequence).map({ DERReader($0.content) })
    else { return nil }
    // The version is left out in the first.
    _ = signed.next(DERReader.version)
    guard signed.next(DERReader.integer) != nil else { return nil }
    // The signature's algorithm, issuer, validity, subject.
    for _ in 1...4 { guard signed.next(DERReader.sequence) != nil else { return nil } }
    return signed.next(DERReader.sequence)?.whole
  }
}

/// Reads one element of DER after the other. What is not DER ends it.
private struct DERReader {
  static let sequence: UInt8 = 0x30
  static let integer: UInt8 = 0x02
  static let version: UInt8 = 0xA0

  private var rest: Data

  init(_ data: Data) { rest = data }

  /// The next element, if it has this tag.
  mutating func next(_ tag: UInt8) -> (whole: Data, content: Data)? {
    guard rest.first == tag, let (length, head) = Self.length(rest.dropFirst()) else { return nil }
    let start = 1 + head
    guard length <= rest.count - start else { return nil }  //! certificate-length
    let whole = rest.prefix(start + length)
    rest = rest.dropFirst(start + length)
    return (Data(whole), Data(whole.dropFirst(start)))
  }

  /// - Returns: a length, and how many bytes it took to say it.
  private static func length(_ bytes: Data) -> (length: Int, head: Int)? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return (Int(first), 1) }
    let count = Int(first & 0x7F)
    let digits = bytes.dropFirst().prefix(count)
    // A certificate has no megabytes.
    guard (1...3).contains(count), digits.count == count else { return nil }
    return (digits.reduce(0) { $0 << 8 | Int($1) }, 1 + count)
  }
}
