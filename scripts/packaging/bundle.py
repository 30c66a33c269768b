"""Merges the built variants of authgen into one artifact bundle, and into the package with its plugins."""
import json
import shutil

import archives


def write(release, folder):
    work = release.work / "AuthContractTool"
    shutil.copytree(folder / "AuthContractTool", work)
    for archive in work.glob("*.zip"):
        archive.unlink()
    merge(release, folder, work / "authgen.artifactbundle")
    archives.zip(work / "authgen.artifactbundle", release.out / "authgen.artifactbundle.zip")
    archives.tar(work, release.out / f"AuthContractTool-{release.version}.tar.gz", release.epoch)


def merge(release, folder, bundle):
    for variant in bundle.glob("authgen-*"):
        shutil.rmtree(variant)
    variants = []
    for one in release.platforms:
        path = f"authgen-{release.version}-{one.system}-{one.machine}/bin/authgen"
        (bundle / path).parent.mkdir(parents=True)
        shutil.copy2(folder / one.triple / "authgen", bundle / path)
        variants.append({"path": path, "supportedTriples": [one.triple]})
    shutil.copy2(release.notices, bundle / "NOTICES")
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"authgen": {"type": "executable", "version": release.version, "variants": variants}},
    }
    (bundle / "info.json").write_text(json.dumps(info, indent=2) + "\n")
