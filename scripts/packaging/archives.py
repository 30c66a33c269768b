"""Archives whose bytes depend on nothing but the files in them."""
import gzip
import hashlib
import io
import tarfile
import zipfile


def files(folder):
    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix())


def mode(path):
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def tar(folder, into, epoch):
    """A .tar.gz of the folder, with its name as the first part of each path."""
    with open(into, "wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=epoch) as zipped, \
            tarfile.open(fileobj=zipped, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in files(folder):
            entry = tarfile.TarInfo(path.relative_to(folder.parent).as_posix())
            entry.size, entry.mode, entry.mtime = path.stat().st_size, mode(path), epoch
            archive.addfile(entry, io.BytesIO(path.read_bytes()))


def zip(folder, into):
    """A .zip of the folder. SwiftPM checks it by its hash, so the times are constant."""
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | mode(path)) << 16
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def gzipped(text, epoch):
    return gzip.compress(text.encode(), 9, mtime=epoch)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_sums(folder):
    lines = [f"{digest(path)}  {path.relative_to(folder).as_posix()}\n" for path in files(folder)]
    (folder / "SHA256SUMS").write_text("".join(lines))
