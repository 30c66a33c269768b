import CaseFolders
import Foundation
import Testing

#if os(Linux)
  @Suite struct LinkTests {
    /// Foundation would add ten milliseconds to each start. Any other C library would need its own review.
    @Test func authgenLinksOnlyLibyaml() throws {
      let report = try Shell.run(["ldd", Authgen.binary.path])
      let names = report.output.split(separator: "\n").compactMap {
        $0.split { $0.isWhitespace }.first
      }
      .map { $0.split(separator: ".")[0] }
      let system: Set<Substring> = [
        "linux-vdso", "/lib64/ld-linux-x86-64", "/lib/ld-linux-aarch64", "libc", "libm", "libgcc_s",
        "libstdc++", "libpthread", "libdl", "libutil", "librt",
      ]
      let swift: Set<Substring> = [
        "libswiftCore", "libswiftSwiftOnoneSupport", "libswift_Concurrency",
        "libswift_StringProcessing", "libswift_RegexParser",
        "libswiftGlibc", "libswift_Builtin_float", "libdispatch", "libBlocksRuntime",
      ]
      #expect(Set(names).subtracting(system).subtracting(swift) == ["libyaml-0"])
    }
  }
#endif
