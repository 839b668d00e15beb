import { prerender } from "react-dom/static.edge";
import { blocks } from "schemas/blocks/index.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { Block } from "#blocks/block.ts";
import { completeContent } from "#cms/complete-content.ts";
import { DRAWING_QUERY, SETTINGS_QUERY } from "#cms/queries.ts";
import { modelOf } from "#pricing/testing/price-model-of.ts";
import { completeValue, withHiddenFields } from "#testing/unfinished-values.ts";

import { pictureFields, sampleBlocks } from "./sample-blocks.ts";

// These tests cover new blocks automatically: each block is rendered with its initial value, as in the gallery.

const PICTURE = "image-0123456789abcdef-1600x1200-jpg";
const DRAWING = {
  _id: "drawing",
  _type: "technicalDrawing",
  title: "A wall",
  view: "Section",
  layout: "single",
  values: null,
  parts: [
    {
      _key: "a",
      alternativeText: "A wall of 2 mm",
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9"/></svg>',
    },
  ],
};
const PAGE = { _id: "page", _type: "page" };

/** Text fields that visitors do not see: anchors, the prefilled text of the quote form, and what only the search or staff read. */
const INVISIBLE_FIELDS = new Set(["anchor", "prefill", "searchWords", "task"]);

let render: (block: Block) => Promise<string>;

// Mocks an empty lake with one cost model. Test files share their modules, so the real modules are restored afterward.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("server-only", () => ({}));
  vi.doMock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
  vi.doMock("#cms/fetch.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    fetchContent: async (query: string) =>
      query === DRAWING_QUERY ? DRAWING : query === SETTINGS_QUERY ? null : [],
    fetchPublished: async () => [],
    getLanguages: async () => [],
    getPageLanguage: async () => undefined,
    getFallbacks: async () => [],
  }));
  vi.doMock("#pricing/get-price-models.ts", () => ({
    getPriceModels: async () => [modelOf("milling", 10, 20)],
  }));
  const { renderBlock } = await import("#blocks/page-blocks.tsx");
  const { blockContexts } = await import("#cms/block-context.ts");
  const { blockEditAttributes, createEditAttributes } = await import("#cms/edit-attributes.tsx");
  render = async (block) => {
    const context = blockContexts([block]).contexts.get(block._key);
    if (context === undefined) throw new Error(`${block._type} has no context`);
    const editAttributes = blockEditAttributes(createEditAttributes(PAGE), block._key);
    const { prelude } = await prerender(renderBlock(block, editAttributes, context));
    return new Response(prelude).text();
  };
});
afterAll(() => {
  vi.doUnmock("server-only");
  vi.doUnmock("next/headers");
  vi.doUnmock("#cms/fetch.ts");
  vi.doUnmock("#pricing/get-price-models.ts");
  vi.resetModules();
});

const samples = sampleBlocks("dark", [PICTURE, PICTURE], { drawing: DRAWING._id }).map((block) =>
  Object.assign(block, generatedTexts(block._type)),
);

test("every block has a sample", () => {
  expect(samples.map(({ _type }) => _type)).toEqual(blocks.map(({ name }) => name));
});

test.each(samples)("one element of $_type has its anchor, tone and name", async (block) => {
  const elements = tagsIn(await render({ ...block, anchor: "linked-here" })).filter(isBlockElement);
  expect(
    elements.map((tag) => Object.fromEntries(tag.attributes)),
    "Wrap the block in <Section block={block}>",
  ).toEqual([expect.objectContaining({ id: "linked-here", "data-tone": "dark", "data-block": block._type })]);
});

test.each(samples)("$_type has a tone if an editor chose none", async ({ tone: _chosen, ...block }) => {
  const element = tagsIn(await render(block)).find(isBlockElement);
  expect(element?.attributes.get("data-tone"), "Wrap the block in <Section block={block}>").toMatch(
    /^(light|sheet|dark)$/,
  );
});

test.each(samples)(
  "$_type shows its texts and pictures, and a click on one opens its field",
  async (block) => {
    const shown = shownIn(await render(block), block._key);
    const expected = [...exampleTexts(block._type), ...examplePictures(block._type)];
    const missing = expected.filter(
      ({ field, words }) => !shown.some((each) => each.field === field && each.words.includes(words)),
    );
    expect(
      missing.map(
        ({ field, words }) =>
          `Field ${field} is not shown (“${words}”): render it with editAttributes("${field}")`,
      ),
    ).toEqual([]);
  },
);

test.each(samples)("$_type is rendered even if any one of its fields is missing", async (block) => {
  const failures = await Promise.all(
    withoutEachField(block).map(async ({ path, value }) => {
      completeContent(value);
      return render(value).then(
        () => [],
        (error: unknown) => `${path}: ${String(error)}`,
      );
    }),
  );
  expect(failures.flat()).toEqual([]);
});

