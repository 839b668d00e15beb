import { expect, test } from "vitest";

import { isExternal, linkTarget, safeHref, telephone } from "./links.ts";
import type { Link } from "./types.generated.ts";

const context = {
  routes: { pathOf: (id: string) => (id === "about" ? "/about-us" : undefined) },
  fileUrl: (id: string) => `https://files.example/${id}`,
};
const target = (link: Omit<Link, "_type">) => linkTarget({ _type: "link", ...link }, context);

test("a link to a page leads to the path that the page has now", () => {
  expect(target({ kind: "internal", reference: { _type: "reference", _ref: "about" } })).toBe("/about-us");
});

test("a link can lead to an anchor on a page", () => {
  const reference = { _type: "reference" as const, _ref: "about" };
  expect(target({ kind: "internal", reference, anchor: "certifications" })).toBe("/about-us#certifications");
});

test("a link to an unpublished page has no address", () => {
  expect(target({ kind: "internal", reference: { _type: "reference", _ref: "draft-only" } })).toBeUndefined();
});

test("web addresses, email, phone and files have their own protocol", () => {
  expect(target({ kind: "external", url: "https://example.com/tour" })).toBe("https://example.com/tour");
  expect(target({ kind: "email", email: "info@example.com" })).toBe("mailto:info@example.com");
  expect(target({ kind: "phone", phone: "+86 (27) 8426-0000" })).toBe("tel:+862784260000");
  expect(
    target({ kind: "file", file: { _type: "file", asset: { _type: "reference", _ref: "file-a-pdf" } } }),
  ).toBe("https://files.example/file-a-pdf");
});

test("a dangerous address that did not come from the Studio is removed", () => {
  expect(target({ kind: "external", url: "javascript:alert(1)" })).toBeUndefined();
});

test.each(["internal", "external", "email", "phone", "file"] as const)(
  "an unfinished link of the kind %s has no address",
  (kind) => {
    expect(target({ kind })).toBeUndefined();
  },
);

test("an extension becomes the parameter ext", () => {
  expect(telephone("+86 27 8426 0000", "8020")).toBe("tel:+862784260000;ext=8020");
  expect(telephone("+49 (0)30 123456")).toBe("tel:+4930123456");
  expect(telephone("+39 (0)6 69812345")).toBe("tel:+390669812345");
});

test.each(["https://example.com/a", "mailto:a@example.com", "tel:+862712345678", "/about-us#map", "#top"])(
  "%s is allowed in a link",
  (address) => {
    expect(safeHref(address)).toBe(address);
  },
);

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "/about-us\\..//evil.example",
  "about-us",
  "",
])("%j is not allowed in a link", (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test("only web addresses count as external", () => {
  expect(isExternal("https://example.com")).toBe(true);
  expect(isExternal("mailto:a@example.com")).toBe(false);
  expect(isExternal("/about-us")).toBe(false);
});
