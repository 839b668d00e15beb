import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";

import { ENGLISH, wordsOf } from "./catalogs.ts";

test("server components and the proxy can load the catalogs: no words are beside hooks or a context of React", () => {
  const script = 'console.log((await import("./catalogs.ts")).TRANSLATED.join())';
  const args = ["--conditions=react-server", "--input-type=module", "--eval", script];
  const translated = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" });
  expect(translated).toContain("de");
});

test.each(["ja", "constructor", "__proto__", ""])(
  "for %j, which is no language, there are English words",
  (language) => {
    expect(wordsOf(language)).toBe(wordsOf(ENGLISH));
  },
);
