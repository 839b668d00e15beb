import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { isSignedBySite } from "contracts/site-signature.ts";
import { MAX_REPORTED_PATHS, MissingPages } from "contracts/statistics.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { createMissingPageCount } from "./missing-page-count.ts";

const SECRET = "a-secret-of-the-site";
const BROWSER = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };
const Body = v.pipe(v.string(), v.parseJson(), MissingPages);

function visit(headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    headers: { ...BROWSER, ...headers },
  });
}

function setup(status = 200) {
  const reports: unknown[] = [];
  const errors: unknown[] = [];
  const count = createMissingPageCount({
    adminUrl: () => "http://admin.example",
    secret: SECRET,
    visitorAddress: ({ headers }) => String(headers["x-visitor"]),
    onError: (error) => errors.push(error),
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const body = await request.text();
      const signature = request.headers.get("x-site-signature") ?? "";
      const { pathname } = new URL(request.url);
      expect(isSignedBySite(SECRET, signature, { path: pathname, body })).toBe(true);
      reports.push(v.parse(Body, body).pages);
      return new Response(null, { status });
    },
  });
  return { count, reports, errors };
}

test("visits by people are reported once, by path", async () => {
  const { count, reports } = setup();
  count.add("/old-page", visit());
  count.add("/old-page", visit());
  count.add("/blog/gone", visit());
  await count.report();
  await count.report();
  expect(reports).toEqual([
    [
      { path: "/old-page", visits: 2 },
      { path: "/blog/gone", visits: 1 },
    ],
  ]);
});

test.each(["/old.html", "/OLD.HTM", "/cnc_machining.php", "/shop/list.aspx", "/docs/brochure.pdf"])(
  "a visit to %s, a page of a former site, is reported",
  async (path) => {
    const { count, reports } = setup();
    count.add(path, visit());
    await count.report();
    expect(reports).toEqual([[{ path: path.toLowerCase(), visits: 1 }]]);
  },
);

test.each([
  ["a robot, which sends no Sec-Fetch headers", "/old", visit({ "sec-fetch-dest": "" })],
  ["a picture of another page", "/old", visit({ "sec-fetch-dest": "image" })],
  ["a visitor with Global Privacy Control", "/old", visit({ "sec-gpc": "1" })],
  ["a visitor with Do Not Track", "/old", visit({ dnt: "1" })],
  ["a probe for a file", "/wp-login.php", visit()],
  ["a probe in a folder", "/blog/wp-admin/install.php", visit()],
  ["a script", "/assets/app.js", visit()],
  ["a picture", "/logo.png", visit()],
  ["a source map", "/app.js.map", visit()],
  ["an ending without a name", "/.html", visit()],
  ["a probe for a hidden file", "/.env", visit()],
  ["an address with an email address", "/thankyou2/ada@example.com", visit()],
  ["a path that is longer than any page's", `/${"a".repeat(200)}`, visit()],
  ["the home page while it is missing", "/", visit()],
])("not counted: %s", async (_, path, request) => {
  const { count, reports } = setup();
  count.add(path, request);
  await count.report();
  expect(reports).toEqual([]);
});

test("one visitor counts at most 25 times a day, and others still count", async () => {
  const { count, reports } = setup();
  for (let index = 0; index < 100; index += 1) count.add(`/probe-${index}`, visit({ "x-visitor": "a" }));
  count.add("/old-page", visit({ "x-visitor": "b" }));
  await count.report();
  expect(reports).toMatchObject([{ length: 26, 25: { path: "/old-page" } }]);
});

test("a report has a limited number of paths", async () => {
  const { count, reports } = setup();
  for (let index = 0; index < 1000; index += 1)
    count.add(`/probe-${index}`, visit({ "x-visitor": String(index) }));
  await count.report();
  expect(reports).toMatchObject([{ length: MAX_REPORTED_PATHS }]);
});

test("a failed report is logged, unless the admin host does not support these reports", async () => {
  const broken = setup(500);
  broken.count.add("/old", visit());
  await broken.count.report();
  expect(broken.errors).toEqual([new Error("The admin host answered with status 500")]);
  const other = setup(404);
  other.count.add("/old", visit());
  await other.count.report();
  expect(other.errors).toEqual([]);
});
