/// The address of the caller behind the proxies of a deployment.
public enum CallerAddress {
  /// Each proxy adds the address from which it was called at the end. What stands before these, a caller has made up.
  ///
  /// - Parameters:
  ///   - peer: the address at the other end of the connection.
  ///   - forwarded: the values of `X-Forwarded-For`, in their order.
  ///   - proxies: the number of proxies in front of this server.
  public static func find(peer: String?, forwarded: [String], proxies: Int) -> String {
    let told = forwarded.joined(separator: ",").split(separator: ",").map { entry in
      entry.filter { $0 != " " && $0 != "\t" }
    }
    guard proxies > 0, told.count >= proxies else { return peer ?? "" }
    return told[told.count - proxies]
  }
}
