import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

import { calculator } from "schemas/blocks/calculator.ts";
import { guide } from "schemas/documents/guide.ts";
import { settings } from "schemas/documents/settings.ts";
import { schemaTypes } from "schemas/index.ts";
import { chapterOfField, chapterOfTool, findChapters, textOf } from "studio-guide/chapters.ts";
import { expect, test } from "vitest";

import guideText from "#guide/guide.md?raw";
import { guide as editorsGuide } from "#guide/guide.ts";

interface Labeled {
  readonly name: string;
  readonly title?: string;
  readonly fields?: readonly Labeled[];
}

const { chapters } = editorsGuide;
const text = chapters.map((chapter) => textOf(chapter)).join("\n");

/** The title that the Studio shows for a field, such as `wordmark.text`. */
function labelOf(fields: readonly Labeled[], path: string): string {
  const [first, ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === first);
  return rest.length > 0
    ? labelOf(field?.fields ?? [], rest.join("."))
    : (field?.title ?? `no field ${path}`);
}

test.each([
  [calculator, "kind"],
  [calculator, "fullVersion"],
  [calculator, "hidden"],
  [calculator, "showFrom"],
  [calculator, "showUntil"],
  [guide, "ruleName"],
  [settings, "wordmark.text"],
  [settings, "quoteTip"],
])("the guide calls a field of $name as the form does: %s", (type, path) => {
  expect(text).toContain(labelOf(type.fields, path));
});

test.each(settings.groups.filter(({ name }) => ["brand", "tips", "contact", "launch"].includes(name)))(
  "the guide names the tab $title of the settings",
  ({ title }) => {
    expect(text).toMatch(new RegExp(`(?:^|Settings → )${title}\\b`, "m"));
  },
);

test("every chapter has an address of its own", () => {
  expect(chapters.map(({ id }) => id)).toContain("publish-several-pages-together");
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
});

test.each([
  "home",
  "structure",
  "presentation",
  "media",
  "releases",
  "texts",
  "calendar",
  "quote-requests",
  "capabilities",
  "languages",
  "check",
  "launch",
])("a chapter explains the tool %s", (tool) => {
  expect(chapterOfTool(chapters, tool)).toBeDefined();
});

test("the chapters name only fields and types that exist", () => {
  const types: readonly Labeled[] = schemaTypes;
  const builtIn = ["image", "file"];
  const fields = types.flatMap((type) => type.fields ?? []);
  const known = new Set([...builtIn, ...types.map(({ name }) => name), ...fields.map(({ name }) => name)]);
  expect(chapters.flatMap((chapter) => chapter.fields).filter((name) => !known.has(name))).toEqual([]);
});

test("a field has the chapter about it, or about what contains it", () => {
  expect(chapterOfField(chapters, ["showFrom", "hero"])?.title).toBe("Placement and timing of a block");
  expect(chapterOfField(chapters, ["phone", "string", "settings"])?.title).toMatch(/contact details/);
  expect(chapterOfField(chapters, ["wordmark", "image", "settings"])?.title).toMatch(/^Change the brand/);
  expect(chapterOfField(chapters, ["unknown"])).toBeUndefined();
});

test("a field has no chapter about another one with its name", () => {
  expect(chapterOfField(chapters, ["title", "string", "technicalDrawing"])?.title).toMatch(/drawing$/);
  expect(chapterOfField(chapters, ["title", "string", "footerColumns", "navigation"])?.title).toMatch(
    /brand/,
  );
  expect(chapterOfField(chapters, ["figure", "string", "quantity"])?.title).toBe("Figures of a process");
});

test("a search finds chapters with all of its words, those with a title first", () => {
  expect(findChapters(chapters, "archive release")[0]?.title).toBe("Publish several pages together");
  expect(findChapters(chapters, "undo")[0]?.title).toBe("Undo");
  expect(findChapters(chapters, "xylophone")).toEqual([]);
});

test("names of buttons and fields are in bold, from start to end", () => {
  const unpaired = chapters.flatMap(({ steps }) => steps.filter((step) => step.split("**").length % 2 === 0));
  expect(unpaired).toEqual([]);
});

const pictures = join(import.meta.dirname, "../static/guide");

test("each picture in the guide exists, and each that exists is in the guide", async () => {
  const named = chapters.flatMap(({ picture }) => (picture === undefined ? [] : [basename(picture.src)]));
  expect(named.toSorted()).toEqual((await readdir(pictures)).toSorted());
});

test("every chapter has steps, and nothing beside them that readers would miss", () => {
  expect(chapters.filter(({ steps }) => steps.length === 0).map(({ title }) => title)).toEqual([]);
  const lost = guideText
    .split("\n")
    .filter((line) => line !== "" && !/^(?:#{1,2} |\d+\. |> |!\[|<!-- )/.test(line));
  expect(lost).toEqual([]);
});
