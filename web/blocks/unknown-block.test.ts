import { expect, test } from "vitest";

import { isKnownBlock } from "./page-blocks.tsx";

test("a block of the registry is known", () => {
  expect(isKnownBlock({ _type: "hero", _key: "a" })).toBe(true);
});

test("an unknown block throws an error that names it, for developers", () => {
  expect(() => isKnownBlock({ _type: "carousel", _key: "b7" }, { isProduction: false })).toThrow(
    /b7 .*"carousel"/,
  );
});

test("an unknown block is left out in production, and logged once per type", () => {
  const lines: string[] = [];
  const options = { isProduction: true, log: (line: string) => lines.push(line) };
  expect(isKnownBlock({ _type: "ticker", _key: "a" }, options)).toBe(false);
  expect(isKnownBlock({ _type: "ticker", _key: "b" }, options)).toBe(false);
  expect(isKnownBlock({ _type: "toString", _key: "c" }, options)).toBe(false);
  expect(lines).toHaveLength(2);
});
