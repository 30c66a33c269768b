import AuthServer
import ContractMessages

extension OperationInput {
  /// The call in the contract's words, and what this server sees of it besides.
  init(_ call: DecodedCall, from incoming: Incoming) {
    self.init(endpoint: call.endpoint)
    values = call.values
    person = call.parts.person
    password = call.parts.password
    newPassword = call.parts.newPassword
    code = call.parts.code
    tokens = call.parts.tokens
    slots = call.parts.slots
    back = ProviderReturn(state: call.state, error: call.providerError)
    page = PageVisit(incoming, form: call.form)
    device = call.parts.device
    let agent = incoming.request.headers.first("User-Agent")
    deviceName = Self.plainName(call.parts.deviceName ?? agent ?? "")
    peer = incoming.request.peer
  }

  /// A name that fits into a list of devices, without control characters.
  private static func plainName(_ name: String) -> String {
    let plain = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(plain.prefix(120)))
  }
}

extension PageVisit {
  private static let field = "authpage"

  init(_ incoming: Incoming, form fields: TextFields?) {
    let headers = incoming.request.headers
    form = try? fields?.optional(Self.field)
    if headers.first("Cookie") != nil { cookie = incoming.token(in: .cookie(Self.field)) }
    isForeign = Self.isForeign(headers)
    languages = headers.first("Accept-Language")
  }

  private static func isForeign(_ headers: Headers) -> Bool {
    if headers.first("Sec-Fetch-Site") == "cross-site" { return true }
    guard let origin = headers.first("Origin") else { return false }
    let host = headers.only("Host") ?? ""
    return origin != "http://\(host)" && origin != "https://\(host)"
  }
}
