import CaseFolders
import Foundation
import Testing

#if os(Linux)
  /// Programs that print what the real ones would stand in for them: building those takes minutes.
  @Suite struct ReleaseFilesTests {
    private static let machine =
      (try? Shell.run(["uname", "-m"]).output.trimmingCharacters(in: .newlines)) ?? ""

    private static let program = """
      #!/bin/sh
      name=${0##*/}
      case $1 in
      --version) echo "$name VERSION" ;;
      --help) printf '%s\\n' "Help." "" "Commands:" "  go    Go" "  stop  Stop" "        later." "" "Options:" ;;
      completions) echo "# $2 completes $name" ;;
      manual) printf '.TH %s 1\\n' "$name${2:+-$2}" ;;
      *) exit 2 ;;
      esac
      """

    /// A release with programs for this machine and for a Mac.
    private static func made() throws -> ReleaseCandidate {
      let candidate = try ReleaseCandidate()
      let program = Self.program.replacing("VERSION", with: candidate.version)
      try candidate.shell(
        """
        here=.build/programs/\(machine)-unknown-linux-gnu
        mac=.build/programs/arm64-apple-macosx
        bundle=.build/programs/AuthContractTool
        mkdir -p $here $mac $bundle/authgen.artifactbundle/old/bin
        echo 'let package = Package(name: "AuthContractTool")' >$bundle/Package.swift
        cat >$here/authgen <<'EOF'
        \(program)
        EOF
        chmod +x $here/authgen
        cp $here/authgen $here/authlab
        cp $here/authgen $mac
        """)
      return candidate
    }

    @Test func releaseContainsItsFiles() throws {
      let candidate = try Self.made()
      defer { candidate.remove() }
      let report = try candidate.release(["VERSION", "--binaries", ".build/programs"])
      #expect(report.status == 0, "\(report.errors)")
      try expectNames(candidate)
      try expectSums(candidate)
      try expectBundle(candidate)
      try expectTarball(candidate)
      try expectDebian(candidate)
      try expectFormula(candidate)
      try expectBill(candidate)
      for command in ["git tag -s", "gh release create", "docker buildx", "npm publish", "twine"] {
        #expect(report.output.contains("\n\(command) "), "\(command)")
      }
    }

    private static let folder = ".build/releases/VERSION"

    private func output(_ script: String, _ candidate: ReleaseCandidate) throws -> String {
      let script = "cd \(Self.folder)\n\(script)".replacing("VERSION", with: candidate.version)
      let report = try Shell.run(["sh", "-ec", script], in: candidate.folder)
      #expect(report.status == 0, "\(report.errors)")
      return report.output
    }

    private func expectNames(_ candidate: ReleaseCandidate) throws {
      let debian = try Shell.run(["dpkg", "--print-architecture"]).output.dropLast()
      let names = """
        AuthContractTool-VERSION.tar.gz
        Dockerfile
        SHA256SUMS
        authcontract-VERSION.spdx.json
        authcontract-VERSION.tar.gz
        authcontract-server-VERSION.tgz
        authcontract.rb
        authcontract_VERSION_\(debian).deb
        authcontract_server-VERSION-py3-none-any.whl
        authcontract_server-VERSION.tar.gz
        authgen-VERSION-linux-\(Self.machine).tar.gz
        authgen-VERSION-macos-arm64.tar.gz
        authgen.artifactbundle.zip
        authlab-VERSION-linux-\(Self.machine).tar.gz
        notes.md

        """.replacing("VERSION", with: candidate.version)
      #expect(try output("LC_ALL=C ls", candidate) == names)
      #expect(try output("cat notes.md", candidate) == "### Added\n\n- The first version.\n")
    }

    private func expectSums(_ candidate: ReleaseCandidate) throws {
      let count = try output("sha256sum --strict --check SHA256SUMS | grep -c ': OK$'", candidate)
      #expect(count == "14\n")
    }

    private func expectBundle(_ candidate: ReleaseCandidate) throws {
      let unzip = "python3 -m zipfile -e authgen.artifactbundle.zip ../bundle"
      let info = try output("\(unzip); cat ../bundle/authgen.artifactbundle/info.json", candidate)
      let index = try JSONDecoder().decode(Bundle.self, from: Data(info.utf8))
      let variants = try #require(index.artifacts["authgen"]).variants
      #expect(
        variants.map(\.supportedTriples) == [
          ["\(Self.machine)-unknown-linux-gnu"], ["arm64-apple-macosx"],
        ])
      for variant in variants {
        let path =
          "\(candidate.file(".build/releases/bundle/authgen.artifactbundle").path)/\(variant.path)"
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
    }

    private struct Bundle: Decodable {
      let artifacts: [String: Artifact]
      struct Artifact: Decodable { let variants: [Variant] }
      struct Variant: Decodable {
        let path: String
        let supportedTriples: [String]
      }
    }

    /// Each entry has the time of the commit and no owner, so the same inputs give the same bytes.
    private func expectTarball(_ candidate: ReleaseCandidate) throws {
      let name = "authgen-VERSION-linux-\(Self.machine)"
      let list = try output("TZ=UTC tar --full-time -tvzf \(name).tar.gz", candidate)
      let time = try output("TZ=UTC git log -1 --date='format-local:%F %T' --format=%cd", candidate)
      let lines = list.split(separator: "\n")
      #expect(lines.allSatisfy { $0.contains(" 0/0 ") && $0.contains(time.dropLast()) }, "\(list)")
      let prefix = name.replacing("VERSION", with: candidate.version) + "/"
      let paths = [
        "LICENSE", "NOTICES", "bin/authgen", "share/bash-completion/completions/authgen",
        "share/fish/vendor_completions.d/authgen.fish", "share/man/man1/authgen-go.1",
        "share/man/man1/authgen-stop.1", "share/man/man1/authgen.1",
        "share/zsh/site-functions/_authgen",
      ]
      #expect(
        lines.map { $0.split(separator: " ").last.map(String.init) } == paths.map { prefix + $0 })
    }

    private func expectDebian(_ candidate: ReleaseCandidate) throws {
      let control = try output("dpkg-deb --field *.deb", candidate)
      #expect(control.contains("Version: \(candidate.version)\n"))
      for package in ["libc6", "libpq5", "libsodium23", "libsqlite3-0", "libssl3", "libyaml-0-2"] {
        #expect(control.contains(package), "\(package)")
      }
      let list = try output("dpkg-deb --contents *.deb", candidate)
      for file in [
        "-rwxr-xr-x root/root", "./usr/bin/authlab", "./usr/share/man/man1/authlab-go.1.gz",
        "./usr/share/zsh/vendor-completions/_authlab", "./usr/share/doc/authcontract/copyright",
      ] {
        #expect(list.contains(file), "\(file)")
      }
    }

    private func expectFormula(_ candidate: ReleaseCandidate) throws {
      let formula = try output("cat authcontract.rb", candidate)
      let hash = try output("sha256sum authcontract-VERSION.tar.gz", candidate).prefix(64)
      #expect(formula.contains("sha256 \"\(hash)\""))
      #expect(!formula.contains("@HOME@") && formula.contains("%w[go stop]"))
      // The order that brew audit wants.
      let parts = [
        "desc", "homepage", "url", "sha256", "license", "head", "depends_on", "uses_from", "def",
        "test",
      ]
      let places = parts.map { formula.range(of: "\n  \($0)")?.lowerBound }
      #expect(!places.contains(nil))
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    /// Every system library of the manifest is in the bill of materials, and NOTICES names what the programs contain.
    private func expectBill(_ candidate: ReleaseCandidate) throws {
      let text = try output("cat authcontract-VERSION.spdx.json", candidate)
      let bill = try JSONDecoder().decode(Bill.self, from: Data(text.utf8))
      #expect(bill.spdxVersion == "SPDX-2.3" && bill.dataLicense == "CC0-1.0")
      #expect(Set(bill.packages.map(\.SPDXID)).count == bill.packages.count)
      let known = Set(bill.packages.map(\.SPDXID)).union(["SPDXRef-DOCUMENT"])
      #expect(
        bill.relationships.allSatisfy {
          known.isSuperset(of: [$0.spdxElementId, $0.relatedSpdxElement])
        })
      let libraries = try Manifest.own().targets.filter { $0.path?.hasPrefix("Sources/C/") == true }
        .compactMap(\.pkgConfig)
      #expect(libraries.count == 5)
      for library in libraries {
        let source = "found by pkg-config as \(library)"
        #expect(bill.packages.contains { $0.sourceInfo == source }, "\(library)")
      }
      let notices = try candidate.text("scripts/packaging/NOTICES")
      for link in bill.relationships where link.relationshipType == "STATIC_LINK" {
        let name = link.relatedSpdxElement.dropFirst("SPDXRef-".count)
        #expect(notices.contains(name.replacing("--", with: "++")), "\(name)")
      }
    }

    /// The fields that SPDX 2.3 requires; a missing one can't be decoded.
    private struct Bill: Decodable {
      let spdxVersion, dataLicense, SPDXID, name, documentNamespace: String
      let creationInfo: Creation
      let packages: [Package]
      let relationships: [Relationship]

      struct Creation: Decodable {
        let created: String
        let creators: [String]
      }
      struct Package: Decodable {
        let SPDXID, name, versionInfo, downloadLocation, licenseDeclared, copyrightText: String
        let filesAnalyzed: Bool
        let sourceInfo: String?
      }
      struct Relationship: Decodable {
        let spdxElementId, relationshipType, relatedSpdxElement: String
      }
    }
  }
#endif
