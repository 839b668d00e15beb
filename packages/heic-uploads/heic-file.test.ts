import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { hasDisplayP3, isHeic, jpegName, looksLikeHeic } from "./heic-file.ts";

const heic = await readFile(join(import.meta.dirname, "../../e2e/pictures/red-blue.heic"));

// The start of an AVIF file, whose main brand HEIC files can have too.
const avif = Buffer.from("\0\0\0\u001Cftypmif1\0\0\0\0mif1avifmiaf", "latin1");

test.each([
  ["IMG_0001.HEIC", "image/heic", true],
  ["IMG_0001.heif", "", true],
  ["photo", "image/heif-sequence", true],
  ["photo.jpg", "image/jpeg", false],
  ["heic.png", "image/png", false],
])("%s of type %j is taken for HEIC: %s", (name, type, expected) => {
  expect(looksLikeHeic({ name, type })).toBe(expected);
});

test("HEIC is recognized by its first bytes, and AVIF and JPEG are not HEIC", () => {
  expect(isHeic(heic)).toBe(true);
  expect(isHeic(avif)).toBe(false);
  expect(isHeic(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]))).toBe(false);
  expect(isHeic(new Uint8Array())).toBe(false);
});

test("the color profile of iPhones is found anywhere in the file", () => {
  const profile = Buffer.from("Display P3", "utf16le").swap16();
  expect(hasDisplayP3(Buffer.concat([heic, Buffer.from("D"), profile]))).toBe(true);
  expect(hasDisplayP3(heic)).toBe(false);
  expect(hasDisplayP3(profile.subarray(0, 12))).toBe(false);
});

test("the JPEG keeps the name of the photo", () => {
  expect(jpegName("IMG_0001.HEIC")).toBe("IMG_0001.jpg");
  expect(jpegName("photo")).toBe("photo.jpg");
});
