interface Weighting<Value> {
  /** The weight of an entry. */
  readonly weightOf: (key: string, value: Value) => number;
  /** Heavier entries are not cached, because they would evict many others. */
  readonly maxEntryWeight: number;
}

/** A cache that evicts the least recently used entries above a total weight; by default every entry weighs 1. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxWeight: number;
  readonly #weighting: Weighting<Value>;
  #weight = 0;

  constructor(maxWeight: number, weighting: Weighting<Value> = { weightOf: () => 1, maxEntryWeight: 1 }) {
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
