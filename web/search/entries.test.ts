import { expect, test } from "vitest";

import { wordsOf } from "#locale/catalogs.ts";

import { fieldNames } from "./document-text.ts";
import { searchEntries } from "./entries.ts";

const paragraph = (text: string, _key: string, style = "normal") => ({
  _type: "block",
  _key,
  style,
  children: [{ _type: "span", text }],
});
const guide = {
  _id: "guide",
  _type: "guide",
  title: "Guide",
  path: "/guide",
  summary: "All about walls.",
  blocks: [
    { _type: "hero", _key: "hero", heading: "Walls that hold" },
    {
      _type: "richText",
      _key: "text",
      text: [paragraph("Before.", "1"), paragraph("Ribs", "2", "h2"), paragraph("Thin ribs cool.", "3")],
    },
    {
      _type: "designRule",
      _key: "rule",
      anchor: "wall",
      heading: "Keep it even",
      rule: "One wall.",
      values: [
        { _type: "designValue", label: "ABS", recommended: { _type: "quantity", value: 2, unit: "mm" } },
      ],
    },
    { _type: "quoteCall", _key: "call", heading: "Ready?" },
  ],
};

test("a page, the headings in its text and its blocks are entries with their anchors and figures", async () => {
  const entries = await searchEntries([guide]);
  expect(entries.map(({ group, title, page, href }) => [group, title, page, href])).toEqual([
    ["guide", "Guide", "", "/guide"],
    ["guide", "Ribs", "Guide", "/guide#ribs"],
    ["rule", "Keep it even", "Guide", "/guide#wall"],
  ]);
  expect(entries[0]).toMatchObject({ summary: "All about walls.", text: "Walls that hold Before." });
  expect(entries[2]?.figures).toEqual(["ABS 2\u00a0mm"]);
});

test("the search words of a block are names of its first heading, and those of a block without one are names of the page", async () => {
  const [hero, text, rule] = guide.blocks;
  const blocks = [
    { ...hero, searchWords: ["wall guide"] },
    { ...text, text: [...(text?.text ?? []), paragraph("Bosses", "4", "h2")], searchWords: ["stiffener"] },
    { ...rule, searchWords: ["thickness"] },
  ];
  const page = { ...guide, blocks };
  const named = (await searchEntries([page])).map(({ title, names }) => [title, names]);
  expect(named).toEqual([
    ["Guide", ["wall guide"]],
    ["Ribs", ["stiffener"]],
    ["Bosses", []],
    ["Keep it even", ["thickness"]],
  ]);
});

test("the words of bold text and links keep the spaces around them", async () => {
  const children = ["Housings", " in PA12 by ", "MJF", " for trials."].map((text) => ({
    _type: "span",
    text,
  }));
  const text = [{ ...paragraph("", "1"), children }];
  const page = { ...guide, summary: undefined, blocks: [{ _type: "richText", _key: "text", text }] };
  expect((await searchEntries([page]))[0]?.text).toBe("Housings in PA12 by MJF for trials.");
});

test("a summary that is shortened ends with one ellipsis", async () => {
  const line = "Uniform walls cool at the same time, so the part stays flat, without sink marks.";
  const rule = { ...guide.blocks[2], rule: `${line} ${line}` };
  const page = { ...guide, blocks: [rule] };
  const [, entry] = await searchEntries([page]);
  expect(entry?.summary).toMatch(/^Uniform walls [^…]* …$/);
  expect(`${entry?.summary} ${entry?.text}`).not.toMatch(/….*…/);
});

test("each question of a block is an entry with its own anchor", async () => {
  const answer = [paragraph("Not below 1 mm.", "answer")];
  const questions = {
    _type: "questions",
    _key: "questions",
    heading: "Questions",
    questions: [{ _type: "question", _key: "thin", question: "How thin can it be?", answer }],
  };
  const page = { ...guide, blocks: [questions] };
  const entries = await searchEntries([page]);
  expect(entries.map(({ title, href, summary }) => [title, href, summary])).toEqual([
    ["Guide", "/guide", "All about walls."],
    ["Questions", "/guide#questions", ""],
    ["How thin can it be?", "/guide#how-thin-can-it-be", "Not below 1 mm."],
  ]);
});

