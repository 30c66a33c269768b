// The pool's side of SRP-6a as Amazon Cognito has it, written from RFC 5054 with BigInt: it knows a verifier and not the
// password, and shares nothing with the client that it checks.
import { createHash, createHmac, randomBytes } from "node:crypto";

// RFC 3526, section 4: the group of 3072 bits.
const N = BigInt(
  "0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B"
  + "302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6"
  + "49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D"
  + "670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718"
  + "3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D"
  + "B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C"
  + "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
);
const g = 2n;

const number = (bytes) => BigInt(`0x${bytes.toString("hex")}`);
const hash = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();
const hmac = (key, ...parts) => createHmac("sha256", key).update(Buffer.concat(parts)).digest();

/** As its bytes, with a zero before where the first one would be a sign. */
function padded(value) {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
}

function power(base, exponent) {
  let [result, square] = [1n, base % N];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** One sign-in that is under way. */
export class Proof {
  constructor(pool, userId, password, clientNumber) {
    this.name = Buffer.from(pool + userId);
    // A text that is no number is zero, by which nobody proves anything.
    this.a = /^[0-9a-f]{1,768}$/i.test(clientNumber) ? BigInt(`0x${clientNumber}`) : 0n;
    this.b = number(randomBytes(128));
    const salt = number(randomBytes(16));
    const identity = hash(Buffer.from(`${pool}${userId}:${password}`));
    this.verifier = power(g, number(hash(padded(salt), identity)));
    this.public = (number(hash(padded(N), padded(g))) * this.verifier + power(g, this.b)) % N;
    this.parameters = {
      userId, salt: salt.toString(16), srpB: this.public.toString(16), block: randomBytes(96).toString("base64"),
    };
  }

  holds(signature, timestamp) {
    const u = hash(padded(this.a), padded(this.public));
    const shared = power(this.a * power(this.verifier, number(u)), this.b);
    const extracted = hmac(padded(number(u)), padded(shared));
    const key = hmac(extracted, Buffer.from("Caldera Derived Key\x01")).subarray(0, 16);
    const block = Buffer.from(this.parameters.block, "base64");
    return this.a % N !== 0n && hmac(key, this.name, block, Buffer.from(timestamp)).toString("base64") === signature;
  }
}
