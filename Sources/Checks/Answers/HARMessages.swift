package import ContractModel
package import Diagnostics
package import JSONSource

/// The entries of an HTTP archive, and the parts of their messages.
package enum HARMessages {
  package static func entries(of source: SourceFile) throws(BadRecording) -> [JSONNode] {
    let root: JSONNode
    do {
      root = try readJSON(source)
    } catch {
      let message = "the file is not JSON: \(error.message)"
      guard error.isAtEnd else { throw BadRecording(message, at: error.span) }
      throw BadRecording(
        message, at: error.span, help: "the file ends too early; export the archive once more")
    }
    guard let entries = root["log"]?["entries"]?.items else {
      throw BadRecording("the file is no HTTP archive: `log.entries` is missing", at: root.span)
    }
    return entries
  }

  package static func headers(of message: JSONNode) -> [RecordedHeader] {
    (message["headers"]?.items ?? []).flatMap { header -> [RecordedHeader] in
      guard let name = header["name"]?.text, let value = header["value"]?.text else { return [] }
      // Browsers join several cookies with line breaks.
      return value.split(separator: "\n").map { RecordedHeader(name, String($0), at: header.span) }
    }
  }

  /// The text of an answer's body and its place; nil where there is none.
  package static func body(of response: JSONNode) -> (text: String, span: Span)? {
    guard let content = response["content"], let node = content["text"], let text = node.text else {
      return nil
    }
    let isBase64 = content["encoding"]?.text == "base64"
    return (isBase64 ? Base64Text.decoded(text) ?? "" : text, node.span)
  }
}

extension Server {
  /// The URLs at which the server is: the contract's, those of its environments, and more by its name.
  package func urls(and more: [String: [String]]) -> [String] {
    (url.literal.map { [$0.value] } ?? []) + environments.map(\.url.value)
      + (more[name.value] ?? [])
  }
}
