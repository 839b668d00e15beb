interface Weighting<Value> {
  /** The weight of an entry. */
  readonly weightOf: (key: string, value: Value) => number;
  /** Heavier entries are not cached, because they would evict many others. */
  readonly maxEntryWeight: number;
}

/** Far more than what the Studio and the site look up, such as 200 ids. Clients may send keys of megabytes. */
const MAX_KEY_LENGTH = 10_000;
const COUNTED: Weighting<unknown> = {
  weightOf: (key) => (key.length > MAX_KEY_LENGTH ? Infinity : 1),
  maxEntryWeight: 1,
};

/**
 * A cache that evicts the least recently used entries above a total weight. By default every entry weighs 1, and those with a very long key
 * are not cached.
 */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxWeight: number;
  readonly #weighting: Weighting<Value>;
  #weight = 0;

  constructor(maxWeight: number, weighting: Weighting<Value> = COUNTED) {
    this.#maxWeight = maxWeight;
    this.#weighting = weighting;
  }

  getOrCreate(key: string, create: () => Value): Value {
    const value = this.#values.get(key) ?? create();
    this.#evict(key);
    const weight = this.#weighting.weightOf(key, value);
    if (weight > this.#weighting.maxEntryWeight) return value;
    this.#values.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#maxWeight) break;
      this.#evict(oldest);
    }
    return value;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }

  #evict(key: string): void {
    const value = this.#values.get(key);
    if (value !== undefined && this.#values.delete(key)) this.#weight -= this.#weighting.weightOf(key, value);
  }
}
