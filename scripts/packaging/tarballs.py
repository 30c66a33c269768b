"""A tarball for each program and platform, to be unpacked below a prefix such as /usr/local."""
import shutil

import archives
import programs


def write(release, folder):
    for one in release.platforms:
        for name in ("authgen", "authlab"):
            if (folder / one.triple / name).is_file():
                pack(release, folder, one, name)


def pack(release, folder, one, name):
    top = release.work / f"{name}-{release.version}-{one.system}-{one.machine}"
    lay_out(release, folder, one, name, top)
    for file in (release.root / "LICENSE", release.notices):
        shutil.copyfile(file, top / file.name)
    archives.tar(top, release.out / f"{top.name}.tar.gz", release.epoch)


def lay_out(release, folder, one, name, prefix):
    """The program, its completions and its man pages, which this machine's build of it prints."""
    (prefix / "bin").mkdir(parents=True, exist_ok=True)
    shutil.copy2(folder / one.triple / name, prefix / "bin" / name)
    texts = release.texts(folder, name)
    for path, text in texts.items():
        (prefix / path).parent.mkdir(parents=True, exist_ok=True)
        (prefix / path).write_text(text)


def texts(folder, name):
    program = folder / programs.here().triple / name
    pages = {f"share/man/man1/{page}": text for page, text in programs.manuals(program).items()}
    return programs.completions(program) | pages
