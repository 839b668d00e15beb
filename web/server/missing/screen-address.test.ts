import { expect, test } from "vitest";

import { nearOf, screenAddress } from "./screen-address.ts";

test.each([
  [[], "/missing-address/none"],
  [["/about-us", "/blog/a-post"], "/missing-address/about-us,blog.a-post"],
])("the screen for pages near %j is at %s, and names them", (near, address) => {
  expect(screenAddress(near)).toBe(address);
  expect(nearOf(address.replace("/missing-address/", ""))).toEqual(near);
});
