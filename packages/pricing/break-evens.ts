/** One way to make a part, with its price for each quantity. */
export interface Alternative {
  readonly id: string;
  readonly largest: number;
  /** The price of a part in an order of a quantity. */
  readonly priceAt: (quantity: number) => number;
}

/** From this quantity on, `to` is cheaper than `from`. */
export interface BreakEven {
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
}

/**
 * The quantities at which another alternative becomes the cheapest. Below each, `from` is cheaper than `to`; from it on, `to` is, or `from`
 * is no longer offered.
 */
export function breakEvens(alternatives: readonly Alternative[], most: number): BreakEven[] {
  const changes: BreakEven[] = [];
  let before = { quantity: 1, best: cheapest(alternatives, 1) };
  for (const quantity of quantitiesUpTo(most)) {
    const best = cheapest(alternatives, quantity);
    while (before.best !== undefined && before.best.id !== (best ?? before.best).id) {
      const change = firstChange(alternatives, before.quantity, quantity, before.best);
      if (change === undefined) break;
      changes.push({ quantity: change.quantity, from: before.best.id, to: change.best.id });
      before = change;
    }
    before = { quantity, best };
  }
  return changes;
}

/** The first quantity at which `best` is no longer the cheapest, which it is at `from` and not at `to`. Searched by halves. */
function firstChange(alternatives: readonly Alternative[], from: number, to: number, best: Alternative) {
  let [same, other] = [from, to];
  const half = () => Math.floor((same + other) / 2);
  // Ends when no number lies between the two. Above 2 ** 53, neighbors differ by more than 1.
  for (let middle = half(); middle > same && middle < other; middle = half()) {
    if (cheapest(alternatives, middle)?.id === best.id) same = middle;
    else other = middle;
  }
  const next = cheapest(alternatives, other);
  return next && { quantity: other, best: next };
}

/** Asks each alternative once: the search for break-evens calls it some hundred times. */
function cheapest(alternatives: readonly Alternative[], quantity: number): Alternative | undefined {
  let best: Alternative | undefined;
  let lowest = Infinity;
  for (const alternative of alternatives) {
    if (quantity > alternative.largest) continue;
    const price = alternative.priceAt(quantity);
    if (price < lowest) [best, lowest] = [alternative, price];
  }
  return best;
}

function quantitiesUpTo(most: number): number[] {
  const steps = Math.ceil(16 * Math.log10(most));
  return [
    ...new Set([
      ...Array.from({ length: steps }, (_, step) => Math.round(10 ** ((step + 1) / 16))).filter(
        (quantity) => quantity < most,
      ),
      most,
    ]),
  ];
}
