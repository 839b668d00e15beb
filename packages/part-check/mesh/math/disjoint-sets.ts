import { indexAt } from "./typed-arrays.ts";

/** Disjoint sets (union-find) of the numbers from 0 to `count` - 1. At first, each number is a set of its own. */
export class DisjointSets {
  /** The parent of each number in the tree of its set. The root of a tree is its own parent. */
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = new Int32Array(count).map((_, number) => number);
  }

  /** The root of the tree that contains a number. Two numbers are in the same set if they have the same root. */
  rootOf(number: number): number {
    const parents = this.#parents;
    let at = number;
    for (let parent = indexAt(parents, at); parent !== at; parent = indexAt(parents, at)) {
      // Halves the path, so that the next search is shorter.
      parents[at] = indexAt(parents, parent);
      at = parent;
    }
    return at;
  }

  /** Joins the sets of two numbers. Returns false if they were in the same set already. */
  join(a: number, b: number): boolean {
    const [rootOfA, rootOfB] = [this.rootOf(a), this.rootOf(b)];
    this.#parents[rootOfA] = rootOfB;
    return rootOfA !== rootOfB;
  }
}
