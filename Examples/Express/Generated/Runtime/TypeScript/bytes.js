// Written by authgen, the same for every contract: change nothing here.
export function fromBytes(value) {
    if (!/[\x80-\xff]/.test(value))
        return value;
    return new TextDecoder().decode(Uint8Array.from(value, (letter) => letter.charCodeAt(0)));
}
export function toBytes(value) {
    if (!/[^\0-\x7f]/.test(value))
        return value;
    return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}
export function bytesOf(text) {
    return /[^\0-\x7f]/.test(text) ? new TextEncoder().encode(text).length : text.length;
}
