import { factsOf, ratesOf } from "pricing/rates.ts";
import { createElement } from "react";
import { prerender } from "react-dom/static.edge";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { translationModel } from "schemas/translated-fields.ts";
import type { Field } from "translations/fields.ts";
import { expect, test } from "vitest";

import type { Block } from "#blocks/block.ts";
import { words as german } from "#locale/de/index.ts";
import * as english from "#locale/en/index.ts";
import { textsOf } from "#locale/testing/pseudo-language.ts";
import { modelOf } from "#pricing/testing/price-model-of.ts";
import { link, page, TIMES } from "#testing/stored-pages.ts";
import { contentOf, inGerman, lake, loadTranslatedSite } from "#testing/translated-site.ts";

import { sampleBlocks } from "./sample-blocks.ts";

// Every block on a German page, with records that have no German texts. The texts of the records are in Arabic letters, so that they are
// found in the HTML whatever a block makes of them. A new block and a new field are tested too.

const site = await loadTranslatedSite();
const { Header } = await import("#shell/header.tsx");
const { Footer } = await import("#shell/footer.tsx");

const PICTURE = "image-0123456789abcdef-1600x1200-jpg";
const FOREIGN = /[ا-ي]/;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><text x="1">نص label</text></svg>';

/** A value for each field with a text, at any depth. The text names its field. */
function filled(field: Field, path: string): unknown {
  switch (field.kind) {
    case "text":
      return `نص ${path}`;
    case "labels":
      return SVG;
    case "own":
      return undefined;
    case "object": {
      const fields = [...field.fields].map(
        ([name, inner]) => [name, filled(inner, `${path}.${name}`)] as const,
      );
      const isQuantity = field.fields.size === 1 && field.fields.has("note");
      return {
        ...Object.fromEntries(fields),
        ...(isQuantity && { _type: "quantity", value: 1, unit: "mm" }),
      };
    }
    case "list":
      return [...field.members].map(([type, member]) => {
        const item = filled(member, path);
        return typeof item === "object" ? Object.assign({ _type: type, _key: type }, item) : item;
      });
    case "block":
      return {
        style: "normal",
        markDefs: [],
        children: [{ _type: "span", _key: "s", text: `نص ${path}`, marks: [] }],
      };
  }
}

function record(_type: string, fields: object = {}, _id = _type) {
  const model = translationModel.fields.get(_type);
  const texts = model === undefined ? {} : filled(model, _type);
  return { ...TIMES, ...Object(texts), _id, _type, ...fields };
}

const reference = (_ref: string) => ({ _type: "reference", _key: _ref, _ref });
const process = [reference("milling"), reference("sheet")];
const figure = {
  _type: "quantity",
  _key: "f",
  value: 0.1,
  plusMinus: true,
  unit: "mm",
  note: "نص capability.note",
};
const roughness = { _type: "quantity", _key: "f", min: 0.1, max: 12, unit: "µm Ra" };
const chartRow = { _key: "r", _type: "chartRow", label: "نص chart.label" };
const drawing = (layout: string) => record("technicalDrawing", { layout }, `drawing-${layout}`);
const DRAWINGS = ["single", "steps", "wrongAndRight"];

