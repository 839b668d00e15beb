import { expect, test } from "vitest";

import { cspHash } from "./content-security-policy.ts";
import { missingPageAddress, parseSuggestions } from "./missing-page-address.ts";
import { createMissingPageTemplate } from "./missing-page.ts";

const template = createMissingPageTemplate(
  `<p data-path="/--path--">Page not found: /--path--</p><script>a()</script><script>push("/--path--")</script>`,
);

test("the path is filled into texts, attributes and scripts, and the hash of the script matches", () => {
  const { html, scripts } = template.fill("/abuot-us");
  expect(html.toString()).toBe(
    `<p data-path="/abuot-us">Page not found: /abuot-us</p><script>a()</script><script>push("/abuot-us")</script>`,
  );
  expect(scripts).toEqual([cspHash("a()"), cspHash(`push("/abuot-us")`)]);
});

test("letters of every language are kept", () => {
  const { html } = template.fill("/Café-東京");
  expect(html.toString()).toContain("Page not found: /Café-東京<");
});

test.each([
  [`/"><script>alert(1)</script>`, "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
  ["/'+alert(1)+'", "/%27+alert(1)+%27"],
  ["/a&lt;b`${c}", "/a%26lt;b%60%24%7Bc%7D"],
  ["/%22%3e", "/%22%3e"],
])("%s is escaped", (path, shown) => {
  const html = template.fill(path).html.toString();
  expect(html).toContain(`<p data-path="${shown}">Page not found: ${shown}</p>`);
  expect(html.match(/<script>/g)).toHaveLength(2);
});

test("a very long path is cut off", () => {
  expect(template.fill(`/${"a".repeat(5000)}`).html.length).toBeLessThan(900);
});

test.each([
  [[], "/missing-address/none"],
  [["/about-us", "/blog/a-post"], "/missing-address/about-us,blog.a-post"],
])(
  "the 404 screen with the suggestions %j has the address %s, from which they can be parsed",
  (suggestions, address) => {
    expect(missingPageAddress(suggestions)).toBe(address);
    expect(parseSuggestions(address.replace("/missing-address/", ""))).toEqual(suggestions);
  },
);
