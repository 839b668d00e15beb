import { expect, test } from "vitest";

import { linkTarget, telephone } from "./link-target.ts";
import type { Link } from "./types.generated.ts";

const context = {
  routes: { pathOf: (id: string) => (id === "about" ? "/about-us" : undefined) },
  fileUrl: (id: string) => `https://files.example/${id}`,
};
const target = (link: Omit<Link, "_type">) => linkTarget({ _type: "link", ...link }, context);

test("a link to a page leads to the path that the page has now", () => {
  expect(target({ kind: "internal", reference: { _type: "reference", _ref: "about" } })).toBe("/about-us");
});

test("a link can lead to a place on a page", () => {
  const reference = { _type: "reference" as const, _ref: "about" };
  expect(target({ kind: "internal", reference, anchor: "certifications" })).toBe("/about-us#certifications");
});

test("a link to a page that is not published leads nowhere", () => {
  expect(target({ kind: "internal", reference: { _type: "reference", _ref: "draft-only" } })).toBeUndefined();
});

test("addresses, e-mail, phone and files get their own protocol", () => {
  expect(target({ kind: "external", url: "https://example.com/tour" })).toBe("https://example.com/tour");
  expect(target({ kind: "email", email: "info@example.com" })).toBe("mailto:info@example.com");
  expect(target({ kind: "phone", phone: "+86 (27) 8426-0000" })).toBe("tel:+862784260000");
  expect(
    target({ kind: "file", file: { _type: "file", asset: { _type: "reference", _ref: "file-a-pdf" } } }),
  ).toBe("https://files.example/file-a-pdf");
});

test("a dangerous address that came past the Studio leads nowhere", () => {
  expect(target({ kind: "external", url: "javascript:alert(1)" })).toBeUndefined();
});

test.each(["internal", "external", "email", "phone", "file"] as const)(
  "an unfinished link of the kind %s leads nowhere",
  (kind) => {
    expect(target({ kind })).toBeUndefined();
  },
);

test("an extension is dialled after the number", () => {
  expect(telephone("+86 27 8426 0000", "8020")).toBe("tel:+862784260000;ext=8020");
});
