import { expect, test } from "vitest";

import { createRefuse } from "./refuse.ts";

const refuse = createRefuse(["https://site.example"]);
const good = { method: "GET", url: "/", headers: { host: "site.example" }, rawHeaders: [] };

test("a page is read at the site's own host, in any capitals, and on this machine", () => {
  for (const host of ["site.example", "SITE.example", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect(refuse({ ...good, headers: { host } })).toBeUndefined();
  }
});

test.each(["evil.example", "site.example.evil.example", "localhost.evil.example", "site.example:81", ""])(
  "the host %j is refused with 421",
  (host) => {
    expect(refuse({ ...good, headers: { host } })?.status).toBe(421);
  },
);

test.each(["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "OPTIONS"])(
  "%s on a page is refused with 405",
  (method) => {
    expect(refuse({ ...good, method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  },
);

test("a server action and a call of the API may post, and nothing else", () => {
  expect(
    refuse({ ...good, method: "POST", headers: { ...good.headers, "next-action": "a" } }),
  ).toBeUndefined();
  expect(refuse({ ...good, method: "POST", url: "/api/a" })).toBeUndefined();
  expect(refuse({ ...good, method: "DELETE", url: "/api/a" })).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD, POST" },
  });
});

test("a long address, many headers and a large body are refused", () => {
  expect(refuse({ ...good, url: `/?${"a".repeat(8192)}` })?.status).toBe(414);
  expect(refuse({ ...good, rawHeaders: Array<string>(202).fill("a") })?.status).toBe(431);
  const headers = { ...good.headers, "content-length": "2097153" };
  expect(refuse({ ...good, headers })?.status).toBe(413);
});
