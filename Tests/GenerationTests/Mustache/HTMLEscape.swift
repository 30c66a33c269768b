/// The escaping that the Mustache specification expects of `{{ }}`; other languages bring their own.
func htmlEscape(_ text: String) -> String {
  var escaped: [UInt8] = []
  escaped.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): escaped += "&amp;".utf8
    case UInt8(ascii: "<"): escaped += "&lt;".utf8
    case UInt8(ascii: ">"): escaped += "&gt;".utf8
    case UInt8(ascii: "\""): escaped += "&quot;".utf8
    case UInt8(ascii: "'"): escaped += "&#39;".utf8
    default: escaped.append(byte)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}
