import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const config = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");

/** The settings of `location PATH { … }`, without comments. */
function location(path: string): string {
  const [, settings = ""] = config.split(`    location ${path} {\n`);
  return settings.slice(0, settings.indexOf("\n    }")).replaceAll(/#.*/g, "");
}

test("nginx lets no request wait for another one whose response it does not keep, such as the quote form", () => {
  expect(location("/")).toContain("proxy_cache site;");
  expect(location("/")).not.toContain("proxy_cache_lock");
  // A picture is rendered once, and every response but an error is kept.
  expect(location("/images/")).toContain("proxy_cache_lock on;");
});
