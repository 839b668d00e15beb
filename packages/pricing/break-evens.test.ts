import * as fc from "fast-check";
import { expect, test } from "vitest";

import { breakEvens } from "./break-evens.ts";

const MANY = 200_000;

test("the search ends for any quantities, also where neighbors differ by more than 1", () => {
  const anyQuantity = fc.oneof(
    fc.double({ min: 1, max: 4, noNaN: true }),
    fc.double({ min: 1, max: 1e300, noNaN: true }),
  );
  fc.assert(
    fc.property(anyQuantity, anyQuantity, fc.nat(10), (largest, most, fixed) => {
      let asked = 0;
      const counted = (price: (quantity: number) => number) => (quantity: number) => {
        asked += 1;
        if (asked > MANY) throw new Error(`No end for ${largest} of ${most}`);
        return price(quantity);
      };
      const alternatives = [
        { id: "a", largest, priceAt: counted((quantity) => fixed / quantity + 1) },
        { id: "b", largest: Infinity, priceAt: counted((quantity) => 30 / quantity + 2) },
      ];
      const changes = breakEvens(alternatives, most).map(({ to }) => to);
      expect(changes.length).toBeLessThan(3);
    }),
    { numRuns: 500 },
  );
});
