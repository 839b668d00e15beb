import { expect, test } from "vitest";

import { withMainHeading } from "./main-heading.ts";

const hero = { _type: "hero", _key: "a" };

test.each([undefined, "", "What you make, for whom, in one line"])(
  "a hero with the heading %j shows the title of its page",
  (heading) => {
    expect(withMainHeading([{ ...hero, heading }], "Wire erosion")).toEqual([
      { ...hero, heading: "Wire erosion" },
    ]);
  },
);

test("a heading of one’s own stays, and so do the blocks without a main heading", () => {
  const blocks = [
    { ...hero, heading: "Hardened steel, cut by wire" },
    { _type: "steps", _key: "b" },
  ];
  expect(withMainHeading(blocks, "Wire erosion")).toEqual(blocks);
});
