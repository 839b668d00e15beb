import { expect, test } from "vitest";

import { withMainHeading } from "./block-context.ts";

const hero: { _type: string; _key: string; heading?: string } = { _type: "hero", _key: "a" };

test.each([undefined, "", "What you make, for whom, in one line"])(
  "a hero with the heading %j shows the title of its page",
  (heading) => {
    expect(withMainHeading([{ ...hero, heading }], "Wire erosion")).toEqual([
      { ...hero, heading: "Wire erosion" },
    ]);
  },
);

test.each([undefined, "", "What you make, for whom, in one line"])(
  "a second hero with the heading %j shows none",
  (heading) => {
    const first = { ...hero, heading: "Hardened steel, cut by wire" };
    const second = { ...hero, _key: "b", heading };
    expect(withMainHeading([first, second], "Wire erosion")).toEqual([first, { ...second, heading: "" }]);
  },
);

test("both versions of the first hero show the title of their page, and a second version of another hero shows none", () => {
  const second = { ...hero, _key: "b", share: 50 };
  const blocks = [hero, second, { ...hero, _key: "c" }, { ...second, _key: "d" }];
  expect(withMainHeading(blocks, "Wire erosion").map(({ heading }) => heading)).toEqual([
    "Wire erosion",
    "Wire erosion",
    "",
    "",
  ]);
});

test("a block keeps its own heading, and blocks without a main heading do not change", () => {
  const blocks = [
    { ...hero, heading: "Hardened steel, cut by wire" },
    { _type: "steps", _key: "b" },
  ];
  expect(withMainHeading(blocks, "Wire erosion")).toEqual(blocks);
});
