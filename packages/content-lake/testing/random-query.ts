import { parse } from "groq-js";

import type { Json } from "../documents/json.ts";
import { IDS, SLUGS, TYPES, WORDS } from "./random-documents.ts";
import type { Random } from "./random.ts";

const quoted = (text: string): string => JSON.stringify(text);

/**
 * Generates random queries over the documents of random-documents.ts, with all supported features of GROQ, and their parameters.
 */
export class RandomQueries {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  query(): string {
    return this.#random.oneOf<() => string>([
      () => this.list(2),
      () => this.list(2),
      () => `${this.list(2)}[0]`,
      () => `count(${this.list(1)})`,
      () => `{"a": ${this.list(1)}, "b": ${this.value(2)}, "c": ${this.list(1)}[0].title}`,
      () => `${this.list(1)} + ${this.list(1)}`,
    ])();
  }

  list(depth: number): string {
    const filter = this.#random.chance(90) ? `*[${this.condition(depth)}]` : "*";
    const order = this.#random.chance(40) ? ` | order(${this.#orders(depth)})` : "";
    const slice = this.#random.chance(30)
      ? this.#random.oneOf(["[0...3]", "[1..2]", "[-2..-1]", "[0...$n]"])
      : "";
    return `${filter}${order}${slice}${this.#random.chance(70) ? this.projection(depth) : this.#random.oneOf([".title", "", "[].slug.current", ".tags[]", "._id"])}`;
  }

  projection(depth: number): string {
    const fields = [`_id`, ...this.#random.some(4, () => this.#field(depth))];
    return `{${fields.join(", ")}}`;
  }

  condition(depth: number): string {
    const deeper = depth - 1;
    return this.#random.oneOf<() => string>([
      () => `_type == ${quoted(this.#random.oneOf(TYPES))}`,
      () => `${quoted(this.#random.oneOf(TYPES))} == _type`,
      () => `_type in [${quoted(this.#random.oneOf(TYPES))}, ${quoted(this.#random.oneOf(TYPES))}]`,
      () =>
        this.#random.oneOf([
          "_type == $type",
          "_type in $types",
          "_id == $id",
          "_id in $ids",
          "slug.current == $slug",
          "slug.current == null",
        ]),
      () => `_id == ${quoted(this.#random.oneOf(IDS))}`,
      () => `slug.current == ${quoted(this.#random.oneOf(SLUGS))}`,
      () => `references(${this.#random.oneOf(["$id", "$ids", `"${this.#random.oneOf(IDS)}"`, "^._id"])})`,
      () => (depth > 0 ? `${this.condition(deeper)} && ${this.condition(deeper)}` : "defined(title)"),
      () => (depth > 0 ? `(${this.condition(deeper)} || ${this.condition(deeper)})` : "flag"),
      () => (depth > 0 ? `!(${this.condition(deeper)})` : "flag == true"),
      () =>
        `${this.value(1)} ${this.#random.oneOf(["==", "!=", "<", "<=", ">", ">=", "in", "match"])} ${this.value(1)}`,
      () =>
        `title match ${quoted(this.#random.oneOf(["red*", "gre", "*", "b*e", "blue green", "3.5", "*5 *m", "."]))}`,
      () => `${quoted(this.#random.oneOf(WORDS))} in tags`,
      () => `count in 0..2`,
      () =>
        `_id in path("${this.#random.oneOf(["drafts.**", "**", "*", "versions.*.a", "*.*", "drafts.a", "**.a", ""])}")`,
      () => `author->title == ${quoted(this.#random.oneOf(WORDS))}`,
      () => (depth > 0 ? `count(${this.list(deeper)}) > 1` : "count > 0"),
      () => (depth > 0 ? `_id in ${this.list(deeper)}._id` : "_id in refs[]._ref"),
      () => `_id == ^.author._ref`,
      () =>
        this.#random.oneOf([
          "author._ref == $id",
          "$id == author._ref",
          "author._ref in $ids",
          "$id in refs[]._ref",
          "author._ref == null",
          "author._ref == ^._id",
          "$id in refs[]->_id",
        ]),
      () =>
        this.#random.oneOf([
          "title == $title",
          "count == $n",
          "flag == true",
          "flag in [true, null]",
          "slug.current in [$slug, $title]",
          "$title == title",
          "tags == $types",
          "title in $types",
          "missing.field == 1",
          "title == ^.title",
        ]),
      () => `_id in ^.refs[]._ref`,
    ])();
  }

  value(depth: number): string {
    const inner = (): string => (depth > 0 ? this.value(depth - 1) : "title");
    return this.#random.oneOf<() => string>([
      () =>
        this.#random.oneOf([
          "title",
          "count",
          "flag",
          "date",
          "tags",
          "slug",
          "slug.current",
          "mixed",
          "blocks",
          "@",
          "^",
          "^.title",
          "_id",
        ]),
      () =>
        this.#random.oneOf([
          quoted(this.#random.oneOf(WORDS)),
          "1",
          "2.5",
          "true",
          "null",
          "$id",
          "$n",
          '[1, "red"]',
          '{"a": title}',
        ]),
      () =>
        this.#random.oneOf([
          "author->",
          "author->title",
          "author->author->title",
          "refs[]->title",
          "refs[]->{title, _id}",
          "refs[0]->tags[0]",
        ]),
      () =>
        this.#random.oneOf([
          "blocks[].heading",
          "blocks[0]",
          "blocks[-1].items[].label",
          'blocks[_type == "hero"]',
          "blocks[].items[]",
          'tags[@ == "red"]',
          "tags[0..1]",
        ]),
      () =>
        this.#random.oneOf([
          'blocks[]{heading, "up": upper(heading), link->{title}}',
          'blocks[]{..., "parent": ^.title}',
          "mixed[]",
          "body[].children[].text",
        ]),
      () => `coalesce(${inner()}, ${inner()})`,
      () => `select(${this.condition(0)} => ${inner()}, ${inner()})`,
      () => `${inner()} ${this.#random.oneOf(["+", "-", "*", "/", "%", "=="])} ${inner()}`,
      () =>
        `${this.#random.oneOf(["upper", "lower", "length", "string", "defined", "count", "dateTime", "round", "pt::text", "array::compact", "math::sum", "math::max"])}(${inner()})`,
      () =>
        this.#random.oneOf([
          "pt::text(body)",
          'array::join(tags, ", ")',
          'string::split(title, " ")',
          'string::startsWith(title, "r")',
          'array::intersects(tags, ["red"])',
          "dateTime(date) + 3600",
          'dateTime(date) > dateTime("2024-06-01T00:00:00Z")',
        ]),
      () => `[${inner()}, ...${inner()}]`,
      () => (depth > 0 ? this.list(depth - 1) : "tags"),
    ])();
  }

  #field(depth: number): string {
    return this.#random.oneOf<() => string>([
      () =>
        this.#random.oneOf([
          "title",
          "tags",
          "blocks",
          "blocks[]{heading}",
          "author->{title}",
          "...",
          "body",
          '"slug": slug.current',
          "author->",
        ]),
      () => `"x${this.#random.below(3)}": ${this.value(depth)}`,
      () => `"y": ${depth > 0 ? this.list(depth - 1) : "title"}`,
      () => `${this.condition(0)} => {"z": ${this.value(1)}}`,
      () => `...select(flag => {"w": title})`,
    ])();
  }

  #orders(depth: number): string {
    return this.#random.oneOf([
      "title",
      "title desc",
      "count asc, title desc",
      "_id desc",
      "dateTime(date)",
      "lower(title), _id",
      this.value(Math.min(1, depth)),
    ]);
  }
}

export function randomParams(random: Random): Record<string, string | number | string[]> {
  return {
    n: random.below(4),
    id: random.oneOf(IDS),
    ids: random.some(3, () => random.oneOf(IDS)),
    type: random.oneOf(TYPES),
    types: random.some(2, () => random.oneOf(TYPES)),
    slug: random.oneOf(SLUGS),
    title: random.oneOf(WORDS),
  };
}

/** Whether groq-js can parse the query. Rethrows errors other than groq-js's own. */
export function isValidQuery(query: string, params: Readonly<Record<string, Json>> = {}): boolean {
  try {
    parse(query, { params });
    return true;
  } catch (error) {
    if (error instanceof Error && /^(?:Groq(?:Syntax|Query))?Error$/.test(error.name)) return false;
    throw error;
  }
}
