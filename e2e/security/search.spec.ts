import { env } from "#env.ts";
import { countByStatus, expect, expectDuration, test } from "#security/testing/test.ts";
import { newVisitor, send } from "#testing/request.ts";
import { countCachedResponses, readPage } from "#testing/site.ts";

const SEARCHES = { fast: 200, normal: 600, full: 600 }[env.attackScale];
/** The limit of docs/behavior.md §14.2. */
const MAX_PER_MINUTE = 120;

test("a flood of searches is limited by address, is not cached and does not delay pages", async ({
  target,
}) => {
  const { siteUrl } = target;
  await readPage(target);
  const before = await countCachedResponses(target);
  const visitor = newVisitor();
  const flood = Promise.all(
    Array.from({ length: SEARCHES }, (_, index) => send(siteUrl, `/search?q=flood${index}`, { visitor })),
  );
  const page = await readPage(target);
  expectDuration(`${page.request} meanwhile`, page.ms, 500);
  const answers = await flood;
  const { 200: answered = 0, 429: limited = 0, ...others } = countByStatus(answers);
  expect(answered, "answers to one address").toBeLessThanOrEqual(MAX_PER_MINUTE);
  expect(limited, "rejected searches").toBe(SEARCHES - answered);
  expect(others, "other statuses").toEqual({});
  for (const { status, headers } of answers)
    if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(await countCachedResponses(target)).toBeLessThanOrEqual(before);
  expect(await send(siteUrl, "/search?q=peek", { visitor: newVisitor() })).toHaveStatus(200);
});

test("a query of any length and encoding is shown as text", async ({ target }) => {
  const { siteUrl } = target;
  const visitor = newVisitor();
  for (const query of [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><svg/onload=alert(1)>",
    "x".repeat(7000),
    "(a+)+$".repeat(400),
    "\u0000\u202e\ufeff",
    "constructor __proto__ toString",
  ]) {
    const response = await send(siteUrl, `/search?q=${encodeURIComponent(query)}`, { visitor });
    expect(response).toHaveStatus(200);
    expect(response.body, response.request).not.toMatch(/<(?:script>alert|img src=x|svg\/onload)/);
    expectDuration(response.request, response.ms, 1000);
  }
  for (const path of ["/search?q=%E0%A4%A", "/search?q=a&q=b&q[]=c", "/search?q"]) {
    expect(await send(siteUrl, path, { visitor })).toHaveStatus(200);
  }
});
