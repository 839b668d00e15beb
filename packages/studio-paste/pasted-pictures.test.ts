import { expect, test } from "vitest";

import { filesOf, picturesInRtf, withUploads } from "./pasted-pictures.ts";

// cspell:ignore shppict picprop picw pich pngblip bliptag blipuid jpegblip nonshppict wmetafile pict
const WORD = String.raw`{\rtf1 Text {\*\shppict{\pict{\*\picprop\shplid1025}\picw10\pich10\pngblip\bliptag-12{\*\blipuid 00ff}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0102}} more {\*\shppict{\pict\jpegblip\bliptag5 ffd8ffe0}}}`;

test("pictures from Word are read from the RTF, without their copies for old programs", async () => {
  const pictures = picturesInRtf(WORD);
  expect(pictures.map(({ name, type }) => [name, type])).toEqual([
    ["pasted.png", "image/png"],
    ["pasted.jpg", "image/jpeg"],
  ]);
  expect(await pictures[0]?.bytes()).toEqual(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a));
});

test("a local picture gets its file, an embedded one its own bytes, and one from another website none", () => {
  const sources = [
    "file:///C:/clip_image001.png",
    "data:image/png;base64,iVBORw0K",
    "https://example.com/a.png",
  ];
  const rtf = String.raw`{\pict\pngblip 8950}`;
  expect(filesOf(sources, { rtf, files: [] }).map((file) => file?.size)).toEqual([2, 6, undefined]);
});

test("a single copied picture comes from the clipboard's files", () => {
  const file = new File(["x"], "image.png", { type: "image/png" });
  expect(filesOf(["file:///C:/clip_image001.png"], { rtf: "", files: [file] })).toEqual([file]);
});

test("local pictures get no files if the RTF has more or fewer pictures", () => {
  const rtf = String.raw`{\pict\pngblip 8950}`;
  expect(filesOf(["file:///a.png", "file:///b.emz"], { rtf, files: [] })).toEqual([undefined, undefined]);
});

test("a long text without pictures is searched quickly", () => {
  const started = process.threadCpuUsage();
  expect(picturesInRtf(String.raw`\pngblip${String.raw`\x1 `.repeat(50_000)}!`)).toEqual([]);
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000);
});

const figure = (alt: string) => ({
  _type: "figure",
  _key: alt,
  picture: { _type: "picture", alt, src: "file:///a.png" },
});

test("an uploaded picture keeps its alternative text, and one without a file is left out", () => {
  const text = { _type: "block", children: [] };
  expect(
    withUploads([text, figure("Lost"), figure("A part")], [undefined, { _id: "image-0a-1x1-png" }]),
  ).toEqual([
    text,
    {
      _type: "figure",
      _key: "A part",
      picture: { _type: "picture", alt: "A part", asset: { _type: "reference", _ref: "image-0a-1x1-png" } },
    },
  ]);
});
