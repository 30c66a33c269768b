// Written by authgen, the same for every contract: change nothing here.
/** What tells whether a whole text is as the pattern says. */
export declare function pattern(text: string): (value: string) => boolean;
