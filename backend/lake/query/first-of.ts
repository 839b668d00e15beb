/** Beyond that, putting elements in their place costs more than sorting all of them when they come in the worst order. */
const FEW = 100;

/** The first `limit` elements in order. For a few of many, looking through once is cheaper than sorting them all. */
export function firstOf<T>(elements: readonly T[], compare: (a: T, b: T) => number, limit: number): T[] {
  if (limit > FEW || limit > elements.length / 8) return elements.toSorted(compare).slice(0, limit);
  const best: T[] = [];
  for (const element of elements) {
    const last = best.at(-1);
    if (last !== undefined && best.length === limit && compare(element, last) >= 0) continue;
    let at = best.length;
    for (let above = best[at - 1]; above !== undefined && compare(element, above) < 0; above = best[at - 1])
      at--;
    best.splice(at, 0, element);
    if (best.length > limit) best.pop();
  }
  return best;
}
