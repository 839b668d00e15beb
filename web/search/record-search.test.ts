import { afterEach, expect, test, vi } from "vitest";

import { recordSearch } from "./record-search.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function setup(browser = {}, { isDraft = false } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("document", { body: { hasAttribute: () => isDraft } });
  return () => fetch.mock.calls.map(([path, init]) => [path, init?.body]);
}

test("a search is reported once, in lower case, with the number of its results", () => {
  const sent = setup();
  recordSearch("Ra 1.6", 4);
  recordSearch("Ra 1.6", 4);
  expect(sent()).toEqual([["/api/search/insert", '{"query":"ra 1.6","results":4}']]);
});

test("a single letter, an email address, a visitor who opts out and an editor's preview are not reported", () => {
  const sent = setup();
  recordSearch("r", 4);
  recordSearch("ada@example.com", 0);
  expect(sent()).toEqual([]);
  const sentByOther = setup({ globalPrivacyControl: true });
  recordSearch("draft angle", 4);
  expect(sentByOther()).toEqual([]);
  const sentByEditor = setup({}, { isDraft: true });
  recordSearch("wall thickness", 4);
  expect(sentByEditor()).toEqual([]);
});
