// Written by authgen, the same for every contract: change nothing here.
export class InvalidValue extends Error {
    expected;
    kind;
    part;
    place;
    constructor(expected, { kind = "value", part = "body", place = "" } = {}) {
        super(`${place === "" ? part : `${part} ${place}`}: expected ${expected}`);
        this.expected = expected;
        this.kind = kind;
        this.part = part;
        this.place = place;
    }
    inside(step) {
        const isJoined = this.place === "" || this.place.startsWith("[");
        const place = isJoined ? step + this.place : `${step}.${this.place}`;
        return new InvalidValue(this.expected, { kind: this.kind, part: this.part, place });
    }
}
export function within(step, work) {
    try {
        return work();
    }
    catch (error) {
        throw error instanceof InvalidValue ? error.inside(step) : error;
    }
}
