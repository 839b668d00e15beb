import { expect, test } from "vitest";

import type { Block } from "./block.ts";
import { changesByItself, visibleBlocks } from "./visible-blocks.ts";

const NOW = Date.parse("2027-05-31T12:00:00Z");
const TOMORROW = "2027-06-01";
const YESTERDAY = "2027-05-30";

function certificatesUntil(...days: string[]): Block {
  return {
    _key: "certificates",
    _type: "certificates",
    heading: "Current certificates",
    certificates: days.map((validUntil) => ({
      _key: validUntil,
      _type: "certificate",
      standard: "ISO 9001:2015",
      number: "1",
      issuer: "A certification body",
      scope: "Machining",
      validUntil,
      file: { _type: "file", asset: { _type: "reference", _ref: "file-0-pdf" } },
    })),
  };
}

test("visitors see certificates while at least one is valid", () => {
  const block = certificatesUntil(YESTERDAY, TOMORROW);
  expect(visibleBlocks([block], NOW)).toEqual([block]);
  expect(visibleBlocks([certificatesUntil(YESTERDAY)], NOW)).toEqual([]);
  expect(visibleBlocks([certificatesUntil()], NOW)).toEqual([]);
});

test.each(["certificates", "equipment", "team"] as const)("a block %s without a list is hidden", (type) => {
  expect(visibleBlocks([{ _key: "empty", _type: type, heading: "Nothing yet" }], NOW)).toEqual([]);
});

test("a page with a certificate that will expire is rendered again in time", () => {
  expect(changesByItself([certificatesUntil(TOMORROW)], NOW)).toBe(true);
  expect(changesByItself([certificatesUntil(YESTERDAY)], NOW)).toBe(false);
});

test("a block without such a list is shown", () => {
  const divider: Block = { _key: "divider", _type: "divider", kind: "line" };
  expect(visibleBlocks([divider], NOW)).toEqual([divider]);
});
