"""The rows of the table: what is measured beside what, and the limit of each."""
import os
import re
import shutil
import subprocess
import time

from measuring import MIB, Case, interleaved, ratio
from tools import OUTPUTS

FOUR = OUTPUTS[:4]


class Table:
    def __init__(self):
        self.lines = ["| row | what | took | beside it | ratio | limit | |", "|---|---|---|---|---|---|---|"]

    def add(self, number, what, case, other, limit=None, beside=None):
        """A line about one process and the one beside it."""
        found = ratio(case, other) if other else None
        shown = f"{found[0]:.2f} ({found[1]:.2f})" if found else "–"
        verdict = "" if not (found and limit) else "kept" if found[0] <= limit else "**missed**"
        self._line(number, what, case.text(), beside or (other.text() if other else "–"), shown,
                   f"{limit}" if limit else "–", verdict)

    def say(self, number, what, text):
        self._line(number, what, text, "–", "–", "–", "")

    def compare(self, number, what, value, limit, most=True):
        kept = value <= limit if most else value >= limit
        sign = "at most" if most else "at least"
        self._line(number, what, "–", "–", f"{value:.2f}", f"{sign} {limit}", "kept" if kept else "**missed**")

    def _line(self, *cells):
        self.lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
        print(self.lines[-1], flush=True)


def emptied(*folders):
    def empty():
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
    return empty


