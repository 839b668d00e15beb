import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { LANGUAGE_NOTICE, offeredLanguage } from "./language-notice.ts";

test.each([
  [["de-AT", "en"], "en", "de"],
  [["en-GB", "de"], "en", undefined],
  [["fr", "DE-de", "en"], "en", "de"],
  [["pt-BR"], "en", "pt-br"],
  [["pt-PT"], "en", undefined],
  [["en"], "de", "en"],
  [["fr"], "en", undefined],
  [[], "en", undefined],
])("a browser with %j on a page in %s is offered %s", (preferred, page, offered) => {
  const offers = ["en", "de", "pt-br"].filter((code) => code !== page);
  expect(offeredLanguage(preferred, page, offers, null)).toBe(offered);
});

test("who chose a language before is offered none", () => {
  expect(offeredLanguage(["de"], "en", ["de"], "en")).toBeUndefined();
});

/** Clicks a link on an English page in the notice's script. `selector` finds the link. Returns what is stored. */
function choiceAfterClick(isLinkOf: (selector: string) => boolean): string | null {
  class Element {
    readonly hreflang = "de";
    closest(selector: string) {
      return isLinkOf(selector) ? this : null;
    }
  }
  let stored: string | null = null;
  let click: ((event: { target: Element }) => void) | undefined;
  runInNewContext(LANGUAGE_NOTICE, {
    Element,
    navigator: { languages: ["de"] },
    localStorage: { getItem: () => stored, setItem: (_key: string, value: string) => (stored = value) },
    document: {
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      addEventListener: (_type: string, listener: typeof click) => (click = listener),
    },
  });
  click?.({ target: new Element() });
  return stored;
}

test("only the links of the switch and of an offer are a choice, not each link to a page in another language", () => {
  expect(choiceAfterClick((selector) => /a\[hreflang\]/.test(selector))).toBeNull();
  for (const place of ["#menu-languages a", ".language-list a", "[data-language-offer] a"])
    expect(choiceAfterClick((selector) => selector.split(",").includes(place))).toBe("de");
});
