// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Conventions:
// - A layer is a folder of Sources. It imports only layers below it.
// - A module stands next to its tests: `tests` lists what Tests/NAMETests imports besides the module itself.
// - A target declares, in alphabetical order, exactly the modules that it imports and the programs that it runs.
// scripts/test and HouseTests check all of this.

/// The modules that turn a file into a contract.
let contractFiles: [Target.Dependency] = [
  "ContractModel", "ContractReader", "Diagnostics", "YAMLSource",
]

/// - Parameters:
///   - others: what its tests import besides it; nil if it has no tests of its own.
///   - files: files among the tests that the compiler doesn't read.
func module(
  _ name: String, imports modules: [Target.Dependency] = [],
  tests others: [Target.Dependency]? = nil,
  excluding files: [String] = []
) -> [Target] {
  let module = Target.target(name: name, dependencies: modules)
  guard let others else { return [module] }
  return [
    module, tests("\(name)Tests", imports: [.byName(name: name)] + others, excluding: files),
  ]
}

func program(_ name: String, imports modules: [Target.Dependency] = []) -> Target {
  .executableTarget(name: name, dependencies: modules)
}

func tests(
  _ name: String, imports modules: [Target.Dependency], excluding files: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: modules, path: "Tests/\(name)", exclude: files)
}

/// The targets of a folder. A privacy manifest reaches apps as a resource of its module.
func targets(in folder: String, @Targets _ targets: () -> [Target]) -> [Target] {
  let targets = targets()
  for target in targets where target.path == nil {
    let path = "\(folder)/\(target.name)"
    target.path = path
    let privacy = "PrivacyInfo.xcprivacy"
    if names(in: path).contains(privacy) { target.resources = [.copy(privacy)] }
  }
  return targets
}

@resultBuilder enum Targets {
  static func buildBlock(_ targets: [Target]...) -> [Target] { Array(targets.joined()) }
  static func buildExpression(_ target: Target) -> [Target] { [target] }
  static func buildExpression(_ targets: [Target]) -> [Target] { targets }
}

