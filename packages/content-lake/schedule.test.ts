import { createLog } from "server-kit/log.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openLake } from "./open-lake.ts";
import { startSchedule } from "./schedule.ts";
import { FOREVER } from "./testing/lake.ts";

const ADMINISTRATOR = { identity: { id: "tester", role: "administrator" } } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

function setup() {
  const lines: string[] = [];
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const act = (actionType: string, fields: object) =>
    lake.action([{ actionType: `sanity.action.${actionType}`, ...fields }], ADMINISTRATOR);
  act("release.create", { releaseId: "r1", metadata: { title: "Spring", releaseType: "scheduled" } });
  act("document.version.create", { publishedId: "a", document: { _id: "versions.r1.a", _type: "page" } });
  return {
    lake,
    lines,
    act,
    start: () => startSchedule({ lake, log: createLog("info", (line) => lines.push(line)) }),
  };
}

test("a scheduled release is published at its time", () => {
  const { lake, act, start } = setup();
  const stop = start();
  act("release.schedule", { releaseId: "r1", publishAt: "2026-01-03T12:00:00Z" });
  vi.advanceTimersByTime(2 * DAY_MS - 1);
  expect(lake.documents.get("a")).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(lake.documents.get("a")).toMatchObject({ _type: "page" });
  expect(lake.documents.get("_.releases.r1")).toMatchObject({ state: "published" });
  expect(lake.history.releaseEvents("r1", FOREVER)).toMatchObject([
    { type: "publishRelease", author: "schedule" },
    { type: "scheduleRelease", author: "tester" },
    ...Array(2).fill(expect.anything()),
  ]);
  stop();
});

test("an overdue release is published at the start", () => {
  const { lake, act, start } = setup();
  act("release.schedule", { releaseId: "r1", publishAt: "2026-01-01T13:00:00Z" });
  vi.advanceTimersByTime(DAY_MS);
  const stop = start();
  vi.advanceTimersByTime(0);
  expect(lake.documents.get("a")).toMatchObject({ _type: "page" });
  stop();
});

test("an unscheduled release is not published", () => {
  const { lake, act, start } = setup();
  const stop = start();
  act("release.schedule", { releaseId: "r1", publishAt: "2026-01-01T13:00:00Z" });
  act("release.unschedule", { releaseId: "r1" });
  vi.advanceTimersByTime(DAY_MS);
  expect(lake.documents.get("a")).toBeUndefined();
  stop();
});

test("a release that cannot be published becomes active again and stores the error", () => {
  const { lake, act, start, lines } = setup();
  lake.mutate([{ create: { _id: "b", _type: "page" } }], ADMINISTRATOR);
  act("document.version.create", {
    publishedId: "b",
    document: { _id: "versions.r1.b", _type: "page", _system: { delete: true } },
  });
  const stop = start();
  act("release.schedule", { releaseId: "r1", publishAt: "2026-01-01T13:00:00Z" });
  const to = { _type: "reference", _ref: "b" };
  lake.mutate([{ create: { _id: "c", _type: "page", to } }], ADMINISTRATOR);
  vi.advanceTimersByTime(DAY_MS);
  expect(lake.documents.get("_.releases.r1")).toMatchObject({
    state: "active",
    error: { message: expect.any(String) },
  });
  expect(lines.join("")).toContain("could not be published");
  stop();
});
