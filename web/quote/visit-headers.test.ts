import { Visit } from "contracts/receipt.ts";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import * as cms from "#cms/fetch.ts";

import { replyByOf, visitHeaders } from "./visit-headers.ts";

const calendar = {
  businessDays: 1,
  timeZone: "Asia/Shanghai",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  opens: "09:00",
  closes: "18:00",
  holidays: [{ from: "2027-05-12" }],
};
/** A Monday, at 14:00 in Shanghai. */
const at = new Date("2027-05-10T06:00:00Z");
const END = "2027-05-11T06:00:00.000Z";

test.each([
  ["the browser's time zone", "+49", "America/New_York", "America/New_York", true],
  ["the time zone of the country", "+49", "", "Europe/Berlin", true],
  ["the time zone of the country, if the browser's is unknown", "+49", "Middle/Earth", "Europe/Berlin", true],
  ["the office's, if the country has several", "+1", "", "Asia/Shanghai", false],
  ["the office's, if nobody knows the country", "+000", "", "Asia/Shanghai", false],
])("the reply is in %s", (_name, dialingCode, timeZone, expected, isTheirs) => {
  expect(replyByOf(calendar, { at, dialingCode, timeZone })).toEqual({
    at: END,
    timeZone: expected,
    isTheirs,
  });
});

test("a holiday of one day needs no last day", () => {
  const day = new Date("2027-05-11T06:00:00Z");
  expect(replyByOf(calendar, { at: day, dialingCode: "", timeZone: "" })?.at).toBe(
    "2027-05-13T06:00:00.000Z",
  );
});

test.each([undefined, {}, { ...calendar, days: [] }, { ...calendar, timeZone: undefined }])(
  "without a complete calendar nobody says when: %j",
  (incomplete) => {
    expect(replyByOf(incomplete, { at, dialingCode: "+49", timeZone: "" })).toBeNull();
  },
);

test.each([
  ["is away", () => Promise.reject(new Error("the lake is away"))],
  ["does not answer", () => new Promise<never>(() => undefined)],
])("a request is sent while the lake %s", async (_name, answer) => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(cms, "fetchPublished").mockImplementation(answer);
  const headers = {
    referer: "https://www.example.com/xx/about-us",
    "x-visit": '{"language":"xx","replyBy":null}',
  };
  const request = new Request("http://site/api/orderInquiry/insert", { method: "POST", headers });
  const sent = await visitHeaders("no JSON", request);
  expect(v.parse(v.pipe(v.string(), v.parseJson(), Visit), sent["x-visit"])).toEqual({
    language: "en",
    replyBy: null,
    brand: undefined,
  });
});

test("the admin host hears the name of the company in any script, and not what a visitor says it is", async () => {
  vi.spyOn(cms, "fetchPublished").mockImplementation(async () => JSON.parse(`{"brandName":"东和 “Parts”"}`));
  const headers = { "x-visit": '{"language":"en","replyBy":null,"brand":"evil.example"}' };
  const request = new Request("http://site/api/orderInquiry/insert", { method: "POST", headers });
  const sent = await visitHeaders("{}", request);
  expect(v.parse(v.pipe(v.string(), v.parseJson(), Visit), new Headers(sent).get("x-visit"))).toMatchObject({
    brand: "东和 “Parts”",
  });
});
