// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Conventions:
// - A layer is a folder of Sources. It imports only layers below it.
// - A module stands next to its tests: `tests` lists what Tests/NAMETests imports.
// - A target declares exactly the modules that it imports and the programs that it runs, in alphabetical order.
// scripts/test and HouseTests check all of this.

let libraries = [
  "AuthClient", "AuthAccounts", "AuthApple", "AuthBiometrics", "AuthCognito", "AuthFiles",
  "AuthKeychain", "AuthPasswords", "AuthTesting", "AuthTransfers", "AuthWeb", "AuthServer",
  "AuthDecisions",
]

let package = Package(
  name: "AuthContract",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "authgen", targets: ["authgen"]),
    .executable(name: "authlab", targets: ["authlab"]),
  ] + libraries.map { .library(name: $0, targets: [$0]) },
  swiftLanguageModes: [.v6])

/// The targets of a folder. A privacy manifest reaches apps as a resource of its module.
func targets(in folder: String, @Targets _ targets: () -> [Target]) -> [Target] {
  targets().map { target in
    let path = target.path ?? "\(folder)/\(target.name)"
    target.path = path
    let privacy = "PrivacyInfo.xcprivacy"
    if names(in: path).contains(privacy) { target.resources = [.copy(privacy)] }
    return target
  }
}

@resultBuilder enum Targets {
  static func buildBlock(_ targets: [Target]...) -> [Target] { Array(targets.joined()) }
  static func buildExpression(_ target: Target) -> [Target] { [target] }
  static func buildExpression(_ targets: [Target]) -> [Target] { targets }
}

/// One target or several that are often imported together.
struct Names: ExpressibleByStringLiteral {
  let all: [String]

  init(_ all: [String]) { self.all = all }
  init(stringLiteral name: String) { all = [name] }
}

extension [Names] {
  var dependencies: [Target.Dependency] { flatMap(\.all).map { .byName(name: $0) } }
}

/// - Parameters:
///   - others: what its tests import; none if it has no tests of its own.
///   - files: files among the tests that the compiler doesn't read.
func module(
  _ name: String, imports modules: Names..., tests others: Names..., excluding files: [String] = []
) -> [Target] {
  let module = Target.target(name: name, dependencies: modules.dependencies)
  guard !others.isEmpty else { return [module] }
  return [module, tests("\(name)Tests", imports: others, excluding: files)]
}

func program(_ name: String, imports modules: Names...) -> Target {
  .executableTarget(name: name, dependencies: modules.dependencies)
}

func tests(_ name: String, imports modules: Names..., excluding files: [String] = []) -> Target {
  tests(name, imports: modules, excluding: files)
}

func tests(_ name: String, imports modules: [Names], excluding files: [String]) -> Target {
  .testTarget(
    name: name, dependencies: modules.dependencies, path: "Tests/\(name)", exclude: files)
}

/// The modules that turn a file into a contract.
let contractFiles = Names(["ContractModel", "ContractReader", "Diagnostics", "YAMLSource"])

