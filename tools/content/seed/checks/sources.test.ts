import { expect, test } from "vitest";

import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { type Page, pages, runningText } from "./pages.ts";

/** Other manufacturers and guides whose published figures we compare. Their names may appear only in notes and source fields. */
const COMPANIES =
  /\b(?:3D Hubs|3D Sculplab|3Faktur|additive\.tools|Addema|Debaolong|dextalor|FacFox|Fictiv|Forge Labs|Formlabs|HLH|Kaierwo|Kemperle|Komaspec|Layer X|MakerStage|Materialise|metal-stamping-die|mfgabc|mfgproto|MJM|Moldkey|Neptune Labs|Oskaimold|PCBWay|Premium Parts|Procurabl|Protolabs|Sculpteo|Shapeways|Super-Ingenuity|Tempus 3D|Tronix3D|Xometry)\b/i;

/** The visible texts of a page, including headings and tables, but without notes and source fields. */
function readTexts(page: Page): string[] {
  const { title, summary, seo, blocks } = page;
  return [
    ...runningText(page),
    ...wordsIn([title, summary, seo]),
    ...["heading", "question", "verdict", "reason"].flatMap((field) => textsIn(blocks, field)),
    ...objectsIn(blocks, "table").flatMap((table) => wordsIn(table)),
  ];
}

test.each(pages.map((page) => [page._id, page] as const))(
  "%s names other companies in notes and source fields only",
  (_, page) => {
    expect(readTexts(page).filter((text) => COMPANIES.test(text))).toEqual([]);
  },
);
