import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { pathProblem } from "./path.ts";

test.each(["/", "/about-us", "/Videos", "/printing3d", "/blog/2024-in-review", "/cnc/materials/6061"])(
  "%s can be the path of a page",
  (path) => {
    expect(pathProblem(path)).toBeUndefined();
  },
);

test.each([
  ["about-us", "Start the path with a slash"],
  ["", "Start the path with a slash"],
  ["https://example.com", "Start the path with a slash"],
  ["/about-us/", "Remove the slash at the end"],
  ["/blog//first", "one slash, not two"],
  ["//example.com", "one slash, not two"],
  ["/about us", "“about us” cannot be part of a path"],
  ["/über-uns", "“über-uns” cannot be part of a path"],
  ["/robots.txt", "“robots.txt” cannot be part of a path"],
  ["/blog/../api", "“..” cannot be part of a path"],
  ["/about?x=1", "“about?x=1” cannot be part of a path"],
  ["/-draft", "“-draft” cannot be part of a path"],
])("%s is rejected: %s", (path, reason) => {
  expect(pathProblem(path)).toContain(reason);
});

test.each(["/old.html", "/Old_Page.HTM", "/shop/list.aspx", "/brochure.pdf", "/search.php", "/about-us"])(
  "%s can be an old path that redirects",
  (path) => {
    expect(pathProblem(path, { isOld: true })).toBeUndefined();
  },
);

test.each([
  ["/app.js", "“app.js” cannot be part of a path"],
  ["/old.html/about", "“old.html” cannot be part of a path"],
  ["/about us.html", "“about us” cannot be part of a path"],
  ["/page.php?id=3", "“page.php?id=3” cannot be part of a path"],
  ["/.html", "one slash, not two"],
  ["/api/old.html", "The site uses /api itself"],
])("%s cannot be an old path: %s", (path, reason) => {
  expect(pathProblem(path, { isOld: true })).toContain(reason);
});

test.each(["/api", "/API/robots", "/_next/static", "/studio", "/thankyou2/me", "/Thankyou", "/images/x"])(
  "%s is rejected because the site uses its first segment itself",
  (path) => {
    expect(pathProblem(path)).toContain("The site uses /");
  },
);

const root = join(import.meta.dirname, "../..");

// Pages below /de are pages in that language.
const problemOf = (route: string) => pathProblem(route, { language: route.startsWith("/de/") ? "de" : "en" });

test("no page can have the path of a route in web/app", () => {
  const routes = globSync("**/{page,route}.{ts,tsx}", { cwd: join(root, "web/app") })
    .map((file) => file.replace(/\/?(?:page|route)\.tsx?$/, "").replaceAll(/\([\w-]+\)\//g, ""))
    .map((file) => `/${file.replace("[language]", "de").replaceAll(/\[+[^\]]*\]+/g, "x")}`)
    .filter((route) => route !== "/x");
  expect(routes).toEqual(expect.arrayContaining(["/thankyou", "/thankyou2/x", "/api/build"]));
  expect(routes.filter((route) => problemOf(route) === undefined)).toEqual([]);
});

test("no page can start like a path that the request handler responds to itself", () => {
  const files = [
    "web/server/request-handler",
    "web/server/calls",
    "web/server/destination",
    "packages/front-server/picture-proxy",
    "packages/next-internals/build-output",
  ];
  const sources = files.map((file) => readFileSync(join(root, `${file}.ts`), "utf8")).join("\n");
  // Strings such as "/health", and patterns such as /^\/images/.
  const starts = [...sources.matchAll(/(?:"|\^\\)\/([a-z_][\w-]*)/g)].map(([, start]) => `/${start}`);
  expect(starts).toEqual(expect.arrayContaining(["/health", "/images", "/api", "/_next"]));
  expect(starts.filter((start) => pathProblem(`${start}/x`) === undefined)).toEqual([]);
});

test("a reserved word is allowed in a later segment", () => {
  expect(pathProblem("/guides/api")).toBeUndefined();
});

test("a path can have up to 200 characters", () => {
  expect(pathProblem(`/${"a".repeat(199)}`)).toBeUndefined();
  expect(pathProblem(`/${"a".repeat(200)}`)).toBe("Use at most 200 characters");
});
