// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Every module, its layer and the modules that it may know. HouseTests read this file and hold the import lines to it.

// Warnings are errors only here, where scripts/ and CI set the variable. Xcode and swiftbuild pass
// -suppress-warnings to dependencies, and the compiler rejects the two flags together.
let strict: [SwiftSetting] =
  Context.environment["AUTHCONTRACT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Without the optimizer, the arithmetic of SRP takes seven times as long, and tests sign in often. SwiftPM rejects such flags
// in the dependencies of a package.
func settings(of module: String) -> [SwiftSetting] {
  module == "AuthCognito" && !strict.isEmpty ? strict + [.unsafeFlags(["-O"])] : strict
}

/// - Parameter system: modules of the system or the toolchain, which SwiftPM does not ask for.
func module(
  _ name: String, _ layer: String, knows modules: [Target.Dependency], system: [String] = [],
  resources: [String] = []
) -> Target {
  .target(
    name: name, dependencies: modules, path: "Sources/\(layer)/\(name)",
    resources: resources.map { .copy($0) }, swiftSettings: settings(of: name))
}

func executable(
  _ name: String, _ layer: String, knows modules: [Target.Dependency], system: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: modules, path: "Sources/\(layer)/\(name)", swiftSettings: strict)
}

func tests(
  _ name: String, knows modules: [Target.Dependency], readsItself files: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: modules, path: "Tests/\(name)", exclude: files, swiftSettings: strict)
}

func support(_ name: String, knows modules: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: modules, path: "Tests/Support/\(name)", swiftSettings: strict)
}

func supportProgram(_ name: String, knows modules: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: modules, path: "Tests/Support/\(name)", swiftSettings: strict)
}

