/** On the wire a header's letters are bytes; both sides of a web server show each byte as one letter. */
export function fromBytes(value: string): string {
  if (!/[\x80-\xff]/.test(value)) return value;
  return new TextDecoder().decode(Uint8Array.from(value, (letter) => letter.charCodeAt(0)));
}

export function toBytes(value: string): string {
  if (!/[^\0-\x7f]/.test(value)) return value;
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}

/** The length of a text in UTF-8. */
export function bytesOf(text: string): number {
  return /[^\0-\x7f]/.test(text) ? new TextEncoder().encode(text).length : text.length;
}
