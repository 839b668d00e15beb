import { expect, test } from "vitest";

import { readCommand } from "./command-line.ts";

const rows = [{ number: 1 }, { number: 17 }];

test("without numbers every row is tried, with numbers only these", () => {
  expect(readCommand([], rows)).toEqual({ chosen: rows, scale: "normal", isLong: false });
  expect(readCommand(["17", "--fast", "--long"], rows)).toEqual({
    chosen: [{ number: 17 }],
    scale: "fast",
    isLong: true,
  });
});

test.each([
  ["999", "There is no row 999."],
  ["dialog", "There is no row dialog."],
  ["--fasst", "Unknown option '--fasst'"],
])("%s is refused with the usage: no row tried would count as none failed", (word, message) => {
  expect(() => readCommand([word], rows)).toThrow(message);
  expect(() => readCommand([word], rows)).toThrow("Usage: pnpm attack");
});
