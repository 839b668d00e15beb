import { expect, test } from "vitest";

import { decodeText } from "./text-encoding.ts";

const ascii = (text: string) => [...Buffer.from(text, "latin1")];

test.each<[string, string, readonly number[]]>([
  ["UTF-8", "Gehäuse 海绵", [...new TextEncoder().encode("Gehäuse 海绵")]],
  ["UTF-8 with a byte order mark", "Größe", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode("Größe")]],
  ["UTF-16", "solid ä", [0xff, 0xfe, ...ascii("solid ").flatMap((code) => [code, 0]), 0xe4, 0]],
  ["UTF-16 without a byte order mark", "solid", ascii("solid").flatMap((code) => [0, code])],
  ["GB 18030", "('海绵2')", [...ascii("('"), 0xba, 0xa3, 0xc3, 0xe0, ...ascii("2')")]],
  ["Shift JIS", "'部品A'", [...ascii("'"), 0x95, 0x94, 0x95, 0x69, ...ascii("A'")]],
  [
    "Shift JIS with half-width letters",
    "カバー ﾈｼﾞ",
    [0x83, 0x4a, 0x83, 0x6f, 0x81, 0x5b, 0x20, 0xc8, 0xbc, 0xde],
  ],
  [
    "Latin-1",
    "Gehäuse, Größe, Ø 6",
    [...ascii("Geh"), 0xe4, ...ascii("use, Gr"), 0xf6, 0xdf, ...ascii("e, "), 0xd8, ...ascii(" 6")],
  ],
])("%s is recognized", (_, text, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text);
});
