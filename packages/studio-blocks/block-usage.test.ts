import { expect, test } from "vitest";

import { blockUsage } from "./block-usage.tsx";

const blocks = [
  { name: "divider", title: "Divider" },
  { name: "hero", title: "Hero" },
];

test("a page is listed once per block, as its draft if it has one, with how often it uses the block", () => {
  const usage = blockUsage(
    [
      { _id: "about", _type: "page", title: "About", blocks: ["divider"] },
      { _id: "drafts.about", _type: "page", title: "About us", blocks: ["hero", "hero"] },
      { _id: "cnc", _type: "service", title: null, blocks: null },
    ],
    blocks,
  ).map(({ usedOn, ...block }) => ({
    ...block,
    usedOn: usedOn.map(({ page, times }) => [page._id, page.title, times]),
  }));
  expect(usage).toEqual([
    { name: "hero", title: "Hero", usedOn: [["drafts.about", "About us", 2]] },
    { name: "divider", title: "Divider", usedOn: [] },
  ]);
});
