import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { textsOfData } from "message-catalog/data.ts";
import { formatMessage } from "message-catalog/message.ts";
import { describe, expect, test } from "vitest";

import { catalogAddress, ENGLISH, TRANSLATED, wordsOf } from "./catalogs.ts";
import { englishTexts } from "./english-texts.ts";

test("server components and the proxy can load the catalogs: no words are beside hooks or a context of React", () => {
  const script = 'console.log((await import("./catalogs.ts")).TRANSLATED.join())';
  const args = ["--conditions=react-server", "--input-type=module", "--eval", script];
  const translated = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" });
  expect(translated).toContain("de");
});

test.each(["xx", "constructor", "__proto__", ""])(
  "for %j, which is no language, there are English words",
  (language) => {
    expect(wordsOf(language)).toBe(wordsOf(ENGLISH));
  },
);

test("pages in English name no file with words", () => {
  expect(["en", "xx"].map((language) => catalogAddress(language))).toEqual([undefined, undefined]);
});

// A language that has just been started has the English words and no file.
const withOwnWords = TRANSLATED.filter((language) => wordsOf(language) !== wordsOf(ENGLISH));

describe.each(withOwnWords)("words.json of %s", (language) => {
  const file = join(import.meta.dirname, language, "words.json");
  const texts = textsOfData(JSON.parse(readFileSync(file, "utf8")));
  const english = englishTexts();

  test("has no word that English does not have", () => {
    expect([...texts.keys()].filter((path) => !english.has(path))).toEqual([]);
  });

  test("has a message that can be filled in for each sentence with values, with the values of the English one", () => {
    const sentences = [...texts].filter(([path]) => path.endsWith("()"));
    expect(sentences.length).toBeGreaterThan(150);
    for (const [path, text] of sentences) {
      formatMessage(text, [1, 2, 3, 4, 5], "en");
      expect([path, valuesIn(text)]).toEqual([path, valuesIn(english.get(path) ?? "")]);
    }
  });
});

/** The values of a message, without those that only choose a case. */
function valuesIn(message: string): string[] {
  return [...new Set(message.match(/\{\d+\}/g))].toSorted();
}
