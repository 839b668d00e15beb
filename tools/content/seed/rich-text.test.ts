import { expect, test } from "vitest";

import { wordsOf } from "./rich-text.ts";

test("plain text is one span", () => {
  expect(wordsOf("±0.3 mm [inside]")).toEqual(["±0.3 mm [inside]"]);
});

test("strong text, links and glossary terms are parsed", () => {
  expect(wordsOf("**Thin** walls: take [SLS](sls-printing), see [AS9102](term-as9102).")).toEqual([
    { strong: "Thin" },
    " walls: take ",
    {
      text: "SLS",
      link: { _type: "link", kind: "internal", reference: { _type: "reference", _ref: "sls-printing" } },
    },
    ", see ",
    { text: "AS9102", term: "term-as9102" },
    ".",
  ]);
});

test("a link can have an anchor or open the quote form", () => {
  expect(wordsOf("[draft](molding01#draft) or [ask](quote)")).toEqual([
    {
      text: "draft",
      link: {
        _type: "link",
        kind: "internal",
        reference: { _type: "reference", _ref: "molding01" },
        anchor: "draft",
      },
    },
    " or ",
    { text: "ask", link: { _type: "link", kind: "quote" } },
  ]);
});
