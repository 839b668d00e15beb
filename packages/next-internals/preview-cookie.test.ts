import * as fc from "fast-check";
import { COOKIE_NAME_PRERENDER_BYPASS } from "next/dist/server/api-utils/index.js";
import { expect, test } from "vitest";

import { createPreviewCookie, PREVIEW_COOKIE, PREVIEW_ID_COOKIE } from "./preview-cookie.ts";

const NEXT = "0123456789abcdef0123456789abcdef";
const END = Date.parse("2026-11-23T20:00:00Z");
const SITE = {
  siteUrl: "https://www.example.com",
  studioUrl: "https://studio.example.com",
  readCookies: ["a", "c"],
};
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=none";

function setUp() {
  let time = Date.parse("2026-11-23T08:00:00Z");
  const ended: string[] = [];
  const endPreview = async (preview: string) => void ended.push(preview);
  const cookie = createPreviewCookie({ ...SITE, nextValue: NEXT, endPreview, now: () => time });
  /** What a browser stores when Next enables draft mode until `END` and some ms. */
  const enable = async (more = 0) => {
    const next = [
      `${PREVIEW_ID_COOKIE}=YWRh.${END + more}; Path=/`,
      `${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`,
    ];
    return (await cookie.send(next, undefined))[0]?.split(";")[0] ?? "";
  };
  return { ...cookie, ended, enable, wait: (ms: number) => (time += ms) };
}

test("the cookie has the name that the installed Next gives it", () => {
  expect(PREVIEW_COOKIE).toBe(COOKIE_NAME_PRERENDER_BYPASS);
});

test("each browser gets its own cookie, and never Next's", async () => {
  const { enable, send } = setUp();
  const sent = [await enable(), await enable(1), ...(await send(["a=b; Path=/"], undefined))];
  expect(new Set(sent).size).toBe(3);
  expect(sent.join()).not.toContain(NEXT);
  expect(await send([`${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`], undefined)).toEqual([
    expect.stringMatching(new RegExp(`^${PREVIEW_COOKIE}=\\.[\\w-]{43}; ${ATTRIBUTES}$`)),
  ]);
});

test("if the Studio is on the same host, no request from another site gets the cookie", async () => {
  const studioUrl = "https://www.example.com:8443";
  const { send } = createPreviewCookie({
    ...SITE,
    nextValue: NEXT,
    studioUrl,
    endPreview: async () => undefined,
  });
  const next = [`${PREVIEW_COOKIE}=${NEXT}; ${ATTRIBUTES}`, "other=1; SameSite=none"];
  const [own, other] = await send(next, undefined);
  expect(own).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=lax$/);
  expect(other).toBe("other=1; SameSite=none");
});

test("Next gets its own value for an editor's cookie, wherever it is in the header, and which preview it is", async () => {
  const { receive, enable } = setUp();
  const cookie = await enable();
  const preview = `YWRh.${END}`;
  const nexts = `${PREVIEW_COOKIE}=${NEXT}; ${PREVIEW_ID_COOKIE}=${preview}`;
  const own = { published: "a=b; c=d", draft: { preview, opener: "YWRh", header: `a=b; c=d; ${nexts}` } };
  expect(receive(`a=b; ${cookie}; c=d`)).toEqual(own);
  expect(receive(`a=b; ${PREVIEW_COOKIE}=old; c=d; ${cookie}`)).toEqual(own);
  expect(receive(`${PREVIEW_ID_COOKIE}=other; ${cookie}`).draft?.header).toBe(nexts);
});

test("Next gets one cookie of each name that the site reads, and no others", async () => {
  const { receive, enable } = setUp();
  const many = Array.from({ length: 2000 }, (_, n) => `${n}=1; a=${n}; aa=${n}`).join("; ");
  expect(receive(many).published).toBe("a=0");
  expect(receive(`${many}; ${await enable()}`).draft?.header).toMatch(
    new RegExp(`^a=0; ${PREVIEW_COOKIE}=[^;]*; ${PREVIEW_ID_COOKIE}=[^;]*$`),
  );
});

test("a cookie is valid until the end that Next set", async () => {
  const { receive, enable, wait } = setUp();
  const cookie = await enable();
  wait(12 * 3_600_000 - 1);
  expect(receive(cookie).draft).toBeDefined();
  wait(1);
  expect(receive(cookie)).toEqual({ published: undefined });
});

test("when Next deletes its cookie, the previews of the request end, and no forged one", async () => {
  const { send, enable, ended } = setUp();
  const deletion = `${PREVIEW_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  const cookies = `a=b; ${await enable()}; ${await enable(1)}; ${PREVIEW_COOKIE}=YWRh.${END + 2}.${"a".repeat(43)}`;
  await send(["other=1"], cookies);
  expect(ended).toEqual([]);
  expect(await send([deletion], cookies)).toEqual([deletion]);
  expect(ended).toEqual([`YWRh.${END}`, `YWRh.${END + 1}`]);
});

test("a cookie of another build is not valid", async () => {
  const { receive } = createPreviewCookie({
    ...SITE,
    nextValue: "another",
    endPreview: async () => undefined,
  });
  expect(receive(await setUp().enable()).draft).toBeUndefined();
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

test("a cookie that differs in one character is not valid, and no header can pass Next's own value to Next", async () => {
  const { receive, enable } = setUp();
  const cookie = await enable();
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
    fc.constantFrom(";", "=", " ", `${PREVIEW_COOKIE}=${NEXT}`, PREVIEW_COOKIE, PREVIEW_ID_COOKIE),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { draft, published } = receive(parts.join(""));
      expect(draft).toBeUndefined();
      const names = (published ?? "").split(";").map((each) => each.trim().split("=")[0]);
      expect(names).not.toContain(PREVIEW_COOKIE);
      expect(names).not.toContain(PREVIEW_ID_COOKIE);
    }),
    { seed: 21, numRuns: 2000 },
  );
});
