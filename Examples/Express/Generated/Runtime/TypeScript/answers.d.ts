// Written by authgen, the same for every contract: change nothing here.
import type { InvalidValue } from "./invalid.js";
import type { Json } from "./json.js";
import type { HeaderList, RawResponse } from "./messages.js";
export declare function empty(status: number, headers?: HeaderList): RawResponse;
export declare function replacing(old: HeaderList, more: HeaderList): HeaderList;
export declare function place(json: Json, path: readonly string[], whole: Json | undefined): Json;
export declare function described(kind: string, invalid: InvalidValue | undefined): Json;
/** The answer with the headers that every answer has. */
export declare function complete({ status, headers, body }: RawResponse, method: string): RawResponse;
