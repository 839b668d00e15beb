import { expect, test } from "vitest";

import { TIMES } from "#testing/stored-pages.ts";
import { contentOf, guide, inGerman, lake, loadTranslatedSite } from "#testing/translated-site.ts";

// Pages of a language that has not translated everything that they list.

const site = await loadTranslatedSite();

// A capability and what German calls its condition.
const capability = { _id: "capability-tolerance", _type: "capability" };
const tolerance = (id: string, label: string) => ({
  _key: "t",
  _type: "keyFigure",
  label,
  quantity: { _type: "quantity", capability: { _type: "reference", _ref: id } },
});
const service = (id: string, fields: object) => ({ ...TIMES, _id: id, _type: "service", ...fields });
const processTable = {
  _key: "p",
  _type: "processCards",
  heading: "",
  selection: "all",
  showFigures: true,
};
/** Two processes of which German has one, and their tolerance. */
const processes = (isTranslated: boolean) => [
  ...contentOf().filter((document) => Reflect.get(document, "_id") !== "about__de"),
  inGerman("about", { title: "Über uns", path: "/de/ueber-uns", blocks: [processTable, guidesList] }),
  {
    ...TIMES,
    ...capability,
    name: "Tolerance",
    figures: [
      { _type: "quantity", _key: "f", value: 0.1, plusMinus: true, unit: "mm", note: "up to 1,500 mm" },
    ],
  },
  {
    ...TIMES,
    _id: "capability-tolerance__de",
    _type: "translation",
    language: "de",
    original: { _ref: "capability-tolerance" },
    texts: [{ _key: "t", path: 'figures[_key=="f"].note', source: "up to 1,500 mm", text: "bis 1.500 mm" }],
  },
  service("milling", {
    title: "Milling",
    path: "/milling",
    summary: "Cuts up to 1,500 mm.",
    figures: [tolerance(capability._id, "Tolerance")],
  }),
  ...(isTranslated
    ? [
        service("milling__de", {
          language: "de",
          original: { _ref: "milling" },
          title: "Fräsen",
          path: "/de/fraesen",
          summary: "Spant bis 1.500 mm.",
          figures: [tolerance(capability._id, "Toleranz")],
        }),
      ]
    : []),
  service("casting", {
    title: "Casting",
    path: "/casting",
    summary: "Pours.",
    figures: [tolerance(capability._id, "Tolerance")],
  }),
  { ...guide("marks", "Marks", "/marks"), ruleName: "defect", blocks: [{ _key: "r", _type: "designRule" }] },
];
const guidesList = { _key: "g", _type: "guides", heading: "", selection: "all" };

/** The rows of the first table: texts in metric units, the languages that they are marked with, and a bar after each cell. */
const rowsOf = (html: string) =>
  [...(/<table[^]*?<\/table>/.exec(html)?.[0] ?? "").matchAll(/<tr[^]*?<\/tr>/g)].map(([row]) =>
    row
      .replaceAll(/<span class="imperial">[^<]*<\/span>|<span[^>]* aria-hidden="true">\d+<\/span>/g, "")
      .replaceAll(/<[a-z][^>]*? lang="(\w+)"[^>]*>/g, "($1)")
      .replaceAll(/<\/t[dh]>/g, "|")
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("\u00A0", " "),
  );

test("a table of processes that are not translated is English as a whole, with the conditions of its figures", async () => {
  lake.documents = processes(false);
  expect(rowsOf(await site.page("/de/ueber-uns"))).toEqual([
    "(en)Process|Tolerance|",
    "(en)Casting(en)Pours.|(en)±0.1 mm up to 1,500 mm|",
    "(en)Milling(en)Cuts up to 1,500 mm.|(en)±0.1 mm up to 1,500 mm|",
  ]);
});

test("a row of a translated process is in the language of the page, and so are the titles of the columns", async () => {
  lake.documents = processes(true);
  expect(rowsOf(await site.page("/de/ueber-uns"))).toEqual([
    "Verfahren|Toleranz|",
    "FräsenSpant bis 1.500 mm.|±0,1 mm bis 1.500 mm|",
    "(en)Casting(en)Pours.|(en)±0.1 mm up to 1,500 mm|",
  ]);
});

test("lists of guides count rules and defects in the language of the page, beside summaries in that of the guide", async () => {
  lake.documents = processes(true);
  const html = await site.page("/de/ueber-uns");
  expect(html).toContain("1 Fehlerbild<");
  expect(html).toMatch(/<p [^>]*lang="en"[^>]*>About Marks\.<\/p>/);
});

const term = (id: string, words: string) => ({
  _id: id,
  _type: "glossaryTerm",
  term: words,
  explanation: `A ${words}.`,
});
const mark = (id: string) => ({ _key: id, _type: "glossaryMark", term: { _ref: id } });

test("an explanation that is not translated says that it is English, and so does the list of terms", async () => {
  const text = {
    _key: "r",
    _type: "richText",
    text: [
      {
        _key: "p",
        _type: "block",
        style: "normal",
        markDefs: [mark("draft"), mark("rib")],
        children: [
          { _key: "1", _type: "span", text: "Schräge", marks: ["draft"] },
          { _key: "2", _type: "span", text: "Rippe", marks: ["rib"] },
        ],
      },
    ],
  };
  const translated = { _key: "t", path: "explanation", source: "A rib.", text: "Eine Rippe." };
  lake.documents = [
    ...contentOf().filter((document) => Reflect.get(document, "_id") !== "about__de"),
    inGerman("about", {
      title: "Über uns",
      path: "/de/ueber-uns",
      blocks: [text, { _key: "g", _type: "glossary" }],
    }),
    term("draft", "draft"),
    term("rib", "rib"),
    {
      ...TIMES,
      _id: "rib__de",
      _type: "translation",
      language: "de",
      original: { _ref: "rib" },
      texts: [translated],
    },
  ];
  const html = await site.page("/de/ueber-uns");
  const marked = html.replaceAll(/<[a-z][^>]*? lang="(\w+)"[^>]*>/g, "($1)").replaceAll(/<[^>]*>/g, "");
  expect(marked).toContain("Schräge(en)draftA draft.");
  expect(marked).toContain("RipperibEine Rippe.");
  expect(marked.match(/\(en\)draftA draft\./g)).toHaveLength(2);
  expect(marked.match(/\(en\)/g)).toHaveLength(2);
});
