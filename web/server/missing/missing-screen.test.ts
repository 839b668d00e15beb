import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { cspHash } from "#server/headers/inline-scripts.ts";

import { createMissingScreen } from "./missing-screen.ts";

const screen = createMissingScreen(
  `<p data-path="/--path--">Page not found: /--path--</p><script>a()</script><script>push("/--path--")</script>`,
);

test("the path stands in the words, in the data and in the script, whose hash fits", () => {
  const { html, gzip, scripts } = screen.fill("/abuot-us");
  expect(gunzipSync(gzip())).toEqual(html);
  expect(html.toString()).toBe(
    `<p data-path="/abuot-us">Page not found: /abuot-us</p><script>a()</script><script>push("/abuot-us")</script>`,
  );
  expect(scripts).toEqual([cspHash("a()"), cspHash(`push("/abuot-us")`)]);
});

test("the letters of every language stay as they were typed", () => {
  const { html, gzip } = screen.fill("/Café-東京");
  expect(html.toString()).toContain("Page not found: /Café-東京<");
  expect(gunzipSync(gzip())).toEqual(html);
});

test.each([
  [`/"><script>alert(1)</script>`, "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
  ["/'+alert(1)+'", "/%27+alert(1)+%27"],
  ["/a&lt;b`${c}", "/a%26lt;b%60%24%7Bc%7D"],
  ["/%22%3e", "/%22%3e"],
])("%s can do no harm", (path, shown) => {
  const html = screen.fill(path).html.toString();
  expect(html).toContain(`<p data-path="${shown}">Page not found: ${shown}</p>`);
  expect(html.match(/<script>/g)).toHaveLength(2);
});

test("a very long path is cut", () => {
  expect(screen.fill(`/${"a".repeat(5000)}`).html.length).toBeLessThan(900);
});
