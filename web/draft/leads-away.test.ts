import { expect, test } from "vitest";

import { leadsAway } from "./leads-away.ts";

test.each([
  ["https://www.iso.org/standard/1.html", true],
  ["http://localhost:3400/files/local000/production/a.pdf", true],
  ["mailto:info@example.com", true],
  ["tel:+862700000000;ext=8020", true],
  ["http://localhost:3000/cnc-machining#tolerances", false],
  ["", false],
])("%j leads away from the site: %s", (href, isAway) => {
  expect(leadsAway(href, "http://localhost:3000")).toBe(isAway);
});
