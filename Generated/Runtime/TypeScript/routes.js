// Written by authgen, the same for every contract: change nothing here.
export function methodOf(service, name) {
    if (typeof service?.[name] !== "function") {
        throw new TypeError(`${service?.constructor?.name ?? "the service"} has no method ${name}`);
    }
    return (request, context) => service[name](request, context);
}
