// Written by authgen, the same for every contract: change nothing here.
export const version = "0.1.0";
const leastNode = 20;
export function requireVersion(wanted, service) {
    requireNode(service);
    if (wanted === version)
        return;
    throw new Error(`The stubs of ${service} need version ${wanted} of the runtime @authcontract/server, and this is ${version}: ` +
        `install @authcontract/server@${wanted}, or generate the stubs again with authgen ${version}`);
}
function requireNode(service) {
    const host = globalThis;
    const found = host.process?.versions?.node;
    if (found === undefined || Number.parseInt(found, 10) >= leastNode)
        return;
    throw new Error(`The stubs of ${service} need Node ${leastNode} or later, and this is ${found}: install a newer Node`);
}
