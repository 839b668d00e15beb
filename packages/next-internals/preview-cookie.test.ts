import * as fc from "fast-check";
import { COOKIE_NAME_PRERENDER_BYPASS } from "next/dist/server/api-utils/index.js";
import { expect, test } from "vitest";

import { createPreviewCookie, OPENER_COOKIE, PREVIEW_COOKIE } from "./preview-cookie.ts";

const NEXT = "0123456789abcdef0123456789abcdef";
const HOUR_MS = 3_600_000;
const URLS = { siteUrl: "https://www.example.com", studioUrl: "https://studio.example.com" };
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=none";

function setUp(nextValue = NEXT) {
  let time = Date.parse("2026-11-23T08:00:00Z");
  const cookie = createPreviewCookie({ ...URLS, nextValue, now: () => time });
  /** What a browser stores when Next enables draft mode. */
  const enable = () =>
    cookie
      .send([`${OPENER_COOKIE}=YWRh; Path=/`, `${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`], undefined)[0]
      ?.split(";")[0] ?? "";
  return { ...cookie, enable, wait: (ms: number) => (time += ms) };
}

test("the cookie has the name that the installed Next gives it", () => {
  expect(PREVIEW_COOKIE).toBe(COOKIE_NAME_PRERENDER_BYPASS);
});

test("each browser gets its own cookie, and never Next's", () => {
  const { send } = setUp();
  const sent = [1, 2].flatMap(() => send([`${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`, "a=b"], undefined));
  expect(sent.filter((cookie) => cookie.endsWith(ATTRIBUTES))).toHaveLength(2);
  expect(new Set(sent).size).toBe(3);
  expect(sent.join()).not.toContain(NEXT);
});

test("if the Studio is on the same host, no request from another site gets the cookie", () => {
  const studioUrl = "https://www.example.com:8443";
  const { send } = createPreviewCookie({ ...URLS, nextValue: NEXT, studioUrl });
  const next = [`${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`, "other=1; SameSite=none"];
  const [own, other] = send(next, undefined);
  expect(own).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=lax$/);
  expect(other).toBe("other=1; SameSite=none");
});

test("Next gets its own value for an editor's cookie, wherever it is in the header, and who opened the preview", () => {
  const { receive, enable } = setUp();
  const nexts = `${PREVIEW_COOKIE}=${NEXT}; ${OPENER_COOKIE}=YWRh`;
  const own = { published: "a=b; c=d", draft: { opener: "YWRh", header: `a=b; c=d; ${nexts}` } };
  expect(receive(`a=b; ${enable()}; c=d`)).toEqual(own);
  expect(receive(`a=b; ${PREVIEW_COOKIE}=old; c=d; ${enable()}`)).toEqual(own);
  expect(receive(`${OPENER_COOKIE}=other; ${enable()}`).draft?.header).toBe(nexts);
});

test("a cookie is valid for twelve hours", () => {
  const { receive, enable, wait } = setUp();
  const cookie = enable();
  wait(12 * HOUR_MS - 1);
  expect(receive(cookie).draft).toBeDefined();
  wait(1);
  expect(receive(cookie)).toEqual({ published: undefined });
});

test("ending the preview invalidates its cookie and copies of it, but no other cookie", () => {
  const { receive, send, enable } = setUp();
  const [mine, other] = [enable(), enable()];
  send([`${PREVIEW_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`], `a=b; ${mine}`);
  expect([receive(mine).draft, receive(other).draft]).toEqual([undefined, expect.anything()]);
});

test("a cookie of another build is not valid", () => {
  expect(setUp().receive(setUp("another-build-another-build-1234").enable()).draft).toBeUndefined();
});

test.each([
  ["without a header", undefined],
  ["with an empty header", ""],
  ["with another cookie", "a=b"],
  ["without a value", `${PREVIEW_COOKIE}=`],
  ["with Next's own value", `${PREVIEW_COOKIE}=${NEXT}`],
  ["with another name", `x${PREVIEW_COOKIE}=${NEXT}`],
  ["with other characters", `${PREVIEW_COOKIE}=é`],
  ["with a long value", `${PREVIEW_COOKIE}=${"x".repeat(16_000)}`],
])("a request %s does not mark an editor, and Next does not get its cookie", (_name, header) => {
  const { draft, published } = setUp().receive(header);
  expect(draft).toBeUndefined();
  expect(published ?? "").not.toMatch(new RegExp(`(?:^|; )${PREVIEW_COOKIE}=`));
});

test("a cookie that differs in one character is not valid, and no header can pass Next's own value to Next", () => {
  const { receive, enable } = setUp();
  const cookie = enable();
  const start = PREVIEW_COOKIE.length + 1;
  fc.assert(
    fc.property(
      fc.integer({ min: start, max: cookie.length - 2 }),
      fc.string({ minLength: 1 }),
      (at, text) => {
        const altered = cookie.slice(0, at) + text + cookie.slice(at + 1);
        expect(receive(altered).draft !== undefined).toBe(altered === cookie);
      },
    ),
    { seed: 21, numRuns: 2000 },
  );
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(";", "=", " ", `${PREVIEW_COOKIE}=${NEXT}`, PREVIEW_COOKIE, OPENER_COOKIE),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { draft, published } = receive(parts.join(""));
      expect(draft).toBeUndefined();
      const names = (published ?? "").split(";").map((each) => each.trim().split("=")[0]);
      expect(names).not.toContain(PREVIEW_COOKIE);
      expect(names).not.toContain(OPENER_COOKIE);
    }),
    { seed: 21, numRuns: 2000 },
  );
});
