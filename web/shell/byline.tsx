import type { ReactNode } from "react";
import { ROUTABLE_FACTS, type RoutableType } from "schemas/fields/routable-types.ts";

import { getPageFacts } from "#cms/content.ts";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { getWords } from "#locale/words.ts";
import { Day } from "#ui/day.tsx";
import { TextsInLanguages } from "#ui/in-language.tsx";

interface BylineProps {
  page: { _id: string; _type: RoutableType; blocks: unknown };
}

type Facts = NonNullable<Awaited<ReturnType<typeof getPageFacts>>>;

/** What the byline says after the date of a page. */
const PARTS: Partial<Record<RoutableType, (facts: Facts, blocks: unknown) => ReactNode[]>> = {
  blog: ({ author }, blocks) => [
    author && (
      <TextsInLanguages
        separator=", "
        texts={[
          { text: author.name },
          { text: author.role ?? "", language: foreignLanguage(author, "role") },
        ].filter(({ text }) => text)}
      />
    ),
    getWords().byline.minutes(readingMinutes(blocks)),
  ],
  guide: ({ reviewedAt }) => [
    reviewedAt && (
      <>
        {getWords().byline.checked} <Day date={reviewedAt} />
      </>
    ),
  ],
};

/** The date of a page, if its type has one; author and reading time of a post; the last review of a guide. Other pages have none. */
export async function Byline({ page: { _id, _type, blocks } }: BylineProps) {
  const partsOf = PARTS[_type];
  if (partsOf === undefined && ROUTABLE_FACTS[_type].date === undefined) return null;
  const facts = await getPageFacts(_id);
  if (!facts) return null;
  const parts = [facts.date && <Day date={facts.date} />, ...(partsOf?.(facts, blocks) ?? [])];
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className="bg-sheet">
      <ul className="mx-auto flex max-w-sheet flex-wrap gap-x-6 px-edge pb-3 font-mono text-12 text-ink-2">
        {shown.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a byline keep their order
          <li key={index}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

/** A typical speed for reading on a screen. */
const WORDS_PER_MINUTE = 220;

/** The fields of blocks that contain text to read. The strings in other fields are keys, options and addresses. */
const TEXT_FIELDS = new Set([
  "heading",
  "lead",
  "text",
  "title",
  "caption",
  "question",
  "rule",
  "reason",
  "cells",
]);

/** The reading time of a page's blocks in whole minutes, at least one. */
export function readingMinutes(blocks: unknown): number {
  return Math.max(1, Math.round(countWords(blocks, false) / WORDS_PER_MINUTE));
}

function countWords(value: unknown, isText: boolean): number {
  if (typeof value === "string")
    return isText ? (value.match(/[^\s\u200B-\u200D\u2060-\u2069]+/g)?.length ?? 0) : 0;
  if (Array.isArray(value)) return sum(value.map((item) => countWords(item, isText)));
  if (typeof value !== "object" || value === null) return 0;
  return sum(Object.entries(value).map(([field, part]) => countWords(part, TEXT_FIELDS.has(field))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
