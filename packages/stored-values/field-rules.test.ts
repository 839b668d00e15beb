import { expect, test } from "vitest";

import { isRequired, limitsOf } from "./field-rules.ts";

interface Rule {
  readonly required: () => Rule;
  readonly min: (limit: number) => Rule;
  readonly max: (limit: number) => Rule;
  readonly warning: () => Rule;
}

const validation = (rule: Rule) => [
  rule.max(5).warning(),
  rule.required().min(2).max(20),
  rule.min(3).warning(),
];

test("the limits of a field are those that its errors have, not those of warnings", () => {
  expect(limitsOf({ validation })).toEqual({ min: 2, max: 20 });
  expect(isRequired({ validation })).toBe(true);
});

test("a field without rules has no limits", () => {
  expect(limitsOf({})).toEqual({ min: -Infinity, max: Infinity });
  expect(limitsOf({ validation: (rule: Rule) => rule.required() })).toEqual({
    min: -Infinity,
    max: Infinity,
  });
});