func names(in folder: String) -> [String] {
  let all = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(folder)")
  return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

func library(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let c = targets(in: "Sources/C") {
  library("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml")
  library("CCrypto", "libcrypto", apt: "libssl-dev", brew: "openssl@3")
  library("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite")
  library("CSodium", "libsodium", apt: "libsodium-dev", brew: "libsodium")
  library("CPostgres", "libpq", apt: "libpq-dev", brew: "libpq")
  module("CSystem")
  module("CHTTPD")
}

let contract = targets(in: "Sources/Contract") {
  module("Diagnostics", tests: [])
  module("YAMLSource", imports: ["CYAML", "Diagnostics"], tests: ["CaseFolders", "Diagnostics"])
  module("JSONSource", imports: ["Diagnostics"])
  module("ContractModel", imports: ["Diagnostics", "Primitives"])
  module(
    "ContractReader", imports: ["ContractModel", "Diagnostics", "Patterns", "YAMLSource"],
    tests: ["CaseFolders", "ContractModel", "Diagnostics", "Patterns", "YAMLSource"])
  module("OpenAPISource", imports: ["Diagnostics", "JSONSource", "YAMLSource"])
  module(
    "ContractImport",
    imports: ["ContractModel", "Diagnostics", "OpenAPISource", "Patterns", "YAMLSource"],
    tests: ["CaseFolders", "ContractWriter", "Generation", "Lint", "OpenAPISource"] + contractFiles)
  module("ContractWriter", imports: ["Diagnostics", "YAMLSource"])
  module("Configuration", imports: ["ContractModel", "Diagnostics", "YAMLSource"])
}

let checks = targets(in: "Sources/Checks") {
  module("Machines", imports: ["ContractModel"], tests: contractFiles)
  module(
    "Lint", imports: ["ContractModel", "Diagnostics", "Machines"],
    tests: ["CaseFolders", "Machines"] + contractFiles)
  module(
    "Review", imports: ["ContractModel", "Diagnostics", "Machines", "SessionExploration"],
    tests: ["CaseFolders", "InertEntries"] + contractFiles)
  module("SessionExploration", imports: ["ContractModel", "Machines", "SessionCore"])
  module(
    "Stories",
    imports: ["ContractModel", "Diagnostics", "Machines", "SessionCore", "SessionExploration"])
  module(
    "Answers", imports: ["ContractModel", "Diagnostics", "JSONSource", "Patterns", "Primitives"],
    tests: ["CaseFolders", "JSONSource"] + contractFiles)
  module("Proofs", imports: ["ContractModel", "Diagnostics", "Machines", "SessionExploration"])
}

let generate = targets(in: "Sources/Generate") {
  module("Mustache", imports: ["Primitives"], tests: [])
  module(
    "FileOutput", imports: ["CSystem", "Diagnostics", "Primitives"],
    tests: ["Diagnostics", "Primitives"])
  module(
    "Generation",
    imports: [
      "ContractModel", "Diagnostics", "FileOutput", "Machines", "Mustache", "Patterns",
      "Primitives",
    ],
    tests: ["AllOutputs", "CaseFolders", "FileOutput", "HostileTexts", "Mustache"] + contractFiles)
  module(
    "AllOutputs",
    imports: [
      "ContractModel", "Diagnostics", "FileOutput", "Generation", "Machines", "Mustache",
      "Primitives", "SessionCore", "SessionExploration", "Stories",
    ])
}

let runtime = targets(in: "Sources/Runtime") {
  module(
    "SessionCore",
    tests: ["CaseFolders", "Machines", "SessionExploration", "Stories"] + contractFiles)
  module(
    "AuthClient", imports: ["Primitives", "SessionCore"],
    tests: [
      "AuthAccounts", "AuthApple", "AuthBiometrics", "AuthCognito", "AuthFiles", "AuthKeychain",
      "AuthPasswords", "AuthTesting", "AuthWeb", "CaseFolders", "ChildProcesses", "Primitives",
      "SessionCore", "suspended-process",
    ])
  module("AuthAccounts", imports: ["AuthClient", "AuthFiles", "Primitives"])
  module("AuthApple", imports: ["AuthClient", "Primitives"])
  module("AuthBiometrics", imports: ["AuthClient", "Primitives"])
  module("AuthCognito", imports: ["AuthClient", "Primitives"])
  module("AuthFiles", imports: ["AuthClient"])
  module("AuthKeychain", imports: ["AuthClient", "Primitives"])
  module("AuthPasswords", imports: ["AuthClient"])
  module("AuthTesting", imports: ["AuthClient", "Primitives"])
  module(
    "AuthTransfers", imports: ["AuthClient", "Primitives"],
    tests: ["AuthClient", "LongdeClient", "Primitives"])
  module("AuthWeb", imports: ["AuthClient", "Primitives"])
  module("AuthServer", imports: ["Patterns", "Primitives"], tests: ["Primitives"])
  module("AuthDecisions", tests: ["CaseFolders"])
  module("Patterns")
  module("Primitives", tests: [])
}

let lab = targets(in: "Sources/Lab") {
  module(
    "Crypto", imports: ["AuthServer", "CCrypto", "CSodium", "Primitives"],
    tests: ["AuthServer", "CCrypto", "ChildProcesses", "Primitives", "TestIssuer"])
  module(
    "Stores",
    imports: ["AuthDecisions", "AuthServer", "CPostgres", "CSQLite", "CSystem", "Primitives"],
    tests: ["AuthDecisions", "AuthServer", "ChildProcesses", "store-writer", "TestPostgres"])
  module(
    "Issuer", imports: ["AuthServer", "Crypto", "Primitives"],
    tests: ["AuthServer", "Crypto", "Primitives"])
  module(
    "Providers", imports: ["AuthClient", "AuthServer", "ContractModel", "Crypto", "Primitives"],
    tests: ["AuthServer", "ContractModel", "Crypto", "Issuer", "Primitives"])
  module(
    "ReferenceServer",
    imports: [
      "AuthPasswords", "AuthServer", "ContractModel", "Crypto", "Machines", "Primitives",
      "Providers", "Stores",
    ],
    tests: [
      "AuthServer", "CaseFolders", "Crypto", "Machines", "Primitives", "Providers",
      "RenamedContracts", "Stores", "TestPostgres",
    ] + contractFiles, excluding: ["Assembly/clash.yaml"])
  module(
    "HTTPServer", imports: ["AuthServer", "CHTTPD", "Primitives"],
    tests: ["AuthServer", "CaseFolders", "CHTTPD", "Primitives"])
  module("ContractRequests", imports: ["AuthServer", "ContractModel", "Patterns"])
  module(
    "Defects", imports: ["AuthServer", "ContractModel", "Diagnostics", "Primitives", "YAMLSource"])
  module(
    "Conformance",
    imports: [
      "Answers", "AuthClient", "AuthCognito", "AuthServer", "ContractModel", "ContractRequests",
      "Crypto", "Diagnostics", "Machines", "Primitives", "Stories",
    ],
    tests: [
      "authlab", "AuthServer", "CaseFolders", "ChildProcesses", "Defects", "LabInProcess",
      "LabProcesses", "TestPostgres",
    ] + contractFiles)
  module(
    "Watching",
    imports: [
      "Answers", "AuthServer", "Conformance", "ContractModel", "Diagnostics", "JSONSource",
      "Machines", "Primitives", "ReferenceServer",
    ],
    tests: [
      "Answers", "AuthClient", "AuthServer", "CaseFolders", "Conformance", "LabInProcess",
      "LiveScenarios", "Primitives", "Provoking", "ReferenceServer",
    ] + contractFiles)
  module(
    "Provoking",
    imports: ["AuthServer", "Conformance", "ContractModel", "Machines", "ReferenceServer"])
}

let tools = targets(in: "Sources/Tools") {
  module(
    "CommandLineSupport", imports: ["Diagnostics", "Primitives"],
    tests: ["CaseFolders", "Primitives"])
  module(
    "ContractPipeline",
    imports: [
      "CommandLineSupport", "Configuration", "FileOutput", "Generation", "Lint", "Primitives",
    ] + contractFiles)
  module(
    "GenerateCommands",
    imports: [
      "AllOutputs", "Answers", "CommandLineSupport", "Configuration", "ContractImport",
      "ContractPipeline", "ContractWriter", "FileOutput", "Generation", "Lint", "Machines",
      "OpenAPISource", "Primitives", "Proofs", "Review",
    ] + contractFiles)
  program("authgen", imports: ["GenerateCommands"])
  program(
    "authgen-build",
    imports: ["CommandLineSupport", "ContractPipeline", "Diagnostics", "FileOutput", "Generation"])
  module(
    "LabCommands",
    imports: [
      "Answers", "AuthServer", "CommandLineSupport", "Conformance", "Crypto", "Defects",
      "HTTPServer", "Issuer", "Primitives", "Providers", "Provoking", "ReferenceServer", "Stores",
      "Watching",
    ] + contractFiles,
    tests: ["authlab", "CaseFolders", "ChildProcesses", "HTTPServer", "Primitives"])
  program("authlab", imports: ["LabCommands"])
  program("embed-files")
}

/// - Parameter writes: why the command may write to the user's package; nil if it only reads.
func command(
  _ name: String, _ verb: String, _ description: String, writes: String? = nil
) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: writes.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
    dependencies: ["authgen"])
}

