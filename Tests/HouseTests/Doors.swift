/// Who may know whom. A room that is missing here is a mistake, and so is a door that is not.
enum Doors {
  struct Room {
    let name: String
    let floor: String
    let knows: Set<String>
  }

  static let rooms: [Room] = [
    Room(name: "Diagnostics", floor: "Contract", knows: []),
    Room(name: "YAMLSource", floor: "Contract", knows: ["CYAML", "Diagnostics"]),
    Room(name: "ContractModel", floor: "Contract", knows: ["Diagnostics"]),
    Room(
      name: "ContractReader", floor: "Contract",
      knows: ["YAMLSource", "ContractModel", "Patterns", "Diagnostics"]),
    Room(name: "ContractWriter", floor: "Contract", knows: ["YAMLSource", "Diagnostics"]),
    Room(
      name: "Configuration", floor: "Contract",
      knows: ["YAMLSource", "ContractModel", "Diagnostics"]),
    Room(name: "Machines", floor: "Checks", knows: ["ContractModel"]),
    Room(name: "Lint", floor: "Checks", knows: ["ContractModel", "Machines", "Diagnostics"]),
    Room(name: "Mustache", floor: "Generate", knows: []),
    Room(name: "FileOutput", floor: "Generate", knows: ["CSystem", "Diagnostics"]),
    Room(
      name: "Generation", floor: "Generate",
      knows: ["ContractModel", "Machines", "Mustache", "FileOutput", "Patterns", "Diagnostics"]),
    Room(
      name: "AuthClient", floor: "Runtime",
      knows: [
        "Foundation", "FoundationNetworking", "Security", "Observation", "Combine",
      ]),
    Room(
      name: "AuthApple", floor: "Runtime",
      knows: ["AuthClient", "Foundation", "AuthenticationServices"]),
    Room(
      name: "AuthBiometrics", floor: "Runtime",
      knows: ["AuthClient", "Foundation", "LocalAuthentication"]),
    Room(name: "AuthCognito", floor: "Runtime", knows: ["AuthClient", "Foundation"]),
    Room(
      name: "AuthKeychain", floor: "Runtime",
      knows: ["AuthClient", "Foundation", "Security", "LocalAuthentication"]),
    Room(name: "AuthPasswords", floor: "Runtime", knows: ["AuthClient", "Foundation"]),
    Room(
      name: "AuthWeb", floor: "Runtime",
      knows: ["AuthClient", "Foundation", "AuthenticationServices"]),
    Room(name: "Patterns", floor: "Runtime", knows: []),
    Room(
      name: "AuthServer", floor: "Runtime",
      knows: ["Patterns", "Foundation", "FoundationEssentials"]),
    Room(
      name: "Crypto", floor: "Lab",
      knows: ["CCrypto", "CSodium", "AuthServer", "Dispatch", "Foundation"]),
    Room(
      name: "Stores", floor: "Lab",
      knows: [
        "CSQLite", "CPostgres", "CSystem", "AuthServer", "Dispatch", "Glibc", "Musl", "Darwin",
      ]),
    Room(name: "Issuer", floor: "Lab", knows: ["AuthServer", "Crypto"]),
    Room(
      name: "Providers", floor: "Lab",
      knows: ["ContractModel", "AuthClient", "AuthServer", "Crypto", "Foundation"]),
    Room(
      name: "ReferenceServer", floor: "Lab",
      knows: [
        "ContractModel", "Diagnostics", "Machines", "AuthPasswords", "AuthServer", "Crypto",
        "Stores",
        "Providers",
      ]),
    Room(name: "HTTPFront", floor: "Lab", knows: ["CHTTPD", "AuthServer"]),
    Room(
      name: "CommandWords", floor: "Tools", knows: ["Diagnostics", "Glibc", "Musl", "Darwin"]),
    Room(
      name: "GenerateCommands", floor: "Tools",
      knows: [
        "CommandWords", "Diagnostics", "YAMLSource", "ContractModel", "ContractReader",
        "ContractWriter",
        "Configuration", "Machines",
        "Lint",
        "Mustache", "Generation", "FileOutput", "Glibc", "Musl", "Darwin",
      ]),
    Room(
      name: "LabCommands", floor: "Tools",
      knows: [
        "CommandWords", "Diagnostics", "YAMLSource", "ContractModel", "ContractReader",
        "AuthServer", "Crypto",
        "Stores", "Issuer", "Providers", "ReferenceServer", "HTTPFront", "Dispatch", "Glibc",
        "Musl", "Darwin",
      ]),
    Room(name: "authlab", floor: "Tools", knows: ["LabCommands"]),
    Room(name: "authgen", floor: "Tools", knows: ["GenerateCommands"]),
    Room(name: "embed-files", floor: "Tools", knows: ["Foundation"]),
  ]

  /// Why a door is shut, for those that people will want to open.
  static func reason(_ module: String) -> String {
    switch module {
    case "CYAML": "only YAMLSource calls libyaml"
    case "CHTTPD": "only HTTPFront listens on a socket"
    case "CSystem": "only FileOutput and Stores call the file system"
    case "CCrypto", "CSodium": "only Crypto calls OpenSSL and libsodium"
    case "CSQLite": "only Stores calls SQLite"
    case "CPostgres": "only Stores calls PostgreSQL"
    case "YAMLSource": "only the reader knows that contracts are YAML"
    case "Foundation", "FoundationEssentials":
      "authgen starts in milliseconds because nothing in it needs Foundation"
    default: "the floor plan has no such door; a new one is a decision to write down"
    }
  }
}