const records = [
  record("materialGrade", {
    family: "Aluminum",
    density: { _type: "quantity", value: 2.7, unit: "g/cm³" },
    services: process,
    finishes: [reference("finish")],
    stock: [{ _key: "s", form: "sheet", sizes: [1], operations: [], note: "نص stock.note" }],
  }),
  record("finish", { services: process }),
  record("capability", { figures: [figure] }),
  ...DRAWINGS.map(drawing),
  record("chart", { kind: "tolerance", rows: [{ ...chartRow, figures: [figure] }] }),
  record("chart", { kind: "roughness", rows: [{ ...chartRow, figures: [roughness] }] }, "chart-roughness"),
  record("costModel", {
    ...modelOf("milling", 60, 10),
    _type: "costModel",
    rates: Object.fromEntries(ratesOf("milling").map((name) => [name, factsOf(name).min])),
    name: "نص costModel",
    state: "example",
    process: reference("milling"),
    materials: [{ _key: "m", grades: [reference("materialGrade")], pricePerKilogram: 5 }],
    finishes: [{ _key: "f", finish: reference("finish") }],
  }),
  record("video", { file: { asset: reference("file-film-mp4") }, seconds: 9 }),
  record("person", { name: "Li Wei" }),
  record("glossaryTerm"),
  record("settings", { email: "a@example.com", phone: "1", copyrightYear: 2027 }),
  record("navigation", {
    menus: [
      {
        _key: "m",
        _type: "menu",
        label: "نص menu",
        items: [
          { _key: "a", _type: "menuLink", label: "نص menuLink", link: link("about") },
          {
            _key: "g",
            _type: "menuGroup",
            label: "نص group",
            items: [{ _key: "b", _type: "menuLink", label: "نص entry", link: link("gallery") }],
          },
        ],
      },
    ],
    footerColumns: [
      {
        _key: "c",
        title: "نص column",
        items: [{ _key: "d", _type: "menuLink", label: "نص footer", link: link("about") }],
      },
    ],
  }),
  record("sanity.imageAsset", {}, PICTURE),
];

const capabilityFigure = { _type: "quantity", capability: reference("capability") };

/** The blocks of the gallery, with the records that they refer to. */
function blocksWithRecords(): object[] {
  const samples = sampleBlocks("light", [PICTURE], { grade: "materialGrade", chart: "chart" });
  const named = new Map<string, Block>(samples.map((block) => [block._type, block]));
  const variant = (type: string, key: string, fields: object) => ({
    ...named.get(type),
    _key: key,
    ...fields,
  });
  return [
    ...samples,
    ...DRAWINGS.map((layout) =>
      variant("drawing", layout, { drawing: reference(`drawing-${layout}`), caption: undefined }),
    ),
    variant("capabilityChart", "chart", { caption: undefined }),
    variant("calculator", "weight", { kind: "weight" }),
    variant("calculator", "roughness", { kind: "roughness", chart: reference("chart-roughness") }),
    variant("caseStudies", "case-studies", { isTable: true }),
    variant("materialTable", "short", { isShort: true }),
    variant("materialTable", "stock", { view: "stock" }),
    variant("finishTable", "short-finishes", { isShort: true }),
    variant("team", "people", { people: [reference("person")] }),
    variant("videoPlayer", "film", { video: reference("video") }),
    variant("keyFigures", "figures", {
      figures: [{ _key: "k", _type: "keyFigure", label: "Toleranz", quantity: capabilityFigure }],
    }),
    variant("specificationTable", "values", {
      rows: [{ _key: "r", label: "Toleranz", values: [{ ...capabilityFigure, _key: "v" }] }],
    }),
    variant("pictureText", "picture", { picture: { _type: "picture", asset: reference(PICTURE) } }),
    variant("richText", "words", {
      text: [
        {
          _key: "p",
          _type: "block",
          style: "normal",
          markDefs: [{ _key: "g", _type: "glossaryMark", term: reference("glossaryTerm") }],
          children: [{ _type: "span", _key: "s", text: "Schräge", marks: ["g"] }],
        },
      ],
    }),
  ];
}

/** Texts in the HTML with their language: of elements, and in the attributes of pictures and controls. */
function textsWithLanguage(html: string): { text: string; language: string }[] {
  const languages = ["de"];
  const texts: { text: string; language: string }[] = [];
  for (const [, end, name = "", attributes = "", text = ""] of html
    .replaceAll("<!-- -->", "")
    .matchAll(/<(\/?)([\w-]+)((?:"[^"]*"|[^>"])*)>([^<]*)/g)) {
    if (end) languages.pop();
    else {
      const own = /(?:^| )lang="([^"]*)"/.exec(attributes)?.[1] ?? languages.at(-1) ?? "";
      for (const [, value] of attributes.matchAll(/(?:^| )(?:alt|aria-label|title)="([^"]*)"/g))
        if (value) texts.push({ text: value, language: own });
      if (!VOID.test(name) && !attributes.endsWith("/")) languages.push(own);
    }
    if (text.trim()) texts.push({ text: text.trim(), language: languages.at(-1) ?? "" });
  }
  return texts;
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

