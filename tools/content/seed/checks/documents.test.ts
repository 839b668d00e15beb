import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { seedDocuments, seedFolder } from "../documents.ts";
import { fieldsOf, objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

describe.each(pages.map((page) => [page._id, page] as const))("%s", (_, page) => {
  test("has one main heading, in its first block", () => {
    expect(objectsIn(page.blocks, "hero")).toHaveLength(1);
    expect(page.blocks[0]).toMatchObject({ _type: "hero", heading: expect.stringMatching(/\S/) });
  });

  test("has no empty block, and shows no picture twice", () => {
    const ownNames = new Set(["_key", "_type", "anchor", "tone"]);
    const empty = page.blocks.filter((block) => Object.keys(block).every((name) => ownNames.has(name)));
    expect(empty.map(({ _key }) => _key)).toEqual([]);
    const shown = textsIn(page.blocks, "_sanityAsset");
    expect(shown).toEqual([...new Set(shown)]);
  });
});

test("no field is empty", () => {
  const empty = seedDocuments.flatMap((document) =>
    fieldsOf(document).flatMap(({ field, value }) =>
      isEmpty(field, value) ? [`${document._id}: ${field}`] : [],
    ),
  );
  expect(empty).toEqual([]);
});

/** Fields that may be empty: the marks of plain text, and a single space between two marks. */
function isEmpty(field: string, value: unknown): boolean {
  if (field === "marks" || field === "markDefs") return false;
  if (typeof value === "string") return field === "text" ? value === "" : value.trim() === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

test("no text has a placeholder, an empty superlative or unclosed markup", () => {
  const odd =
    /lorem|ipsum|\btodo\b|\btbd\b|\btbc\b|coming soon|placeholder|xxx|world-class|cutting-edge|state of the art|best-in-class|leading provider|unrivaled|seamless|\*\*|\]\(/i;
  expect(wordsIn(seedDocuments).filter((words) => odd.test(words))).toEqual([]);
});

test("each picture exists, has at most 350 kB, and an alternative text of 30 to 250 characters", () => {
  const pictures = seedDocuments
    .flatMap((document) => fieldsOf(document))
    .flatMap(({ value }) => pictureOf(value));
  expect(pictures.length).toBeGreaterThan(30);
  for (const { file, alt } of pictures) {
    expect([file, existsSync(file) && statSync(file).size <= 350_000]).toEqual([file, true]);
    expect([file, alt]).toEqual([file, expect.stringMatching(/^.{30,250}$/)]);
  }
});

function pictureOf(value: unknown): { file: string; alt: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const asset: unknown = Reflect.get(value, "_sanityAsset");
  if (Reflect.get(value, "_type") !== "picture" || typeof asset !== "string") return [];
  return [{ file: join(seedFolder, asset.replace("image@file://", "")), alt: Reflect.get(value, "alt") }];
}
