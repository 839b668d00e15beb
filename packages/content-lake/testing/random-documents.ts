import type { Json } from "../documents/json.ts";
import type { DocumentInput } from "./engine.ts";
import type { Random } from "./random.ts";

export const TYPES = ["page", "post", "person"] as const;
export const IDS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const WORDS = ["red", "green", "blue", "red wine", "Blue-green", "3.5 mm... red.", ""] as const;
export const SLUGS = ["one", "two", "three"] as const;
const DATES = [
  "2024-05-01T10:00:00Z",
  "2025-01-01T00:00:00.500Z",
  "2024-05-01T12:00:00+02:00",
  "not a date",
] as const;

export function randomId(random: Random): string {
  const id = random.oneOf(IDS);
  return random.oneOf([id, id, `drafts.${id}`, `versions.r1.${id}`]);
}

export function randomDocument(random: Random, id = randomId(random)): DocumentInput {
  const document: DocumentInput = { _id: id, _type: random.oneOf(TYPES) };
  const maybe = (name: string, make: () => Json): void => {
    if (random.chance(70)) document[name] = random.chance(8) ? null : make();
  };
  maybe("title", () => random.oneOf(WORDS));
  maybe("slug", () => ({ _type: "slug", current: random.oneOf(SLUGS) }));
  maybe("count", () => random.oneOf([0, 1, 2, 2.5, -3]));
  maybe("flag", () => random.chance(50));
  maybe("date", () => random.oneOf(DATES));
  maybe("author", () => reference(random));
  maybe("tags", () => random.some(3, () => random.oneOf(WORDS)));
  maybe("refs", () => random.some(3, () => ({ _key: key(random), ...reference(random) })));
  maybe("mixed", () => random.some(4, () => random.oneOf<Json>([1, "red", null, true, { a: 1 }, ["x"]])));
  maybe("blocks", () => random.some(3, () => block(random)));
  maybe("body", () => random.some(2, () => portableText(random)));
  if (id.startsWith("versions.") && random.chance(10)) document._system = { delete: true };
  return document;
}

function reference(random: Random): { _type: "reference"; _ref: string } {
  return { _type: "reference", _ref: random.oneOf([...IDS, "missing"]) };
}

function block(random: Random): Json {
  return {
    _key: key(random),
    _type: random.oneOf(["hero", "text"]),
    heading: random.oneOf(WORDS),
    size: random.below(5),
    link: reference(random),
    items: random.some(2, () => ({ _key: key(random), label: random.oneOf(WORDS) })),
  };
}

function portableText(random: Random): Json {
  const children = random.some(2, () => ({ _type: "span", _key: key(random), text: random.oneOf(WORDS) }));
  return { _type: "block", _key: key(random), style: "normal", children };
}

function key(random: Random): string {
  return `k${random.below(1_000_000_000)}`;
}
