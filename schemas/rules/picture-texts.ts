import { assetIdOf, storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import { labelsOf } from "translations/labels.ts";

import type { DocumentRule } from "./rule.ts";
import { numbersIn, objectsOf } from "./texts.ts";

export const labeledRenders: DocumentRule = {
  name: "labeled-renders",
  why: "Buyers take a rendering for a photograph of a part that was made, unless the page says so where the pictures are",
  level: "warning",
  check: (document) => {
    const galleries = objectsOf(document, "gallery")
      .filter(({ object }) => {
        const shown = ["heading", "lead"].map((field) => storedText(object, field) ?? "").join(" ");
        return storedItems(storedField(object, "pictures")).some(isRendered) && !saysRendered(shown);
      })
      .map(({ path }) => ({ path: [...path, "lead"], message: "Say that the pictures are renderings" }));
    const isUnlabeledVideo =
      document._type === "video" &&
      isRendered(document["poster"]) &&
      !saysRendered(storedText(document, "summary") ?? "");
    return [
      ...galleries,
      ...(isUnlabeledVideo ? [{ path: ["summary"], message: "Say that the video is rendered" }] : []),
    ];
  },
};

/** Whether the alternative text of a picture ends with “(render)”. */
function isRendered(picture: unknown): boolean {
  return /\(render/i.test(storedText(picture, "alt") ?? "");
}

function saysRendered(text: string): boolean {
  return /\brender/i.test(text);
}

export const pictureTexts: DocumentRule = {
  name: "picture-texts",
  why: "People who cannot see a picture, and search engines, know only its alternative text",
  level: "warning",
  check: (document) => {
    const pictures = objectsOf(document, "picture").map(({ object, path }) => ({
      path: [...path, "alt"],
      alt: storedText(object, "alt") ?? "",
      asset: assetIdOf(object) ?? storedText(object, "_sanityAsset"),
    }));
    return pictures.flatMap(({ path, alt, asset }, index) => {
      const before = pictures.slice(0, index);
      const [lead] = /^(an? |the )?(image|photo|photograph|picture)s? (of|showing)\b/i.exec(alt) ?? [];
      if (lead !== undefined)
        return [{ path, message: `Leave out “${lead} …”: say only what is in the picture` }];
      if (/\.(avif|gif|heic|jpe?g|png|svg|webp)$|^(IMG|DSC)[-_]?\d/i.test(alt))
        return [{ path, message: `“${alt}” is the name of a file. Say what is in the picture` }];
      return alt !== "" && before.some((other) => other.alt === alt && other.asset !== asset)
        ? [
            {
              path,
              message:
                "Another picture on this page has the same alternative text. Say what is different here",
            },
          ]
        : [];
    });
  },
};

/** “−10…55%”, “Ø 2–3 d”. Other labels are dimensions of the example, which its texts need not repeat. */
const RANGE_OR_SHARE = /\d\s?%|\d\s?[–…]\s?\d/;

export const drawingLabels: DocumentRule = {
  name: "drawing-labels",
  why: "A range that was corrected in the texts only is still wrong in the drawing, which buyers read first",
  level: "warning",
  check: (document) =>
    objectsOf(document, "drawingPart").flatMap(({ object, path }) => {
      const textOf = (field: string) => storedText(object, field) ?? "";
      const told = new Set(numbersIn(`${textOf("caption")} ${textOf("alternativeText")}`).map(Math.abs));
      const different = differentRanges(textOf("caption"), textOf("alternativeText")).map(([one, other]) => ({
        path: [...path, "caption"],
        message: `“${one}” is “${other}” in the alternative text. Correct one of them`,
      }));
      const untold = ["svg", "narrowSvg"].flatMap((field) =>
        labelsOf(textOf(field))
          .filter(
            (label) =>
              RANGE_OR_SHARE.test(label) && !numbersIn(label).every((each) => told.has(Math.abs(each))),
          )
          .map((label) => ({
            path: [...path, field],
            message: `The caption and the alternative text do not say “${label}”. Correct one of them`,
          })),
      );
      return different.concat(untold);
    }),
};

/** Ranges of two texts that have one end in common: “2–3” in one, “2.4–3” in the other. A range that both have is right. */
function differentRanges(text: string, other: string): (readonly [string, string])[] {
  const [ranges, others] = [rangesIn(text), rangesIn(other)];
  return ranges
    .filter((range) => !others.includes(range))
    .flatMap((range) =>
      others
        .filter((each) => !ranges.includes(each) && haveSameEnd(range, each))
        .map((each) => [range, each] as const),
    );
}

/** The ranges of a text, such as “2.4 to 3”, as “2.4–3”. */
function rangesIn(text: string): string[] {
  const found = text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?) ?(?:–|…|to) ?(\d+(?:\.\d+)?)/g);
  return [...found].map(([, from, to]) => `${from}–${to}`);
}

function haveSameEnd(one: string, other: string): boolean {
  const ends = other.split("–");
  return one.split("–").some((end, index) => end === ends[index]);
}
