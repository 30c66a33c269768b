/** The version of this runtime, and of the authgen that writes stubs for it. */
export const version = "0.1.0";

/** The oldest Node that has what the runtime uses. */
const leastNode = 20;

/** Throws if the stubs of a service were generated for another version, or Node is too old. */
export function requireVersion(wanted: string, service: string): void {
  requireNode(service);
  if (wanted === version) return;
  throw new Error(
    `The stubs of ${service} need version ${wanted} of the runtime @authcontract/server, and this is ${version}: ` +
      `install @authcontract/server@${wanted}, or generate the stubs again with authgen ${version}`,
  );
}

/** Deno, Bun and workers tell no version of Node, or one that they stand for. */
function requireNode(service: string): void {
  const host = globalThis as { process?: { versions?: { node?: string } } };
  const found = host.process?.versions?.node;
  if (found === undefined || Number.parseInt(found, 10) >= leastNode) return;
  throw new Error(`The stubs of ${service} need Node ${leastNode} or later, and this is ${found}: install a newer Node`);
}
