// The control of docs/control.md, without its faults.
import { accounts } from "./accounts.mjs";
import { advance, instant, now } from "./clock.mjs";
import { outbox } from "./outbox.mjs";
import { sessions } from "./sessions.mjs";
import { Secret } from "../../../../../Generated/Runtime/TypeScript/index.js";

const states = ["active", "unconfirmed", "disabled", "deleted"];
const kinds = ["email", "phone", "username"];

class Refusal extends Error {
  constructor(words, status = 400) {
    super(words);
    this.status = status;
  }
}

function onlyKeys(object, keys, place) {
  const other = Object.keys(object).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Refusal(`${place} has no key ${other}: it takes ${keys.join(", ")}`);
}

/** The account that the words of the body describe. */
function read(one, place) {
  onlyKeys(one, [...kinds, "link", "password", "profile", "state", "factors"], place);
  const { link, password, state = "active" } = one;
  const confirmed = state !== "unconfirmed";
  const names = kinds.filter((kind) => kind in one).map((kind) => ({ kind, text: one[kind], confirmed }));
  const label = `${place} (${names[0]?.text ?? link?.subject ?? "no name"})`;
  if (names.length === 0 && !link) throw new Refusal(`${label} needs an email, a phone, a username or a link`);
  if (!states.includes(state)) throw new Refusal(`${label} has no state ${state}: it is one of ${states.join(", ")}`);
  const isTaken = names.some(({ kind, text }) => accounts.named(kind, text)) || (link && accounts.linked(link.provider, link.subject));
  if (isTaken) throw new Refusal(`${label} has a name that another account has`);
  return { ...one, names, links: link ? [link] : [], password: password === undefined ? undefined : new Secret(password) };
}

function shown({ id, state, names, profile, createdAt }) {
  return { id, state, identifiers: names, profile, createdAt: instant(createdAt) };
}

function shownSession({ id, account, device, beganAt, usedAt }) {
  return { id, account: account.id, device, beganAt: instant(beganAt), usedAt: instant(usedAt) };
}

function move(said) {
  onlyKeys(said, ["advance"], "the body");
  if (!advance(String(said.advance))) throw new Refusal("advance is no duration such as 1h56m, of ten years at most");
  return { now: instant(now()) };
}

function make(said) {
  onlyKeys(said, ["accounts"], "the body");
  if (!Array.isArray(said.accounts)) throw new Refusal("accounts is no list");
  const all = said.accounts.map((one, index) => read(one, `accounts[${index}]`));
  return { accounts: all.map((one) => shown(accounts.add(one))) };
}

function change(id, said) {
  onlyKeys(said, ["state"], "the body");
  const account = accounts.find(id);
  if (!account) throw new Refusal("no account has this id", 404);
  if (!states.includes(said.state)) throw new Refusal(`state is one of ${states.join(", ")}`);
  account.state = said.state;
  return shown(account);
}

function call(method, path, said) {
  switch (`${method} ${path}`) {
    case "GET clock": return { now: instant(now()) };
    case "POST clock": return move(said);
    case "GET outbox": return outbox;
    case "GET accounts": return accounts.list().map(shown);
    case "POST accounts": return make(said);
    case "GET sessions": return sessions.list().map(shownSession);
    default: break;
  }
  const [name, id] = path.split("/");
  if (method === "PATCH" && name === "accounts" && id) return change(decodeURIComponent(id), said);
  throw new Refusal("this control has no such call", 404);
}

/** The status and the body of an answer to a call below `/__lab/`. */
export function control(method, path, body) {
  try {
    const said = body.length > 0 ? JSON.parse(body) : {};
    return { status: method === "POST" && path === "accounts" ? 201 : 200, said: call(method, path, said) };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, said: { error: "the body is no JSON" } };
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, said: { error: error.message } };
  }
}
