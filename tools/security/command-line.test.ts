import { expect, test } from "vitest";

import { readCommand } from "./command-line.ts";

const rows = [{ number: 1 }, { number: 17 }];

test("without numbers all rows run, with numbers only these", () => {
  expect(readCommand([], rows)).toEqual({ chosen: rows, scale: "normal", isVerbose: false });
  expect(readCommand(["17", "--fast", "--long"], rows)).toEqual({
    chosen: [{ number: 17 }],
    scale: "fast",
    isVerbose: true,
  });
});

test.each([
  ["999", "There is no row 999."],
  ["dialog", "There is no row dialog."],
  ["--fasst", "Unknown option '--fasst'"],
])("%s is rejected with the usage: a run without rows would count as passed", (word, message) => {
  expect(() => readCommand([word], rows)).toThrow(message);
  expect(() => readCommand([word], rows)).toThrow("Usage: pnpm attack");
});
