/** What people read of a text on a screen in a minute. */
const WORDS_PER_MINUTE = 220;

/** Fields of blocks whose strings are read; others are keys, names of choices and addresses. */
const READ = new Set(["heading", "lead", "text", "title", "caption", "question", "rule", "reason", "cells"]);

/** How long the blocks of a page take to read, in whole minutes, at least one. */
export function readingMinutes(blocks: unknown): number {
  return Math.max(1, Math.round(wordsIn(blocks, false) / WORDS_PER_MINUTE));
}

function wordsIn(value: unknown, isRead: boolean): number {
  if (typeof value === "string")
    return isRead ? (value.match(/[^\s\u200B-\u200D\u2060-\u2069]+/g)?.length ?? 0) : 0;
  if (Array.isArray(value)) return sum(value.map((item) => wordsIn(item, isRead)));
  if (typeof value !== "object" || value === null) return 0;
  return sum(Object.entries(value).map(([field, part]) => wordsIn(part, READ.has(field))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
