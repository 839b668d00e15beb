import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { fieldsOf, listsIn, objectsIn, textsIn } from "../walk.ts";
import { aboutUs } from "./about-us.ts";
import { contactUs } from "./contact-us.ts";
import { home } from "./home.ts";
import { industries } from "./industries.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { services } from "./services.ts";
import { SITE_IDS } from "./site-ids.ts";

const documents = [home, aboutUs, contactUs, privacyPolicy, ...services, ...industries];

test("each description is its own, long enough to say something and short enough to be shown", () => {
  const descriptions = documents.map(({ seo }) => seo?.description ?? "");
  expect(new Set(descriptions).size).toBe(24);
  expect(descriptions.filter((text) => text.length < 90 || text.length > 160)).toEqual([]);
  expect(documents.filter(({ seo }) => (seo?.title ?? "").length > 60)).toEqual([]);
});

/** Field, and the number of characters that the Studio allows. */
const LIMITS: readonly (readonly [string, number])[] = [
  ["heading", 90],
  ["lead", 320],
  ["label", 80],
  ["eyebrow", 40],
  ["name", 40],
  ["verdict", 160],
  ["question", 160],
  ["need", 160],
  ["reason", 160],
  ["avoidReason", 160],
  ["summary", 200],
  ["caption", 200],
  ["prefill", 500],
  ["title", 90],
];

describe.each(documents.map((document) => [document._id, document] as const))("%s", (_, document) => {
  test.each(LIMITS)("keeps each %s within %i characters", (field, most) => {
    expect(textsIn(document, field).filter((text) => text.length > most)).toEqual([]);
  });

  test("keeps rows, points and conditions short", () => {
    const rows = objectsIn(document, "specificationRow");
    const long = rows.flatMap((row) => ["text", "note"].flatMap((field) => tooLong(row, field, 160)));
    const quantities = [...objectsIn(document, "quantity"), ...objectsIn(document, "size")];
    const conditions = quantities.flatMap((figure) => tooLong(figure, "note", 80));
    const figures = objectsIn(document, "keyFigure");
    const words = figures.flatMap((figure) =>
      ["text", "label"].flatMap((field) => tooLong(figure, field, 40)),
    );
    expect([...long, ...conditions, ...words]).toEqual([]);
    const points = fieldsOf(document).flatMap(({ field, value }) =>
      ["reasons", "limits", "points"].includes(field) && Array.isArray(value) ? value : [],
    );
    expect(points.filter((point) => typeof point !== "string" || point.length > 160)).toEqual([]);
    expect(rows.filter((row) => (Reflect.get(row, "values") ?? []).length > 4)).toEqual([]);
  });

  test("gives everything in a list a key of its own", () => {
    for (const list of listsIn(document)) {
      const keys = list.map((item) => Reflect.get(item, "_key"));
      expect(keys.filter((key) => typeof key !== "string" || key === "")).toEqual([]);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  test("has one hero, no anchor twice and no empty block", () => {
    expect(objectsIn(document, "hero")).toHaveLength(1);
    const anchors = document.blocks.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor]));
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(fieldsOf(document).filter(({ value }) => value === "" || value === undefined)).toEqual([]);
  });

  test("links to pages of the site and to glossary terms only, and never to itself in passing", () => {
    const ids = textsIn(document, "_ref");
    expect(ids.filter((id) => !SITE_IDS.includes(id) && !id.startsWith("term-"))).toEqual([]);
    expect(new Set(ids).size).toBeGreaterThan(document._id === "privacy-policy" ? -1 : 5);
  });

  test("links to places that are on the page it names", () => {
    const missing = objectsIn(document, "link").filter((link) => !placeIsThere(link));
    expect(missing).toEqual([]);
  });

  test("shows pictures that are there, each once", () => {
    const files = textsIn(document, "_sanityAsset").map((asset) => asset.replace("image@file://./", ""));
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, "..", file)))).toEqual([]);
    const shown = textsIn(document.blocks, "_sanityAsset");
    expect(shown).toEqual([...new Set(shown)]);
  });

  test("has no placeholder, no superlative and no unclosed mark", () => {
    const text = wordsOf(document).join(" ");
    expect(text).not.toMatch(/lorem|ipsum|todo|tbd|xxx|placeholder|coming soon/i);
    expect(text).not.toMatch(
      /world-class|cutting-edge|state of the art|leading provider|unrivalled|seamless/i,
    );
    expect(text).not.toMatch(/\*\*|\]\(/);
  });

  test("gives every number in a table cell its unit", () => {
    expect(cellsOf(document).filter((cell) => isBareNumber(cell))).toEqual([]);
    const quantities = objectsIn(document, "quantity");
    expect(quantities.filter((figure) => typeof Reflect.get(figure, "unit") !== "string")).toEqual([]);
  });

  test("is written in sentences that can be read at once", () => {
    const sentences = wordsOf(document)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .map((sentence) => sentence.split(/\s+/).length);
    const average = sentences.reduce((sum, words) => sum + words, 0) / sentences.length;
    expect(average).toBeLessThan(20);
    expect(sentences.filter((words) => words > 48)).toEqual([]);
  });
});

function tooLong(object: object, field: string, most: number): string[] {
  const text: unknown = Reflect.get(object, field);
  return typeof text === "string" && text.length > most ? [text] : [];
}

/** The paragraphs of running text, marks taken out, and the texts of steps and introductions. */
function wordsOf(document: object): string[] {
  const paragraphs = objectsIn(document, "block").map((block) => textsIn(block, "text").join(""));
  return [
    ...paragraphs,
    ...textsIn(document, "lead"),
    ...objectsIn(document, "step").flatMap((step) => textsIn(step, "text")),
  ];
}

function cellsOf(document: object): string[] {
  return objectsIn(document, "tableRow").flatMap((row) => {
    const cells: unknown = Reflect.get(row, "cells");
    return Array.isArray(cells) ? cells.slice(1).filter((cell) => typeof cell === "string") : [];
  });
}

/** “12” or “1.5–2”, with nothing after it that says of what. */
function isBareNumber(cell: string): boolean {
  return /^[±≥≤]?\s*[\d.,]+(\s*[–-]\s*[\d.,]+)?$/.test(cell);
}

/** True for links without an anchor; places are only named on pages of this group. */
function placeIsThere(link: object): boolean {
  const anchor: unknown = Reflect.get(link, "anchor");
  const [id] = textsIn(link, "_ref");
  const target = documents.find(({ _id }) => _id === id);
  if (anchor === undefined || target === undefined) return anchor === undefined;
  return target.blocks.some((block) => block.anchor === anchor);
}
