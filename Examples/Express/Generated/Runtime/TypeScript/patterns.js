// Written by authgen, the same for every contract: change nothing here.
class CharacterClass {
    ranges;
    isNegated;
    #code = -1;
    #isHeld = false;
    constructor(ranges, isNegated = false) {
        this.ranges = ranges;
        this.isNegated = isNegated;
    }
    holds(code) {
        if (code !== this.#code) {
            this.#code = code;
            this.#isHeld = this.ranges.some(([low, high]) => code >= low && code <= high) !== this.isNegated;
        }
        return this.#isHeld;
    }
}
class PatternReader {
    #marks;
    #index = 0;
    constructor(pattern) {
        this.#marks = [...pattern];
    }
    read() {
        const part = this.#choice();
        if (this.#next !== undefined)
            throw new SyntaxError("this is no pattern");
        return part;
    }
    get #next() {
        return this.#marks[this.#index];
    }
    #take() {
        const mark = this.#next;
        if (mark === undefined)
            throw new SyntaxError("a pattern ends early");
        this.#index += 1;
        return mark;
    }
    #choice() {
        const parts = [this.#sequence()];
        while (this.#next === "|") {
            this.#index += 1;
            parts.push(this.#sequence());
        }
        return parts.length === 1 ? (parts[0] ?? nothing) : oneOf(parts);
    }
    #sequence() {
        const parts = [];
        while (this.#next !== undefined && this.#next !== "|" && this.#next !== ")")
            parts.push(this.#repetition());
        return (steps) => {
            for (const part of parts)
                part(steps);
        };
    }
    #repetition() {
        const part = this.#single();
        switch (this.#next) {
            case "?":
                return this.#repeated(part, 0, 1);
            case "*":
                return this.#repeated(part, 0);
            case "+":
                return this.#repeated(part, 1);
            case "{": {
                const count = /^\{([0-9]+)(,([0-9]*))?\}/.exec(this.#marks.slice(this.#index, this.#index + 16).join(""));
                if (count === null)
                    throw new SyntaxError("this is no count");
                const [all = "", least, isOpen, most] = count;
                this.#index += all.length - 1;
                const end = isOpen === undefined ? least : most === "" ? undefined : most;
                return this.#repeated(part, Number(least), end === undefined ? undefined : Number(end));
            }
            default:
                return part;
        }
    }
    #repeated(part, least, most) {
        this.#index += 1;
        return (steps) => {
            for (let count = 0; count < least; count += 1)
                part(steps);
            if (most === undefined)
                fork(steps, part, true);
            else
                for (let count = least; count < most; count += 1)
                    fork(steps, part, false);
        };
    }
    #single() {
        const mark = this.#take();
        switch (mark) {
            case "(": {
                if (this.#next === "?")
                    this.#index += 2;
                const part = this.#choice();
                this.#take();
                return part;
            }
            case "[":
                return one(this.#class());
            case "\\":
                return one(only(this.#take()));
            default:
                return one(only(mark));
        }
    }
    #class() {
        const isNegated = this.#next === "^";
        if (isNegated)
            this.#index += 1;
        const ranges = [];
        while (this.#next !== "]") {
            const low = this.#member();
            const isRange = this.#next === "-" && this.#marks[this.#index + 1] !== "]";
            if (isRange)
                this.#index += 1;
            ranges.push([low, isRange ? this.#member() : low]);
        }
        this.#index += 1;
        return new CharacterClass(ranges, isNegated);
    }
    #member() {
        const mark = this.#take();
        return codeOf(mark === "\\" ? this.#take() : mark);
    }
}
function nothing() { }
function codeOf(mark) {
    return mark.codePointAt(0) ?? 0;
}
function only(mark) {
    return new CharacterClass([[codeOf(mark), codeOf(mark)]]);
}
function one(letters) {
    return (steps) => {
        steps.push({ letters, ways: [] });
    };
}
function reserve(steps) {
    const ways = [];
    steps.push({ ways });
    return ways;
}
function oneOf(parts) {
    return (steps) => {
        const starts = reserve(steps);
        const ends = parts.map((part) => {
            starts.push(steps.length);
            part(steps);
            return reserve(steps);
        });
        for (const end of ends)
            end.push(steps.length);
    };
}
function fork(steps, part, isEndless) {
    const place = steps.length;
    const ways = reserve(steps);
    part(steps);
    if (isEndless)
        reserve(steps).push(place);
    ways.push(place + 1, steps.length);
}
export function pattern(text) {
    const steps = [];
    new PatternReader(text).read()(steps);
    return (value) => matches(steps, value);
}
function matches(steps, text) {
    const reachedAt = new Uint32Array(steps.length + 1);
    let places = reach(steps, [0], reachedAt, 1);
    let round = 1;
    for (const letter of text) {
        const code = codeOf(letter);
        const next = [];
        for (const place of places)
            if (steps[place]?.letters?.holds(code) === true)
                next.push(place + 1);
        if (next.length === 0)
            return false;
        round += 1;
        places = reach(steps, next, reachedAt, round);
    }
    return places.includes(steps.length);
}
function reach(steps, open, reachedAt, round) {
    const found = [];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
        if (reachedAt[place] === round)
            continue;
        reachedAt[place] = round;
        const ways = steps[place]?.ways;
        if (ways === undefined || ways.length === 0)
            found.push(place);
        else
            for (const way of ways)
                open.push(way);
    }
    return found;
}