test("a term leads to its entry in the glossary", async () => {
  const term = { _id: "sink", _type: "glossaryTerm", term: "Sink mark", explanation: "A dent." };
  const blocks = [{ _type: "glossary", _key: "terms", heading: "Terms" }];
  const glossary = { _id: "glossary", _type: "page", title: "Glossary", path: "/glossary", blocks };
  expect((await searchEntries([glossary, term])).at(-1)).toMatchObject({
    title: "Sink mark",
    page: "Glossary",
    href: "/glossary#entry-sink-mark",
  });
});

test("the blocks of a saved section are entries of the page that uses it", async () => {
  const [hero, text, rule] = guide.blocks;
  const place = { _type: "sharedSection", _key: "place", section: { _ref: "walls" } };
  const shared = { ...guide, blocks: [hero, place] };
  const section = { _id: "walls", blocks: [text, rule].filter((block) => block !== undefined) };
  expect(await searchEntries([shared], { sections: [section] })).toEqual(await searchEntries([guide]));
  expect((await searchEntries([shared])).map(({ href }) => href)).toEqual(["/guide"]);
});

const grade = {
  _id: "grade",
  _type: "materialGrade",
  name: "POM-C",
  family: "Aluminum",
  standards: ["EN 1"],
  needs: ["wear"],
  namesJis: ["JIS 1"],
  density: { _type: "quantity", value: 1.41, unit: "g/cm³" },
};
const table = (_key: string, parts: object = {}) => ({
  _type: "materialTable",
  _key,
  heading: "Grades",
  selection: "all",
  ...parts,
});
const page = (_type: string, path: string, blocks: object[]) => ({
  _id: path,
  _type,
  title: path,
  path,
  blocks,
});

test("a document without its own page leads to the table that shows it, preferably on a page of the same group", async () => {
  const entries = await searchEntries([
    grade,
    page("page", "/all", [table("t")]),
    page("material", "/materials", [table("t")]),
  ]);
  const found = entries.find(({ title }) => title === "POM-C");
  expect(found).toMatchObject({
    group: "material",
    href: "/materials#grades",
    page: "/materials",
    names: ["EN 1", "JIS 1"],
  });
  // The values of a data sheet are key figures of the result, and no words.
  expect(found?.figures.join(" ")).toContain("1.41");
  expect(`${found?.summary} ${found?.text}`).not.toContain("1.41");
  expect(found?.summary).toContain("Aluminum");
  expect(found?.summary).toContain("Wear");
});

test("content that is hidden from visitors or search engines has no entry", async () => {
  const hidden = [
    { ...page("page", "/secret", []), seo: { noIndex: true } },
    page("page", "/a", [
      table("1", { hidden: true }),
      table("2", { showFrom: "2020-01-01T00:00:00Z", showUntil: "2999-01-01T00:00:00Z" }),
    ]),
  ];
  expect((await searchEntries([grade, ...hidden])).map(({ href }) => href)).toEqual(["/a"]);
});

test("a calculator is found on the page that shows it in full, not where a block links there", async () => {
  const calculator = { _type: "calculator", heading: "Find a fit", kind: "fits" };
  const blocks = [
    { ...calculator, _key: "full" },
    { ...calculator, _key: "short", heading: "Fits", fullVersion: { _type: "link", kind: "internal" } },
  ];
  expect(
    (await searchEntries([page("guide", "/guide", blocks)])).map(({ group, title }) => [group, title]),
  ).toEqual([
    ["guide", "/guide"],
    ["calculator", "Find a fit"],
  ]);
});

const german = {
  choices: { wear: "Verschleiß" },
  fields: fieldNames(wordsOf("de")),
  quantities: wordsOf("de").quantities,
};

const quantity = (value: number, unit: string) => ({ _type: "quantity", value, unit });