def table(tools, numbers, sizes, rounds):
    lines = Table()
    if 1 in numbers:
        one_contract(tools, lines, rounds)
    if 2 in numbers:
        against_generator(tools, lines, rounds)
    if numbers & {3, 7}:
        growth(tools, lines, sizes, rounds, numbers)
    if numbers & {4, 5}:
        again(tools, lines, rounds)
    if 6 in numbers:
        many(tools, lines, max(2, rounds // 2))
    others(tools, lines, numbers)
    return lines.lines


def one_contract(tools, lines, rounds):
    folder = os.path.join(tools.work, "one-contract")
    tools.contract(os.path.join(folder, "four"), 25)
    tools.contract(os.path.join(folder, "all"), 25)
    tools.settings(os.path.join(folder, "four"), ["x.yaml"], FOUR)
    tools.settings(os.path.join(folder, "all"), ["x.yaml"], OUTPUTS)
    one = Case("one line", [tools.one], folder)
    made = [Case(name, [tools.authgen, "generate", "--quiet"], os.path.join(folder, name),
                 emptied(os.path.join(folder, name, "Generated"))) for name in ["four", "all"]]
    interleaved([one] + made, rounds * 3)
    lines.add(1, "`generate`, 25 endpoints, four outputs; a program of one line", made[0], one, 2.5)
    lines.add(1, "the same, all outputs", made[1], one, 5)


def against_generator(tools, lines, rounds):
    program = tools.generator()
    if not program:
        lines.say(2, "OpenAPI Generator's Swift client of the same API", "not measured: PyPI gave no openapi-generator-cli")
        return
    bench = os.path.join(tools.root, "Benchmarks/BuildTime")
    folder = os.path.join(tools.work, "generator")
    os.makedirs(folder)
    python = os.path.join(os.path.dirname(program), "python")
    document = os.path.join(folder, "openapi.json")
    with open(document, "w") as file:
        subprocess.run([python, os.path.join(bench, "openapi.py"), os.path.join(bench, "bureau.yaml")], stdout=file, check=True)
    ours = Case("ours", [tools.authgen, "generate", "--quiet", os.path.join(bench, "bureau.yaml"), "--only", "client",
                         "--into", "ours"], folder, emptied(os.path.join(folder, "ours")))
    theirs = Case("theirs", [program, "generate", "-g", "swift6", "-i", document, "-o", "theirs"], folder,
                  emptied(os.path.join(folder, "theirs")))
    interleaved([ours, theirs], max(2, rounds // 2))
    lines.add(2, "the client of 25 calls; OpenAPI Generator's", ours, theirs, 1 / 200)
    if not (ours.failure or theirs.failure):
        lines.compare(2, "its memory beside OpenAPI Generator's", ours.memory / theirs.memory, 0.1)


def growth(tools, lines, sizes, rounds, numbers):
    measured = {}
    for size in sizes:
        cases, floors = growth_cases(tools, size)
        interleaved(list(cases.values()) + list(floors.values()), rounds if size < 5000 else max(2, rounds // 2))
        measured[size] = cases
        limits = {"lint": ("scan", 3), "generate, four outputs": ("four", 3), "generate, all outputs": ("all", 6)}
        for name, case in cases.items():
            floor, limit = limits.get(name, (name.removeprefix("only "), None))
            floor = floor if floor in floors else "scan"
            lines.add(3, f"`{name}`, {size} endpoints; libyaml's scan" + (" and its files" if floor != "scan" else ""),
                      case, floors[floor], limit if size == 5000 else None)
        if 7 in numbers:
            weigh(tools, lines, size, cases)
    for small, large in zip(sizes, sizes[1:]):
        if large == 5 * small:
            for name, case in measured[large].items():
                found = ratio(case, measured[small][name])
                if found:
                    lines.compare(3, f"`{name}`, {large} beside {small} endpoints", found[0], 5.5)


def growth_cases(tools, size):
    folder = os.path.join(tools.work, f"growth-{size}")
    path = tools.contract(folder, size)
    with open(path) as file:
        text = file.read()
    with open(os.path.join(folder, "edited.yaml"), "w") as file:
        file.write(text.replace("/items/call3/{id}", "/items/call3/moved/{id}", 1))
    cases = {"lint": Case("lint", [tools.authgen, "lint", "x.yaml"], folder, codes=(0, 1)),
             "diff": Case("diff", [tools.authgen, "diff", "x.yaml", "edited.yaml"], folder, codes=(0, 1)),
             "prove": Case("prove", [tools.authgen, "prove", "x.yaml"], folder, codes=(0, 1))}
    floors = {"scan": Case("scan", [tools.floor, "x.yaml"], folder)}
    for name, outputs in [("four", FOUR), ("all", OUTPUTS)]:
        inner = os.path.join(folder, name)
        tools.contract(inner, size)
        tools.settings(inner, ["x.yaml"], outputs)
        title = f"generate, {name} outputs"
        add(tools, cases, floors, title, name, [tools.authgen, "generate", "--quiet"], inner, "Generated")
    for output in OUTPUTS:
        words = [tools.authgen, "generate", "--quiet", "x.yaml", "--only", output, "--into", f"only-{output}"]
        add(tools, cases, floors, f"only {output}", output, words, folder, f"only-{output}")
    return cases, floors


def add(tools, cases, floors, title, name, words, folder, out):
    """A generator, and a program that writes files of the same names and sizes."""
    place = os.path.join(folder, out)
    cases[title] = Case(title, words, folder, emptied(place))
    cases[title].run(counts=False)
    sizes = os.path.join(folder, f"{name}.sizes")
    with open(sizes, "w") as file:
        for above, _, names in os.walk(place):
            for one in names:
                path = os.path.join(above, one)
                file.write(f"{os.path.getsize(path)} {os.path.relpath(path, place)}\n")
    written = os.path.join(folder, f"floor-{name}")
    os.makedirs(written)
    floors[name] = Case(name, [tools.floor, "x.yaml", sizes, written], folder,
                        lambda: (shutil.rmtree(written, ignore_errors=True), os.makedirs(written)))


def weigh(tools, lines, size, cases):
    bytes = os.path.getsize(os.path.join(tools.work, f"growth-{size}", "x.yaml"))
    for name in ["lint", "generate, four outputs", "generate, all outputs"]:
        case = cases[name]
        if case.failure:
            continue
        what = f"memory of `{name}`, {size} endpoints ({case.memory / MIB:.0f} MiB), beside the contract's {bytes / MIB:.2f} MiB"
        if size == 5000:
            lines.compare(7, what, case.memory / bytes, 12)
        else:
            lines.say(7, what, f"{case.memory / bytes:.0f} times")


def again(tools, lines, rounds):
    folder = os.path.join(tools.work, "again")
    shutil.copytree(os.path.join(tools.root, "contract"), os.path.join(folder, "contract"))
    shutil.copy(os.path.join(tools.root, "authgen.yaml"), folder)
    quiet = [tools.authgen, "generate", "--quiet"]
    subprocess.run(quiet, cwd=folder, check=True, capture_output=True)
    single = os.path.join(tools.work, "single")
    path = tools.contract(single, 25)
    with open(path) as file:
        texts = [file.read()]
    texts.append(texts[0].replace("Changes item 3.", "Changes item three.", 1))
    turn = [0]

    def edit():
        turn[0] += 1
        with open(path, "w") as file:
            file.write(texts[turn[0] % 2])
    one = Case("one line", [tools.one], folder)
    nothing = Case("nothing", quiet + ["x.yaml"], single)
    check = Case("check", quiet + ["--check", "x.yaml"], single)
    edited = Case("edited", quiet + ["x.yaml"], single, edit)
    five = Case("five", quiet, folder)
    checked = Case("five, check", quiet + ["--check"], folder)
    # Runs are remembered once their files are older than a change could be that has their time.
    for case in [nothing, five]:
        case.run(counts=False)
    time.sleep(3.5)
    for case in [nothing, five]:
        case.run(counts=False)
    interleaved([one, nothing, check, five, checked], rounds * 2)
    interleaved([edited], rounds * 2)
    lines.add(4, "`generate` with nothing changed, 25 endpoints; a program of one line", nothing, one, 1.5)
    lines.add(4, "`generate --check`, the same", check, one)
    lines.add(4, "`generate` with nothing changed, the five contracts, all outputs", five, one, 4)
    lines.add(4, "`generate --check`, the same", checked, one)
    lines.add(5, "`generate` after one line changed, 25 endpoints; a program of one line", edited, one)


def many(tools, lines, rounds):
    folder = os.path.join(tools.work, "many")
    for number in range(500):
        tools.contract(os.path.join(folder, "contract"), 25, service=f"Service{number}", name=f"service{number:03}.yaml")
    out = emptied(os.path.join(folder, "Generated"))
    words = [tools.authgen, "generate", "--quiet"]
    alone = Case("one processor", ["taskset", "-c", "0"] + words, folder, out)
    both = Case("two processors", ["taskset", "-c", "0,1"] + words, folder, out)
    interleaved([alone, both], rounds)
    lines.add(6, "500 contracts on two processors; on one", both, alone)
    if not (alone.failure or both.failure):
        lines.compare(6, "how much faster two processors are, by the clock", alone.seconds / both.seconds, 1.7, most=False)


def others(tools, lines, numbers):
    """Rows that have programs of their own."""
    if 8 in numbers:
        lines.say(8, "lines and clean builds of the client", "; ".join(said(["Proofs/build-time", "2"], tools.root)))
    if 9 in numbers:
        server(tools, lines)
    if 10 in numbers:
        scratch = os.path.join(tools.work, "clean")
        build = Case("build", ["swift", "build", "-c", "release", "--manifest-cache", "none", "--jobs", "2", "--scratch-path",
                               scratch, "--product", "authgen"], tools.root, emptied(scratch), most=1800)
        build.run(counts=True)
        what = f"a clean release build of `authgen`, in seconds: {build.text()}"
        if build.failure:
            lines.say(10, what, build.failure)
        else:
            lines.compare(10, what, build.seconds, 90)
    if 11 in numbers:
        lines.say(11, "authgen's part of a build by the plugin with nothing changed",
                  "none: SwiftPM starts it only if one of its inputs is newer than an output")


def server(tools, lines):
    """The reference server beside FastAPI and a loop in C, as that benchmark measures them."""
    found = said(["Benchmarks/Server/run", "3", "4"], tools.root)
    lines.say(9, "`me`, a renewal and a sign-in on the reference server", "; ".join(found))
    text = "\n".join(found)
    cost = {name: float(number) for name, number in re.findall(r"^(authlab|in C) .* ([\d.]+) us of processor", text, re.M)}
    times = re.search(r"^authlab answers ([\d.]+) times", text, re.M)
    if len(cost) == 2:
        lines.compare(9, "`me`, the processor beside the loop in C", cost["authlab"] / cost["in C"], 1.5)
    if times:
        lines.compare(9, "`me`, requests beside FastAPI's", float(times.group(1)), 5.5, most=False)


def said(words, folder):
    """The last lines of a program, or its last words where it failed."""
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    found = [line.strip() for line in (result.stdout or result.stderr).splitlines() if line.strip()]
    return found[-8:] or ["nothing was said"]
