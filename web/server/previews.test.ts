import { expect, test } from "vitest";

import { DRAFT_ID, openTestSite } from "../testing/test-context.ts";

test("only an editor's cookie gets the draft, until the preview ends; the value of Next's own cookie gets the published page", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  expect(set).toMatch(/^__prerender_bypass=[^;]{60,}; Path=\/$/);
  const [cookie = ""] = set.split(";");
  const draft = await visit("/about-us", { headers: { cookie: `a=b; ${cookie}` } });
  expect(draft.headers.get("cache-control")).toBe("private, no-store");
  expect(draft.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:3333");
  expect(await draft.text()).toContain("draft first");

  await visit("/api/disable", { method: "POST", headers: { cookie } });
  for (const other of [cookie, `__prerender_bypass=${DRAFT_ID}`, `__prerender_bypass=${"0".repeat(16)}`]) {
    const published = await visit("/about-us", { headers: { cookie: other } });
    expect(published.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await published.text()).not.toContain("draft");
  }
});

test("the process of the visitors renders no draft, whatever an editor in the preview requests", async () => {
  const { visit, draftsForVisitors } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const paths = [
    "/about-us",
    "/search?q=a",
    "/quote",
    "/api/share/about-us",
    "/api/echo",
    "/sitemap.xml",
    "/nothing",
  ];
  for (const path of paths) {
    await visit(path, { headers: { cookie } });
    await visit(`${path}?_rsc=a`, { headers: { cookie, rsc: "1" } });
    await visit(path, { method: "POST", body: "{}", headers: { cookie } });
  }
  expect(draftsForVisitors).toEqual([]);
  expect(await (await visit("/about-us", { headers: { cookie } })).text()).toContain("draft first");
});

test("when the account that opened a preview is removed, its cookie shows the published page", async () => {
  const { visit, removeOpener } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const [cookie = ""] = set.split(";");
  const read = async () => (await visit("/about-us", { headers: { cookie } })).text();
  expect(await read()).toContain("draft first");
  removeOpener();
  expect(await read()).not.toContain("draft");
});

test("a page of another site shows the preview in a frame, and gets the published page as a picture", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const read = async (dest: string) => {
    const headers = { cookie, "sec-fetch-site": "cross-site", "sec-fetch-dest": dest };
    return (await (await visit("/about-us", { headers })).text()).includes("draft");
  };
  expect([await read("iframe"), await read("document"), await read("image")]).toEqual([true, true, false]);
});
