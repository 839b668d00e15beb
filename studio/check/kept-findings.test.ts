import { expect, test } from "vitest";

import { createKeptFindings } from "#check/kept-findings.ts";

const about = { _id: "about", _rev: "1", _type: "page" };
const videos = { _id: "videos", _rev: "1", _type: "page" };
const finding = { document: about, level: "error" as const, message: "Empty", path: "path", place: "Path" };

function setup() {
  const kept = createKeptFindings();
  kept.keep(about, [finding]);
  kept.keep(videos, []);
  return kept;
}

test("what has not changed is not checked again, and keeps its findings", () => {
  const kept = setup();
  expect(kept.outdated([about, videos])).toEqual([]);
  expect(kept.of([videos, about])).toEqual([finding]);
});

test("a document that has changed is checked again, and shows what was found until then", () => {
  const kept = setup();
  const changed = { ...about, _rev: "2" };
  expect(kept.outdated([changed, videos])).toEqual([changed]);
  expect(kept.of([changed, videos])).toEqual([finding]);
  kept.keep(changed, []);
  expect(kept.of([changed, videos])).toEqual([]);
});

test("a document that is gone is forgotten", () => {
  const kept = setup();
  kept.outdated([videos]);
  expect(kept.outdated([about, videos])).toEqual([about]);
});

test("everything is checked again on demand", () => {
  const kept = setup();
  kept.clear();
  expect(kept.outdated([about, videos])).toEqual([about, videos]);
});
