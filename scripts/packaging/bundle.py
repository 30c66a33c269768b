"""Merges the built variants of authgen into one artifact bundle, and into the package with its plugins."""
import json
import shutil

import archives
import programs


def write(release, folder):
    work = release.work / "AuthContractTool"
    shutil.copytree(folder / "AuthContractTool", work)
    for archive in work.glob("*.zip"):
        archive.unlink()
    merge(release, folder, work / "authgen.artifactbundle")
    archives.zip(work / "authgen.artifactbundle", release.out / "authgen.artifactbundle.zip")
    archives.tar(work, release.out / f"AuthContractTool-{release.version}.tar.gz", release.epoch)


def merge(release, folder, bundle):
    """The bundle of one platform becomes one of all; the programs in it stay the same."""
    for variant in bundle.glob("*/bin"):
        shutil.rmtree(variant.parent)
    info = {"schemaVersion": "1.0", "artifacts": {}}
    for name in programs.BUNDLED:
        variants = [add(release, folder / one.triple / name, one, bundle) for one in release.platforms]
        info["artifacts"][name] = {"type": "executable", "version": release.version, "variants": variants}
    (bundle / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    shutil.copyfile(release.notices, bundle / "NOTICES")


def add(release, program, one, bundle):
    path = f"{program.name}-{release.version}-{one.system}-{one.machine}/bin/{program.name}"
    (bundle / path).parent.mkdir(parents=True)
    shutil.copy2(program, bundle / path)
    return {"path": path, "supportedTriples": [one.triple]}
