import { createFormTitles } from "studio-kit/form-titles.ts";
import { expect, test } from "vitest";

import { type CalendarSettings, type Scheduled, scheduledEvents } from "./scheduled-events.ts";

/** The settings of a Studio whose pages end at a time. */
const settings: CalendarSettings = {
  titles: createFormTitles({
    types: [{ name: "page", title: "Page" }],
    titleFields: ["title"],
    itemTitleFields: [],
    styles: [],
    isSingleton: () => false,
  }),
  titleFields: ["title"],
  timed: {
    filter: "defined(endsAt)",
    fields: "endsAt",
    params: {},
    watch: "defined(endsAt)",
    eventsOf: ({ endsAt }) =>
      typeof endsAt === "string"
        ? [
            {
              at: Date.parse(endsAt),
              label: "Ends",
              effect: "ends",
              title: "End",
              isPart: true,
              path: "endsAt",
            },
          ]
        : [],
  },
};

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
  isPublished: true,
  ...more,
});
const version = (more: Partial<Scheduled["versions"][number]>): Scheduled["versions"][number] => ({
  _id: "versions.r1.a",
  _type: "page",
  isRemoval: null,
  ...more,
});
const events = (scheduled: Partial<Scheduled>, from = NOW) =>
  scheduledEvents(settings, { releases: [], done: [], versions: [], documents: [], ...scheduled }, from);

test("a scheduled release names its documents and leads to the release", () => {
  const versions = [
    version({ _id: "versions.r1.a", title: "Turning" }),
    version({ _id: "versions.r2.b", title: "Milling" }),
  ];
  expect(events({ releases: [release()], versions })).toEqual([
    {
      at: Date.parse("2026-12-01T09:00:00Z"),
      label: "Release goes live",
      effect: "appears",
      title: "Winter",
      detail: "Turning",
      isPart: false,
      isTentative: false,
      target: { intent: "release", params: { id: "r1" } },
    },
  ]);
});

test("a release that ends a page, with the redirects from it, takes it off the site", () => {
  const end = version({ title: "Turning", isRemoval: true });
  const redirect = version({ _id: "versions.r1.b", _type: "redirect", title: "/turning" });
  expect(events({ releases: [release()], versions: [end, redirect] })).toMatchObject([
    { label: "Comes off the site", effect: "ends", detail: "Turning" },
  ]);
  const other = version({ _id: "versions.r1.c", title: "Milling" });
  expect(events({ releases: [release()], versions: [end, other] })).toMatchObject([
    { label: "Release goes live", effect: "appears", detail: "Turning, Milling" },
  ]);
  expect(events({ done: [release({ state: "published" })] })).toMatchObject([
    { label: "Went live", detail: "Its documents are no longer on the site" },
  ]);
});

test("a scheduled draft has the title of its document and leads to it", () => {
  const versions = [version({ title: "Turning" })];
  expect(events({ releases: [release({ cardinality: "one" })], versions })).toMatchObject([
    {
      label: "Draft goes live",
      title: "Turning",
      target: { intent: "edit", params: { id: "a", type: "page", scheduledDraft: "r1" } },
    },
  ]);
});

test("what went live today stays in the calendar, with the titles of its documents", () => {
  const published = [{ _id: "a", _type: "page", title: "Turning" }];
  const done = release({ state: "published", published });
  expect(events({ done: [done] })).toMatchObject([
    { label: "Went live", title: "Winter", detail: "Turning", isTentative: false },
  ]);
  expect(events({ done: [{ ...done, cardinality: "one" }] })).toMatchObject([
    { label: "Went live", title: "Turning", target: { intent: "edit", params: { id: "a", type: "page" } } },
  ]);
});

test("a time in a document leads to its field, and is tentative while the document is not published", () => {
  const document = page({ _id: "drafts.p", endsAt: "2026-12-01T09:00:00Z", isPublished: false });
  expect(events({ documents: [document] })).toEqual([
    {
      at: Date.parse("2026-12-01T09:00:00Z"),
      label: "Ends",
      effect: "ends",
      title: "End",
      detail: "Turning",
      isPart: true,
      isTentative: true,
      target: { intent: "edit", params: { id: "p", type: "page", path: "endsAt" } },
    },
  ]);
});

test("a paused draft and a release with an intended date are tentative; a release without a date is left out", () => {
  expect(events({ releases: [release({ state: "active" })] })).toMatchObject([{ isTentative: true }]);
  expect(events({ releases: [release({ state: "active", publishAt: null })] })).toEqual([]);
});

test("times before the given one are left out", () => {
  const documents = [page({ endsAt: "2026-11-01T00:00:00Z" })];
  expect(events({ documents })).toEqual([]);
  expect(events({ documents }, 0)).toHaveLength(1);
});

test("a time that nothing can format is left out", () => {
  const distant = ["+020260-01-01T00:00:00Z", "+275760-09-13T00:00:00Z"];
  expect(events({ documents: distant.map((endsAt, index) => page({ _id: `p${index}`, endsAt })) })).toEqual(
    [],
  );
});

test("the draft of a document counts instead of its published version", () => {
  const documents = [
    page({ endsAt: "2026-12-01T00:00:00Z" }),
    page({ _id: "drafts.p", endsAt: "2026-12-02T00:00:00Z" }),
  ];
  expect(events({ documents })).toMatchObject([{ at: Date.parse("2026-12-02T00:00:00Z") }]);
});

test("events are sorted by time", () => {
  const documents = [page({ endsAt: "2026-11-30T00:00:00Z" })];
  expect(events({ releases: [release()], documents }).map(({ label }) => label)).toEqual([
    "Ends",
    "Release goes live",
  ]);
});
