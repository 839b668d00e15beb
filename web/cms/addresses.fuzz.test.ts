import * as fc from "fast-check";
import { expect, test } from "vitest";

import { safeHref } from "./links.ts";
import { parseTarget } from "./resolve-path.ts";

const SITE = "https://site.example";
const part = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "%",
    "%2f",
    "%5C",
    "?",
    "#",
    ":",
    "@",
    "..",
    "evil.example",
    "javascript:",
    "http:",
    "https://",
    "About-Us",
    "Thankyou2",
  ),
);
const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
const options = { seed: 21, numRuns: 5000 } as const;

test("a link has an allowed protocol, and a path or an anchor stays on the site", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((each) => `/${each}`),
      ),
      (written) => {
        const href = safeHref(written);
        const url = href === undefined ? undefined : URL.parse(href, `${SITE}/page`);
        const allowed = /^[/#]/.test(href ?? "") ? /^https:\/\/site\.example\// : /^(?:https?|mailto|tel):/;
        expect(url?.href ?? `${SITE}/`).toMatch(href === undefined ? /^/ : allowed);
      },
    ),
    options,
  );
});

test("a URL parser, such as the one of Next, leaves every path as it is, so both resolve the same page", () => {
  const segment = fc.constantFrom(
    ..."about-us About-Us %61bout-us thankyou2 a@b.example .. . %2e%2e .%2E %2e ... ..%2f %252e%252e ;.. évil %C3%A9 a|b a{b}".split(
      " ",
    ),
  );
  const target = fc
    .tuple(
      fc.constantFrom("/", "/api/share/", "/block-gallery/", "/thankyou2/", "/images/"),
      fc.array(segment),
    )
    .map(([start, segments]) => start + segments.join("/"));
  fc.assert(
    fc.property(
      fc.oneof(
        target,
        address.map((each) => `/${each}`),
      ),
      (written) => {
        const parsed = parseTarget(written);
        const path = parsed.kind === "path" ? parsed.path : "/";
        expect(new URL(path, SITE).pathname).toBe(path);
        expect(new URL(path, SITE).origin).toBe(SITE);
      },
    ),
    options,
  );
});

test("every spelling of a target resolves to the cached spelling, on this site", () => {
  fc.assert(
    fc.property(
      address.map((each) => `/${each}`),
      (written) => {
        const target = parseTarget(written);
        const path = target.kind === "path" ? target.path + target.search : "/";
        expect(parseTarget(path)).toEqual(
          target.kind === "path" ? target : { kind: "path", path: "/", search: "" },
        );
        const to = target.kind === "redirect" ? target.to : "/";
        expect(new URL(to, SITE).host).toBe("site.example");
      },
    ),
    options,
  );
});
