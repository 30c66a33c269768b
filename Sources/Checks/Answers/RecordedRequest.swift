import JSONSource

/// A call of an HTTP archive: as much of it as tells the endpoint.
struct RecordedRequest {
  let method: String
  /// Scheme, host and path, without the query.
  let url: String
  let query: [(name: String, value: String)]
  let headers: [(name: String, value: String)]
  let body: JSONNode?
  let form: [(name: String, value: String)]

  init?(_ node: JSONNode) {
    guard let method = node["method"]?.text, let url = node["url"]?.text else { return nil }
    self.method = method.uppercased()
    let text = url.prefix { $0 != "#" }
    self.url = String(text.prefix { $0 != "?" })
    query = HTTPText.pairs(text.drop { $0 != "?" }.dropFirst())
    headers = (node["headers"]?.items ?? []).compactMap { header in
      guard let name = header["name"]?.text, let value = header["value"]?.text else { return nil }
      return (name.lowercased(), value)
    }
    let posted = node["postData"]?["text"]?.text ?? ""
    let json = RecordedBody.quoted(posted, at: node.span).json
    body = json
    form = json == nil ? HTTPText.pairs(posted) : []
  }

  /// The text that a field has in the call; nil where it is not there.
  func text(_ name: String, in location: Location) -> String? {
    switch location {
    case .query: query.first { $0.name == name }?.value
    case .header: headers.first { $0.name == name.lowercased() }?.value
    case .body: body?[name]?.comparedText ?? form.first { $0.name == name }?.value
    }
  }

  enum Location { case query, header, body }
}
