import AuthClient

extension HTTPResponse {
  /// The number of bytes in the body, if the head says it of the body as it is received.
  var announcedLength: Int64? {
    let coding = headers["Content-Encoding"]?.lowercased() ?? "identity"
    guard coding == "identity" else { return nil }  //! length-of-coded-body
    return headers["Content-Length"].flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  func checkLength(_ received: Int64, for method: String?) throws(TransferFailure) {
    guard method != "HEAD", status != 204, status != 304, let announced = announcedLength else {
      return
    }
    guard announced == received else {  //! body-of-announced-length
      throw .wrongLength(announced: announced, received: received)
    }
  }
}