let plugins: [Target] = [
  .plugin(name: "AuthContractPlugin", capability: .buildTool(), dependencies: ["authgen-build"]),
  command(
    "GenerateAuth", "generate-auth", "Generate code and docs from the contracts in contract/",
    writes: "It writes Generated/, or the folder named with --out."),
  command("CheckAuth", "check-auth", "Check that Generated/ is up to date with the contracts"),
  command("LintAuth", "lint-auth", "Report errors, risks and open questions in the contracts"),
  command("DiffAuth", "diff-auth", "Report what a changed contract does to shipped apps"),
]

/// A target for each folder of generated code. Its path is the package: then SwiftPM treats missing sources as an
/// empty target, not as an error, and a deleted folder never stops the generator.
func generated(_ output: String, imports modules: [Target.Dependency]) -> [Target] {
  let services = names(in: "Generated")
  return services.filter { names(in: "Generated/\($0)").contains(output) }.map { service in
    let others = services.filter { $0 != service }.map { "Generated/\($0)" }
    let outputs = names(in: "Generated/\(service)").filter { $0 != output }
    return .target(
      name: service + output, dependencies: modules, path: ".",
      exclude: names(in: ".").filter { $0 != "Generated" } + others
        + outputs.map { "Generated/\(service)/\($0)" },
      sources: ["Generated/\(service)/\(output)"])
  }
}

