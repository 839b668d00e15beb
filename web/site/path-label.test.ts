import { expect, test } from "vitest";

import { pathLabel } from "./path-label.ts";

test.each([
  ["/about-us", "About us"],
  ["/Videos", "Videos"],
  ["/blog/first-post", "First post"],
  ["/", ""],
])("%s is called %j", (path, label) => {
  expect(pathLabel(path)).toBe(label);
});
