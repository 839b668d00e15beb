import { expect, test, vi } from "vitest";

import { createSiteLinks } from "./site-links.ts";
import { linkProblems } from "./testing/link-problems.ts";

const ADDRESS = "https://www.example.com/videos";
const external = { kind: "external", url: ADDRESS };
const internal = { kind: "internal", reference: { _type: "reference", _ref: "videos" } };

function setup() {
  let time = 0;
  const links = createSiteLinks("https://www.example.com", linkProblems, () => time);
  const fetchPages = vi.fn<() => Promise<unknown>>(async () => [{ _id: "videos", paths: ["/Videos"] }]);
  return { links, fetchPages, wait: (ms: number) => (time += ms) };
}

test("fields that open together share one request", async () => {
  const { links, fetchPages } = setup();
  expect(links.resolve(ADDRESS)).toEqual(external);
  await Promise.all([links.load(fetchPages), links.load(fetchPages), links.load(fetchPages)]);
  expect(links.resolve(ADDRESS)).toEqual(internal);
  expect(fetchPages).toHaveBeenCalledTimes(1);
});

test("a field that opens five seconds later loads the pages again", async () => {
  const { links, fetchPages, wait } = setup();
  await links.load(fetchPages);
  wait(5000);
  fetchPages.mockResolvedValueOnce([]);
  await links.load(fetchPages);
  expect(links.resolve(ADDRESS)).toEqual(external);
});

test("after a failed request the next field tries again, and known pages stay known", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { links, fetchPages, wait } = setup();
  fetchPages.mockRejectedValueOnce(new Error("offline"));
  await links.load(fetchPages);
  expect(links.resolve(ADDRESS)).toEqual(external);
  await links.load(fetchPages);
  wait(5000);
  fetchPages.mockRejectedValueOnce(new Error("offline"));
  await links.load(fetchPages);
  expect(links.resolve(ADDRESS)).toEqual(internal);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
