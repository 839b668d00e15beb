/** A map that forgets what was not asked for longest. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  getOrMake(key: string, make: () => Value): Value {
    const found = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, found);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#limit) break;
      this.#values.delete(oldest);
    }
    return found;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }
}
