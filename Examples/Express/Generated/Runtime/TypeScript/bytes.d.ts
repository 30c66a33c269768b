// Written by authgen, the same for every contract: change nothing here.
/** On the wire a header's letters are bytes; both sides of a web server show each byte as one letter. */
export declare function fromBytes(value: string): string;
export declare function toBytes(value: string): string;
/** The length of a text in UTF-8. */
export declare function bytesOf(text: string): number;
