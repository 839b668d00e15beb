import { expect, test } from "vitest";

import { llmsText } from "./llms.ts";

const page = { _id: "page", language: null, modifiedAt: null, isHidden: false, summary: null };

test("pages are listed by type, with their summary in one line and without hidden ones", () => {
  const text = llmsText(
    [
      { ...page, _type: "page", path: "/about-us", title: "About us" },
      { ...page, _type: "page", path: "/secret", title: "Secret", isHidden: true },
      {
        ...page,
        _type: "service",
        path: "/cnc-machining",
        title: "CNC machining",
        summary: "Cut\nfrom solid.",
      },
    ],
    null,
    "https://site.example",
  );
  expect(text.split("\n\n").slice(1)).toEqual([
    "## Services",
    "- [CNC machining](https://site.example/cnc-machining): Cut from solid.",
    "## Other pages",
    "- [About us](https://site.example/about-us)",
  ]);
});
