import { parseTranslationId } from "translations/translation.ts";
import { expect, test } from "vitest";

import { translateContent } from "./translate-content.ts";

const text = (path: string, german: string) => ({ _key: path, path, source: "", text: german });
const figure = { _type: "quantity", _key: "q", value: 0.5, unit: "mm" };
const drawing = () => ({
  _id: "wall",
  _type: "technicalDrawing",
  title: "Wall",
  parts: [{ _key: "a", svg: '<svg><text x="1">Wall 1.5</text></svg>', alternativeText: "A wall" }],
});

/** Translates a result with these translations, and returns it with the ids that were asked for. */
async function translated(
  result: unknown,
  translations: Record<string, ReturnType<typeof text>[]>,
  languages: readonly [string, ...string[]] = ["de"],
  /** The language that the translations name, if it is not that of their ids. */
  claimed?: string,
) {
  const asked: string[] = [];
  await translateContent(result, languages, async (ids) => {
    asked.push(...ids);
    return Object.entries(translations).map(([_id, texts]) => ({
      _id,
      _type: "translation",
      language: claimed ?? parseTranslationId(_id)?.language ?? "",
      texts,
    }));
  });
  return { result, asked };
}

test("others get a turn between the records", async () => {
  let pauses = 0;
  await translateContent(
    [drawing(), { ...drawing(), _id: "rib" }],
    ["de"],
    async () => [],
    async () => {
      pauses += 1;
    },
  );
  expect(pauses).toBe(2);
});

test("the texts of records are replaced, at any depth and by key, and figures stay", async () => {
  const paragraph = {
    _type: "block",
    _key: "p",
    children: [{ _type: "span", _key: "s", text: "At least ", marks: [] }, figure],
    markDefs: [],
  };
  const finish = {
    _id: "anodizing",
    _type: "finish",
    name: "Anodizing",
    limits: ["Aluminum only"],
    about: [paragraph],
  };
  const { result, asked } = await translated([{ _id: "sheet", _type: "guide", blocks: [], finish }], {
    anodizing__de: [
      text("name", "Eloxieren"),
      text("limits[0]", "Nur Aluminium"),
      text('about[_key=="p"]', "Mindestens <1/>"),
      text("gone", "Weg"),
    ],
  });
  expect(asked).toEqual(["anodizing__de"]);
  expect(result).toMatchObject([
    {
      finish: {
        _id: "anodizing",
        name: "Eloxieren",
        limits: ["Nur Aluminium"],
        about: [{ children: [{ text: "Mindestens " }, figure] }],
      },
    },
  ]);
  expect(result).not.toHaveProperty("0.finish.gone");
});

test("the labels of a drawing are translated, and numbers get the decimal comma", async () => {
  const { result } = await translated(drawing(), { wall__de: [text("title", "Wand")] });
  expect(result).toMatchObject({ title: "Wand", parts: [{ alternativeText: "A wall" }] });
  const label = text('parts[_key=="a"].svg[label=="Wall 1.5"]', "Wand 1,5");
  expect((await translated(drawing(), { wall__de: [label] })).result).toHaveProperty(
    "parts.0.svg",
    '<svg><text x="1">Wand 1,5</text></svg>',
  );
});

test("a text that a language lacks comes from the language that it falls back to", async () => {
  const record = { _id: "glass", _type: "materialGrade", name: "Glass", uses: ["Windows"] };
  const { result, asked } = await translated(
    record,
    {
      glass__pt: [text("name", "Vidro"), text("uses[0]", "Janelas")],
      "glass__pt-br": [text("name", "Vidro (BR)")],
    },
    ["pt-br", "pt"],
  );
  expect(asked).toEqual(["glass__pt", "glass__pt-br"]);
  expect(result).toMatchObject({ name: "Vidro (BR)", uses: ["Janelas"], foreign: { uses: "pt" } });
});

test("a page has no translated texts of its own here, and a result without records asks for nothing", async () => {
  const page = { _id: "about__de", _type: "page", language: "de", title: "Über uns" };
  expect(await translated(page, {})).toEqual({ result: page, asked: [] });
});

test("a translation replaces texts for readers only, and only in the language that it names", async () => {
  const settings = { _id: "settings", _type: "settings", footerText: "Made", tagManagerId: "GTM-1" };
  const texts = { settings__de: [text("tagManagerId", "GTM-EVIL"), text("_type", "x"), text("_id", "y")] };
  expect((await translated({ ...settings }, texts)).result).toEqual(settings);
  const grade = { _id: "glass", _type: "materialGrade", name: "Glass" };
  const glass = { glass__de: [text("name", "Glas")] };
  expect((await translated({ ...grade }, glass, ["de"], "ja")).result).toEqual({
    ...grade,
    foreign: { name: "en" },
  });
});

test("a translation that is longer than its field allows is cut like a text of the record", async () => {
  const term = { _id: "burr", _type: "glossaryTerm", term: "Burr", explanation: "An edge." };
  const long = "5 mm, ".repeat(500);
  const { result } = await translated(term, { burr__de: [text("explanation", long)] });
  expect(result).toHaveProperty("explanation", long.slice(0, 400));
});
