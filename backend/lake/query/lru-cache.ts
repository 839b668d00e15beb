interface Weighing {
  /** How much of the limit a key takes. */
  readonly weightOf: (key: string) => number;
  /** One that weighs more is not worth forgetting others for. */
  readonly heaviest: number;
}

/** A map that forgets what was not asked for longest. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;
  readonly #weighing: Weighing;
  #weight = 0;

  constructor(limit: number, weighing: Weighing = { weightOf: () => 1, heaviest: 1 }) {
    this.#limit = limit;
    this.#weighing = weighing;
  }

  getOrMake(key: string, make: () => Value): Value {
    const found = this.#values.get(key) ?? make();
    this.#forget(key);
    const weight = this.#weighing.weightOf(key);
    if (weight > this.#weighing.heaviest) return found;
    this.#values.set(key, found);
    this.#weight += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#limit) break;
      this.#forget(oldest);
    }
    return found;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }

  #forget(key: string): void {
    if (this.#values.delete(key)) this.#weight -= this.#weighing.weightOf(key);
  }
}
