import { expect, test } from "vitest";

import { chapterOfField, chapterOfTool, findChapters, readChapters, textOf } from "./chapters.ts";

const chapters = readChapters(`# Guide

## Publish a page

<!-- tools: structure; fields: title, page -->

![The button](../static/guide/publish.png)

1. Press **Publish**.
2. Wait for the *undo* time.

> Warnings can be passed over.

## Undo & redo

1. Press Ctrl+Z.
`);

test("a chapter has its steps, its remark and its picture, and names tools and fields", () => {
  expect(chapters).toEqual([
    {
      id: "publish-a-page",
      title: "Publish a page",
      steps: ["Press **Publish**.", "Wait for the *undo* time."],
      remark: "Warnings can be passed over.",
      picture: { src: "/static/guide/publish.png", alt: "The button" },
      tools: ["structure"],
      fields: ["title", "page"],
    },
    {
      id: "undo-redo",
      title: "Undo & redo",
      steps: ["Press Ctrl+Z."],
      remark: undefined,
      picture: undefined,
      tools: [],
      fields: [],
    },
  ]);
});

test("a tool and a field have the chapter about them, or about what contains the field", () => {
  expect(chapterOfTool(chapters, "structure")?.id).toBe("publish-a-page");
  expect(chapterOfField(chapters, ["slug", "string", "page"])?.id).toBe("publish-a-page");
  expect(chapterOfField(chapters, ["slug"])).toBeUndefined();
});

test("a search finds chapters with all of its words, those with a title first", () => {
  expect(findChapters(chapters, "undo").map(({ id }) => id)).toEqual(["undo-redo", "publish-a-page"]);
  expect(findChapters(chapters, "undo warnings").map(({ id }) => id)).toEqual(["publish-a-page"]);
});

test("the text of a chapter is what a reader sees", () => {
  expect(chapters.map(textOf)[0]).toContain("Press Publish.");
});
