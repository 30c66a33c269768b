"""The commands that publish a release. A person runs them."""


def commands(release):
    version, repository = release.version, release.repository
    folder = release.out.relative_to(release.root) if release.out.is_relative_to(release.root) else release.out
    platforms = ",".join(f"linux/{one.debian}" for one in release.platforms if one.debian)
    image = f"$IMAGE_REGISTRY/{repository.lower()}/authlab"
    files = " ".join(f"{folder}/{path.name}" for path in sorted(release.out.iterdir()) if path.name != "notes.md")
    return f"""
git tag -s {version} -m "AuthContract {version}"
git push origin {version}

Pushing the tag starts .github/workflows/release.yml, which publishes all of this. By hand it is:

gh release create {version} --repo {repository} --verify-tag --title "AuthContract {version}" --notes-file {folder}/notes.md {files}
docker buildx build --push --platform {platforms} --build-arg VERSION={version} --tag {image}:{version} --provenance mode=max {folder}
npm publish --access public {folder}/authcontract-server-{version}.tgz
twine upload {folder}/authcontract_server-{version}*
cp {folder}/authcontract.rb "$(brew --repository {repository.split('/')[0]}/tap)/Formula/" && brew audit --strict --online authcontract
"""