test("the figures of a grade have the names of their properties, and the values of a rule their limits", async () => {
  const aluminum = { ...grade, tensileStrength: quantity(310, "MPa"), yieldStrength: quantity(276, "MPa") };
  const values = [
    { _type: "designValue", label: "SLS", recommended: quantity(1, "mm"), minimum: quantity(0.7, "mm") },
  ];
  const rules = page("page", "/walls", [table("t"), { ...guide.blocks[2], values }]);
  const figuresIn = async (words?: typeof german) =>
    (await searchEntries([rules, aluminum], { words }))
      .map(({ figures }) => figures.join("; "))
      .filter(Boolean);
  expect(await figuresIn()).toEqual([
    "SLS 1\u00a0mm, limit 0.7\u00a0mm",
    "Tensile strength 310\u00a0MPa; Yield strength 276\u00a0MPa; Density 1.41\u00a0g/cm³",
  ]);
  expect((await figuresIn(german))[1]).toBe(
    "Zugfestigkeit 310\u00a0MPa; Streckgrenze 276\u00a0MPa; Dichte 1,41\u00a0g/cm³",
  );
});

const row = (label: string, value: number) => ({
  _type: "specificationRow",
  label,
  values: [quantity(value, "mm")],
});

test("each row of a specification table is a figure of its section", async () => {
  const rows = [row("Tolerance", 0.3), row("Minimum wall", 0.7)];
  const specifications = { _type: "specificationTable", _key: "s", heading: "SLS specifications", rows };
  const entries = await searchEntries([page("service", "/sls", [specifications])]);
  expect(entries.at(-1)).toMatchObject({
    group: "page",
    figures: ["Tolerance 0.3\u00a0mm", "Minimum wall 0.7\u00a0mm"],
  });
});

test("values from lists of options have the words of the site's language, and those without words are left out", async () => {
  const finish = { _id: "f", _type: "finish", name: "Eloxieren", purposes: ["wear", "corrosion"] };
  const finishes = { _type: "finishTable", _key: "t", heading: "Oberflächen", selection: "all" };
  const stored = { ...guide, blocks: [finishes] };
  const entryIn = async (words?: typeof german) =>
    (await searchEntries([stored, finish], { words })).find(({ title }) => title === "Eloxieren");
  expect(await entryIn()).toMatchObject({ summary: "Wear. Corrosion." });
  expect(await entryIn(german)).toMatchObject({ summary: "Verschleiß." });
});

test("figures have the numbers and units of the site's language", async () => {
  const time = { _type: "quantity", min: 1.5, max: 3, unit: "business day" };
  const values = [{ _type: "designValue", label: "Zeit", recommended: time }];
  const stored = { ...guide, blocks: [{ ...guide.blocks[2], values }] };
  const figuresIn = async (words?: typeof german) =>
    (await searchEntries([stored], { words })).at(-1)?.figures;
  expect(await figuresIn()).toEqual(["Zeit 1.5–3\u00A0business days"]);
  expect(await figuresIn(german)).toEqual(["Zeit 1,5–3\u00A0Arbeitstage"]);
});

test("a Japanese summary is shortened without spaces between its words, and ends sentences as Japanese does", async () => {
  const long = "抜き勾配と肉厚と公差".repeat(12);
  const rule = { ...guide.blocks[2], rule: `肉厚は均一にします。${long}`, values: [] };
  const withRule = { ...guide, blocks: [rule] };
  const entry = (await searchEntries([withRule])).at(-1);
  expect(entry?.summary).toMatch(/^肉厚は均一にします。[^ ]+ …$/);
  expect(entry?.summary.length).toBeLessThan(90);
  const text = [paragraph("納期を記載します。", "1"), paragraph("加工方法", "2"), paragraph("納期", "3")];
  const stored = { ...guide, summary: undefined, blocks: [{ _type: "richText", _key: "text", text }] };
  expect((await searchEntries([stored]))[0]?.text).toBe("納期を記載します。加工方法。納期。");
});
