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
