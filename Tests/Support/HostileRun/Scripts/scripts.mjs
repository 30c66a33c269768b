// Generated TypeScript and JavaScript, as their own programs take them: every file is parsed, and of some contracts
// all types are checked and all modules imported, where `canary()` leaves a file behind. Prints `[fault, words]` for
// each fault, and how many files were parsed, checked and imported. Wants Debian's node-typescript.
//
// usage: node --experimental-vm-modules scripts.mjs CANARY ALL... -- SOME...
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SourceTextModule } from "node:vm";

const ts = createRequire(import.meta.url)("typescript");
const [canaryFile, ...rest] = process.argv.slice(2);
const cut = rest.indexOf("--");
const [all, some] = [rest.slice(0, cut), rest.slice(cut + 1)];

const options = {
  strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"], moduleResolution: ts.ModuleResolutionKind.Node16,
  noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noImplicitOverride: true, noImplicitReturns: true,
  noFallthroughCasesInSwitch: true, noUnusedLocals: true, noUnusedParameters: true, types: [],
};

function say(fault, words) {
  console.log(JSON.stringify([fault, words]));
}

globalThis.canary = () => {
  writeFileSync(canaryFile, "executed");
  return "executed";
};

function files(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending)).sort().map((name) => join(folder, name));
}

function parse(path) {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".js")) {
    try {
      new SourceTextModule(text, { identifier: path });
    } catch (error) {
      say("not parsing", `${path}: ${error}`);
    }
    return;
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  for (const problem of source.parseDiagnostics) say("not parsing", `${path}: ${words(problem)}`);
}

function words(problem) {
  return ts.flattenDiagnosticMessageText(problem.messageText, " ");
}

/** All types of some contracts, and the JavaScript beside them as far as it goes without types of its own. */
function check(folders) {
  const typed = folders.flatMap((folder) => files(folder, ".ts"));
  const scripts = folders.flatMap((folder) => files(folder, ".js"));
  const loose = { ...options, allowJs: true, checkJs: true, noImplicitAny: false, noUnusedLocals: false };
  for (const program of [ts.createProgram(typed, options), ts.createProgram(scripts, loose)]) {
    for (const problem of ts.getPreEmitDiagnostics(program)) {
      say("not compiling", `${problem.file?.fileName}: ${words(problem)}`);
    }
  }
  return typed.length;
}

let waiting;
process.on("exit", () => waiting && say("not compiling", `${waiting}: its import never ends`));

async function load(path) {
  waiting = path;
  try {
    await import(pathToFileURL(path));
  } catch (error) {
    say("not compiling", `${path}: ${error}`);
  }
  waiting = undefined;
}

const parsed = all.flatMap((folder) => [...files(folder, ".ts"), ...files(folder, ".js")]);
parsed.forEach(parse);
const checked = some.length > 0 ? check(some) : 0;
const imported = some.flatMap((folder) => files(folder, ".js"));
for (const path of imported) await load(path);
say("parsed", parsed.length);
say("typed", checked);
say("imported", imported.length);