async function htmlOf(element: Parameters<typeof prerender>[0]): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

function documents() {
  const blocks = blocksWithRecords();
  return [
    ...contentOf().filter(({ _id }: { _id?: string }) => !_id?.startsWith("navigation")),
    page("milling", { _type: "service", title: "Milling", path: "/cnc-machining" }),
    { ...inGerman("milling", { title: "Fräsen", path: "/de/fraesen" }), _type: "service" },
    page("sheet", { _type: "service", title: "نص service", path: "/sheet-metal-fabrication" }),
    ...records,
    page("gallery", { path: "/gallery", blocks }),
    inGerman("gallery", { path: "/de/galerie", blocks }),
  ];
}

async function shownTexts() {
  lake.documents = documents();
  const html = await site.page("/de/galerie");
  const shell = [
    createElement(Header, { path: "/de/galerie" }),
    createElement(Footer, { path: "/de/galerie" }),
  ];
  return textsWithLanguage([html, ...(await Promise.all(shell.map(htmlOf)))].join("\n"));
}

test("each text of a record without a translation is marked with its language", async () => {
  const texts = await shownTexts();
  const foreign = texts.filter(({ text }) => FOREIGN.test(text));
  expect(new Set(foreign.map(({ text }) => text)).size).toBeGreaterThan(60);
  expect([...new Set(foreign.filter(({ language }) => language !== "en").map(({ text }) => text))]).toEqual(
    [],
  );
});

const ofEnglish = new Set(textsOf(english));
const ofGerman = new Set(textsOf(german).filter((text) => !ofEnglish.has(text)));

test("no word of the site is marked with the language of such a text", async () => {
  const wrong = (await shownTexts()).filter(({ text, language }) => language === "en" && ofGerman.has(text));
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test("no sentence of the site has such a text in it", async () => {
  const words = [...ofGerman].map((text) => text.trim()).filter(({ length }) => length > 3);
  const ofSite = new RegExp(
    `(?<!\\p{L})(?:${words.map((text) => RegExp.escape(text)).join("|")})(?!\\p{L})`,
    "u",
  );
  const mixed = (await shownTexts()).filter(({ text }) => FOREIGN.test(text) && ofSite.test(text));
  expect(mixed.map(({ text }) => text)).toEqual([]);
});

test("what the part check and the price form fetch says in which language its names are", async () => {
  lake.documents = documents();
  const { models, materials, rules } = await site.fetched("/de/api/prices");
  const named = models.flatMap((model) => [model, ...model.materials, ...model.finishes]);
  expect([...named, ...materials].map(({ name, language }) => `${name} ${language}`)).toEqual([
    "نص costModel en",
    "نص materialGrade.name en",
    "نص finish.name en",
    "نص materialGrade.name en",
  ]);
  expect(models[0]?.service).toEqual({ title: "Fräsen", href: "/de/fraesen" });
  expect(rules.services.map(({ title, language }) => [title, language])).toEqual([
    ["Fräsen", undefined],
    ["نص service", "en"],
  ]);
  expect(materials[0]?.family).toBe("Aluminium");
});

test("the records are of all types that pages show", () => {
  const types = new Set(records.map(({ _type }) => String(_type)));
  // A section consists of blocks.
  const missing = [...translationModel.fields.keys()].filter(
    (type) => !types.has(type) && !routableTypes.some((routable) => routable === type),
  );
  expect(missing).toEqual(["section"]);
});
