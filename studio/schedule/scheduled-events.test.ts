import { expect, test } from "vitest";

import { type Scheduled, scheduledEvents } from "#schedule/scheduled-events.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");

const release = (more: Partial<Scheduled["releases"][number]> = {}): Scheduled["releases"][number] => ({
  name: "r1",
  state: "scheduled",
  publishAt: "2026-12-01T09:00:00Z",
  title: "Winter",
  cardinality: null,
  hasFailed: false,
  published: [],
  ...more,
});
const page = (more: Partial<Scheduled["documents"][number]>): Scheduled["documents"][number] => ({
  _id: "p",
  _type: "page",
  title: "Turning",
  publishedAt: null,
  blocks: null,
  isPublished: true,
  ...more,
});
const noticeFrom = (showFrom: string) => [{ _key: "a", _type: "notice", showFrom }];
const events = (scheduled: Partial<Scheduled>, from = NOW) =>
  scheduledEvents({ releases: [], done: [], versions: [], documents: [], ...scheduled }, from);

test("a scheduled release names its documents and leads to the release", () => {
  const versions = [
    { _id: "versions.r1.a", _type: "page", title: "Turning" },
    { _id: "versions.r2.b", _type: "page", title: "Milling" },
  ];
  expect(events({ releases: [release()], versions })).toEqual([
    {
      at: Date.parse("2026-12-01T09:00:00Z"),
      kind: "release",
      title: "Winter",
      detail: "Turning",
      isTentative: false,
      target: { intent: "release", params: { id: "r1" } },
    },
  ]);
});

test("a scheduled draft has the title of its document and leads to it", () => {
  const versions = [{ _id: "versions.r1.a", _type: "page", title: "Turning" }];
  expect(events({ releases: [release({ cardinality: "one" })], versions })).toMatchObject([
    {
      kind: "scheduled draft",
      title: "Turning",
      target: { intent: "edit", params: { id: "a", type: "page", scheduledDraft: "r1" } },
    },
  ]);
});

test("what went live today stays in the calendar, with the titles of its documents", () => {
  const published = [{ _id: "a", _type: "page", title: "Turning" }];
  const done = release({ state: "published", published });
  expect(events({ done: [done] })).toMatchObject([
    { kind: "went live", title: "Winter", detail: "Turning", isTentative: false },
  ]);
  expect(events({ done: [{ ...done, cardinality: "one" }] })).toMatchObject([
    { kind: "went live", title: "Turning", target: { intent: "edit", params: { id: "a", type: "page" } } },
  ]);
});

test("a block of a page that is not published is tentative", () => {
  const blocks = noticeFrom("2026-12-01T09:00:00Z");
  expect(events({ documents: [page({ _id: "drafts.p", blocks, isPublished: false })] })).toMatchObject([
    { kind: "block appears", isTentative: true },
  ]);
});

test("a paused draft and a release with an intended date are tentative; a release without a date is left out", () => {
  expect(events({ releases: [release({ state: "active" })] })).toMatchObject([{ isTentative: true }]);
  expect(events({ releases: [release({ state: "active", publishAt: null })] })).toEqual([]);
});

test("a block appears and ends, and each time leads to its field", () => {
  const blocks = [
    {
      _key: "a",
      _type: "notice",
      heading: "Holidays",
      showFrom: "2026-12-20T00:00:00Z",
      showUntil: "2027-01-05T00:00:00Z",
    },
  ];
  expect(events({ documents: [page({ blocks })] })).toMatchObject([
    {
      kind: "block appears",
      title: "Holidays",
      detail: "Turning",
      target: { params: { id: "p", path: 'blocks[_key=="a"].showFrom' } },
    },
    { kind: "block ends", target: { params: { path: 'blocks[_key=="a"].showUntil' } } },
  ]);
});

test("hidden blocks and times before the given one are left out", () => {
  const shown = { _key: "a", _type: "notice", showFrom: "2026-11-01T00:00:00Z" };
  const hidden = { _key: "b", _type: "notice", showFrom: "2026-12-01T00:00:00Z", hidden: true };
  expect(events({ documents: [page({ blocks: [shown, hidden] })] })).toEqual([]);
  expect(events({ documents: [page({ blocks: [shown] })] }, 0)).toHaveLength(1);
});

test("a certificate expires at the end of its last day in UTC", () => {
  const blocks = [
    {
      _key: "c",
      _type: "certificates",
      certificates: [{ _key: "x", standard: "ISO 9001:2015", validUntil: "2027-05-31" }],
    },
  ];
  expect(events({ documents: [page({ blocks })] })).toMatchObject([
    {
      at: Date.parse("2027-06-01T00:00:00Z"),
      kind: "certificate expires",
      title: "ISO 9001:2015",
      target: { params: { path: 'blocks[_key=="c"].certificates[_key=="x"].validUntil' } },
    },
  ]);
});

test("the draft of a document counts instead of its published version", () => {
  const documents = [
    page({ blocks: noticeFrom("2026-12-01T00:00:00Z") }),
    page({ _id: "drafts.p", blocks: noticeFrom("2026-12-02T00:00:00Z") }),
  ];
  expect(events({ documents })).toMatchObject([{ at: Date.parse("2026-12-02T00:00:00Z") }]);
});

test("events are sorted by time", () => {
  const documents = [page({ _type: "blog", publishedAt: "2026-11-30T00:00:00Z" })];
  expect(events({ releases: [release()], documents }).map(({ kind }) => kind)).toEqual([
    "post date",
    "release",
  ]);
});
