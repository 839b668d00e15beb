import { expect, test, vi } from "vitest";

import { campaignIn } from "#statistics/campaign-in.ts";

import { adminRoute } from "./proxy.ts";
import { SOCKET_ADDRESS_HEADER } from "./socket-address.ts";

test("only so many searches of a visitor a day are counted, and the others are answered too", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const post = adminRoute("/api/search/insert", 1000, { isOptional: true, maxRequestsPerDay: 3 });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    const headers = { "content-type": "application/json" };
    const request = new Request("http://site/api/search/insert", { method: "POST", headers, body: "{}" });
    statuses.push((await post(request)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 204, 204]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("only so many quote requests of a visitor a day are accepted, and the visitor learns of the others", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const post = adminRoute("/api/orderInquiry/insert", 1000, { maxAcceptedPerDay: 2 });
  const headers = { "content-type": "application/json" };
  const send = () =>
    post(new Request("http://site/api/orderInquiry/insert", { method: "POST", headers, body: "{}" }));
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(80_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a visitor's requests count once for all ways to a path, also in another bundle of Next", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const json = adminRoute("/api/orderInquiry/insert", 4, { maxAcceptedPerDay: 6 });
  vi.resetModules();
  const otherBundle = await import("./proxy.ts");
  const form = otherBundle.adminRoute("/api/orderInquiry/insert", 4, { maxAcceptedPerDay: 6 });
  const otherPath = otherBundle.adminRoute("/api/oss/upload", 4, { maxAcceptedPerDay: 6 });
  const statusOf = async (post: typeof json, address: string) => {
    const headers = { "content-type": "application/json", [SOCKET_ADDRESS_HEADER]: address };
    return (await post(new Request("http://site/", { method: "POST", headers, body: "{}" }))).status;
  };
  const statuses = [];
  for (const post of [json, form, json, form, json, form, otherPath])
    statuses.push(await statusOf(post, "198.51.100.7"));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 200]);
  expect(await statusOf(form, "198.51.100.8")).toBe(200);
});

test("a visitor can use a campaign as often as it likes, but invent only so many a day", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const names = { nameIn: campaignIn, maxPerDay: 2 };
  const post = adminRoute("/api/vitals/insert", 1000, { isOptional: true, names });
  const statuses = [];
  for (const campaign of ["spring", "a", "b", "b", "SPRING", "spring", "c", undefined]) {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ pageUrl: "/", campaign });
    const request = new Request("http://site/api/vitals/insert", { method: "POST", headers, body });
    statuses.push((await post(request)).status);
  }
  expect(statuses).toEqual([200, 200, 204, 204, 200, 200, 204, 200]);
  expect(fetch).toHaveBeenCalled();
});

test("a name that the admin host rejects is not kept", () => {
  expect(campaignIn(JSON.stringify({ campaign: "x".repeat(60) }))).toBe("x".repeat(60));
  expect(campaignIn(JSON.stringify({ campaign: "x".repeat(30_000) }))).toBeUndefined();
});
