import { expect, test } from "vitest";

import { lifetimeOf } from "./lifetime-of.ts";

function answer(control: string, more: Record<string, string> = {}, status = 200, cookies: string[] = []) {
  const headers = { "cache-control": control, ...more };
  return { status, headers, cookies, body: Buffer.alloc(0) };
}

test("a page is kept until something is published", () => {
  expect(lifetimeOf(answer("s-maxage=31536000"))).toEqual({ ms: 31_536_000_000 });
});

test("a script is kept for ever", () => {
  expect(lifetimeOf(answer("public, max-age=31536000, immutable"))).toBe("for ever");
});

test("a page whose blocks come and go by themselves is asked for again within seconds", () => {
  expect(lifetimeOf(answer("s-maxage=30, stale-while-revalidate=30"))).toEqual({ ms: 5000 });
});

test("an icon, which Next stores itself, is kept as well", () => {
  const icon = answer("public, max-age=0, must-revalidate", { "x-nextjs-cache": "HIT" });
  expect(lifetimeOf(icon)).toEqual({ ms: 3_600_000 });
});

test("a page that Next is just making anew is asked for again at once", () => {
  expect(lifetimeOf(answer("s-maxage=30", { "x-nextjs-cache": "STALE" }))).toEqual({ ms: 500 });
});

test.each([
  answer("s-maxage=31536000", {}, 404),
  answer("s-maxage=31536000", {}, 308),
  answer("s-maxage=31536000", {}, 200, ["a=1"]),
  answer("private, no-cache, no-store, max-age=0"),
  answer("no-store, s-maxage=60"),
  answer("public, max-age=0"),
  answer(""),
])("%j is given to nobody else", (given) => {
  expect(lifetimeOf(given)).toBeUndefined();
});