/// The modules that a contract may require of its client.
let clientModules: [Target.Dependency] = ["AuthClient", "AuthPasswords", "AuthWeb"]
let generatedClients = generated("Client", imports: clientModules)
let generatedServers = generated("Server", imports: ["AuthServer"])
let clients: [Target.Dependency] = generatedClients.map { .byName(name: $0.name) }
let servers: [Target.Dependency] = generatedServers.map { .byName(name: $0.name) }

/// Code that the build generates and only tests call.
func testClients(_ name: String, imports modules: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: modules, plugins: ["TestClients"])
}

/// The languages that authgen does not know, each an example in Examples/NAME of how one is added.
let languages = ["Kotlin"].map { name in
  Target.executableTarget(
    name: "\(name)Models", dependencies: ["Generation", "Mustache"] + contractFiles,
    path: "Examples/\(name)/Sources")
}

let longde = targets(in: "Examples/Longde/Sources") {
  Target.systemLibrary(name: "CLongde", pkgConfig: "libpq")
  module("LongdeService", imports: ["AuthDecisions", "AuthServer", "CLongde", "LongdeServer"])
}

let benchmarks: [Target] = [
  .executableTarget(
    name: "serve-http", dependencies: ["AuthServer", "HTTPServer"], path: "Benchmarks/HTTP",
    exclude: ["slow.py", "measure.py", "libraries"]),
  .executableTarget(
    name: "benchmark-linear",
    dependencies: ["ContractMaker", "CYAML", "Lint", "Review"] + contractFiles,
    path: "Benchmarks/Linear"),
  .executableTarget(
    name: "benchmark-reading", dependencies: ["AuthClient", "LongdeClient"],
    path: "Benchmarks/Reading"),
]

