import { assert, array, constantFrom, property, record, string } from "fast-check";
import { expect, test } from "vitest";

import { codesOf } from "./check.ts";
import { CodeError, codesOfBlock, parseCodes, textOfBlock, withBlockText, withoutCodes } from "./codes.ts";
import { link, paragraph } from "./testing/example.ts";

test("words with marks and inline objects are numbered codes", () => {
  expect(textOfBlock(paragraph)).toBe("See <1>the guide</1>, up to <2/>.");
  expect(codesOfBlock(paragraph)).toEqual([
    { kind: "marked", marks: [link] },
    { kind: "inline", object: { _type: "quantity", _key: "d", value: 5 } },
  ]);
  expect(withoutCodes(textOfBlock(paragraph))).toBe("See the guide, up to ….");
});

test("codes move with the words of the translation", () => {
  expect(withBlockText(paragraph, "Bis <2/>: siehe <1>Leitfaden</1>")).toEqual({
    ...paragraph,
    children: [
      { _type: "span", _key: "a", marks: [], text: "Bis " },
      { _type: "quantity", _key: "d", value: 5 },
      { _type: "span", _key: "c", marks: [], text: ": siehe " },
      { _type: "span", _key: "b", marks: ["m"], text: "Leitfaden" },
    ],
  });
});

test.each([
  ["<1>Leitfaden</1>.", "The code <2/> is missing"],
  ["<1>a</1> <1>b</1> <2/>", "The code <1>…</1> is not one of the source, or occurs twice"],
  ["<1/> <2/>", "The code <1/> is not one of the source, or occurs twice"],
  ["<1>a</1> <2/> <3/>", "The code <3/> is not one of the source, or occurs twice"],
  ["<1>a <2/></1>", "The code <2/> has no counterpart, or is inside another one"],
  ["<1>a <2/>", "The code <1> has no counterpart, or is inside another one"],
])("%s is rejected: %s", (text, message) => {
  expect(() => withBlockText(paragraph, text)).toThrow(new CodeError(message));
});

/** Texts with what reads like a code. */
const words = string({
  unit: constantFrom("a", "<", "1", "/", ">", "&", "lt;", "amp;", "\n", "ü"),
  minLength: 1,
});
const span = record({ text: words, marks: constantFrom([], ["strong"], ["m"]) });

const plain = (items: readonly { readonly text: string }[]) => items.map((item) => item.text).join("|");

test("every paragraph is the same after its text was written and read", () => {
  assert(
    property(array(span, { minLength: 1 }), (spans) => {
      const children = spans.map((each, index) => ({ _type: "span", _key: `k${index}`, ...each }));
      const block = { ...paragraph, children };
      const text = textOfBlock(block);
      const parts = parseCodes(text);
      // Spans without marks that follow each other become one.
      const joined = children.reduce<{ marks: readonly string[]; text: string }[]>(
        (list, { marks, text: own }) => {
          const last = list.at(-1);
          if (last !== undefined && last.marks.length === 0 && marks.length === 0) last.text += own;
          else list.push({ marks, text: own });
          return list;
        },
        [],
      );
      expect(plain(parts.flatMap((part) => ("text" in part ? [part] : [])))).toBe(plain(joined));
      expect(textOfBlock(withBlockText(block, text))).toBe(text);
      // A paragraph with other words takes the text back.
      expect(
        textOfBlock(
          withBlockText(
            {
              ...block,
              children: children.map(({ _type, _key, marks }) => ({ _type, _key, marks, text: "x" })),
            },
            text,
          ),
        ),
      ).toBe(text);
    }),
  );
});

test("a long text of codes takes no time", () => {
  const start = process.threadCpuUsage();
  for (const code of ["<1>", "</1>", "<1>a", "<1/>", "&amp;lt;"])
    expect(codesOf(code.repeat(100_000)) === undefined).toBe(code.includes("<") && code !== "<1/>");
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
});
