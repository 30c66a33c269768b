import CommandLineSupport

extension Option {
  /// Names of this machine that a web page could have as well.
  static let allowedHost = Option(
    "--allow-host", "NAME", repeated: true,
    says: "further host name to answer to, such as that of a tunnel")
}

extension Arguments {
  var allowedHosts: [String] { all("--allow-host") }
}