let support = targets(in: "Tests/Support") {
  Target.plugin(name: "TestClients", capability: .buildTool(), dependencies: ["write-test-clients"])
  program("write-test-clients", imports: ["FileOutput", "Generation"] + contractFiles)
  testClients("ShapeClients", imports: clientModules)
  testClients("ShapeServers", imports: ["AuthServer"])
  testClients("CensusClients", imports: clientModules)
  module("CSpawn")
  module("CWorkCounter")
  module("ChildProcesses", imports: ["CSpawn"], tests: [])
  module("SocketTransport", imports: ["AuthClient"])
  module("CaseFolders", imports: ["ChildProcesses"])
  module("LabProcesses", imports: ["CaseFolders", "ChildProcesses"])
  module(
    "BrokenRequests", imports: ["AuthServer", "CaseFolders", "ContractRequests"] + contractFiles)
  module("TestIssuer", imports: ["AuthServer", "Crypto", "Primitives"])
  module("LongdeBackend", imports: ["AuthServer", "Crypto", "LongdeServer", "Primitives"])
  module(
    "LabInProcess",
    imports: [
      "AuthClient", "AuthServer", "ContractModel", "Crypto", "Issuer", "Providers",
      "ReferenceServer", "Stores",
    ])
  module(
    "SessionReplay",
    imports: [
      "AuthClient", "AuthCognito", "AuthServer", "AuthWeb", "LabInProcess", "Primitives",
      "SessionCore", "SessionExploration", "Stores",
    ] + contractFiles + clients)
  program("replay-sessions", imports: ["SessionReplay"])
  module("TestPostgres", imports: ["ChildProcesses"])
  module(
    "HostileTexts",
    imports: ["AllOutputs", "AuthServer", "CaseFolders", "FileOutput", "Generation", "Patterns"]
      + contractFiles)
  program(
    "hostile-contracts",
    imports: ["AllOutputs", "ContractModel", "FileOutput", "Generation", "HostileTexts"])
  module("ContractMaker")
  module("Mutations", imports: ["Generation", "Lint", "Machines"] + contractFiles)
  module(
    "InertEntries", imports: ["AllOutputs", "FileOutput", "Generation", "Lint"] + contractFiles)
  module("RenamedContracts", imports: ["AuthServer", "ContractWriter"] + contractFiles)
  module("ContractChanges", imports: ["Defects", "Lint", "Mutations"] + contractFiles)
  module(
    "LiveScenarios",
    imports: [
      "AuthClient", "AuthCognito", "AuthWeb", "ContractModel", "Crypto", "LabInProcess",
      "Primitives", "SocketTransport",
    ] + clients)
  module(
    "Soundness",
    imports: [
      "AuthClient", "CaseFolders", "ContractChanges", "LabInProcess", "LiveScenarios", "Machines",
      "Review",
    ] + contractFiles, tests: ["ContractChanges", "Review"])
  program("check-soundness", imports: ["ContractChanges", "Soundness"])
  program("inert", imports: ["InertEntries"])
  program(
    "explore-sessions",
    imports: ["ContractReader", "Diagnostics", "SessionExploration", "YAMLSource"])
  program("store-writer", imports: ["AuthServer", "Stores"])
  program(
    "session-process", imports: ["AuthClient", "AuthFiles", "LongdeClient", "SocketTransport"])
  program("suspended-process", imports: ["AuthClient", "AuthFiles", "LongdeClient"])
  program("mutate", imports: ["Mutations"])
  program("serve-longde", imports: ["AuthServer", "HTTPServer", "LongdeServer", "LongdeService"])
}

