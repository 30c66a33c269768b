// Written by authgen, the same for every contract: change nothing here.
export const version = "0.1.0";
export function requireVersion(wanted, service) {
    if (wanted === version)
        return;
    throw new Error(`The stubs of ${service} need version ${wanted} of the runtime @authcontract/server, and this is ${version}: ` +
        `install @authcontract/server@${wanted}, or generate the stubs again with authgen ${version}`);
}
