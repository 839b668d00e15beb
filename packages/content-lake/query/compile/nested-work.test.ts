import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import { StoppedError } from "../../errors.ts";
import { createTestEngine } from "../../testing/engine.ts";
import { Parser } from "./parse.ts";

// The work before a query runs must not grow exponentially with its length: a few hundred characters would stop the process.

/** A filter in a filter, each of which is sorted: each level was compiled twice. */
function nestedFilters(depth: number): string {
  return Array.from({ length: depth }).reduce<string>(
    (inner) => `*[defined(${inner})]|order(a)[0]`,
    "*[a==1]|order(a)[0]",
  );
}

/** Custom functions, each of which calls the one before twice. */
function nestedFunctions(depth: number): string {
  const declarations = Array.from(
    { length: depth },
    (_, index) => `fn a::f${index + 1}($x) = $x{"a":a::f${index}(b),"c":a::f${index}(b)};`,
  );
  return `fn a::f0($x) = $x{"a":b}; ${declarations.join(" ")} *[]{"r":a::f${depth}(@)}`;
}

/** The processor time, and whether the query was rejected. */
function measure(query: string): { milliseconds: number; isRejected: boolean } {
  const { runQuery } = createTestEngine({ _id: "a", _type: "page" });
  const before = process.cpuUsage();
  let isRejected = false;
  try {
    runQuery(query);
  } catch {
    isRejected = true;
  }
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, isRejected };
}

test("filters in filters are compiled once each", () => {
  const { milliseconds, isRejected } = measure(nestedFilters(50));
  expect(isRejected).toBe(false);
  // It took years.
  expect(milliseconds).toBeLessThan(1000);
});

test("custom functions that call each other are rejected before they are inlined", () => {
  expect(measure(nestedFunctions(4))).toMatchObject({ isRejected: false });
  const { milliseconds, isRejected } = measure(nestedFunctions(60));
  expect(isRejected).toBe(true);
  expect(milliseconds).toBeLessThan(200);
});

test("declarations of custom functions are counted once, and not in texts", () => {
  expectLinearTime(4000, (size) => {
    const query = `fn a::b($x) = $x{a}; "${"fn a : : b ".repeat(size)}${";".repeat(10 * size)}"`;
    return () => expect(measure(query)).toMatchObject({ isRejected: false });
  });
});

test("a query that takes too long to compile is stopped by the clock", () => {
  const parser = new Parser({ stopAfterMs: 1 });
  const list = Array.from({ length: 1000 }, () => "a+1").join();
  expect(() => parser.parse(`[${list}]`, {})).toThrow(StoppedError);
  expect(() => parser.parse(`[$index, ${list}][$index]`, { index: 0 })).toThrow(StoppedError);
});
