import { expect, test } from "vitest";

import { unresolvedPaths } from "#home/visitor-sections.tsx";

test("a path that has a page or a redirect by now is left out, ignoring case", () => {
  const missing = [
    { path: "/old-page", visits: 3 },
    { path: "/gone", visits: 2 },
  ];
  expect(unresolvedPaths(missing, ["/Old-Page", "/about-us"])).toEqual([{ path: "/gone", visits: 2 }]);
});
