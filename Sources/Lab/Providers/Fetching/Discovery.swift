import AuthServer

/// The URL where an issuer tells of its places (OpenID Connect Discovery 1.0, §4).
struct DiscoveryURL: Sendable {
  let url: String
  private let issuers: [String]?
  private let isLocal: Bool

  /// `issuers`: whose document it must be; nil for a stand-in, which speaks for somebody else.
  init(_ base: String, of issuers: [String]?) {
    url = base.withoutLastSlash + "/.well-known/openid-configuration"
    self.issuers = issuers
    isLocal = FetchAddress(base)?.isLocal ?? false
  }

  func fetch(by fetcher: any Fetcher) async throws(FetchFault) -> DiscoveryDocument {
    let answer = try await fetcher.get(url, bearer: nil)
    guard answer.status == 200, let fields = answer.fields else {
      throw FetchFault(why: "it has no discovery document")
    }
    let issuer = fields.firstText("issuer") ?? ""
    guard issuers?.contains(where: { SameBytes.areSame($0, issuer) }) ?? true else {
      throw FetchFault(why: "its discovery document is another issuer's")
    }  //! discovery-issuer-match
    return DiscoveryDocument(fields: fields, mayBeLocal: isLocal)
  }
}

struct DiscoveryDocument: Sendable {
  fileprivate let fields: JSONObject
  fileprivate let mayBeLocal: Bool

  /// An issuer that is not on this machine has no business with what listens here.
  func endpoint(_ name: String) throws(FetchFault) -> String {
    guard let url = fields.firstText(name), let address = FetchAddress(url) else {
      throw FetchFault(why: "its discovery document has no \(name)")
    }
    guard mayBeLocal || (address.isEncrypted && !address.isLocal) else {  //! issuer-https
      throw FetchFault(why: "its \(name) is not an https URL of another machine")
    }
    return url
  }
}

extension String {
  /// The same place, so that a path can follow.
  var withoutLastSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