/// Tests that span modules.
let wider = targets(in: "Tests") {
  tests(
    "OperationTests",
    imports: [
      "AuthClient", "AuthCognito", "AuthServer", "CaseFolders", "Crypto", "InertEntries",
      "LabInProcess", "Machines", "Primitives", "Providers", "ReferenceServer", "RenamedContracts",
      "Stores",
    ] + contractFiles, excluding: ["Behaviour/unplayed.txt"])
  tests(
    "KeyRingTests",
    imports: ["AuthServer", "ContractModel", "Crypto", "Primitives", "ReferenceServer", "Stores"])
  tests(
    "GrowthTests",
    imports: ["AllOutputs", "ContractMaker", "CWorkCounter", "Generation", "Lint", "Review"]
      + contractFiles)
  tests(
    "MutationTests",
    imports: [
      "CaseFolders", "ContractMaker", "ContractReader", "Diagnostics", "Lint", "Machines",
      "Mutations", "YAMLSource",
    ])
  tests(
    "InertTests", imports: ["CaseFolders", "Diagnostics", "InertEntries", "YAMLSource"],
    excluding: ["excused.txt", "pending.txt", "unshown.txt"])
  tests(
    "ReplayTests",
    imports: [
      "AuthClient", "AuthCognito", "AuthTesting", "AuthWeb", "CaseFolders", "ContractWriter",
      "LabInProcess", "Lint", "LiveScenarios", "Primitives", "Proofs", "SessionCore",
      "SessionExploration", "SessionReplay",
    ] + contractFiles)
  tests(
    "CommandTests",
    imports: [
      "Answers", "authgen", "authlab", "CaseFolders", "ChildProcesses", "Configuration",
      "ContractReader", "Generation", "Lint", "Review",
    ])
  tests("FirstHourTests", imports: ["authgen", "authgen-build", "authlab", "CaseFolders"])
  tests(
    "HouseTests", imports: ["CaseFolders", "Diagnostics", "YAMLSource"],
    excluding: ["Census/model-census.txt", "Census/review-census.txt"])
  tests("ExampleTests", imports: ["authgen", "CaseFolders", "KotlinModels"])
  tests(
    "GeneratedTests",
    imports: [
      "AuthAccounts", "AuthBiometrics", "AuthClient", "AuthCognito", "AuthFiles", "AuthServer",
      "AuthTesting", "AuthTransfers", "AuthWeb", "BrokenRequests", "CaseFolders", "ChildProcesses",
      "Crypto", "LongdeBackend", "Primitives", "SessionCore", "SessionExploration",
      "SocketTransport", "TestIssuer",
    ] + contractFiles + clients + servers)
  tests(
    "TypeScriptTests",
    imports: [
      "AuthClient", "authgen", "AuthServer", "AuthWeb", "CaseFolders", "ChildProcesses",
      "SocketTransport",
    ] + clients + servers)
  tests(
    "PythonTests", imports: ["authgen", "authlab", "CaseFolders", "serve-longde"],
    excluding: [
      "package.py", "ruff.toml", "test_fastapi.py", "test_fixtures.py", "test_handlers.py",
      "test_hostile.py", "test_requests.py", "test_routing.py", "test_shapes.py", "test_start.py",
    ])
  tests(
    "LiveTests",
    imports: [
      "AuthClient", "AuthCognito", "AuthFiles", "authlab", "AuthServer", "AuthWeb", "CaseFolders",
      "ChildProcesses", "Conformance", "Crypto", "HTTPServer", "LabProcesses", "LiveScenarios",
      "LongdeService", "Primitives", "serve-longde", "session-process", "ShapeClients",
      "SocketTransport", "TestPostgres",
    ] + contractFiles + clients + servers)
  tests(
    "CensusTests",
    imports: [
      "Answers", "AuthClient", "authgen", "AuthWeb", "CaseFolders", "CensusClients",
      "ContractReader", "Diagnostics", "write-test-clients", "YAMLSource",
    ])
  tests(
    "ShapeTests",
    imports: [
      "Answers", "AuthClient", "authgen", "AuthServer", "AuthTesting", "AuthWeb", "BrokenRequests",
      "CaseFolders", "JSONSource", "ShapeClients", "ShapeServers",
    ] + contractFiles)
}

let libraries = [
  "AuthClient", "AuthAccounts", "AuthApple", "AuthBiometrics", "AuthCognito", "AuthFiles",
  "AuthKeychain", "AuthPasswords", "AuthTesting", "AuthTransfers", "AuthWeb", "AuthServer",
  "AuthDecisions",
]

// scripts/test leaves them out: no test runs them here, and SwiftPM would compile their tools a second time, for the host.
let offered = Context.environment["AUTHCONTRACT_PLUGINS"] == "none" ? [] : plugins

var products: [Product] = [
  .executable(name: "authgen", targets: ["authgen"]),
  .executable(name: "authlab", targets: ["authlab"]),
]
products += libraries.map { .library(name: $0, targets: [$0]) }
products += offered.map { .plugin(name: $0.name, targets: [$0.name]) }

let package = Package(
  name: "AuthContract",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: products,
  targets: Array(
    [
      c, contract, checks, generate, runtime, lab, tools, offered, generatedClients,
      generatedServers, languages, longde, benchmarks, support, wider,
    ].joined()),
  swiftLanguageModes: [.v6])

// Warnings are errors only here, where scripts/ and CI set the variable. Xcode and swiftbuild pass
// -suppress-warnings to dependencies, and the compiler rejects the two flags together.
if Context.environment["AUTHCONTRACT_STRICT"] != nil {
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
  }
  // Without the optimizer the arithmetic of SRP takes seven times as long, and tests sign in often.
  for target in package.targets where target.name == "AuthCognito" {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
}