test.each(samples)("hidden fields of a $_type change nothing", async (sample) => {
  const complete = Object.assign({}, sample, completeValue(sample._type));
  const [without, withHidden] = await Promise.all(
    [complete, withHiddenFields(complete)].map((block) => {
      completeContent(block);
      return render(block);
    }),
  );
  expect(withHidden).toBe(without);
});

test.each(sampleBlocks("dark", []).filter(({ _type }) => _type === "hero" || _type === "quoteCall"))(
  "the quote button of a new $_type has a label",
  async (block) => {
    expect(await render(block)).toMatch(/<button[^>]*>Request A Quote<\/button>/);
  },
);

/** Copies of a value. Each lacks a different field, at any depth. Types and keys are kept. */
function withoutEachField<Value>(value: Value, path = ""): { path: string; value: Value }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const copies = withoutEachField<unknown>(Reflect.get(value, name), `${path}.${name}`).map((part) => {
      const copy = structuredClone(value);
      Reflect.set(copy, name, part.value);
      return { path: part.path, value: copy };
    });
    if (Array.isArray(value) || name.startsWith("_")) return copies;
    const copy = structuredClone(value);
    Reflect.deleteProperty(copy, name);
    return copies.concat({ path: `${path}.${name}`, value: copy });
  });
}

function isBlockElement({ attributes }: Tag): boolean {
  return attributes.has("data-block");
}

interface Shown {
  /** The field that a click in the preview opens. */
  field: string | undefined;
  /** A text, or the address of a picture. */
  words: string;
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly of?: readonly { readonly type: string }[];
  readonly options?: unknown;
}

/** Generates a text for each visible text field without an initial value, so that it is tested too. Choices get no text. */
function generatedTexts(type: string): Record<string, string | string[]> {
  const { fields = [], initialValue = {} } = blocks.find(({ name }) => name === type) ?? {};
  const isGenerated = ({ name, options }: Field) =>
    !Object.hasOwn(Object(options), "list") && !INVISIBLE_FIELDS.has(name) && !(name in initialValue);
  const texts = fields.filter(isGenerated).flatMap((field: Field): [string, string | string[]][] => {
    const text = `Sample of ${field.name}`;
    if (field.type === "string" || field.type === "text") return [[field.name, text]];
    return field.of?.some((item) => item.type === "string") ? [[field.name, [text]]] : [];
  });
  return Object.fromEntries(texts);
}

/** The visible texts of the block's sample. A single word that is not a heading is a choice, which visitors do not see. */
function exampleTexts(type: string): Shown[] {
  const initialValue = blocks.find(({ name }) => name === type)?.initialValue ?? {};
  return Object.entries({ ...initialValue, ...generatedTexts(type) }).flatMap(([field, value]) =>
    textsIn(value)
      .filter((text) => text.includes(" ") || field === "heading")
      // A length in a text is an element of its own, in both systems of units.
      .map((text) => ({ field, words: text.split(/\d/)[0] ?? "" })),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (INVISIBLE_FIELDS.has(name) ? [] : textsIn(item)));
}

function examplePictures(type: string): Shown[] {
  const fields = blocks.find(({ name }) => name === type)?.fields ?? [];
  return Object.keys(pictureFields(fields, [{}])).map((field) => ({ field, words: "0123456789abcdef" }));
}

/** Every text and picture in the HTML, with the field that a click on it opens. */
function shownIn(html: string, blockKey: string): Shown[] {
  const prefix = `path=blocks:${blockKey}.`;
  const fields: (string | undefined)[] = [];
  const shown: Shown[] = [];
  for (const tag of tagsIn(html)) {
    if (tag.isEnd) fields.pop();
    else {
      const target = tag.attributes
        .get("data-sanity")
        ?.split(";")
        .find((part) => part.startsWith(prefix));
      fields.push(target?.slice(prefix.length).split(/[.:]/)[0] ?? fields.at(-1));
      if (tag.name === "img") shown.push({ field: fields.at(-1), words: tag.attributes.get("src") ?? "" });
      if (tag.isVoid) fields.pop();
    }
    shown.push({ field: fields.at(-1), words: tag.text });
  }
  return shown;
}

interface Tag {
  name: string;
  isEnd: boolean;
  /** Whether the element has no end tag. */
  isVoid: boolean;
  attributes: Map<string, string>;
  /** The text between this tag and the next, with plain spaces. */
  text: string;
}

/** The tags in HTML from React, in order. */
function tagsIn(html: string): Tag[] {
  const tags = html.replaceAll("<!-- -->", "").matchAll(/<(\/?)([\w-]+)([^>]*)>([^<]*)/g);
  return [...tags].map(([, slash, name = "", attributes = "", text = ""]) => ({
    name,
    isEnd: slash === "/",
    isVoid: attributes.endsWith("/"),
    attributes: new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = "", value = ""]) => [
        attribute,
        decoded(value),
      ]),
    ),
    text: decoded(text).replaceAll(/\s+/g, " "),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function decoded(text: string): string {
  return text.replaceAll(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
