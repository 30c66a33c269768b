"""Writes the software bill of materials, in SPDX 2.3."""
import datetime
import json
import re

from components import COMPONENTS, version

LICENCE = "Apache-2.0"


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, number, licence, supplier, home, **more):
    return {
        "SPDXID": identifier(name), "name": name, "versionInfo": number or "NOASSERTION", "supplier": supplier,
        "downloadLocation": "NOASSERTION", "homepage": home, "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more,
    }


def source(component):
    return {"sourceInfo": f"found by pkg-config as {component.pkgconfig}"} if component.pkgconfig else {}


def own(name, release):
    reference = {
        "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
        "referenceLocator": f"pkg:github/{release.repository.lower()}@{release.version}#{name}",
    }
    return package(
        name, release.version, LICENCE, "Organization: AuthContract", release.home, primaryPackagePurpose="APPLICATION",
        externalRefs=[reference])


def relationship(subject, kind, other):
    return {"spdxElementId": identifier(subject), "relationshipType": kind, "relatedSpdxElement": identifier(other)}


def document(release):
    """Two programs, what is in them, and what they load."""
    programs = ("authgen", "authlab")
    links = [relationship("DOCUMENT", "DESCRIBES", name) for name in programs]
    for component in COMPONENTS:
        links += [relationship(name, "STATIC_LINK", component.name) for name in component.inside]
        links += [relationship(name, "DYNAMIC_LINK", component.name) for name in component.loaded_by]
    created = datetime.datetime.fromtimestamp(release.epoch, datetime.timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": identifier("DOCUMENT"),
        "name": f"AuthContract-{release.version}",
        "documentNamespace": f"{release.home}/releases/download/{release.version}/{release.commit}.spdx.json",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Organization: AuthContract", f"Tool: scripts-release-{release.version}"],
        },
        "packages": [own(name, release) for name in programs] + [
            package(one.name, version(one), one.licence, one.supplier, one.home, **source(one)) for one in COMPONENTS],
        "relationships": links,
    }


def write(release, path):
    path.write_text(json.dumps(document(release), indent=2) + "\n")
