"""The Homebrew formula, which builds both programs from the source tarball."""
import archives
import components
import programs

TEMPLATE = "formula.rb.template"


def write(release, folder):
    own = folder / programs.here().triple
    words = {
        "HOME": release.home, "VERSION": release.version, "SHA256": archives.digest(release.out / release.source),
        "SOURCE": release.source,
        "LIBRARIES": "".join(f'  depends_on "{one.brew}"\n' for one in libraries()),
        "COMMANDS": "".join(
            f'    "{name}" => %w[{" ".join(programs.commands(own / name))}],\n' for name in components.PROGRAMS),
    }
    text = (release.packaging / TEMPLATE).read_text()
    for name, value in words.items():
        text = text.replace(f"@{name}@", value)
    (release.out / "authcontract.rb").write_text(text)


def libraries():
    """The formulae to depend on, as brew audit sorts them. macOS has SQLite."""
    return sorted((one for one in components.COMPONENTS if one.brew and one.brew != "sqlite"), key=lambda one: one.brew)