func names(in folder: String) -> [String] {
  let all = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(folder)")
  return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

func library(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

package.targets += targets(in: "Sources/C") {
  library("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml")
  library("CCrypto", "libcrypto", apt: "libssl-dev", brew: "openssl@3")
  library("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite")
  library("CSodium", "libsodium", apt: "libsodium-dev", brew: "libsodium")
  library("CPostgres", "libpq", apt: "libpq-dev", brew: "libpq")
  module("CSystem")
  module("CHTTPD")
}

package.targets += targets(in: "Sources/Contract") {
  module("Diagnostics", tests: "Diagnostics")
  module(
    "YAMLSource", imports: "CYAML", "Diagnostics", tests: "CaseFolders", "Diagnostics", "YAMLSource"
  )
  module("JSONSource", imports: "Diagnostics")
  module("ContractModel", imports: "Diagnostics", "Primitives")
  module(
    "ContractReader", imports: "ContractModel", "Diagnostics", "Patterns", "YAMLSource",
    tests: "CaseFolders", "ContractModel", "ContractReader", "Diagnostics", "Patterns", "YAMLSource"
  )
  module(
    "ContractImport", imports: "ContractModel", "Diagnostics", "JSONSource", "Patterns",
    "YAMLSource", tests: contractFiles, "CaseFolders", "ContractImport", "Generation", "Lint")
  module("Configuration", imports: "ContractModel", "Diagnostics", "YAMLSource")
}

package.targets += targets(in: "Sources/Checks") {
  module("Machines", imports: "ContractModel", "Diagnostics", tests: contractFiles, "Machines")
  module(
    "Lint", imports: "ContractModel", "Diagnostics", "Machines", tests: contractFiles,
    "CaseFolders", "Lint", "Machines")
  module(
    "Review", imports: "ContractModel", "Diagnostics", "Machines", "SessionExploration",
    tests: contractFiles, "CaseFolders", "ContractVariants", "Review")
  module("SessionExploration", imports: "ContractModel", "Diagnostics", "Machines", "SessionCore")
  module(
    "Stories", imports: "ContractModel", "Diagnostics", "Machines", "SessionCore",
    "SessionExploration")
  module(
    "Answers", imports: "ContractModel", "Diagnostics", "JSONSource", "Patterns", "Primitives",
    tests: contractFiles, "Answers", "CaseFolders", "JSONSource")
}

package.targets += targets(in: "Sources/Generate") {
  module("Mustache", imports: "Primitives")
  module(
    "FileOutput", imports: "CSystem", "Diagnostics", "Primitives", tests: "Diagnostics",
    "FileOutput", "Primitives")
  module(
    "Generation", imports: "ContractModel", "Diagnostics", "FileOutput", "Machines", "Mustache",
    "Patterns", "Primitives", tests: contractFiles, "AllOutputs", "CaseFolders", "FileOutput",
    "Generation", "HostileTexts", "Mustache")
  module(
    "AllOutputs", imports: "ContractModel", "Diagnostics", "FileOutput", "Generation", "Machines",
    "Mustache", "Primitives", "SessionCore", "SessionExploration", "Stories")
}

package.targets += targets(in: "Sources/Runtime") {
  module(
    "SessionCore", tests: contractFiles, "CaseFolders", "Machines", "SessionCore",
    "SessionExploration", "Stories")
  module(
    "AuthClient", imports: "Primitives", "SessionCore", tests: "AuthAccounts", "AuthApple",
    "AuthBiometrics", "AuthClient", "AuthCognito", "AuthFiles", "AuthKeychain", "AuthPasswords",
    "AuthTesting", "AuthWeb", "CaseFolders", "ChildProcesses", "Primitives", "SessionCore",
    "suspended-process")
  module("AuthAccounts", imports: "AuthClient", "AuthFiles", "Primitives")
  module("AuthApple", imports: "AuthClient", "Primitives")
  module("AuthBiometrics", imports: "AuthClient", "Primitives")
  module("AuthCognito", imports: "AuthClient", "Primitives")
  module("AuthFiles", imports: "AuthClient")
  module("AuthKeychain", imports: "AuthClient", "Primitives")
  module("AuthPasswords", imports: "AuthClient")
  module("AuthTesting", imports: "AuthClient", "Primitives")
  module(
    "AuthTransfers", imports: "AuthClient", "Primitives", tests: "AuthClient", "AuthTransfers",
    "LongdeClient", "Primitives")
  module("AuthWeb", imports: "AuthClient", "Primitives")
  module("AuthServer", imports: "Patterns", "Primitives", tests: "AuthServer", "Primitives")
  module("AuthDecisions", tests: "AuthDecisions", "CaseFolders")
  module("Patterns")
  module("Primitives", tests: "Primitives")
}

package.targets += targets(in: "Sources/Lab") {
  module(
    "Crypto", imports: "AuthServer", "CCrypto", "CSodium", "Primitives", tests: "AuthServer",
    "CCrypto", "ChildProcesses", "Crypto", "Primitives", "TestIssuer")
  module(
    "Stores", imports: "AuthDecisions", "AuthServer", "CPostgres", "CSQLite", "CSystem",
    "Primitives", tests: "AuthDecisions", "AuthServer", "ChildProcesses", "store-writer", "Stores",
    "TestStores")
  module(
    "Providers", imports: "AuthClient", "AuthServer", "ContractModel", "Crypto", "Primitives",
    tests: "AuthServer", "ContractModel", "Crypto", "Primitives", "Providers")
  module(
    "ReferenceServer", imports: "AuthPasswords", "AuthServer", "ContractMessages", "ContractModel",
    "Crypto", "Diagnostics", "Machines", "Primitives", "Providers", "Stores", tests: "AuthClient",
    "AuthServer", "CaseFolders", "ContractMessages", "ContractModel", "ContractVariants", "Crypto",
    "Diagnostics", "Machines", "Primitives", "Providers", "ReferenceServer", "Stores", "TestLab",
    "TestStores",
    excluding: ["Assembly/clash.yaml"])
  module(
    "HTTPServer", imports: "AuthServer", "CHTTPD", "Primitives", tests: "AuthServer", "CaseFolders",
    "CHTTPD", "HTTPServer", "Primitives")
  module(
    "ContractMessages", imports: "AuthServer", "ContractModel", "Diagnostics", "Machines",
    "Patterns", "Primitives")
  module(
    "Defects", imports: "AuthServer", "ContractModel", "Diagnostics", "Primitives", "YAMLSource")
  module(
    "Conformance", imports: "Answers", "AuthClient", "AuthCognito", "AuthServer",
    "ContractMessages", "ContractModel", "Crypto", "Diagnostics", "JSONSource", "Machines",
    "Primitives", "Stories", tests: contractFiles, "Answers", "AuthClient", "authlab",
    "AuthServer", "CaseFolders", "ChildProcesses", "Conformance", "ContractMessages", "Defects",
    "LiveScenarios", "Primitives", "TestDevice", "TestLab", "TestStores")
}

package.targets += targets(in: "Sources/Tools") {
  module(
    "CommandLineSupport", imports: "Diagnostics", "Primitives", tests: "CaseFolders",
    "CommandLineSupport", "Primitives")
  module(
    "ContractPipeline", imports: contractFiles, "CommandLineSupport", "Configuration", "FileOutput",
    "Generation", "Lint", "Primitives")
  module(
    "GenerateCommands", imports: contractFiles, "AllOutputs", "Answers", "CommandLineSupport",
    "Configuration", "ContractImport", "ContractPipeline", "FileOutput", "Generation", "Lint",
    "Machines", "Primitives", "Review", "SessionExploration")
  program("authgen", imports: "GenerateCommands")
  program(
    "authgen-build", imports: "CommandLineSupport", "ContractPipeline", "Diagnostics", "FileOutput",
    "Generation")
  module(
    "LabCommands", imports: contractFiles, "Answers", "AuthServer", "CommandLineSupport",
    "Conformance", "ContractMessages", "Crypto", "Defects", "FileOutput", "HTTPServer",
    "Primitives", "Providers", "ReferenceServer", "Stores", tests: "authlab", "CaseFolders",
    "ChildProcesses", "HTTPServer",
    "LabCommands", "Primitives")
  program("authlab", imports: "LabCommands")
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

// scripts/test leaves them out: no test runs them here, and SwiftPM would compile their tools a second time, for the host.
if Context.environment["AUTHCONTRACT_PLUGINS"] != "none" {
  package.targets += plugins
  package.products += plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
}

/// A target for each folder of generated code. Its path is the package: then SwiftPM treats missing sources as an
/// empty target, not as an error, and a deleted folder never stops the generator.
func generated(_ output: String, imports modules: Names) -> [Target] {
  let services = names(in: "Generated")
  return services.filter { names(in: "Generated/\($0)").contains(output) }.map { service in
    let others = services.filter { $0 != service }.map { "Generated/\($0)" }
    let outputs = names(in: "Generated/\(service)").filter { $0 != output }
    return .target(
      name: service + output, dependencies: [modules].dependencies, path: ".",
      exclude: names(in: ".").filter { $0 != "Generated" } + others
        + outputs.map { "Generated/\(service)/\($0)" },
      sources: ["Generated/\(service)/\(output)"])
  }
}

/// The modules that a contract may require of its client.
let clientModules = Names(["AuthClient", "AuthPasswords", "AuthWeb"])
let generatedClients = generated("Client", imports: clientModules)
let generatedServers = generated("Server", imports: "AuthServer")
let clients = Names(generatedClients.map(\.name))
let servers = Names(generatedServers.map(\.name))
package.targets += generatedClients + generatedServers

/// Code that the build generates and only tests call.
func testClients(_ name: String, imports modules: Names...) -> Target {
  .target(name: name, dependencies: modules.dependencies, plugins: ["TestClients"])
}

/// The languages that authgen does not know, each an example in Examples/NAME of how one is added.
let languages = ["Kotlin"]
package.targets += languages.map { name in
  .executableTarget(
    name: "\(name)Models", dependencies: [contractFiles, "Generation", "Mustache"].dependencies,
    path: "Examples/\(name)/Sources")
}

package.targets += targets(in: "Examples/Longde/Sources") {
  Target.systemLibrary(name: "CLongde", pkgConfig: "libpq")
  module("LongdeService", imports: "AuthDecisions", "AuthServer", "CLongde", "LongdeServer")
}

package.targets += [
  .executableTarget(
    name: "serve-http", dependencies: ["AuthServer", "HTTPServer"], path: "Benchmarks/HTTP",
    exclude: ["slow.py", "measure.py", "libraries"]),
  .executableTarget(
    name: "benchmark-linear",
    dependencies: [contractFiles, "ContractVariants", "CYAML", "Lint", "Review"].dependencies,
    path: "Benchmarks/Linear"),
  .executableTarget(
    name: "benchmark-reading", dependencies: ["AuthClient", "LongdeClient"],
    path: "Benchmarks/Reading"),
]

package.targets += targets(in: "Tests/Support") {
  Target.plugin(name: "TestClients", capability: .buildTool(), dependencies: ["write-test-clients"])
  program("write-test-clients", imports: contractFiles, "FileOutput", "Generation")
  testClients("ShapeClients", imports: clientModules)
  testClients("ShapeServers", imports: "AuthServer")
  testClients("CensusClients", imports: clientModules)
  testClients(
    "ClientExamples", imports: "AuthAccounts", "AuthBiometrics", "AuthClient", "AuthTransfers",
    "AuthWeb", "ReadmigoClient", "RoteClient")
  module("CTestSupport")
  module("ChildProcesses", imports: "CTestSupport", tests: "ChildProcesses")
  module("TestDevice", imports: "AuthClient", "AuthServer")
  module("CaseFolders", imports: "ChildProcesses")
  module("BrokenRequests", imports: contractFiles, "AuthServer", "CaseFolders", "ContractMessages")
  module("TestIssuer", imports: "AuthServer", "Crypto", "Primitives")
  module(
    "TestLab", imports: contractFiles, "AuthClient", "AuthServer", "CaseFolders", "ChildProcesses",
    "Crypto", "HTTPServer", "Providers", "ReferenceServer", "Stores", "TestDevice")
  module(
    "SessionReplay", imports: contractFiles, clients, "AuthClient", "AuthCognito", "AuthServer",
    "AuthWeb", "Machines", "Primitives", "SessionCore", "SessionExploration",
    "Stores", "TestDevice", "TestLab")
  module("TestStores", imports: "ChildProcesses", "Stores")
  module(
    "HostileTexts", imports: contractFiles, "AllOutputs", "AuthServer", "CaseFolders", "FileOutput",
    "Generation", "Patterns")
  module(
    "ContractVariants", imports: contractFiles, "AllOutputs", "AuthServer", "Defects", "FileOutput",
    "Generation", "Lint", "Machines")
  module(
    "LiveScenarios", imports: clients, "AuthClient", "AuthCognito", "AuthWeb",
    "ContractModel", "Crypto", "Diagnostics", "Primitives", "Stores", "TestDevice", "TestLab")
  module(
    "Soundness", imports: contractFiles, "AuthClient", "CaseFolders", "ContractVariants",
    "LiveScenarios", "Machines", "Review", "TestDevice", "TestLab", tests: "ContractVariants",
    "Review",
    "Soundness")
  program("store-writer", imports: "AuthServer", "Stores")
  program("session-process", imports: "AuthClient", "AuthFiles", "LongdeClient", "TestDevice")
  program("suspended-process", imports: "AuthClient", "AuthFiles", "LongdeClient")
  program("serve-longde", imports: "AuthServer", "HTTPServer", "LongdeServer", "LongdeService")
}

package.targets += targets(in: "Proofs/Support") {
  program(
    "prove", imports: contractFiles, "AllOutputs", "ContractVariants", "FileOutput", "Generation",
    "HostileTexts", "SessionExploration", "SessionReplay", "Soundness")
}

/// Tests that span modules.
package.targets += targets(in: "Tests") {
  tests(
    "OperationTests", imports: contractFiles, "AuthClient", "AuthCognito", "AuthServer",
    "CaseFolders", "ContractVariants", "Crypto", "Machines", "Primitives", "Providers",
    "ReferenceServer", "Stores", "TestLab", excluding: ["Behaviour/unplayed.txt"])
  tests(
    "PipelineTests", imports: contractFiles, "AllOutputs", "CaseFolders", "ContractVariants",
    "CTestSupport", "Generation", "Lint", "Machines", "Review",
    excluding: ["Inert/excused.txt", "Inert/pending.txt", "Inert/unshown.txt"])
  tests(
    "ReplayTests", imports: contractFiles, "AuthClient", "AuthCognito", "AuthTesting", "AuthWeb",
    "CaseFolders", "Lint", "LiveScenarios", "Machines", "Primitives", "SessionCore",
    "SessionExploration", "SessionReplay", "TestDevice", "TestLab")
  tests(
    "CommandTests", imports: "Answers", "authgen", "authlab", "CaseFolders", "ChildProcesses",
    "Configuration", "ContractReader", "Diagnostics", "Generation", "Lint", "Review")
  tests("FirstHourTests", imports: "authgen", "authgen-build", "authlab", "CaseFolders")
  tests(
    "HouseTests", imports: "CaseFolders", "Diagnostics", "YAMLSource",
    excluding: ["Census/model-census.txt", "Census/review-census.txt"])
  tests("ExampleTests", imports: "authgen", "CaseFolders", "KotlinModels")
  tests(
    "GeneratedTests", imports: contractFiles, clients, servers, "AuthAccounts", "AuthBiometrics",
    "AuthClient", "AuthCognito", "AuthFiles", "AuthServer", "AuthTesting", "AuthWeb",
    "BrokenRequests", "CaseFolders", "ChildProcesses", "ContractMessages", "Crypto",
    "Primitives", "SessionCore", "SessionExploration", "TestDevice", "TestIssuer", "TestLab")
  tests(
    "TypeScriptTests", imports: clients, servers, "AuthClient", "authgen", "AuthServer", "AuthWeb",
    "CaseFolders", "ChildProcesses", "TestDevice")
  tests(
    "PythonTests", imports: "authgen", "authlab", "CaseFolders", "serve-longde",
    excluding: ["Python"])
  tests(
    "LiveTests", imports: contractFiles, clients, servers, "AuthClient", "AuthCognito", "AuthFiles",
    "authlab", "AuthServer", "AuthWeb", "CaseFolders", "ChildProcesses", "Conformance", "Crypto",
    "HTTPServer", "LiveScenarios", "LongdeService", "Primitives", "serve-longde",
    "session-process", "ShapeClients", "TestDevice", "TestLab", "TestStores")
  tests(
    "CensusTests", imports: "Answers", "AuthClient", "authgen", "AuthWeb", "CaseFolders",
    "CensusClients", "ContractReader", "Diagnostics", "write-test-clients", "YAMLSource")
  tests(
    "ShapeTests", imports: contractFiles, "Answers", "AuthClient", "authgen", "AuthServer",
    "AuthTesting", "AuthWeb", "BrokenRequests", "CaseFolders", "ContractMessages", "JSONSource",
    "ShapeClients", "ShapeServers")
}

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
for target in package.targets where ![.system, .plugin].contains(target.type) {
  // The imports of generated code have no access level: this feature would make them internal.
  let isGenerated = target.path == "." || target.plugins?.isEmpty == false
  target.swiftSettings = features.filter { !isGenerated || $0 != "InternalImportsByDefault" }
    .map { .enableUpcomingFeature($0) }
  // Warnings are errors only here, where scripts/ and CI set the variable. Xcode and swiftbuild pass
  // -suppress-warnings to dependencies, and the compiler rejects the two flags together.
  if Context.environment["AUTHCONTRACT_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
    // Without the optimizer the arithmetic of SRP takes seven times as long, and tests sign in often.
    if target.name == "AuthCognito" { target.swiftSettings?.append(.unsafeFlags(["-O"])) }
  }
}
