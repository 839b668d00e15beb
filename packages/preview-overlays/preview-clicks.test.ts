import { expect, test } from "vitest";

import { leadsOffSite } from "./preview-clicks.ts";

test.each([
  ["https://www.iso.org/standard/1.html", true],
  ["http://localhost:3400/files/local000/production/a.pdf", true],
  ["mailto:info@example.com", true],
  ["tel:+862700000000;ext=8020", true],
  ["http://localhost:3000/cnc-machining#tolerances", false],
  ["", false],
])("a link to %j leads off the site: %s", (href, isOffSite) => {
  expect(leadsOffSite(href, "http://localhost:3000")).toBe(isOffSite);
});
