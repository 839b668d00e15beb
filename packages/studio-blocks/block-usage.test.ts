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
  );
  expect(usage).toMatchObject([
    { name: "hero", title: "Hero", usedOn: [{ page: { _id: "drafts.about", title: "About us" }, times: 2 }] },
    { name: "divider", title: "Divider", usedOn: [] },
  ]);
});
