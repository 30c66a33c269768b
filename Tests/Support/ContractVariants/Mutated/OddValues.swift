/// Values of another kind than the one that stands there.
enum OddValues {
  static func one(of value: [UInt8], _ random: inout Seeded) -> [UInt8] {
    switch random.below(5) {
    case 0: bytes("[") + value + bytes("]")
    case 1: bytes("{ value: ") + value + bytes(" }")
    case 2: bytes("\"") + value + bytes("\"")
    default: random.pick(kinds)
    }
  }

  private static let kinds: [[UInt8]] = [
    "{ }", "[ ]", "[[[[ ]]]]", "[a, a]", "{ a: { b: { c: [d] } } }", "true", "no", "null", "~",
    "''", "0", "-1",
    "12", "1e9", "99999999999999999999", "0x1F", "1:30", "2027-02-30", "unlimited", "1h", "0s",
    "999999d",
    "optional list of string", "list of list of string", "tokens.access", "tokens.access.expiresAt",
    "configuration.none", "providers.apple.identityToken", "../../etc/passwd",
    "https://user@host:99999/%zz",
    "GET /{a}/{a}", "*/ \\(code) \"#", "|", ">-", "? a", "\u{202E}txt", "x: y",
    String(repeating: "long ", count: 2000), String(repeating: "{ a: ", count: 70),
    String(repeating: "[", count: 5000),
  ].map(bytes)

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
