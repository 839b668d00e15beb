import { expect, test } from "vitest";

import { openTestSite } from "../testing/test-context.ts";
import { fillPath } from "./error-screens.ts";
import { missingPageAddress, parseSuggestions } from "./missing-page-address.ts";

const screen = `<p data-path="/--path--">Page not found: /--path--</p><script>a()</script><script>push("/--path--")</script>`;

test("the path is filled into texts, attributes and scripts", () => {
  expect(fillPath(screen, "/abuot-us")).toBe(
    `<p data-path="/abuot-us">Page not found: /abuot-us</p><script>a()</script><script>push("/abuot-us")</script>`,
  );
});

test("letters of every language are kept", () => {
  expect(fillPath(screen, "/Café-東京")).toContain("Page not found: /Café-東京<");
});

test.each([
  [`/"><script>alert(1)</script>`, "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
  ["/'+alert(1)+'", "/&#39;+alert(1)+&#39;"],
  ["/a&lt;b`${c}", "/a&#38;lt;b%60&#36;%7Bc%7D"],
  ["/%22%3e", "/%22%3e"],
])("%s is escaped", (path, shown) => {
  const html = fillPath(screen, path);
  expect(html).toContain(`<p data-path="${shown}">Page not found: ${shown}</p>`);
  expect(html.match(/<script>/g)).toHaveLength(2);
});

test("signs that are legal in a path are shown as they are, also after scripts have rendered the screen again", () => {
  expect(fillPath(screen, "/a&b'c$d")).toBe(
    String.raw`<p data-path="/a&#38;b&#39;c&#36;d">Page not found: /a&#38;b&#39;c&#36;d</p><script>a()</script><script>push("/a\u0026b\u0027c\u0024d")</script>`,
  );
});

test("a very long path is cut off", () => {
  expect(fillPath(screen, `/${"a".repeat(5000)}`).length).toBeLessThan(900);
});

test.each([
  [[], "/missing-address/none"],
  [["/about-us", "/blog/a-post"], "/missing-address/about-us,blog.a-post"],
])(
  "the 404 screen with the suggestions %j has the address %s, from which they can be parsed",
  (suggestions, address) => {
    expect(missingPageAddress(suggestions, "en")).toBe(address);
    expect(parseSuggestions(address.replace("/missing-address/", ""))).toEqual(suggestions);
  },
);

test.each([
  ["that is not valid", `/request/${"0".repeat(40)}`],
  ["that is cut off", "/request/0123"],
])("a link to a request %s gets a screen that needs no scripts", async (_, path) => {
  const { visit, requests } = await openTestSite();
  const response = await visit(path);
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining("first of /missing-request"),
  ]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(requests).toEqual([`GET ${path}`, "GET /missing-request"]);
});
