/// Names that generated code needs for itself. A test holds them to what the runtime libraries declare and to
/// what generated code mentions.
enum ReservedNames {
  /// Types that generated code declares beside the author's.
  static let runtimeTypes: Set<String> = [
    "API", "Callbacks", "Client", "CodingKeys", "Configuration", "Endpoints", "Environment",
    "FaultsOnly", "Flows", "Hosts", "InfoPlist", "Policies", "Providers", "Refusals",
    "RenewalRefusal", "Renewed", "Routes", "Servers", "SessionState", "SignOutSteps",
  ]

  /// The names of AuthClient and its modules in generated code. An app's own types may be called like the rest.
  static let client: Set<String> = [
    "AnswerFields", "AnyJSON", "AppleRule", "AsOptionalText", "AsText", "AuthContract",
    "AuthSession",
    "AuthState",
    //! runtime-type-names
    "BiometricRule", "Call", "CallFailure", "CallOptions", "CallbackFault", "CallbackRule",
    "CertificatePins", "ClientOptions", "CodePolicy", "DeclaredRefusal", "DeclaredRenewalRefusal",
    "ExpectedNonce",
    "FakeEndpoint",
    "FakeExample", "FakeableClient", "FaultRule", "FieldChange", "GrantedToken", "GrantsTokens",
    "InSmallLetters",
    "KeepsValues", "KeptValues",
    "NamesAnswer", "NoAnswer", "NoRefusal", "OpenEnumeration", "PageFailure", "PasswordPolicy",
    "Recovery", "RefusalAnswer", "RefusalRule", "RefusalTable", "Renewal",
    "Revocation", "Secret",
    "ServerRule", "SessionMachine", "SignInWay",
    "StoragePlan", "TabledRefusal", "TokenAudience",
    "TokenFetch",
    "TokenRule",
    "TokenStore", "URLSafeBytes", "UnixTime", "UnknownAnswer", "WaitingTime",
    "WebArrival", "WebCallback", "WebFault", "WebPage", "WebSignIn", "WireItems", "WrittenFields",
  ]

  /// The names of AuthServer that generated code mentions.
  static let server: Set<String> = [
    "AsText", "Base64Bytes", "Base64URLBytes", "BrokenAnswer", "Date", "DeclaredRefusal",
    "Deployment",
    "DeploymentValues", "Headers",
    "Incoming", "IncomingRequest", "InvalidValue", "JSONAnswer", "JSONConvertible",
    "JSONEnumeration", "JSONValue", "Limits", "NoRefusal", "RefusalAnswer", "RequestedChange",
    "Route", "RoutedHandler", "Router", "Secret", "ServerRefusal", "TextFields", "URL", "UUID",
    "UnixTime",
    "ValueRule",
    "WebAnswer", "WebCallback", "WireStyle",
  ]

  /// The names that Swift and Foundation declare, as far as generated code mentions them or could.
  static let language: Set<String> = [
    "AllCases", "Any", "Array", "Bool", "CaseIterable", "Codable", "CodingKey", "Data", "Date",
    "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error",
    "Hashable", "Hasher", "Int", "Never", "Optional", "Protocol", "RawRepresentable", "RawValue",
    "Result", "Self", "Sendable", "Set", "String", "Task", "Type", "URL", "UUID", "Void",
  ]

  /// Modules, whose names a service would take away from all that says `Module.Name`.
  static let modules: Set<String> = [
    "AuthClient", "AuthPasswords", "AuthServer", "AuthWeb", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "Swift",
  ]

  /// Modules that an adapter names beside the stubs.
  static let frameworks: Set<String> = ["Hummingbird", "Vapor"]

  /// Why a type cannot have a name; nil if it can.
  static func owner(of name: String) -> String? {
    if runtimeTypes.contains(name) { return "generated code has a type of that name" }
    let isOutside = [client, server, language].contains { $0.contains(name) }
    if isOutside { return "it would hide a type that generated code uses" }
    return modules.contains(name) ? "it would hide a module that generated code uses" : nil
  }

  /// Why a service cannot have a name, beyond what holds for all types: its modules are called after it.
  static func owner(ofService name: String) -> String? {
    if frameworks.contains(name) { return "it would hide a module that its adapters use" }
    if name.lowercased() == StubRuntime.folder.lowercased() {
      return "the folder of that name is for the runtime that the stubs of all services share"
    }
    if PythonNames.attribute(name) == StubRuntime.python.name {
      return "its Python package would have the name of the runtime's package"
    }
    let clash = ["Client", "Server"].map { name + $0 }.first { name in
      modules.contains { $0.lowercased() == name.lowercased() }
    }
    return clash.map { "its generated code would be a module `\($0)`, which is the runtime's" }
  }
}
