import { type Examples, pageWith } from "./examples.ts";

const german = {
  _id: "language-de",
  _type: "language",
  code: "de",
  terms: [
    { _key: "a", target: "the the" },
    { _key: "b", source: "rib", target: "Rippe", others: ["Steg"], avoid: ["Spante"] },
    { _key: "c", source: "CMM", target: "KMG" },
  ],
};
const inGerman = (fields: object) => ({
  ...pageWith({ _type: "divider" }, "de/a"),
  _id: "a__de",
  language: "de",
  original: { _ref: "a" },
  sources: [{ _key: "title", path: "title", text: "a" }],
  ...fields,
});
const sourcesOf = (texts: object) =>
  Object.entries(texts).map(([path, text]) => ({ _key: path, path, text }));
const hero = { _type: "hero", heading: "A rib", hasSearch: true };
const inEnglish = pageWith(hero);
/** The German page of `inEnglish`. */
const translated = (
  heading: string,
  sources: object = { title: "a", 'blocks[_key=="x"].heading': "A rib" },
  more = {},
) =>
  inGerman({
    blocks: [{ _key: "x", ...hero, heading, ...more }],
    sources: sourcesOf(sources),
  });
const ribs = (text: string) => ({
  _id: "rib__de",
  _type: "translation",
  language: "de",
  original: { _ref: "rib" },
  texts: [{ _key: "t", path: "term", source: "Rib", text }],
});
const page = pageWith({ _type: "divider" });

/** Examples of the rules that compare translations with their originals. */
export const translationExamples: Examples = {
  "translated-originals": {
    wrong: [
      [[page, inGerman({})], "translated-originals : No language has the code “de”"],
      [[german, page, inGerman({ _id: "copy" })], "translated-originals : Its id must be “a__de”"],
      [
        [german, page, inGerman({ _id: "b__de", original: { _ref: "b" } })],
        "translated-originals : It translates “b”, which is not a document of its type",
      ],
    ],
    right: [
      // Rules that know English words do not read German, and two languages may have the same title.
      [german, page, inGerman({ title: "a", summary: "the the" })],
      [german, { _id: "grade__de", _type: "translation", language: "de", original: { _ref: "grade" } }],
    ],
  },
  "language-homes": {
    wrong: [
      [
        [{ ...german, state: "live" }],
        "language-homes state: No page has the path /de. Translate the home page first",
      ],
    ],
    right: [
      [german],
      [
        { ...german, state: "live" },
        page,
        inGerman({ path: "/de", title: "a", sources: sourcesOf({ title: "a", path: "/a" }) }),
      ],
    ],
  },
  "translated-terms": {
    wrong: [
      [
        [german, inEnglish, translated("Ein Grat")],
        "translated-terms blocks.x.heading: “rib” should be “Rippe”",
      ],
      [[german, ribs("Spante")], "translated-terms term: “Spante” for “rib”: write “Rippe”"],
    ],
    right: [
      [german, inEnglish, translated("Versteifungsrippen")],
      [german, ribs("Steg")],
    ],
  },
  "untranslated-texts": {
    wrong: [
      [
        [german, inEnglish, translated("A rib", { title: "a" })],
        "untranslated-texts blocks.x.heading: 1 text is not translated",
      ],
      // An abbreviation has no words, but the list of terms translates it.
      [
        [german, pageWith({ ...hero, heading: "CMM" }), translated("CMM", { title: "a" })],
        "untranslated-texts blocks.x.heading: 1 text is not translated",
      ],
    ],
    right: [
      [german, pageWith({ ...hero, heading: "CNC" }), translated("CNC", { title: "a" })],
      // A text may be the same in both languages.
      [
        german,
        pageWith({ ...hero, heading: "Laser" }),
        translated("Laser", { title: "a", 'blocks[_key=="x"].heading': "Laser" }),
      ],
      // Texts of records appear one by one.
      [german, { _id: "rib", _type: "chart", term: "Rib", title: "Ribs", view: "Section" }, ribs("Rippe")],
    ],
  },
  "outdated-translations": {
    wrong: [
      [
        [german, pageWith({ ...hero, heading: "Two ribs" }), translated("Eine Rippe")],
        "outdated-translations blocks.x.heading: 1 text has changed in English since",
      ],
      [
        [german, inEnglish, translated("Eine Rippe", undefined, { hasSearch: false })],
        "outdated-translations blocks.x.hasSearch: 1 figure, link or block differs from the English page",
      ],
      // The German page does not have the block.
      [
        [german, page, inGerman({ blocks: [] })],
        "outdated-translations blocks: 1 figure, link or block differs from the English page",
      ],
    ],
    right: [[german, inEnglish, translated("Eine Rippe")]],
  },
};

/** German, and the translation of a label. */
const label = (text: string) => [
  german,
  {
    _id: "d__de",
    _type: "translation",
    language: "de",
    original: { _ref: "d" },
    texts: [{ _key: "a", path: "name", source: "1.5 t", text }],
  },
];
/** German, an English page and its translation with this title. */
const germanPage = (title: string) => {
  const english = { ...pageWith({ _type: "divider" }), title: "To 0.05 mm {brand}" };
  const sources = [{ _key: "title", path: "title", text: english.title }];
  const translation = { ...english, _id: "a__de", path: "/de/a", language: "de", original: { _ref: "a" } };
  return [german, english, { ...translation, title, sources }];
};

/** Examples of the rule for figures in translations. */
export const figureExamples: Examples = {
  "translated-figures": {
    wrong: [
      [
        germanPage("Auf 0,5 mm"),
        "translated-figures title: The placeholder {brand} is missing. Missing numbers: 0,05. Numbers that the source does not have: 0,5",
      ],
      [label("1.5 t"), "translated-figures name: Numbers in English notation: 1.5 → 1,5"],
    ],
    right: [germanPage("{brand}: auf 0,05 mm"), label("1,5 t")],
  },
};
