import { expect, test } from "vitest";

import { formatMessage } from "./message.ts";

test("places are values, in the order of the language", () => {
  expect(formatMessage("{1}件中{0}件", [3, 12], "ja")).toBe("12件中3件");
  expect(formatMessage("without places", [], "en")).toBe("without places");
  expect(formatMessage("{0}", ["{1}"], "en")).toBe("{1}");
});

test("plurals follow the rules of the language", () => {
  const polish = "{0, plural, one {plik} few {pliki} many {plików} other {pliku}}";
  expect([1, 3, 5].map((count) => formatMessage(polish, [count], "pl"))).toEqual(["plik", "pliki", "plików"]);
});

test("an exact number goes before its plural, and a case has places", () => {
  const message = "{0, plural, =2 {twice} one {once} other {{0} times in {1}}}";
  expect([1, 2, 3].map((count) => formatMessage(message, [count, "all"], "en"))).toEqual([
    "once",
    "twice",
    "3 times in all",
  ]);
});

test("a missing value selects its own text", () => {
  const message = "{1, select, undefined {{0}} other {{0} ext. {1}}}";
  expect(formatMessage(message, ["86", undefined], "en")).toBe("86");
  expect(formatMessage(message, ["86", "12"], "en")).toBe("86 ext. 12");
});

test.each(["{name}", "{0", "{0, plural, one {1}}", "{0, date, short {}}"])("%s is no message", (message) => {
  expect(() => formatMessage(message, [2], "en")).toThrow(/brace|place|case/);
});
