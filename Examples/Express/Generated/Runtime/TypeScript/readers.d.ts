// Written by authgen, the same for every contract: change nothing here.
/** Warns at the first call if a reader of bodies stands ahead of the handler: it would leave no body to it. */
export declare function warnOfReaders({ app }: {
    readonly app?: unknown;
}, handler: unknown): void;
