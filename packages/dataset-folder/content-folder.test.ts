import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { assetNames, parseAddress, readContent, writeContent } from "./content-folder.ts";
import { createKeySorter } from "./key-order.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const sortKeys = createKeySorter([
  {
    name: "page",
    type: "document",
    fields: [
      { name: "title", type: "string" },
      { name: "parts", type: "parts" },
    ],
  },
  { name: "parts", type: "array", of: [{ type: "part" }] },
  {
    name: "part",
    type: "object",
    fields: [
      { name: "name", type: "string" },
      { name: "svg", type: "text" },
    ],
  },
]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const page = {
  parts: [{ svg, name: "A", _type: "part", _key: "a" }],
  title: "Home",
  _type: "page",
  _id: "home",
};
const asset = {
  address: "file@file://./assets/files/part.stl",
  bytes: Buffer.from("solid"),
  details: { title: "Part" },
};

test("a document is written with its keys in the order of the schema, and an SVG into a file of its own", async () => {
  const folder = temporaryFolder();
  expect(await writeContent(folder, { documents: [page], assets: [asset] }, sortKeys)).toBe(4);
  expect(readFileSync(join(folder, "documents/page/home.json"), "utf8")).toBe(`{
  "_id": "home",
  "_type": "page",
  "title": "Home",
  "parts": [
    {
      "_type": "part",
      "_key": "a",
      "name": "A",
      "svg": { "_textFile": "home.parts.a.svg" }
    }
  ]
}
`);
  expect(readFileSync(join(folder, "documents/page/home.parts.a.svg"), "utf8")).toBe(svg);
  expect(await readContent(folder)).toEqual({ documents: [page], assets: [asset] });
});

test("what did not change is not written again, and what is gone is deleted", async () => {
  const folder = temporaryFolder();
  await writeContent(folder, { documents: [page], assets: [asset] }, sortKeys);
  expect(await writeContent(folder, { documents: [page], assets: [asset] }, sortKeys)).toBe(0);
  expect(await writeContent(folder, { documents: [], assets: [asset] }, sortKeys)).toBe(2);
  expect((await readContent(folder)).documents).toEqual([]);
});

test("a text of a file that is not in the folder is not read", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "documents/page"), { recursive: true });
  writeFileSync(
    join(folder, "documents/page/a.json"),
    '{"_id":"a","_type":"page","title":{"_textFile":"../../../etc/hostname"}}',
  );
  await expect(readContent(folder)).rejects.toThrow("no such file");
});

test.each([
  "file@file:///etc/passwd",
  "image@file://./assets/images/../x",
  "image@https://example.com/a.png",
])("%s is no address of an asset", (address) => {
  expect(() => parseAddress(address)).toThrow("is no file of the content folder");
});

test("assets that share a name get the start of their hash, and never a name of another one", () => {
  const assets = [
    { sha1: "aaaaaaa1", filename: "Part 1.stl", path: "files/p/d/aaaaaaa1.stl" },
    { sha1: "bbbbbbb2", filename: "part-1.stl", path: "files/p/d/bbbbbbb2.stl" },
    { sha1: "ccccccc3", filename: "other.stl", path: "files/p/d/ccccccc3.stl" },
  ];
  expect([...assetNames(assets).values()]).toEqual(["Part-1-aaaaaa.stl", "part-1-bbbbbb.stl", "other.stl"]);
  const hostile = [
    { sha1: "ddddddd4", filename: "part-1-AAAAAA.stl", path: "files/p/d/ddddddd4.stl" },
    { sha1: "eeeeeee5", filename: "aaaaaaa1.stl", path: "files/p/d/eeeeeee5.stl" },
  ];
  expect([...assetNames([...assets, ...hostile]).values()]).toEqual([
    "aaaaaaa1.stl",
    "part-1-bbbbbb.stl",
    "other.stl",
    "part-1-AAAAAA-dddddd.stl",
    "aaaaaaa1-eeeeee.stl",
  ]);
});

test("two files with one path are an error, and two texts with one path are both kept", async () => {
  const folder = temporaryFolder();
  const bytes = Buffer.from("a");
  const part = { address: "file@file://./assets/files/a.stl", bytes, details: {} };
  const twice = { documents: [], assets: [part, part] };
  await expect(writeContent(folder, twice, (document) => document)).rejects.toThrow("Two files");
  const texts = { _id: "a", _type: "page", "b.c": "<svg>1</svg>", b: { c: "<svg>2</svg>" } };
  await writeContent(folder, { documents: [texts], assets: [] }, (document) => document);
  expect((await readContent(folder)).documents).toEqual([texts]);
});
