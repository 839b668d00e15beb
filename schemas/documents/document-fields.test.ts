import { expect, test } from "vitest";

import { repeats } from "../fields/repeats.ts";
import { isOffered } from "./document-fields.ts";
import { finish } from "./finish.ts";
import { materialGrade } from "./material-grade.ts";

test.each([materialGrade, finish])(
  "a $name without a process gets a warning that no process table shows it",
  (type) => {
    const field = type.fields.find(({ name }) => name === "services");
    const customs: unknown[] = [];
    const rule = {
      custom: (check: unknown) => {
        customs.push(check);
        return rule;
      },
      warning: () => rule,
    };
    Reflect.apply(Reflect.get(field ?? {}, "validation"), undefined, [rule]);
    expect(customs).toEqual([repeats, isOffered]);
  },
);

test("a document without a process gets a warning, whether its list is missing or empty", () => {
  expect(isOffered([{ _ref: "cnc-machining" }])).toBe(true);
  expect(isOffered([])).toMatch(/^Choose a process/);
  expect(isOffered(undefined)).toMatch(/^Choose a process/);
});