let cLibraries: [Target] = [
  .systemLibrary(
    name: "CYAML", path: "Sources/C/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CCrypto", path: "Sources/C/CCrypto", pkgConfig: "libcrypto",
    providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
  .systemLibrary(
    name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .systemLibrary(
    name: "CSodium", path: "Sources/C/CSodium", pkgConfig: "libsodium",
    providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
  .systemLibrary(
    name: "CPostgres", path: "Sources/C/CPostgres", pkgConfig: "libpq",
    providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
  .target(name: "CSystem", path: "Sources/C/CSystem"),
  .target(name: "CHTTPD", path: "Sources/C/CHTTPD"),
]

let contract: [Target] = [
  module("Diagnostics", "Contract", knows: []),
  module("YAMLSource", "Contract", knows: ["CYAML", "Diagnostics"]),
  module("JSONSource", "Contract", knows: ["Diagnostics"]),
  module("ContractModel", "Contract", knows: ["Diagnostics", "Primitives"]),
  module(
    "ContractReader", "Contract", knows: ["YAMLSource", "ContractModel", "Patterns", "Diagnostics"]),
  module("OpenAPISource", "Contract", knows: ["YAMLSource", "JSONSource", "Diagnostics"]),
  module(
    "ContractImport", "Contract",
    knows: ["OpenAPISource", "YAMLSource", "ContractModel", "Patterns", "Diagnostics"]),
  module("ContractWriter", "Contract", knows: ["YAMLSource", "Diagnostics"]),
  module("Configuration", "Contract", knows: ["YAMLSource", "ContractModel", "Diagnostics"]),
]

let checks: [Target] = [
  module("Machines", "Checks", knows: ["ContractModel"]),
  module("Lint", "Checks", knows: ["ContractModel", "Machines", "Diagnostics"]),
  module(
    "Review", "Checks", knows: ["ContractModel", "Diagnostics", "Machines", "SessionExploration"]),
  module("SessionExploration", "Checks", knows: ["ContractModel", "Machines", "SessionCore"]),
  module(
    "Stories", "Checks",
    knows: ["ContractModel", "Diagnostics", "Machines", "SessionCore", "SessionExploration"]),
  module(
    "Answers", "Checks",
    knows: ["ContractModel", "Diagnostics", "JSONSource", "Patterns", "Primitives"]),
  module(
    "Proofs", "Checks", knows: ["ContractModel", "Diagnostics", "Machines", "SessionExploration"]),
]

let generate: [Target] = [
  module("Mustache", "Generate", knows: ["Primitives"]),
  module("FileOutput", "Generate", knows: ["CSystem", "Diagnostics", "Primitives"]),
  module(
    "Generation", "Generate",
    knows: [
      "ContractModel", "Machines", "Mustache", "FileOutput", "Patterns", "Diagnostics",
      "Primitives",
    ]),
  module(
    "AllOutputs", "Generate",
    knows: [
      "ContractModel", "Diagnostics", "FileOutput", "Generation", "Machines", "Mustache",
      "Primitives", "SessionCore", "SessionExploration", "Stories",
    ]),
]

let runtime: [Target] = [
  module("SessionCore", "Runtime", knows: []),
  module(
    "AuthClient", "Runtime", knows: ["SessionCore", "Primitives"],
    system: ["Foundation", "FoundationNetworking", "Security", "Observation", "Combine", "Darwin"]),
  module(
    "AuthAccounts", "Runtime", knows: ["AuthClient", "AuthFiles", "Primitives"],
    system: ["Foundation", "Observation", "Combine"]),
  module(
    "AuthApple", "Runtime", knows: ["AuthClient", "Primitives"],
    system: ["Foundation", "AuthenticationServices"]),
  module(
    "AuthBiometrics", "Runtime", knows: ["AuthClient", "Primitives"],
    system: ["Foundation", "LocalAuthentication"]),
  module("AuthCognito", "Runtime", knows: ["AuthClient", "Primitives"], system: ["Foundation"]),
  module(
    "AuthFiles", "Runtime", knows: ["AuthClient"], system: ["Foundation"],
    resources: ["PrivacyInfo.xcprivacy"]),
  module(
    "AuthKeychain", "Runtime", knows: ["AuthClient", "Primitives"],
    system: ["Foundation", "Security", "LocalAuthentication"],
    resources: ["PrivacyInfo.xcprivacy"]),
  module("AuthPasswords", "Runtime", knows: ["AuthClient"], system: ["Foundation"]),
  module("AuthTesting", "Runtime", knows: ["AuthClient", "Primitives"], system: ["Foundation"]),
  module(
    "AuthTransfers", "Runtime", knows: ["AuthClient", "Primitives"],
    system: ["Foundation", "FoundationNetworking"], resources: ["PrivacyInfo.xcprivacy"]),
  module(
    "AuthWeb", "Runtime", knows: ["AuthClient", "Primitives"],
    system: ["Foundation", "AuthenticationServices"]),
  module(
    "AuthServer", "Runtime", knows: ["Patterns", "Primitives"],
    system: ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Android", "Darwin"]),
  module("AuthDecisions", "Runtime", knows: []),
  module("Patterns", "Runtime", knows: []),
  module("Primitives", "Runtime", knows: [], system: ["Glibc", "Musl", "Android", "Darwin"]),
]

let lab: [Target] = [
  module(
    "Crypto", "Lab", knows: ["CCrypto", "CSodium", "AuthServer", "Primitives"],
    system: ["Dispatch", "Foundation"]),
  module(
    "Stores", "Lab",
    knows: ["CSQLite", "CPostgres", "CSystem", "AuthDecisions", "AuthServer", "Primitives"],
    system: ["Dispatch", "Glibc", "Musl", "Darwin"]),
  module("Issuer", "Lab", knows: ["AuthServer", "Crypto", "Primitives"]),
  module(
    "Providers", "Lab",
    knows: ["ContractModel", "AuthClient", "AuthServer", "Crypto", "Primitives"],
    system: ["Foundation"]),
  module(
    "ReferenceServer", "Lab",
    knows: [
      "ContractModel", "Diagnostics", "Machines", "AuthPasswords", "AuthServer", "Crypto", "Stores",
      "Providers", "Primitives",
    ]),
  module("HTTPServer", "Lab", knows: ["CHTTPD", "AuthServer", "Primitives"]),
  module("ContractRequests", "Lab", knows: ["ContractModel", "AuthServer", "Patterns"]),
  module(
    "Defects", "Lab",
    knows: ["ContractModel", "YAMLSource", "Diagnostics", "AuthServer", "Primitives"]),
  module(
    "Conformance", "Lab",
    knows: [
      "ContractModel", "ContractRequests", "Crypto", "Diagnostics", "Machines", "Answers",
      "AuthClient", "AuthCognito", "AuthServer", "Primitives", "Stories",
    ], system: ["Foundation", "Glibc", "Musl", "Darwin"]),
  module(
    "Watching", "Lab",
    knows: [
      "Answers", "AuthServer", "Conformance", "ContractModel", "Diagnostics", "JSONSource",
      "Machines", "Primitives", "ReferenceServer",
    ]),
  module(
    "Provoking", "Lab",
    knows: ["AuthServer", "Conformance", "ContractModel", "Machines", "ReferenceServer"]),
]

let tools: [Target] = [
  module(
    "CommandLineSupport", "Tools", knows: ["Diagnostics", "Primitives"],
    system: ["Glibc", "Musl", "Darwin"]),
  module(
    "ContractPipeline", "Tools",
    knows: [
      "CommandLineSupport", "Configuration", "ContractModel", "ContractReader", "Diagnostics",
      "FileOutput", "Generation", "Lint", "Primitives", "YAMLSource",
    ],
    system: ["Glibc", "Musl", "Darwin"]),
  module(
    "GenerateCommands", "Tools",
    knows: [
      "AllOutputs", "CommandLineSupport", "Configuration", "ContractPipeline", "Diagnostics",
      "YAMLSource", "ContractModel", "ContractReader", "ContractWriter", "ContractImport",
      "OpenAPISource",
      "Lint", "Review", "Machines", "Proofs", "Answers", "Generation", "FileOutput", "Primitives",
    ],
    system: ["Glibc", "Musl", "Darwin"]),
  executable("authgen", "Tools", knows: ["GenerateCommands"]),
  // What the build-tool plugin needs of authgen: every user of the plugin compiles it.
  executable(
    "authgen-build", "Tools",
    knows: ["CommandLineSupport", "ContractPipeline", "Diagnostics", "FileOutput", "Generation"]),
  module(
    "LabCommands", "Tools",
    knows: [
      "CommandLineSupport", "Diagnostics", "YAMLSource", "ContractModel", "ContractReader",
      "AuthServer", "Crypto", "Stores", "Issuer", "Providers", "ReferenceServer", "HTTPServer",
      "Answers", "Conformance", "Defects", "Primitives", "Provoking", "Watching",
    ],
    system: ["Dispatch", "Glibc", "Musl", "Darwin"]),
  executable("authlab", "Tools", knows: ["LabCommands"]),
  executable("embed-files", "Tools", knows: [], system: ["Foundation"]),
]

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

// What was generated: whatever folders there are. A target whose path is the package itself and whose sources
// are gone is empty and no error, so a deleted folder never stops the generator, whatever SwiftPM remembers.
func folders(in path: String) -> [String] {
  let all = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(path)")
  return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

func generated(_ output: String, _ runtime: [String]) -> [Target] {
  let services = folders(in: "Generated")
  return services.filter { folders(in: "Generated/\($0)").contains(output) }.map { service in
    .target(
      name: service + output, dependencies: runtime.map { .byName(name: $0) }, path: ".",
      exclude: folders(in: ".").filter { $0 != "Generated" }
        + services.filter { $0 != service }.map { "Generated/\($0)" }
        + folders(in: "Generated/\(service)").filter { $0 != output }.map {
          "Generated/\(service)/\($0)"
        },
      sources: ["Generated/\(service)/\(output)"], swiftSettings: strict)
  }
}

let clientModules = ["AuthClient", "AuthPasswords", "AuthWeb"]
let generatedCode = generated("Client", clientModules) + generated("Server", ["AuthServer"])
let generatedClients: [Target.Dependency] = generated("Client", clientModules).map {
  .byName(name: $0.name)
}
let allGeneratedCode: [Target.Dependency] = generatedCode.map { .byName(name: $0.name) }

/// Code that the build generates and only tests call.
func testClients(_ name: String, _ runtime: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: runtime, path: "Tests/Support/\(name)", swiftSettings: strict,
    plugins: ["TestClients"])
}

let testCode: [Target] = [
  .plugin(
    name: "TestClients", capability: .buildTool(), dependencies: ["write-test-clients"],
    path: "Tests/Support/TestClients"),
  supportProgram(
    "write-test-clients",
    knows: [
      "ContractModel", "ContractReader", "Diagnostics", "FileOutput", "Generation", "YAMLSource",
    ]),
  testClients("ShapeClients", clientModules.map { .byName(name: $0) }),
  testClients("ShapeServers", ["AuthServer"]),
  testClients("CensusClients", clientModules.map { .byName(name: $0) }),
]
let wholeWay: [Target.Dependency] = [
  "Diagnostics", "YAMLSource", "ContractModel", "ContractReader", "Machines", "Lint", "Generation",
  "AllOutputs",
]

/// The languages that authgen does not know, each an example in Examples/NAME of how one is added.
let languages = ["Kotlin"].map { name in
  Target.executableTarget(
    name: "\(name)Models", dependencies: wholeWay + ["Mustache"], path: "Examples/\(name)/Sources",
    swiftSettings: strict)
}

let support: [Target] = [
  .target(name: "CSpawn", path: "Tests/Support/CSpawn"),
  .target(name: "CWorkCounter", path: "Tests/Support/CWorkCounter"),
  support("ChildProcesses", knows: ["CSpawn"]),
  support("SocketTransport", knows: ["AuthClient"]),
  support("CaseFolders", knows: ["Diagnostics", "ChildProcesses"]),
  support("LabProcesses", knows: ["CaseFolders", "ChildProcesses"]),
  support(
    "BrokenRequests",
    knows: [
      "ContractReader", "YAMLSource", "ContractModel", "ContractRequests", "Diagnostics",
      "AuthServer", "CaseFolders",
    ]),
  support("TestIssuer", knows: ["Crypto", "AuthServer", "Primitives"]),
  support("LongdeBackend", knows: ["Crypto", "AuthServer", "Primitives", "LongdeServer"]),
  support(
    "LabInProcess",
    knows: [
      "AuthClient", "AuthServer", "ContractModel", "Crypto", "Issuer", "Providers",
      "ReferenceServer", "Stores",
    ]),
  support(
    "SessionReplay",
    knows: [
      "AuthClient", "AuthCognito", "AuthServer", "AuthWeb", "ContractModel", "ContractReader",
      "Diagnostics", "LabInProcess", "Machines", "Primitives", "SessionCore", "SessionExploration",
      "Stores", "YAMLSource",
    ] + generatedClients),
  supportProgram("replay-sessions", knows: ["SessionReplay"]),
  support("TestPostgres", knows: ["ChildProcesses"]),
  support(
    "HostileTexts",
    knows: [
      "AllOutputs", "Generation", "ContractReader", "YAMLSource", "ContractModel", "Patterns",
      "FileOutput",
      "Diagnostics", "AuthServer", "CaseFolders",
    ]),
  supportProgram(
    "hostile-contracts",
    knows: ["AllOutputs", "HostileTexts", "FileOutput", "Generation", "ContractModel"]),
  support("ContractMaker", knows: []),
  support("Mutations", knows: wholeWay),
  support("InertEntries", knows: wholeWay + ["FileOutput"]),
  support(
    "RenamedContracts",
    knows: [
      "ContractReader", "ContractWriter", "YAMLSource", "ContractModel", "Diagnostics",
      "AuthServer",
    ]),
  support("ContractChanges", knows: wholeWay + ["Defects", "Mutations"]),
  support(
    "LiveScenarios",
    knows: [
      "AuthClient", "AuthCognito", "AuthWeb", "ContractModel", "Crypto", "LabInProcess",
      "Primitives", "SocketTransport",
    ] + generatedClients),
  support(
    "Soundness",
    knows: [
      "AuthClient", "CaseFolders", "ContractChanges", "ContractModel", "ContractReader",
      "Diagnostics", "LabInProcess", "LiveScenarios", "Machines", "Review", "YAMLSource",
    ]),
  supportProgram("check-soundness", knows: ["ContractChanges", "Soundness"]),
  supportProgram("inert", knows: ["InertEntries"]),
  supportProgram("explore-sessions", knows: wholeWay + ["SessionExploration"]),
  supportProgram("store-writer", knows: ["Stores"]),
  supportProgram(
    "session-process", knows: ["AuthClient", "AuthFiles", "SocketTransport", "LongdeClient"]),
  supportProgram("suspended-process", knows: ["AuthClient", "AuthFiles", "LongdeClient"]),
  supportProgram("mutate", knows: ["Mutations"]),
  .systemLibrary(name: "CLongde", path: "Examples/Longde/Sources/CLongde", pkgConfig: "libpq"),
  .target(
    name: "LongdeService",
    dependencies: ["CLongde", "AuthDecisions", "AuthServer", "LongdeServer"],
    path: "Examples/Longde/Sources/LongdeService", swiftSettings: strict),
  supportProgram(
    "serve-longde", knows: ["HTTPServer", "AuthServer", "LongdeServer", "LongdeService"]),
  .executableTarget(
    name: "serve-http", dependencies: ["HTTPServer", "AuthServer"], path: "Benchmarks/HTTP",
    exclude: ["slow.py", "measure.py", "libraries"], swiftSettings: strict),
  .executableTarget(
    name: "benchmark-linear", dependencies: wholeWay + ["CYAML", "ContractMaker", "Review"],
    path: "Benchmarks/Linear", swiftSettings: strict),
  .executableTarget(
    name: "benchmark-reading", dependencies: ["AuthClient", "LongdeClient"],
    path: "Benchmarks/Reading", swiftSettings: strict),
]

let testTargets: [Target] = [
  tests(
    "CommandLineSupportTests", knows: ["CommandLineSupport", "CaseFolders", "Primitives"]),
  tests("DiagnosticsTests", knows: ["Diagnostics"]),
  tests("PrimitivesTests", knows: ["Primitives"]),
  tests("ChildProcessesTests", knows: ["ChildProcesses"]),
  tests("YAMLSourceTests", knows: ["YAMLSource", "Diagnostics", "CaseFolders"]),
  tests(
    "ContractReaderTests",
    knows: [
      "ContractReader", "YAMLSource", "ContractModel", "Patterns", "Diagnostics", "CaseFolders",
    ]),
  tests("MachinesTests", knows: ["Machines", "ContractReader", "YAMLSource", "ContractModel"]),
  tests(
    "LintTests",
    knows: ["Lint", "Machines", "ContractReader", "YAMLSource", "ContractModel", "CaseFolders"]),
  tests("ReviewTests", knows: wholeWay + ["Review", "CaseFolders", "InertEntries"]),
  tests(
    "AnswersTests",
    knows: [
      "Answers", "JSONSource", "ContractReader", "YAMLSource", "ContractModel", "Diagnostics",
      "CaseFolders",
    ]),
  tests(
    "ContractImportTests",
    knows: wholeWay + ["ContractImport", "ContractWriter", "OpenAPISource", "CaseFolders"]),
  tests(
    "ConformanceTests",
    knows: [
      "AuthServer", "CaseFolders", "ChildProcesses", "Conformance", "ContractModel",
      "ContractReader", "Defects", "Diagnostics", "LabInProcess", "LabProcesses", "TestPostgres",
      "YAMLSource", "authlab",
    ]),
  tests(
    "WatchingTests",
    knows: [
      "Answers", "AuthClient", "AuthServer", "CaseFolders", "Conformance", "ContractModel",
      "ContractReader", "Diagnostics", "LabInProcess", "LiveScenarios", "Primitives", "Provoking",
      "ReferenceServer", "Watching", "YAMLSource",
    ]),
  tests("SoundnessTests", knows: ["ContractChanges", "Review", "Soundness"]),
  tests("MustacheTests", knows: ["Mustache"]),
  tests("FileOutputTests", knows: ["FileOutput", "Diagnostics"]),
  tests(
    "GenerationTests",
    knows: [
      "AllOutputs", "Generation", "ContractReader", "YAMLSource", "ContractModel", "CaseFolders",
      "Mustache",
      "HostileTexts",
    ]),
  tests(
    "SessionCoreTests",
    knows: wholeWay + ["SessionCore", "SessionExploration", "Stories", "CaseFolders"]),
  tests(
    "AuthClientTests",
    knows: [
      "SessionCore", "AuthClient", "AuthAccounts", "AuthApple", "AuthBiometrics", "AuthCognito",
      "AuthFiles", "AuthKeychain", "AuthPasswords", "AuthTesting", "AuthWeb", "CaseFolders",
      "ChildProcesses", "Primitives", "suspended-process",
    ]),
  tests(
    "AuthTransfersTests", knows: ["AuthClient", "AuthTransfers", "LongdeClient", "Primitives"]),
  tests("AuthServerTests", knows: ["AuthServer", "Primitives"]),
  tests("AuthDecisionsTests", knows: ["AuthDecisions", "CaseFolders"]),
  tests(
    "HTTPServerTests", knows: ["HTTPServer", "CHTTPD", "AuthServer", "CaseFolders", "Primitives"]),
  tests(
    "CryptoTests",
    knows: ["ChildProcesses", "Crypto", "CCrypto", "AuthServer", "TestIssuer", "Primitives"]),
  tests("IssuerTests", knows: ["Issuer", "Crypto", "AuthServer", "Primitives"]),
  tests(
    "ProvidersTests",
    knows: ["Providers", "Issuer", "ContractModel", "Crypto", "AuthServer", "Primitives"]),
  tests(
    "ReferenceServerTests",
    knows: [
      "ReferenceServer", "ContractReader", "ContractWriter", "YAMLSource", "ContractModel",
      "Diagnostics", "Machines", "AuthServer", "Stores", "Crypto", "Providers", "CaseFolders",
      "TestPostgres", "RenamedContracts", "Primitives",
    ], readsItself: ["Assembly/clash.yaml"]),
  tests(
    "StoresTests",
    knows: [
      "ChildProcesses", "AuthDecisions", "Stores", "CSQLite", "AuthServer", "TestPostgres",
      "store-writer",
    ]),
  tests(
    "OperationTests",
    knows: [
      "ReferenceServer", "Stores", "Crypto", "ContractReader", "YAMLSource", "ContractModel",
      "Diagnostics", "LabInProcess", "Machines", "AuthServer", "AuthClient", "AuthCognito",
      "InertEntries", "CaseFolders", "RenamedContracts", "Primitives",
    ], readsItself: ["Behaviour/unplayed.txt"]),
  tests(
    "KeyRingTests",
    knows: ["ReferenceServer", "Stores", "Crypto", "ContractModel", "AuthServer", "Primitives"]),
  tests("GrowthTests", knows: ["CWorkCounter", "ContractMaker", "Review"] + wholeWay),
  tests("MutationTests", knows: ["Mutations", "ContractMaker", "CaseFolders"] + wholeWay),
  tests(
    "InertTests", knows: ["InertEntries", "CaseFolders", "Diagnostics", "YAMLSource"],
    readsItself: ["excused.txt", "pending.txt", "unshown.txt"]),
  tests(
    "ReplayTests",
    knows: wholeWay + [
      "AuthClient", "AuthCognito", "AuthTesting", "AuthWeb", "CaseFolders", "ContractWriter",
      "LabInProcess", "LiveScenarios", "Primitives", "Proofs", "SessionCore", "SessionExploration",
      "SessionReplay", "Stories",
    ]),
  tests(
    "CommandTests",
    knows: [
      "ChildProcesses", "authgen", "authlab", "CaseFolders", "Answers", "Configuration",
      "ContractReader", "Generation", "Lint", "Review",
    ]),
  tests(
    "LabCommandsTests",
    knows: ["ChildProcesses", "authlab", "LabCommands", "HTTPServer", "CaseFolders", "Primitives"]),
  tests(
    "FirstHourTests", knows: ["authgen", "authgen-build", "authlab", "CaseFolders", "LabProcesses"]),
  tests(
    "HouseTests", knows: ["CaseFolders", "Diagnostics", "YAMLSource"],
    readsItself: ["Census/model-census.txt", "Census/review-census.txt"]),
  tests(
    "ExampleTests",
    knows: ["authgen", "CaseFolders"] + languages.map { .byName(name: $0.name) }),
  tests(
    "GeneratedTests",
    knows: [
      "ChildProcesses", "AuthAccounts", "AuthBiometrics", "AuthClient", "AuthCognito", "AuthFiles",
      "AuthTesting", "AuthTransfers", "AuthWeb", "AuthServer", "Crypto", "TestIssuer",
      "CaseFolders", "BrokenRequests", "ContractRequests", "ContractModel",
      "SocketTransport", "LongdeBackend", "Primitives", "ContractReader", "Diagnostics",
      "SessionCore", "SessionExploration", "YAMLSource",
    ] + allGeneratedCode),
  tests(
    "TypeScriptTests",
    knows: [
      "ChildProcesses", "AuthClient", "AuthWeb", "AuthServer", "authgen", "CaseFolders",
      "SocketTransport",
    ] + allGeneratedCode),
  tests(
    "PythonTests", knows: ["authgen", "authlab", "serve-longde", "CaseFolders"],
    readsItself: [
      "package.py", "ruff.toml", "test_fastapi.py", "test_fixtures.py", "test_handlers.py",
      "test_hostile.py", "test_requests.py", "test_routing.py", "test_shapes.py", "test_start.py",
    ]),
  tests(
    "LiveTests",
    knows: [
      "ChildProcesses", "AuthClient", "AuthCognito", "AuthFiles", "AuthWeb", "AuthServer", "Crypto",
      "HTTPServer", "ContractReader", "YAMLSource", "ContractModel", "Diagnostics", "CaseFolders",
      "TestPostgres", "authlab", "ReferenceServer", "Stores", "Providers", "Issuer",
      "ShapeClients", "LabInProcess", "LabProcesses", "LiveScenarios", "SocketTransport",
      "Primitives",
      "Conformance", "LongdeBackend", "LongdeService", "serve-longde", "session-process",
    ] + allGeneratedCode),
  tests(
    "CensusTests",
    knows: wholeWay + [
      "Answers", "AuthClient", "AuthWeb", "authgen", "CaseFolders", "CensusClients",
      "write-test-clients",
    ]),
  tests(
    "ShapeTests",
    knows: [
      "AuthClient", "AuthServer", "AuthTesting", "AuthWeb", "authgen", "CaseFolders",
      "BrokenRequests", "ContractRequests", "Answers", "JSONSource", "ContractReader", "YAMLSource",
      "ContractModel", "Diagnostics", "ShapeClients", "ShapeServers",
    ]),
]

let libraries = [
  "AuthClient", "AuthAccounts", "AuthApple", "AuthBiometrics", "AuthCognito", "AuthFiles",
  "AuthKeychain", "AuthPasswords", "AuthTesting", "AuthTransfers", "AuthWeb", "AuthServer",
  "AuthDecisions",
]

// scripts/test leaves them out: no test runs them here, and SwiftPM would compile their tools a second time, for the host.
let offered = Context.environment["AUTHCONTRACT_PLUGINS"] == "none" ? [] : plugins

let package = Package(
  name: "AuthContract",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "authgen", targets: ["authgen"]),
    .executable(name: "authlab", targets: ["authlab"]),
  ] + libraries.map { .library(name: $0, targets: [$0]) }
    + offered.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: cLibraries + contract + checks + generate + runtime + lab + tools + offered
    + generatedCode + testCode + languages + support + testTargets,
  swiftLanguageModes: [.v6])
